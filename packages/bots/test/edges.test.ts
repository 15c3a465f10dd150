import {
  type Action,
  CARDS,
  type CardId,
  type Edition,
  formatAction,
  type GameState,
  legalActions,
  newGame,
  type Seat,
  view,
  waitingFor,
} from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { type Scenario, scenario } from '../../engine/test/scenario.ts'
import { advise, BOT_NAMES, type Bot, type BotName, type Chance, chanceFrom, makeBot } from '../src/index.ts'
import { after } from './positions.ts'

vi.setConfig({ testTimeout: 120_000 })

const never = (): never => {
  throw new Error('nobody should ask')
}
const noChance: Chance = { ...chanceFrom(''), between: never }

describe.each(BOT_NAMES)('%s', name => {
  const bot = makeBot(name)

  test('answers at once where there is only one action', () => {
    const game = scenario({ step: 'playing' })
    expect(game.legal()).toEqual(['endTurn'])
    const budget = { milliseconds: 1000, clock: never }
    expect(bot.choose(view(game.state, 0), noChance, budget)).toEqual({ type: 'endTurn', seat: 0 })
  })

  test('says so when it is not its turn', () => {
    const state = newGame({ seed: 'turn', players: 3, edition: 'classic' })
    const [idle] = state.table.order.filter(seat => !waitingFor(state).includes(seat))
    const ask = () => bot.choose(view(state, idle), chanceFrom('x'), { iterations: 2 })
    expect(ask).toThrow(RangeError)
    expect(ask).toThrow('nothing to decide')
  })

  test('says so when the game is over', () => {
    const { state } = scenario({ round: 6, step: 'buying' }).do('endTurn', 'endTurn')
    expect(state.table.over).toBe(true)
    const ask = () => bot.choose(view(state, 0), chanceFrom('x'), { iterations: 2 })
    expect(ask).toThrow(RangeError)
    expect(ask).toThrow('nothing to decide')
  })

  test('says so to a spectator', () => {
    const state = newGame({ seed: 'looking on', players: 2, edition: 'deluxe' })
    const ask = () => bot.choose(view(state, undefined), chanceFrom('x'), { iterations: 2 })
    expect(ask).toThrow(RangeError)
    expect(ask).toThrow('nothing to decide')
  })
})

test('there is no advice for a spectator, for somebody who waits, or after the end', () => {
  const state = newGame({ seed: 'looking on', players: 2, edition: 'classic' })
  expect(advise(view(state, undefined), { iterations: 2 })).toEqual([])
  expect(advise(view(state, state.table.order[1]), { iterations: 2 })).toEqual([])
  const over = scenario({ round: 6, step: 'buying' }).do('endTurn', 'endTurn')
  expect(advise(view(over.state, 0), { iterations: 2 })).toEqual([])
})

const FEW: readonly CardId[] = ['chef', 'baker', 'gourmet']
const SPENT = (Object.keys(CARDS) as CardId[]).filter(id => !FEW.includes(id))

/** While thinking ahead, a card that will be drawn is guessed; what was planned with that guess must not be played. */
describe.each(['steward', 'lagranja'] as const)('a drawn card: %s', name => {
  const draws = (luck: number, plan: Scenario): void => {
    const goods = { olive: 1, grain: 1, grape: 1, pig: 1 }
    const game = scenario({ ...plan, step: 'playing', farms: [{ roofs: ['card'], silver: 4, goods }, {}] })
    game.do('useRoof 0')
    const bot = makeBot(name)
    const chance = chanceFrom(`drawn ${luck}`)
    for (let count = 0; count < 30 && game.seat === 0; count++) {
      game.do(formatAction(bot.choose(view(game.state, 0), chance, { iterations: 40 })).slice(2))
    }
    expect(game.seat).toBe(1)
  }

  test('is seldom the one that was guessed', () => {
    for (let luck = 0; luck < 3; luck++) draws(luck, {})
  })

  test('is sometimes the one that was guessed, out of three', () => {
    for (let luck = 0; luck < 8; luck++) draws(luck, { pile: [...FEW], discards: SPENT })
  })
})

/** No sensible game is nearly as long. */
const LONGEST = 4000

/** Plays a game and looks at each answer on the way. */
function wholeGame(seed: string, edition: Edition, names: readonly BotName[]): GameState {
  const bots: readonly Bot[] = names.map(makeBot)
  const chances = names.map((_, seat) => chanceFrom(`${seed} ${seat}`))
  let state = newGame({ seed, players: names.length as 1 | 2 | 3 | 4, edition })
  for (let count = 0; count < LONGEST; count++) {
    // The last of those who wait, as well as the first, may be asked.
    const seat: Seat | undefined = count % 2 === 0 ? waitingFor(state)[0] : waitingFor(state).at(-1)
    if (seat === undefined) return state
    const seen = view(state, seat)
    const action: Action = bots[seat]!.choose(seen, chances[seat]!, { iterations: 2 })
    const lines = legalActions(seen).map(formatAction)
    if (!lines.includes(formatAction(action))) throw new Error(`${names[seat]}: ${formatAction(action)} is not legal`)
    state = after(state, action)
  }
  throw new Error(`${names.join(', ')} do not come to an end`)
}

describe('whole games', () => {
  test.each([1, 2, 3, 4])('every bot finds legal actions to the end, with %i at the table', players => {
    for (let from = 0; from < BOT_NAMES.length; from += players) {
      const names = Array.from({ length: players }, (_, seat) => BOT_NAMES[(from + seat) % BOT_NAMES.length]!)
      // Every bot gets to see each size and both editions.
      const edition = (from / players) % 2 === 0 ? 'classic' : 'deluxe'
      expect(wholeGame(`whole ${players} ${from}`, edition, names).table.over).toBe(true)
    }
  })
})
