import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  formatAction,
  type GameState,
  legalActions,
  type Preview,
  parseAction,
  play,
  preview,
  refusal,
  type Seat,
  showsSomething,
  stateSeen,
  view,
  viewEvent,
} from '../../src/index.ts'
import type { Dice } from '../../src/random.ts'
import { deepFreeze, scenario } from '../scenario.ts'
import { everyAction, withOtherSecrets } from './laws.ts'
import { type Decision, planFor, playGame } from './randomGame.ts'

/** `toStrictEqual`, but quick where both sides share most of what they hold. */
function agree(actual: unknown, expected: unknown, about: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, about).toStrictEqual(expected)
}

/** One decision in `every` of many games. */
function sample(prefix: string, games: number, every: number, look: (decision: Decision, dice: Dice) => void): void {
  for (let index = 0; index < games; index++) {
    playGame(planFor(index, prefix), (decision, dice) => {
      if (dice.between(1, every) === 1) look(decision, dice)
    })
  }
}

/** What a preview has to say, found out by playing with everything in the open. */
function truth(start: GameState, seat: Seat, actions: readonly Action[]): Preview {
  let state = start
  const events: Preview['events'][number][] = []
  for (const [stoppedAt, action] of actions.entries()) {
    const played = play(state, action)
    if ('refusal' in played) return { view: view(state, seat), events, stoppedAt, refusal: played.refusal }
    if (showsSomething(played.events)) return { view: view(state, seat), events, stoppedAt }
    events.push(...played.events.map(event => viewEvent(event, seat)!))
    state = played.state
  }
  return { view: view(state, seat), events }
}

/** Up to eight actions that one seat could really play in a row, and one too many where its turn ends before that. */
function chain(start: GameState, seat: Seat, dice: Dice): Action[] {
  const actions: Action[] = []
  let state = start
  for (let left = dice.between(1, 8); left > 0; left--) {
    const legal = legalActions(view(state, seat))
    const action: Action = legal[dice.between(0, Math.max(0, legal.length - 1))] ?? { type: 'endTurn', seat }
    actions.push(action)
    const played = play(state, action)
    if ('refusal' in played) break
    state = played.state
  }
  return actions
}

