import type { Seat } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { decideForComputer, decideTime } from '../../src/room/decide.ts'
import type { Settings } from '../../src/room/settings.ts'
import { ann, begun, bob, START, TWO, tableOf } from './tables.ts'

const HOUR = 3_600_000
const people = [ann, bob]
type Pace = Settings['pace']

type Table = ReturnType<typeof tableOf>

function alone(pace: Pace): Table {
  const table = tableOf({ ...TWO, players: 1, seats: ['me'], pace })
  table.do(ann, { do: 'begin' })
  return table
}

function play(table: Table): void {
  const { seat, line } = table.next()
  table.do(people[seat]!, { do: 'play', at: table.room.moves, actions: [line] })
}

function playStep(table: Table): void {
  const { step, round } = table.room.game!.table
  while (table.room.game!.table.step === step && table.room.game!.table.round === round) play(table)
}

describe('a turn that follows one’s own', () => {
  it('alone: days are given for each turn', () => {
    const table = alone({ kind: 'days', days: 1, rest: 0 })
    for (let hours = 0; hours < 30; hours++) {
      playStep(table)
      table.wait(HOUR)
    }
    expect(decideTime(table.room, table.now, 'farmer')).toEqual({ refused: { why: 'stale' } })
    table.wait(23 * HOUR)
    expect(decideTime(table.room, table.now, 'farmer')).toMatchObject({ entry: { why: 'time' } })
  })

  it('alone: seconds come back after each turn, and no sooner', () => {
    const table = alone({ kind: 'live', minutes: 1, seconds: 10 })
    play(table)
    expect(table.room.clock.left).toEqual([60_000])
    table.wait(30_000)
    playStep(table)
    expect(table.room.clock).toMatchObject({ left: [40_000], since: [START + 30_000] })
  })

  it('for two: whoever ends one step and begins the next has a day for each', () => {
    const table = begun({ ...TWO, pace: { kind: 'days', days: 1, rest: 0 } })
    let followed = 0
    while (table.room.game!.table.round < 3) {
      const before = table.room
      const { seat } = table.next()
      table.wait(HOUR)
      play(table)
      const { step, round } = before.game!.table
      const after = table.room.game!.table
      if (table.next().seat !== seat || (after.step === step && after.round === round)) continue
      followed++
      expect(table.room.clock.since[seat]).toBe(table.now)
    }
    expect(followed).toBeGreaterThan(0)
  })

  it('does not take a rest from the turn before into it', () => {
    const table = alone({ kind: 'days', days: 1, rest: 3 })
    table.do(ann, { do: 'rest', seat: 0, days: 2 })
    expect(table.room.clock.added).toEqual([2])
    playStep(table)
    expect(table.room.clock).toMatchObject({ added: [0], rest: [1] })
  })
})

describe('the time of somebody who is away', () => {
  /** So many turns of the computer player at this seat, each after thinking for a while. */
  function turnsOfComputer(table: Table, seat: Seat, turns: number, thinks: number): void {
    for (let over = 0; over < turns; ) {
      const next = table.next()
      if (next.seat !== seat) {
        play(table)
        continue
      }
      const before = table.room.clock
      if (before.since[seat] === table.now) table.wait(thinks)
      const decided = decideForComputer(table.room, seat, table.room.moves, [next.line])
      if (!('entry' in decided)) throw new Error(decided.refused.why)
      table.write(decided.entry)
      if (table.room.clock !== before) over++
    }
  }

  it.each([
    [60, 0],
    [0, 4_000],
  ])('neither grows nor shrinks: %i seconds a turn, %i ms of thought', (seconds, thinks) => {
    const table = begun({ ...TWO, pace: { kind: 'live', minutes: 1, seconds } })
    const { seat } = table.next()
    table.do(people[seat]!, { do: 'leave', seat, level: 'farmer' })
    turnsOfComputer(table, seat, 10, thinks)
    expect(table.room.clock.left[seat]).toBe(60_000)
  })

  it('is less by what they had used when they went', () => {
    const table = begun({ ...TWO, pace: { kind: 'live', minutes: 1, seconds: 5 } })
    const { seat } = table.next()
    table.wait(20_000)
    table.do(people[seat]!, { do: 'leave', seat, level: 'farmer' })
    table.wait(20_000)
    table.do(people[seat]!, { do: 'return', seat })
    expect(table.room.clock.left[seat]).toBe(40_000)
    expect(decideTime(table.room, table.now + 39_999, 'farmer')).toEqual({ refused: { why: 'stale' } })
    expect(decideTime(table.room, table.now + 40_000, 'farmer')).toMatchObject({ entry: { seat } })
  })

  it('is enough for a move when it had run out and they come back', () => {
    const table = begun({ ...TWO, pace: { kind: 'live', minutes: 1, seconds: 5 } })
    const { seat } = table.next()
    table.wait(60_000)
    const decided = decideTime(table.room, table.now, 'farmer')
    if (!('entry' in decided)) throw new Error(decided.refused.why)
    table.write(decided.entry)
    expect(table.room.clock.left[seat]).toBe(0)
    table.do(people[seat]!, { do: 'return', seat })
    expect(table.room.clock.left[seat]).toBe(5_000)
  })
})
