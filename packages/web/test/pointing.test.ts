import { type GameEvent, NEUTRAL, newGame, type Seat } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { placesOf } from '../src/motion/places.ts'
import { concerns, lineConcerns } from '../src/table/concerns.ts'
import { linesOf } from '../src/table/logLines.ts'
import { playedGame } from './playedGame.ts'

const game = playedGame({ seed: 'pointing', players: 3 })
const lines = linesOf(game, 0, 'en')
const { table } = newGame({ seed: 'a scene', players: 3, edition: 'classic' })
const placed = (event: GameEvent) => placesOf(event, { table, seat: 0 })

describe('what a line of the log points at', () => {
  it('a delivery: where the good was, and its symbol of the row', () => {
    expect(
      placed({ type: 'delivered', seat: 1, good: 'grape', from: 'field', building: 'deli', row: 2, symbol: 1 }),
    ).toEqual([
      { seat: 1, at: 'good:grape:field' },
      { at: 'row:deli:2', slot: 1 },
    ])
  })

  it('a purchase: the silver and the good', () => {
    expect(placed({ type: 'bought', seat: 2, good: 'olive', price: 3 })).toEqual([
      { seat: 2, at: 'silver' },
      { seat: 2, at: 'good:olive:store' },
    ])
  })

  it('a roof: where it lies now, never its place in the shop, where another may lie', () => {
    expect(placed({ type: 'roofBought', seat: 0, roof: table.roofs[1] ?? 'pig', space: 3 })).toEqual([
      { seat: 0, at: 'roof:3' },
    ])
  })

  it('nearly every line of a game points somewhere', () => {
    const pointing = lines.filter(({ at, events }) => {
      const before = game.steps[at]?.before.table ?? table
      return events.some(event => placesOf(event, { table: before, seat: 0 }).length > 0)
    })
    expect(pointing.length / lines.length).toBeGreaterThan(0.95)
  })

  it('a line holds every event that it tells, and no event is told twice', () => {
    const told = lines.flatMap(({ events }) => events)
    expect(new Set(told).size).toBe(told.length)
    expect(lines.some(({ events }) => events.length > 1)).toBe(true)
  })
})

describe('what concerns a player', () => {
  it('what they do, what is taken from them, and what happens to all', () => {
    expect(concerns({ type: 'born', seat: 1 }, 1)).toBe(true)
    expect(concerns({ type: 'born', seat: 2 }, 1)).toBe(false)
    expect(concerns({ type: 'stallRemoved', seat: 2, owner: 1, hex: 4 }, 1)).toBe(true)
    expect(concerns({ type: 'stallRemoved', seat: 2, owner: NEUTRAL, hex: 4 }, 1)).toBe(false)
    expect(concerns({ type: 'diceRolled', seat: 2, dice: [1, 2] }, 1)).toBe(true)
    expect(concerns({ type: 'roofsRevealed', roofs: [] }, 1)).toBe(true)
  })

  it('keeps all of one’s own lines, and leaves out most of the others’', () => {
    const mine = lines.filter(line => lineConcerns(line, 0))
    expect(mine).toEqual(expect.arrayContaining(lines.filter(({ seat }) => seat === 0)))
    const others = (all: typeof lines) => all.filter(({ seat }) => seat !== undefined && seat !== (0 as Seat)).length
    expect(others(mine)).toBeLessThan(others(lines) / 10)
  })
})
