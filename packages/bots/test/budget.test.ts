import { formatAction, legalActions, newGame, view, waitingFor } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { thinking } from '../src/budget.ts'
import { BOT_NAMES, type Budget, chanceFrom, makeBot } from '../src/index.ts'
import { positions } from './positions.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A clock that goes on by a fixed step each time somebody looks at it. */
function ticking(step: number): { readonly clock: () => number; readonly looks: () => number } {
  let looks = 0
  return { clock: () => looks++ * step, looks: () => looks }
}

function count(goOn: () => boolean): number {
  let times = 0
  while (times < 10_000 && goOn()) times++
  return times
}

describe('thinking', () => {
  test('iterations alone are counted', () => {
    expect(count(thinking({ iterations: 7 }, 100).goOn)).toBe(7)
    expect(count(thinking({ iterations: 0 }, 100).goOn)).toBe(0)
  })

  test('without a budget it is what the bot does otherwise, with or without a clock', () => {
    expect(count(thinking({}, 5).goOn)).toBe(5)
    expect(count(thinking({ clock: ticking(1).clock }, 5).goOn)).toBe(5)
  })

  test('time ends it, and nothing else does', () => {
    expect(count(thinking({ milliseconds: 50, clock: ticking(1).clock }, 5).goOn)).toBe(49)
    expect(count(thinking({ milliseconds: 50, clock: ticking(10).clock }, 5).goOn)).toBe(4)
    expect(count(thinking({ milliseconds: 0, clock: ticking(1).clock }, 5).goOn)).toBe(0)
  })

  test('whatever runs out first', () => {
    expect(count(thinking({ iterations: 3, milliseconds: 50, clock: ticking(1).clock }, 5).goOn)).toBe(3)
    expect(count(thinking({ iterations: 300, milliseconds: 50, clock: ticking(10).clock }, 5).goOn)).toBe(4)
  })

  test('it does not go on once it has ended', () => {
    const { goOn } = thinking({ iterations: 2 }, 5)
    expect([goOn(), goOn(), goOn(), goOn()]).toEqual([true, true, false, false])
  })

  test('an iteration that would not be finished in time is not begun', () => {
    let now = 0
    const { goOn } = thinking({ milliseconds: 100, clock: () => now }, 5)
    now = 15 // a first look
    while (goOn()) now += 30
    expect(now).toBe(75)
    expect(goOn()).toBe(false)
  })

  test('it knows about how many are left', () => {
    const counted = thinking({ iterations: 10 }, 5)
    for (let done = 0; done < 4; done++) counted.goOn()
    expect(counted.left()).toBe(6)
    let now = 0
    const timed = thinking({ milliseconds: 100, clock: () => now }, 5)
    expect(timed.left()).toBeGreaterThan(1e9) // nothing is known yet
    for (now = 20; now < 60; now += 10) expect(timed.goOn()).toBe(true)
    expect(timed.left()).toBe(4) // at 60, 70, 80 and 90
    const both = thinking({ iterations: 5, milliseconds: 100, clock: () => now }, 5)
    for (let done = 0; done < 3; done++) both.goOn()
    expect(both.left()).toBe(2)
  })

  test('time needs a clock', () => {
    expect(() => thinking({ milliseconds: 5 }, 5)).toThrow(RangeError)
    expect(() => thinking({ milliseconds: 0 }, 5)).toThrow('a budget of time needs a clock')
  })
})

const opening = newGame({ seed: 'opening', players: 2, edition: 'classic' })
const start = view(opening, waitingFor(opening)[0])

describe.each(['steward', 'lagranja', 'reference'] as const)('%s', name => {
  test('stops when its time is over', () => {
    for (const step of [1, 5, 100]) {
      const { clock, looks } = ticking(step)
      makeBot(name).choose(start, chanceFrom('time'), { milliseconds: 40, clock })
      expect(looks()).toBeGreaterThan(1)
      expect(looks()).toBeLessThanOrEqual(2 + 40 / step)
    }
  })

  test('needs a clock for time', () => {
    expect(() => makeBot(name).choose(start, chanceFrom('time'), { milliseconds: 40 })).toThrow(RangeError)
  })
})

const places = positions('at once', 2)

test.each(BOT_NAMES)('%s has an answer without any time to think', name => {
  const nothing: Budget[] = [{ iterations: 0 }, { milliseconds: 0, clock: () => 0 }]
  for (const { state, seat } of places) {
    const seen = view(state, seat)
    const legal = legalActions(seen).map(formatAction)
    for (const budget of nothing) {
      expect(legal).toContain(formatAction(makeBot(name).choose(seen, chanceFrom('at once'), budget)))
    }
  }
})
