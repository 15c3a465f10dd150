import { chanceFrom, makeBot } from '@la-granja/bots'
import { type GameEvent, NEUTRAL, newGame, type Seat, view, waitingFor } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { act, begin, type Step } from '../src/game/game.ts'
import { flightsOf, timeOf } from '../src/motion/flights.ts'
import { moveOf } from '../src/motion/moveOf.ts'
import type { Place } from '../src/motion/moves.ts'

/** Every action of a game that Farmer plays in every seat. */
function stepsOf(players: 1 | 4, seed: string): readonly Step[] {
  const bot = makeBot('farmer')
  const chance = chanceFrom(seed)
  const names = ['Ana', 'Bo', 'Cai', 'Dee'].slice(0, players)
  let game = begin(
    { game: { seed, players, edition: 'classic' }, sitters: names.map(() => 'farmer' as const), names },
    'id',
    1,
  )
  for (;;) {
    const [seat] = waitingFor(game.state)
    if (seat === undefined) return game.steps
    const next = act(game, bot.choose(view(game.state, seat), chance))
    if ('refusal' in next) throw new Error(next.refusal.why)
    game = next
  }
}

const four = stepsOf(4, 'flights')
const alone = stepsOf(1, 'flights alone')
const scene = { table: newGame({ seed: 'a scene', players: 3, edition: 'classic' }).table, seat: 0 as Seat }

function stepWith(...events: readonly GameEvent[]): Pick<Step, 'before' | 'events'> {
  return { before: newGame({ seed: 'a scene', players: 3, edition: 'classic' }), events }
}

describe('what is seen of an event', () => {
  it('a delivered good goes from its owner to its symbol of the row', () => {
    const event = {
      type: 'delivered',
      seat: 2,
      good: 'grape',
      from: 'store',
      building: 'deli',
      row: 1,
      symbol: 3,
    } as const
    expect(moveOf(event, scene)).toEqual([
      {
        do: 'fly',
        what: { icon: 'grape' },
        from: { seat: 2, at: 'good:grape:store' },
        to: { at: 'row:deli:1', slot: 3 },
      },
    ])
  })

  it('a removed stall goes home, a neutral one just leaves', () => {
    expect(moveOf({ type: 'stallRemoved', seat: 0, owner: 1, hex: 7 }, scene)).toEqual([
      { do: 'fly', what: { piece: 1 }, from: { at: 'hex:7' }, to: { seat: 1, at: 'markers' } },
    ])
    expect(moveOf({ type: 'stallRemoved', seat: 0, owner: NEUTRAL, hex: 7 }, scene)).toEqual([
      { do: 'leave', what: { piece: NEUTRAL }, at: { at: 'hex:7' } },
    ])
  })

  it('dice of the same number tumble side by side', () => {
    const moves = moveOf({ type: 'diceRolled', seat: 0, dice: [2, 5, 5, 6] }, scene)
    expect(moves.map(move => (move.do === 'tumble' ? move.at : undefined))).toEqual([
      { at: 'die:2', slot: 0 },
      { at: 'die:5', slot: 0 },
      { at: 'die:5', slot: 1 },
      { at: 'die:6', slot: 0 },
    ])
  })

  it('a gain comes from the space or building that gave it, or appears', () => {
    const gained = { type: 'gained', seat: 1, good: 'olive' } as const
    const from = (event: GameEvent): Place | undefined => {
      const [move] = moveOf(event, scene)
      return move?.do === 'fly' ? move.from : undefined
    }
    expect(from({ ...gained, by: 'space:2' })).toEqual({ at: 'die:2' })
    expect(from({ ...gained, by: 'craft:greengrocer' })).toEqual({ at: 'building:greengrocer' })
    expect(from({ ...gained, by: 'income' })).toBeUndefined()
  })

  it('R21 covered points do not show in what moves', () => {
    const covered = { table: { ...scene.table, options: { hiddenScores: true } }, seat: 0 as Seat }
    const scored = (seat: Seat) =>
      moveOf({ type: 'pointsGained', seat, amount: 3, source: 'stalls', by: 'stall' }, covered)
    expect(scored(0)).toEqual([{ do: 'pulse', at: { seat: 0, at: 'points' }, amount: 3 }])
    expect(scored(1)).toEqual([{ do: 'pulse', at: { seat: 1, at: 'points' } }])
  })
})

describe('what is seen of an action', () => {
  it('amounts at one place are added up', () => {
    const flights = flightsOf(
      stepWith(
        { type: 'silverPaid', seat: 1, amount: 2, by: 'roof' },
        { type: 'silverPaid', seat: 1, amount: 1, by: 'delivery' },
        { type: 'silverPaid', seat: 2, amount: 1, by: 'delivery' },
      ),
      0,
    )
    expect(flights.map(({ move }) => move)).toEqual([
      { do: 'pulse', at: { seat: 1, at: 'silver' }, amount: -3 },
      { do: 'pulse', at: { seat: 2, at: 'silver' }, amount: -1 },
    ])
  })

  it('secrets of others do not move where only they may look', () => {
    const chosen = stepWith({ type: 'donkeyChosen', seat: 1, donkey: 3 })
    expect(flightsOf(chosen, 0).map(({ move }) => move)).toEqual([{ do: 'pulse', at: { seat: 1, at: 'donkeys' } }])
    expect(flightsOf(chosen, 1).map(({ move }) => move)).toEqual([{ do: 'pulse', at: { seat: 1, at: 'donkey:3' } }])
  })

  it('nothing takes no time', () => {
    expect(timeOf(flightsOf(stepWith({ type: 'turnEnded', seat: 0 }), 0))).toBe(0)
  })

  it('in whole games, no move is outside 150-350 ms and no action takes more than 700 ms', () => {
    for (const step of [...four, ...alone]) {
      const flights = flightsOf(step, 0)
      for (const { lasts } of flights) {
        expect(lasts).toBeGreaterThanOrEqual(150)
        expect(lasts).toBeLessThanOrEqual(350)
      }
      expect(timeOf(flights)).toBeLessThanOrEqual(700)
    }
  })

  it('in whole games, what happens later is never seen earlier', () => {
    for (const step of [...four, ...alone]) {
      const waits = flightsOf(step, 0).map(({ wait }) => wait)
      expect(waits).toEqual([...waits].sort((a, b) => a - b))
    }
  })

  it('in whole games, nothing is shown twice in one action', () => {
    for (const step of [...four, ...alone]) {
      const seen = flightsOf(step, 0).map(({ move }) => JSON.stringify(move))
      expect(new Set(seen).size).toBe(seen.length)
    }
  })
})
