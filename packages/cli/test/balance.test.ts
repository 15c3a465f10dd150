import { makeBot, playMatch } from '@la-granja/bots'
import { CLASSIC, type GameEvent, ROOFS, SEATS, SOURCES, type Standing } from '@la-granja/engine'
import { cardName } from '@la-granja/text'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findingsIn } from '../src/commands/balanceFindings.ts'
import { addTally, countGame, countOf, emptyTally, type Tally, type Thing } from '../src/commands/balanceTally.ts'
import { kindsOf } from '../src/commands/balanceThings.ts'
import { carryOut } from '../src/orders.ts'
import { type, widest } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const noPoints = Object.fromEntries(SOURCES.map(source => [source, 0])) as Standing['bySource']

describe('what is counted in a game', () => {
  const points = [40, 50, 30, 50]
  const ranking = SEATS.map(seat => ({
    seat,
    rank: 1,
    points: points[seat]!,
    silver: 0,
    bySource: { ...noPoints, stalls: points[seat]! },
  }))
  const events: GameEvent[] = [
    { type: 'cardPlayed', seat: 1, card: 17, side: 'helper' },
    { type: 'roofBought', seat: 0, roof: 'pig', space: 0 },
    { type: 'stepBegan', round: 3, step: 'delivering' },
    { type: 'roofUsed', seat: 0, roof: 'pig', space: 0 },
    { type: 'roofUsed', seat: 0, roof: 'pig', space: 0 },
    { type: 'buildingCompleted', seat: 1, building: 'deli', first: true },
    { type: 'stepBegan', round: 6, step: 'delivering' },
    { type: 'buildingCompleted', seat: 2, building: 'deli', first: false },
    { type: 'stallPlaced', seat: 2, hex: 9 },
  ]
  const tally = countGame({ order: [2, 3, 0, 1], events, result: { ranking, winners: [1, 3] } })

  it.each<[Thing, object]>([
    ['helper 17', { times: 1, games: 1, players: 1, points: 50, won: 0.5 }],
    ['bought pig', { times: 1, games: 1, players: 1, points: 40, won: 0 }],
    ['used pig', { times: 2, games: 1, players: 1, points: 40, won: 0 }],
    ['building deli', { times: 2, games: 1, players: 2, points: 80, won: 0.5, rounds: 9 }],
    ['hex 9', { times: 1, rounds: 6 }],
    ['seat 3', { times: 1, points: 50, won: 0.5 }],
    ['place 0', { points: 30, won: 0 }],
    ['place 3', { points: 50, won: 0.5 }],
    ['field 17', { times: 0, games: 0, players: 0 }],
  ])('%s', (thing, expected) => {
    expect(countOf(tally, thing)).toMatchObject(expected)
  })

  it('points by source are those of all players', () => {
    expect(tally.games).toBe(1)
    expect(tally.points).toEqual({ ...noPoints, stalls: 170 })
  })

  it('tallies add up', () => {
    const both = emptyTally()
    addTally(both, tally)
    addTally(both, tally)
    expect(both.games).toBe(2)
    expect(both.points.stalls).toBe(340)
    expect(countOf(both, 'building deli')).toMatchObject({ times: 4, games: 2, players: 4, rounds: 18 })
    expect(countOf(tally, 'building deli').times).toBe(2)
  })
})

