import { describe, expect, test } from 'vitest'
import {
  type Action,
  formatAction,
  type GameRecord,
  type GameState,
  legalActions,
  NEUTRAL,
  newGame,
  play,
  record,
  replay,
  SEATS,
  type Seat,
  showsSomething,
  stateHash,
  undoTo,
  view,
  waitingFor,
} from '../../src/index.ts'
import { type Dice, diceFrom, seedState } from '../../src/random.ts'
import { type GamePlan, planFor, playGame } from './randomGame.ts'

interface Moves {
  /** `states[n]` is the game after n actions. */
  readonly states: readonly GameState[]
  readonly actions: readonly Action[]
}

function movesOf(plan: GamePlan): Moves {
  const states: GameState[] = []
  const actions: Action[] = []
  const end = playGame(plan, ({ state, action }) => {
    states.push(state)
    actions.push(action)
  })
  return { states: [...states, end], actions }
}

const seatsOf = ({ table }: GameState): readonly Seat[] => SEATS.slice(0, table.players)
const cut = (whole: GameRecord, length: number): GameRecord => ({ ...whole, actions: whole.actions.slice(0, length) })
const isPeeking = ({ table }: GameState) => table.farms.some(farm => farm.todo.at(-1)?.do === 'peeking')

/** Whether one action brought something to light that lay hidden: told from the states alone, without events. */
function broughtToLight(before: GameState, action: Action, after: GameState): boolean {
  const same = (part: 'random' | 'roofs' | 'pile') =>
    JSON.stringify(before.secrets[part]) === JSON.stringify(after.secrets[part])
  const donkeysOut = before.table.step === 'choosingDonkeys' && after.table.step !== 'choosingDonkeys'
  if (!same('random') || !same('roofs') || donkeysOut) return true
  return action.type === 'keep' ? false : !same('pile') || (isPeeking(after) && !isPeeking(before))
}

/** Every one of `some` is among `all`, as often. */
function isWithin(some: readonly unknown[], all: readonly unknown[]): boolean {
  const left = [...all]
  return some.every(one => left.includes(one) && left.splice(left.indexOf(one), 1).length === 1)
}

/** Between two moments of one seat's own actions nobody has learned anything that the cards, dice and roofs hid. */
function nothingWasLearned(from: GameState, to: GameState, seat: Seat, actions: readonly Action[]): void {
  const kept = actions.flatMap(action => (action.type === 'keep' ? [action.card as number] : []))
  expect(to.secrets.random).toEqual(from.secrets.random)
  expect(to.secrets.roofs).toEqual(from.secrets.roofs)
  expect(to.table.round).toBe(from.table.round)
  // Card 39: the card that was not kept has gone under the pile, and nothing else has moved in it.
  const seen = kept.length === 0 ? [] : from.secrets.pile.slice(-2)
  const left = from.secrets.pile.slice(0, from.secrets.pile.length - seen.length)
  expect(to.secrets.pile).toEqual([...seen.filter(card => !kept.includes(card)), ...left])
  const farm = to.table.farms[seat]!
  const shown = [...farm.fields, ...farm.barrows, ...farm.helpers].map(slot => slot.card)
  for (const other of seatsOf(from)) {
    const [had, has] = [from.secrets.hands[other]!, to.secrets.hands[other]!]
    if (other !== seat) expect(has).toEqual(had)
    else {
      const gone = [...had, ...kept].filter(card => !has.includes(card))
      expect(isWithin(has, [...had, ...kept])).toBe(true)
      expect(isWithin(gone, [...shown, ...farm.extensions, ...to.table.discards])).toBe(true)
    }
    const donkeys = ({ table, secrets }: GameState) => [table.farms[other]!.donkey, secrets.donkeys[other]]
    if (other !== seat) expect(donkeys(to)).toEqual(donkeys(from))
  }
  const bought = actions.filter(action => action.type === 'buyRoof').length
  expect(isWithin(to.table.roofs, from.table.roofs)).toBe(true)
  expect(from.table.roofs.length - to.table.roofs.length).toBeLessThanOrEqual(bought)
  expect(isWithin(to.table.dice, from.table.dice)).toBe(true)
}

/** What has come to light in a state, in words that stay true for the rest of the game. */
function facts(state: GameState): string[] {
  const { table, secrets } = state
  const found = [`generator ${secrets.random}`, `round ${table.round}`]
  if (AFTER_DONKEYS.includes(table.step)) found.push(`donkeys of round ${table.round}`)
  for (const roof of table.roofs) found.push(`round ${table.round} roof ${roof}`)
  for (const [hex, owner] of table.stalls.entries()) if (owner === NEUTRAL) found.push(`neutral stall on ${hex}`)
  table.dice.forEach((die, index) => {
    found.push(`round ${table.round} die ${die}, number ${index - table.dice.indexOf(die)}`)
  })
  for (const seat of seatsOf(state)) {
    const { hand, seen } = view(state, seat)
    for (const card of [...hand, ...seen]) found.push(`card ${card} to seat ${seat}`)
  }
  return found
}

