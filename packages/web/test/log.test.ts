import type { Seat } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { grouped, linesOf, othersSince } from '../src/table/logLines.ts'
import { pointsByRound } from '../src/table/points.ts'
import { playedGame } from './playedGame.ts'

const game = playedGame({ seed: 'log', players: 3 })
const lines = linesOf(game, 0, 'en')

describe('the log', () => {
  it('tells every action in order, with its round, and nothing is empty', () => {
    expect(lines.length).toBeGreaterThan(200)
    for (const [index, { text, at, round }] of lines.entries()) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|\[object/)
      expect(at).toBeGreaterThanOrEqual(lines[index - 1]?.at ?? 0)
      expect(round).toBeGreaterThanOrEqual(lines[index - 1]?.round ?? 1)
    }
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    expect(lines.at(-1)?.round).toBe(6)
  })

  it('the same sentences come again when it is drawn again', () => {
    expect(linesOf(game, 0, 'en').every((line, index) => line === lines[index])).toBe(true)
  })

  it('a seat that draws cards learns which; the others do not', () => {
    const own = lines.map(({ text }) => text)
    const others = linesOf(game, 1, 'en').map(({ text }) => text)
    const hidden = own.filter(text => !others.includes(text))
    expect(hidden.length).toBeGreaterThan(0)
    const drawn = game.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'cardsDrawn')
    expect(drawn.length).toBeGreaterThan(0)
  })

  it('groups hold all lines, one player and step each, with a heading where the step changes', () => {
    const groups = grouped(lines)
    expect(groups.flatMap(group => group.lines)).toEqual(lines)
    for (const [index, group] of groups.entries()) {
      const before = groups[index - 1]
      for (const line of group.lines)
        expect([line.seat, line.step, line.round]).toEqual([group.seat, group.step, group.round])
      const sameStep = before?.step === group.step && before.round === group.round
      expect(group.heads).toBe(!sameStep)
      if (sameStep) expect(before?.seat).not.toBe(group.seat)
    }
  })

  it('what the others did since one’s last turn holds nothing of one’s own, and ends at one’s turn', () => {
    for (let length = 0; length <= game.steps.length; length += 7) {
      const steps = game.steps.slice(0, length)
      const [from, to] = othersSince({ ...game, steps }, 0)
      expect(steps.slice(from, to).every(({ action }) => action.seat !== 0)).toBe(true)
      expect(steps.slice(to).every(({ action }) => action.seat === 0)).toBe(true)
      if (from > 0) expect(steps[from - 1]?.action.seat).toBe(0)
    }
    expect(othersSince({ ...game, steps: [] }, 0 as Seat)).toEqual([0, 0])
  })
})

describe('points after each round', () => {
  it('begin with one each, have six rounds, and end with the final points', () => {
    const rounds = pointsByRound(game)
    expect(rounds).toHaveLength(7)
    expect(rounds[0]).toEqual(game.state.table.farms.map(() => 1))
    expect(rounds.at(-1)).toEqual(game.state.table.farms.map(({ points }) => points))
  })

  it('a game that has just begun has its start and its present', () => {
    const fresh = playedGame({ seed: 'fresh', until: () => true })
    expect(pointsByRound(fresh)).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})