describe('what stands out', () => {
  /** So many games, in which each of these things happened so often, by somebody who won so often. */
  function tallyOf(games: number, things: readonly [Thing, number, number][]): Tally {
    const counts = things.map(([thing, times, won]) => {
      return [thing, { times, games: times, players: times, points: 0, won, rounds: 0 }] as const
    })
    return { ...emptyTally(), games, counts: new Map(counts) }
  }
  const named = (found: readonly { kind: string; names: readonly string[] }[], kind: string) =>
    found.find(one => one.kind === kind)?.names
  const found = findingsIn(
    tallyOf(1000, [
      ['hex 5', 9, 0],
      ['hex 6', 10, 0],
      ['hex 7', 990, 0],
      ['hex 8', 989, 0],
      ['helper 17', 400, 160],
      ['helper 1', 400, 120],
      ['building deli', 900, 300],
    ]),
    'classic',
  )

  it('never, hardly and always', () => {
    expect(named(found.hardly, 'hexes')).toEqual(['5'])
    expect(named(found.always, 'hexes')).toEqual(['7'])
    expect(named(found.never, 'hexes')).toHaveLength(26)
    expect(named(found.never, 'as helper')).toHaveLength(64)
    expect(named(found.never, 'as field')).toHaveLength(66)
    expect(named(found.never, 'buildings')).not.toContain('Deli')
  })

  it('those whose owners surely win more than 30 %', () => {
    expect(named(found.strong, 'helpers')).toEqual([expect.stringMatching(/^Coachman \(35\.\d – 44\.\d %\)$/)])
    expect(named(found.strong, 'buildings')).toEqual([expect.stringMatching(/^Deli \(30\.\d – 36\.\d %\)$/)])
  })

  it('everything that is counted has a name, once', () => {
    for (const edition of ['classic', 'deluxe'] as const) {
      const things = kindsOf(edition).flatMap(({ things }) => things.map(({ thing }) => thing))
      expect(new Set(things).size).toBe(things.length)
    }
    expect(kindsOf('deluxe').find(({ kind }) => kind === 'roofs used')?.things).toHaveLength(24)
  })
})

describe('games between Farmers', () => {
  const games = { edition: 'classic', seed: 'b' } as const
  let tally: Tally
  beforeAll(() => {
    tally = carryOut({ do: 'balance', games, from: 0, to: 2 }, () => 0) as Tally
  })

  it('every game has one win, shared or not, at one seat and one place', () => {
    expect(tally.games).toBe(2)
    for (const where of ['seat', 'place'] as const) {
      const counts = SEATS.map(seat => countOf(tally, `${where} ${seat}`))
      expect(counts.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(2)
      expect(counts.map(({ players }) => players)).toEqual([2, 2, 2, 2])
      expect(counts.reduce((sum, { points }) => sum + points, 0)).toBe(
        SOURCES.reduce((sum, source) => sum + tally.points[source], 0),
      )
    }
  })

  it('what lies on the farms in the end was counted once', () => {
    const farms = [0, 1].flatMap(number => {
      const players = SEATS.map(() => ({ bot: makeBot('farmer') }))
      return playMatch({ seed: `b ${number}`, players: 4, edition: 'classic' }, players).state.table.farms
    })
    const times = (things: readonly Thing[]) => things.reduce((sum, thing) => sum + countOf(tally, thing).times, 0)
    const cards = CLASSIC.cards.map(({ number }) => number)
    expect(times(ROOFS.map(roof => `bought ${roof}` as const))).toBe(farms.flatMap(({ roofs }) => roofs).length)
    expect(times(cards.map(card => `field ${card}` as const))).toBe(farms.flatMap(({ fields }) => fields).length)
    expect(times(cards.map(card => `extension ${card}` as const))).toBe(
      farms.flatMap(({ extensions }) => extensions).length,
    )
  })

  it('are told in tables', async () => {
    const { code, output } = await type('balance --games 1 --seed b')
    expect(code).toBe(0)
    expect(output).toMatch(/^1 game of four Farmers, classic edition, seed “b”\n/)
    for (const { number } of CLASSIC.cards) expect(output).toContain(`\n${cardName(number)} `)
    expect(output).toMatch(/Start +1\.00 /)
    expect(output).toMatch(/\nGoes fourth +\d+\.\d +\d/)
    expect(output).toMatch(/\nMerchant House +\d+ /)
    expect(output).toContain('Whose owners win clearly more than their share:')
    expect(output).not.toMatch(/undefined|NaN|\[object/)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it.each([
    ['--games 0', '--games must be'],
    ['--edition gold', '--edition must be'],
    ['--players 2', "Unknown option '--players'"],
  ])('granja balance %s is refused with a reason', async (args, message) => {
    const { code, complaints } = await type(`balance ${args}`)
    expect(code).toBe(2)
    expect(complaints).toContain(message)
  })
})