const AFTER_DONKEYS: readonly string[] = ['exchangingDonkeys', 'resting', 'delivering', 'buying', 'scoring']

/** One more action by chance: the game after it. */
function anyMove(state: GameState, dice: Dice): { seat: Seat; after: GameState } {
  const waiting = waitingFor(state)
  const seat = waiting[dice.between(0, waiting.length - 1)]!
  const legal = legalActions(view(state, seat))
  return { seat, after: after(state, legal[dice.between(0, legal.length - 1)]!) }
}

function after(state: GameState, action: unknown): GameState {
  const played = play(state, action)
  if ('refusal' in played) throw new Error(`refused: ${JSON.stringify(action)}`)
  return played.state
}

describe('the information line', () => {
  test('information: an action shows something exactly if it brings to light what lay hidden', () => {
    for (let index = 0; index < 64; index++) {
      playGame(planFor(index, 'light'), ({ state, action, after, events }) => {
        if (showsSomething(events) !== broughtToLight(state, action, after))
          throw new Error(`${formatAction(action)}: ${events.map(event => event.type).join(' ')}`)
      })
    }
  }, 60_000)
})

describe('undo', () => {
  test('undo: at the start there is nothing to take back, and later only for whoever has acted last', () => {
    const options = { simultaneousFarm: true }
    const start = newGame({ seed: 'undo', players: 3, edition: 'classic', options })
    for (const seat of SEATS) expect(undoTo(record(start), seat)).toBe(0)
    const first = record(after(start, { type: 'spend', seat: 1, on: 'silver' }))
    expect([0, 1, 2].map(seat => undoTo(first, seat as Seat))).toEqual([1, 0, 1])
    const second = record(after(replay(first), { type: 'spend', seat: 2, on: 'silver' }))
    expect([0, 1, 2].map(seat => undoTo(second, seat as Seat))).toEqual([2, 2, 1])
  })

  test('undo: takes back one’s own actions up to the last that brought something to light, and no further', () => {
    let kept = 0
    for (let index = 0; index < 16; index++) {
      const { states, actions } = movesOf(planFor(index, 'undo'))
      const whole = record(states.at(-1)!)
      const line = seatsOf(states[0]!).map(() => 0)
      for (const [before, action] of actions.entries()) {
        const now = before + 1
        const light = broughtToLight(states[before]!, action, states[now]!)
        for (const seat of seatsOf(states[0]!)) if (light || action.seat !== seat) line[seat] = now
        const own = actions.slice(line[action.seat], now)
        expect(own.every(one => one.seat === action.seat)).toBe(true)
        nothingWasLearned(states[line[action.seat]!]!, states[now]!, action.seat, own)
        if (action.type === 'keep') kept++
        else if (now % 31 > 0) continue
        for (const seat of seatsOf(states[0]!)) expect(undoTo(cut(whole, now), seat)).toBe(line[seat])
      }
    }
    expect(kept).toBeGreaterThan(0)
  }, 60_000)

  test('undo: what was taken back can be done again, and comes to the same', () => {
    let redone = 0
    for (let index = 0; index < 16; index++) {
      const whole = record(playGame(planFor(index, 'redo')))
      for (let length = index; length <= whole.actions.length; length += 29) {
        const given = cut(whole, length)
        for (const seat of SEATS.slice(0, whole.players)) {
          const back = undoTo(given, seat)
          if (back === length) continue
          const undone = replay(cut(whole, back))
          expect(record(undone).actions).toEqual(whole.actions.slice(0, back))
          const again = replay({
            ...record(undone),
            actions: [...record(undone).actions, ...given.actions.slice(back)],
          })
          expect(stateHash(again)).toBe(stateHash(replay(given)))
          redone++
        }
      }
    }
    expect(redone).toBeGreaterThan(100)
  }, 60_000)

  test('undo: however often players think again, nobody gets back to before something that they have seen', () => {
    let undone = 0
    for (let index = 0; index < 12; index++) {
      const plan = planFor(index, 'again')
      const dice = diceFrom(seedState(plan.seed))
      const states = [newGame(plan)]
      while (waitingFor(states.at(-1)!).length > 0) {
        const { seat, after } = anyMove(states.at(-1)!, dice)
        states.push(after)
        if (dice.between(1, 8) > 1) continue
        const dropped = states.splice(dice.between(undoTo(record(after), seat), states.length - 1) + 1)
        const known = new Set(states.flatMap(facts))
        expect(dropped.flatMap(facts).filter(fact => !known.has(fact))).toEqual([])
        undone += dropped.length
      }
      expect(stateHash(replay(record(states.at(-1)!)))).toBe(stateHash(states.at(-1)!))
    }
    expect(undone).toBeGreaterThan(100)
  }, 60_000)
})
