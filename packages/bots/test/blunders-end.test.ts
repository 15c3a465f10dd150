import { type GameState, newGame, result, type Seat, view, waitingFor } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../../engine/test/scenario.ts'
import { chanceFrom, makeBot } from '../src/index.ts'
import { after } from './positions.ts'
import { level, THINKERS, type Thinker, takesTurn } from './turns.ts'

vi.setConfig({ testTimeout: 120_000 })

// In the last round a gain that is passed by never comes back.

/** Seat 1 is done; seat 0 plays last. */
const last = (step: 'delivering' | 'buying', farm: FarmPlan, rest: Scenario = {}, other: FarmPlan = level): Game =>
  scenario({ round: 6, order: [1, 0], step, farms: [{ ...level, ...farm }, other], ...rest }).do('endTurn')

const OPEN_ROW: Scenario = { buildings: { wainwright: { rows: [{ seat: 0, filled: ['food', 'wine'] }] } } }
const OPEN_BARROW: FarmPlan = { barrows: [{ card: 'chef', filled: ['olive'] }] }

describe.each(THINKERS)('the last deliveries: %s', name => {
  test('finishes the row rather than the little barrow', () => {
    const plan: FarmPlan = { ...OPEN_BARROW, donkey: 1, goods: { meat: 1, olive: 1 } }
    const game = last('delivering', plan, OPEN_ROW, { points: 35 })
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'crafts'), lines).toBe(6)
  })

  test('finishes the barrow rather than beginning a row', () => {
    const game = last('delivering', { ...OPEN_BARROW, donkey: 1, goods: { meat: 1, olive: 1 } }, {}, { points: 31 })
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'barrows'), lines).toBe(2)
  })

  test('buys the one that finishes a row', () => {
    const game = last('buying', { silver: 1, goods: { meat: 1 } }, OPEN_ROW)
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'crafts'), lines).toBe(6)
  })

  test('takes a roof for the one that finishes a row', () => {
    const game = last('buying', { roofs: ['delivery'], goods: { meat: 1 } }, OPEN_ROW)
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'crafts'), lines).toBe(6)
  })

  test('pays for the upgrade that finishes a row', () => {
    const game = last('delivering', { donkey: 1, silver: 2, goods: { pig: 1 } }, OPEN_ROW)
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'crafts'), lines).toBe(6)
  })
})

describe.each(THINKERS)('the last points: %s', name => {
  test('uses a roof for a point', () => {
    const game = last('buying', { roofs: ['point'] })
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'bonuses'), lines).toBe(1)
  })

  test('uses a roof for silver that makes a point', () => {
    const game = last('buying', { silver: 3, roofs: ['silver2'] })
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'silver'), lines).toBe(1)
  })

  test('uses a roof for siesta points', () => {
    const game = last('buying', { roofs: ['siesta2'] }, { siesta: [[], [], [0], [], [1]] })
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'siesta'), lines).toBe(3)
  })

  test('brings the last upgraded good to the innkeeper', () => {
    const game = last('buying', { silver: 1, goods: { food: 1 }, helpers: ['innkeeper'] })
    const lines = takesTurn(name, game)
    expect(lines).toContain(`use ${numberOf('innkeeper')} 0`)
  })

  test('buys the fifth roof for its four points', () => {
    const roofs = (['pig', 'delivery', 'card', 'siesta2'] as const).map(roof => ({ roof, used: true as const }))
    const farms = [{ ...level, silver: 6, roofs }, level]
    const game = scenario({ round: 6, step: 'roofing', roofs: ['olive', 'silver2'], farms })
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'roofs'), lines).toBe(4)
  })
})

describe.each(THINKERS)('the last donkey: %s', name => {
  const choosing = (farm: FarmPlan) =>
    scenario({ round: 6, step: 'choosingDonkeys', farms: [{ ...level, donkeys: [1, 4], ...farm }, level] })

  test('is the strong one for a row that can be finished', () => {
    expect(takesTurn(name, choosing({ goods: { food: 1, wine: 1, meat: 1 } }))).toEqual(['chooseDonkey 4'])
  })

  test('is the lazy one when there is nothing to deliver', () => {
    expect(takesTurn(name, choosing({}))).toEqual(['chooseDonkey 1'])
  })

  test('goes as far as it may', () => {
    const farms = [{ ...level, donkey: 2, crafts: ['wainwright' as const] }, level]
    const game = scenario({ round: 6, step: 'resting', farms })
    expect(takesTurn(name, game).at(-1)).toBe('advance 3')
  })
})

/** All of it is sold for 20 silver, which makes four points. */
const RICH: FarmPlan = { silver: 10, goods: { olive: 1, grain: 1, grape: 1, pig: 1, commodity: 1 } }

describe.each(THINKERS)('silver at the end: %s', name => {
  test('is not spent in vain where a point decides', () => {
    const game = last('buying', RICH, {}, { points: 33, silver: 4 })
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).points, lines).toBe(34)
  })

  test('is not spent in vain where it decides nothing', () => {
    const game = last('buying', RICH)
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).points, lines).toBe(34)
  })
})

/** The last turn of games between bots, for whoever has it. */
const ENDS: readonly { readonly state: GameState; readonly seat: Seat }[] = Array.from({ length: 12 }, (_, game) => {
  const chance = chanceFrom(`end ${game}`)
  const bots = (['farmer', 'novice', 'learned', 'novice'] as const).map(makeBot)
  let state = newGame({
    seed: `end ${game}`,
    players: ([2, 3, 4] as const)[game % 3]!,
    edition: game % 2 === 0 ? 'classic' : 'deluxe',
  })
  for (;;) {
    const { round, step, queue, over } = state.table
    const seat = waitingFor(state)[0]!
    if (over || (round === 6 && step === 'buying' && queue.length === 0)) return { state, seat }
    state = after(state, bots[seat]!.choose(view(state, seat), chance))
  }
})

/** How the game ends for the seat if the bot has its last turn, or if nobody does anything any more. */
function ending(start: GameState, seat: Seat, name?: Thinker): { readonly points: number; readonly won: boolean } {
  const bot = name === undefined ? undefined : makeBot(name)
  const chance = chanceFrom('ending')
  let state = start
  for (let turn = waitingFor(state)[0]; turn !== undefined; turn = waitingFor(state)[0]) {
    const mine = bot !== undefined && turn === seat
    state = after(
      state,
      mine ? bot.choose(view(state, seat), chance, { iterations: 60 }) : { type: 'endTurn', seat: turn },
    )
  }
  return { points: state.table.farms[seat]!.points, won: result(state)!.winners.includes(seat) }
}

describe.each(THINKERS)('the last turn of real games: %s', name => {
  test('does not lose a game that is won already', () => {
    for (const { state, seat } of ENDS) {
      if (ending(state, seat).won) expect(ending(state, seat, name).won).toBe(true)
    }
  })

  test('is never worse than doing nothing', () => {
    const worse = ENDS.filter(({ state, seat }) => ending(state, seat, name).points < ending(state, seat).points)
    expect(worse.map(({ state }) => state.secrets.seed)).toEqual([])
  })
})
