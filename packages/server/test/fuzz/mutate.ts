import type { Dice, Seat } from '@la-granja/engine'
import type { Asked } from '../../src/protocol.ts'

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice.between(0, list.length - 1)] as T

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  -0,
  2 ** 53,
  '',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  'x'.repeat(70),
  '🐖'.repeat(20),
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  { __proto__: { say: 'ping' } },
  "'; drop table entries; --",
]

/** Something that a client could have said. */
export function anything(dice: Dice, table: string, key: string, lines: readonly string[]): Asked {
  const seat = dice.between(0, 3) as Seat
  const id = `fuzz-${dice.between(0, 1e9)}`
  const level = pick(['novice', 'farmer'] as const, dice)
  switch (dice.between(0, 19)) {
    case 0:
      return { say: 'ping' }
    case 1:
      return dice.between(0, 20) > 0
        ? { say: 'ping' }
        : { say: dice.between(0, 7) > 0 ? 'story' : 'scenes', from: dice.between(0, 400), seat }
    case 2:
      return dice.between(0, 99) > 0 ? { say: 'ping' } : { say: 'hello', table, key }
    case 3:
      return { say: 'do', id, command: { do: 'sit', seat } }
    case 4:
      return { say: 'do', id, command: { do: 'stand', seat } }
    case 5:
      return { say: 'do', id, command: { do: 'seat', seat, level } }
    case 6:
      return { say: 'do', id, command: { do: 'begin' } }
    case 7:
      return { say: 'do', id, command: { do: 'leave', seat, level } }
    case 8:
      return { say: 'do', id, command: { do: 'return', seat } }
    case 9:
      return { say: 'do', id, command: { do: 'rest', seat, days: dice.between(1, 60) } }
    case 10:
      // Seldom, or no game would last.
      return { say: 'do', id, command: { do: 'wishEnd', seat, wish: dice.between(0, 200) === 0 } }
    case 11:
      return { say: 'do', id, command: { do: 'say', text: `text ${id}` } }
    default: {
      const actions = Array.from({ length: dice.between(1, 4) }, () => pick(lines, dice))
      return { say: 'do', id, command: { do: 'play', at: Math.max(0, dice.between(-60, 20)), actions } }
    }
  }
}

/** The same with something odd in one place; or odd letters. */
export function mutated(asked: Asked, dice: Dice): string {
  const text = JSON.stringify(asked)
  switch (dice.between(0, 9)) {
    case 0: {
      const place = dice.between(0, text.length - 1)
      return text.slice(0, place) + String.fromCharCode(dice.between(0, 0xffff)) + text.slice(place + 1)
    }
    case 1:
      return text.slice(0, dice.between(0, text.length))
    case 2:
      return JSON.stringify(withOdd(asked, dice))
    default:
      // Most of it is understood, and refused or not by those behind the door.
      return text
  }
}

function withOdd(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) {
    const place = dice.between(0, value.length)
    return place === value.length
      ? [...value, pick(ODD, dice)]
      : value.map((one, index) => (index === place ? withOdd(one, dice) : one))
  }
  if (typeof value !== 'object' || value === null || dice.between(0, 4) === 0) return pick(ODD, dice)
  const names = Object.keys(value)
  const name = dice.between(0, 6) === 0 ? 'extra' : pick(names, dice)
  return { ...value, [name]: withOdd((value as Record<string, unknown>)[name], dice) }
}
