import { chanceFrom, randomBot } from '@la-granja/bots'
import {
  ACTION_TYPES,
  type Action,
  type GameState,
  legalActions,
  newGame,
  type PlayerView,
  play,
  view,
  waitingFor,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { actionsOn, litThings, type Thing, thingsOf } from '../src/things.ts'
import { whyNot } from '../src/whyNot.ts'

/** Views of whoever decides, all through a random game. */
function* moments(seed: string, players: 1 | 2 | 3 | 4, edition: 'classic' | 'deluxe'): Generator<PlayerView> {
  const chance = chanceFrom(seed)
  let state: GameState = newGame({ seed, players, edition })
  for (let seat = waitingFor(state)[0]; seat !== undefined; seat = waitingFor(state)[0]) {
    const seen = view(state, seat)
    yield seen
    const played = play(state, randomBot.choose(seen, chance))
    if ('refusal' in played) throw new Error(played.refusal.why)
    state = played.state
  }
}

/** Actions about nothing on the table: the prompt line offers them. */
const PROMPTED: ReadonlySet<Action['type']> = new Set([
  'endTurn',
  'finish',
  'cancel',
  'collect',
  'resolve',
  'buyDeliveries',
  'forgo',
] as const)

describe('things on the table', () => {
  it('every action is about some thing, or the prompt line offers it', () => {
    const seen = new Set<Action['type']>()
    for (const [seed, players, edition] of [
      ['a', 4, 'classic'],
      ['b', 2, 'deluxe'],
      ['c', 1, 'classic'],
      ['d', 3, 'deluxe'],
    ] as const) {
      for (const seen_ of moments(seed, players, edition)) {
        for (const action of legalActions(seen_)) {
          seen.add(action.type)
          expect(thingsOf(action, seen_.table).length > 0, action.type).toBe(!PROMPTED.has(action.type))
        }
      }
    }
    expect(seen.size).toBeGreaterThan(ACTION_TYPES.length / 2)
  })

  it('two actions that share all their things can still be told apart by what they do', () => {
    for (const seen of moments('e', 3, 'classic')) {
      const legal = legalActions(seen)
      for (const thing of litThings(legal, seen.table, undefined)) {
        const on = actionsOn(thing, legal, seen.table)
        expect(on.length).toBeGreaterThan(0)
        expect(new Set(on.map(action => JSON.stringify(action))).size).toBe(on.length)
      }
    }
  })

  it('with a thing chosen, only what goes with it stays lit', () => {
    for (const seen of moments('f', 2, 'classic')) {
      const legal = legalActions(seen)
      for (const action of legal) {
        const [first, second] = thingsOf(action, seen.table)
        if (first === undefined || second === undefined) continue
        const lit = litThings(legal, seen.table, first)
        expect(lit.has(second)).toBe(true)
        for (const thing of lit) {
          expect(actionsOn(thing, legal, seen.table).some(one => thingsOf(one, seen.table).includes(first))).toBe(true)
        }
      }
    }
  })
})

describe('why not', () => {
  const touched: readonly Thing[] = [
    'die:1',
    'die:6',
    'shop:0',
    'donkey:1',
    'hex:7',
    'row:deli:0',
    'siesta:3',
    'good:olive:store',
    'good:wine:store',
    'good:commodity:store',
    'pile',
    'card:5',
    'helper:12',
    'barrow:9',
    'roof:0',
    'roofSpace:0',
    'roofSpace:3',
    'side:field',
    'side:barrow',
    'side:helper',
    'silver',
    'points',
    'building:deli',
    'building:merchantHouse',
  ]

  it('every thing that is not lit has a reason from the engine, with a rule', () => {
    let reasons = 0
    for (const seen of moments('g', 4, 'classic')) {
      const lit = litThings(legalActions(seen), seen.table, undefined)
      for (const thing of touched) {
        if (lit.has(thing)) continue
        const reason = whyNot(thing, seen)
        expect(reason, thing).toBeDefined()
        expect(reason?.rule).not.toBe('input')
        reasons++
      }
    }
    expect(reasons).toBeGreaterThan(1000)
  })

  /** As if this helper had been hired. */
  const withHelper = (card: number) => {
    const { table, ...rest } = newGame({ seed: 'h', players: 2, edition: 'classic' })
    const [mover = 0] = table.waiting
    const farms = table.farms.map((farm, seat) =>
      seat === mover ? { ...farm, helpers: [{ card, used: false, marked: false }] } : farm,
    )
    return view({ ...rest, table: { ...table, farms } } as GameState, mover)
  }

  it('a helper that opens a use of commodities stands for it', () => {
    const seen = withHelper(58)
    expect(thingsOf({ type: 'spend', seat: seen.seat ?? 0, on: 'instant' }, seen.table)).toContain('helper:58')
    expect(thingsOf({ type: 'spend', seat: seen.seat ?? 0, on: 'pig' }, seen.table)).toEqual(['good:commodity:store'])
    expect(whyNot('helper:58', seen)).toEqual({ rule: 'card:apprentice', why: 'wrongPhase' })
  })

  it('of a helper that works by itself it is said so', () => {
    expect(whyNot('helper:38', withHelper(38))).toEqual({ rule: 'card:schoolmaster', why: 'worksByItself' })
  })

  it('who is not on turn is told so', () => {
    const state = newGame({ seed: 'h', players: 3, edition: 'classic' })
    const [mover] = waitingFor(state)
    const other = mover === 0 ? 1 : 0
    expect(whyNot('die:1', view(state, other))).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
