import type { Seat } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { load } from '../src/game/game.ts'
import { curvesOf, highestOf, pathOf } from '../src/replay/curves.ts'
import { eyesIn } from '../src/replay/eyes.ts'
import { cutAt } from '../src/replay/fork.ts'
import { momentIn, nextStop, STRIDES, stateAt, stopsOf } from '../src/replay/stops.ts'
import { linesOf } from '../src/table/logLines.ts'
import { playedGame } from './playedGame.ts'

const game = playedGame({ seed: 'replay', players: 3 })
const last = game.steps.length
const stops = stopsOf(game)

describe('the stops of a replay', () => {
  it('begin with the laid table and end with the last action, in order and without repeats', () => {
    for (const stride of STRIDES) {
      const list = stops[stride]
      expect([list[0], list.at(-1)]).toEqual([0, last])
      for (const [index, stop] of list.entries()) if (index > 0) expect(stop).toBeGreaterThan(list[index - 1] as number)
    }
    expect(stops.action).toHaveLength(last + 1)
  })

  it('of rounds are the starts of the six rounds and the end', () => {
    expect(stops.round.slice(0, -1).map(at => stateAt(game, at).table.round)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('of steps are where step or round changes, and nowhere between', () => {
    for (let at = 1; at < last; at++) {
      const [now, before] = [stateAt(game, at).table, stateAt(game, at - 1).table]
      const changed = now.step !== before.step || now.round !== before.round
      expect(stops.step.includes(at)).toBe(changed)
    }
    for (const at of stops.round) expect(stops.step).toContain(at)
  })

  it('of turns are where somebody else acts next', () => {
    for (let at = 1; at < last; at++) {
      const changed = game.steps[at]?.action.seat !== game.steps[at - 1]?.action.seat
      expect(stops.turn.includes(at)).toBe(changed)
    }
    expect(stops.turn.length).toBeGreaterThan(30)
  })

  it('lead forward and back, and stay at both ends', () => {
    expect(nextStop([0, 4, 9], 0, 1)).toBe(4)
    expect(nextStop([0, 4, 9], 5, 1)).toBe(9)
    expect(nextStop([0, 4, 9], 9, 1)).toBe(9)
    expect(nextStop([0, 4, 9], 9, -1)).toBe(4)
    expect(nextStop([0, 4, 9], 3, -1)).toBe(0)
    expect(nextStop([0, 4, 9], 0, -1)).toBe(0)
  })

  it('are one for a game without actions', () => {
    const fresh = { ...game, state: stateAt(game, 0), steps: [] }
    for (const stride of STRIDES) expect(stopsOf(fresh)[stride]).toEqual([0])
  })
})

describe('the address of a moment', () => {
  it('is a number of the game, and anything else is its nearest end', () => {
    expect(['#12', '', '#', '#x', '#-3', '#0', '#99999', '#7.9'].map(hash => momentIn(hash, 50))).toEqual([
      12, 0, 0, 0, 0, 0, 50, 7,
    ])
  })
})

describe('the curves', () => {
  const curves = curvesOf(game)

  it('tell everybody’s points at every moment', () => {
    for (let at = 0; at <= last; at += 5)
      for (const [seat, curve] of curves.entries()) {
        const known = curve.filter(turn => turn.at <= at).at(-1)?.points
        expect(known).toBe(stateAt(game, at).table.farms[seat]?.points)
      }
    expect(highestOf(curves)).toBeGreaterThanOrEqual(Math.max(...game.state.table.farms.map(({ points }) => points)))
  })

  it('are drawn from the first moment to the last', () => {
    const curve = [
      { at: 0, points: 0 },
      { at: 3, points: 4 },
    ]
    expect(pathOf(curve, 9, 10)).toBe('M0 10H3V6H9')
  })
})

describe('whose eyes', () => {
  it('are everybody’s after the end, and before it those of the only person', () => {
    const running = { ...game, state: stateAt(game, 40) }
    expect(eyesIn(game)).toEqual([0, 1, 2])
    expect(eyesIn(running)).toEqual([0])
    expect(eyesIn({ ...running, sitters: ['person', 'person', 'farmer'] })).toEqual([undefined])
    expect(eyesIn({ ...running, sitters: ['farmer', 'farmer', 'farmer'] })).toEqual([undefined])
  })

  it('that see everything read all that any player could read', () => {
    const open = new Set(linesOf(game, 'all', 'en').map(({ at, text }) => `${at} ${text}`))
    for (const seat of [0, 1, 2] as const) {
      const drawn = game.steps.flatMap(({ events }, at) =>
        events.some(event => event.type === 'cardsDrawn' && event.seat === seat) ? [at] : [],
      )
      const own = linesOf(game, seat, 'en').filter(line => line.seat === seat && drawn.includes(line.at))
      expect(own.length).toBeGreaterThan(0)
      for (const { at, text } of own) expect(open).toContain(`${at} ${text}`)
    }
  })
})

describe('playing on from a moment', () => {
  it('makes a game of its own that stands exactly there', () => {
    for (const at of [0, 1, 77, last]) {
      const cut = load(cutAt(game, { at, id: 'fork', now: 5 }))
      expect(cut.state).toEqual(stateAt(game, at))
      expect(cut).toMatchObject({ id: 'fork', begun: 5, sitters: game.sitters, names: game.names })
      expect(cut.steps).toHaveLength(at)
    }
  })

  it('of a game from elsewhere gives the other seats to computers', () => {
    const { sitters } = cutAt(game, { at: 3, id: 'fork', now: 5, taking: 1 as Seat })
    expect(sitters).toEqual(['farmer', 'person', 'farmer'])
  })
})