describe('preview of what is possible', () => {
  test('preview: an action alone comes out as it really will, or stops exactly if it shows anybody something new', () => {
    const count = { stopped: 0, played: 0 }
    sample('preview', 32, 2, ({ state, seat, legal }) => {
      const seen = view(state, seat)
      for (const action of legal) {
        const shown = preview(seen, [action])
        agree(shown, truth(state, seat, [action]), formatAction(action))
        if (shown.stoppedAt === 0) expect(shown.view).toBe(seen)
        count[shown.stoppedAt === 0 ? 'stopped' : 'played']++
      }
    })
    expect(count.stopped).toBeGreaterThan(500)
    expect(count.played).toBeGreaterThan(10_000)
  }, 60_000)

  test('preview: up to eight actions in a row come out as they really will, up to the one that stops', () => {
    const count = { played: 0, line: 0, refused: 0 }
    sample('chain', 48, 3, ({ state, seat }, dice) => {
      const actions = chain(state, seat, dice)
      const shown = preview(view(state, seat), actions)
      agree(shown, truth(state, seat, actions), actions.map(formatAction).join(', '))
      count[shown.stoppedAt === undefined ? 'played' : shown.refusal === undefined ? 'line' : 'refused']++
    })
    expect(Math.min(count.played, count.line, count.refused)).toBeGreaterThan(200)
  }, 60_000)

  test('preview: what nobody can tell from the view makes no difference, neither to it nor to the real game', () => {
    sample('blind', 32, 4, ({ state, seat }, dice) => {
      const actions = chain(state, seat, dice)
      const shown = preview(view(state, seat), actions)
      const other = withOtherSecrets(state, seat, dice)
      const about = actions.map(formatAction).join(', ')
      agree(preview(view(other, seat), actions), shown, about)
      agree(preview(JSON.parse(JSON.stringify(view(state, seat))), actions), shown, about)
      agree(truth(other, seat, actions), shown, about)
    })
  }, 60_000)

  test('a state made from a view looks to its seat exactly as the view does, and to nobody else like more', () => {
    sample('seen', 12, 10, ({ state, seat }) => {
      const seen = view(state, seat)
      agree(view(stateSeen(seen), seat), seen, `seat ${seat}`)
      const watched = view(state, undefined)
      agree(view(stateSeen(watched), undefined), watched, 'a spectator')
    })
  })

  test('preview: nothing in, nothing out', () => {
    const seen = view(scenario().state, 0)
    expect(preview(seen, [])).toStrictEqual({ view: seen, events: [] })
  })

  test('card 39 the cards that one looks at are known: looking stops, keeping one does not', () => {
    const game = scenario({ farms: [{ silver: 1, helpers: ['fortuneTeller'] }], pile: ['chef', 'baker', 'trader'] })
    const look = parseAction('0 use 39 0')!
    expect(preview(view(game.state, 0), [look])).toMatchObject({ stoppedAt: 0, events: [] })
    game.do('use 39 0')
    const kept = preview(view(game.state, 0), [parseAction('0 keep 8')!, parseAction('0 play 8 field')!])
    expect(kept.stoppedAt).toBeUndefined()
    expect(kept.view).toStrictEqual(view(game.do('keep 8', 'play 8 field').state, 0))
  })

  test('§8.1 a donkey is chosen on trial until the last one is: then all are revealed', () => {
    const game = scenario({ step: 'choosingDonkeys' })
    const first = preview(view(game.state, 1), [parseAction('1 chooseDonkey 2')!])
    expect(first).toMatchObject({ view: { donkey: 2 }, events: [{ type: 'donkeyChosen', seat: 1, donkey: 2 }] })
    game.do('0: chooseDonkey 3')
    expect(preview(view(game.state, 1), [parseAction('1 chooseDonkey 2')!])).toMatchObject({ stoppedAt: 0, events: [] })
  })

  test('R3 with no card in pile or discards a draw shows nothing, so nothing stops', () => {
    const { state } = scenario({ pile: [], discards: [] }).do('endTurn')
    const actions = [parseAction('1 endTurn')!]
    expect(truth(state, 1, actions)).not.toHaveProperty('stoppedAt')
    agree(preview(view(state, 1), actions), truth(state, 1, actions), 'endTurn')
  })

  test('§11 with no card for the neutral player nothing is revealed, so nothing stops', () => {
    const { state } = scenario({ players: 1, round: 6, step: 'buying', pile: [], discards: [] })
    const actions = [parseAction('0 endTurn')!]
    expect(truth(state, 0, actions).view.table.over).toBe(true)
    agree(preview(view(state, 0), actions), truth(state, 0, actions), 'endTurn')
  })
})

describe('preview of what is not possible', () => {
  test('preview: every other action there is is refused as the rules refuse it, and the view stays', () => {
    sample('impossible', 16, 150, ({ state, seat, legal }) => {
      const seen = view(state, seat)
      const listed = new Set(legal.map(formatAction))
      for (const action of everyAction(seat)) {
        if (listed.has(formatAction(action))) continue
        const expected = { view: seen, events: [], stoppedAt: 0, refusal: refusal(seen, action) }
        agree(preview(seen, [action]), expected, formatAction(action))
      }
    })
  }, 60_000)

  test('preview: one in the middle stops there, with the reason and with what came before', () => {
    const game = scenario({ farms: [{ goods: { olive: 1, grape: 1 } }] })
    const actions = ['0 sell olive store', '0 sell olive store', '0 sell grape store'].map(line => parseAction(line)!)
    const shown = preview(view(game.state, 0), actions)
    game.do('sell olive store')
    expect(shown).toStrictEqual({
      view: view(game.state, 0),
      events: [{ type: 'sold', seat: 0, good: 'olive', from: 'store', price: 1 }],
      stoppedAt: 1,
      refusal: { rule: '5.1.2', why: 'goodNotThere', need: 1, have: 0 },
    })
  })

  test('preview: what others do is not for one’s own view, even if it is their turn', () => {
    const game = scenario({ farms: [{ goods: { olive: 1 } }, { goods: { olive: 1 } }] })
    const [own, others] = [parseAction('0 endTurn')!, parseAction('1 sell olive store')!]
    const refused = { rule: 'input', why: 'notYourSeat' }
    expect(preview(view(game.state, 0), [others])).toMatchObject({ stoppedAt: 0, events: [], refusal: refused })
    expect(preview(view(game.state, 0), [own, others])).toMatchObject({ stoppedAt: 1, refusal: refused })
    const early = preview(view(game.state, 1), [others])
    expect(early).toMatchObject({ stoppedAt: 0, refusal: { rule: 'R4', why: 'notYourTurn' } })
    const late = preview(view(game.state, 0), [own, own])
    expect(late).toMatchObject({ stoppedAt: 1, refusal: { rule: 'R4', why: 'notYourTurn' } })
    expect(late.view).toStrictEqual(view(game.do('endTurn').state, 0))
  })

  test('preview: a spectator has nothing to try out', () => {
    const { state } = scenario()
    for (const seen of [view(state, undefined), view(state, 3)])
      expect(preview(seen, [parseAction('0 endTurn')!])).toStrictEqual({
        view: seen,
        events: [],
        stoppedAt: 0,
        refusal: { rule: 'input', why: 'spectator' },
      })
  })

  test('§10 nothing is left to try out after the end', () => {
    const { state } = scenario({ round: 6, step: 'buying' }).do('endTurn', 'endTurn')
    const shown = preview(view(state, 0), [parseAction('0 endTurn')!])
    expect(shown).toMatchObject({ stoppedAt: 0, refusal: { rule: '10', why: 'gameOver' } })
  })
})

describe('preview of what is no action', () => {
  const start = scenario({ farms: [{ silver: 9, goods: { olive: 2, commodity: 1 }, hand: ['chef', 'baker'] }] }).state
  const seen = deepFreeze(view(start, 0))
  const text = JSON.stringify(seen)
  const sell = parseAction('0 sell olive store')!
  const sold = preview(seen, [sell]).view
  const trap = (): never => {
    throw new Error('trap')
  }
  const anything = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
    fc
      .tuple(fc.constantFrom(...legalActions(seen)), fc.dictionary(fc.string(), fc.anything()))
      .map(([action, more]): unknown => ({ ...action, ...more })),
    fc.record({ type: fc.string(), seat: fc.constantFrom<unknown>(0, 1, '0', null, 0.5) }),
  )

  test('preview: anything at all is played or refused, never thrown back, and the frozen view stays as it was', () => {
    fc.assert(
      fc.property(anything, value => {
        const shown = preview(seen, [sell, value as Action])
        expect(shown.refusal === undefined).toBe(refusal(sold, value) === undefined)
        expect(JSON.stringify(seen)).toBe(text)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  test('preview: what is malformed is refused as such, for the same reason as everywhere else', () => {
    for (const value of [null, undefined, 7, '0 endTurn', [], {}, { type: 'endTurn' }, { ...sell, seat: '0' }]) {
      const shown = preview(seen, [value as unknown as Action])
      expect(shown, JSON.stringify(value)).toMatchObject({ view: seen, stoppedAt: 0, refusal: refusal(seen, value) })
    }
  })

  test('preview: fields that cannot even be read are refused, not passed on as an error', () => {
    const unreadable = Object.defineProperty({ type: 'endTurn' }, 'seat', { enumerable: true, get: trap })
    const closed = new Proxy({}, { getOwnPropertyDescriptor: trap, get: trap, ownKeys: trap })
    for (const value of [unreadable, closed])
      expect(preview(seen, [value as Action])).toMatchObject({ stoppedAt: 0, refusal: { rule: 'input' } })
  })
})
