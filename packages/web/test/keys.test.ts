import { CLASSIC, DELUXE } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import type { Box } from '../src/draw/place.ts'
import { keyOf } from '../src/keys/letter.ts'
import { type Direction, nearest } from '../src/keys/nearest.ts'
import { middleOf } from '../src/village/hexes.ts'

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down']

describe('which key is meant', () => {
  const press = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey })

  it('is the letter on the key', () => {
    expect(press('n', 'KeyN')).toBe('n')
    expect(press('N', 'KeyN', true)).toBe('n')
    // A German keyboard has Z where an American one has Y.
    expect(press('z', 'KeyY')).toBe('z')
    expect(press('ArrowLeft', 'ArrowLeft')).toBe('arrowleft')
  })

  it('is the Latin letter of the same key under another alphabet', () => {
    expect(press('т', 'KeyN')).toBe('n')
    expect(press('Т', 'KeyN', true)).toBe('n')
    expect(press('я', 'KeyZ')).toBe('z')
  })

  it('is no letter where a keyboard has one in the row of the numbers', () => {
    expect(press('ě', 'Digit2')).toBe('ě')
  })

  it('is the question mark wherever that is', () => {
    expect(press('?', 'Minus', true)).toBe('?')
    expect(press(',', 'Slash', true)).toBe('?')
    expect(press('.', 'Slash')).toBe('.')
  })
})

describe('what is next in a direction', () => {
  const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height })

  it('is rather in line than near', () => {
    const others = [box(12, 30), box(60, 0)]
    expect(nearest(box(0, 0), others, 'right')).toBe(1)
    expect(nearest(box(0, 0), others, 'down')).toBe(0)
  })

  it('is nothing where nothing is', () => {
    expect(nearest(box(0, 0), [box(20, 0)], 'left')).toBeUndefined()
    expect(nearest(box(0, 0), [box(20, 1)], 'down')).toBeUndefined()
    expect(nearest(box(0, 0), [], 'up')).toBeUndefined()
  })

  it('leads to every hex of the market from any other', () => {
    for (const { hexes } of [CLASSIC, DELUXE]) {
      const boxes = hexes.map(middleOf).map(({ x, y }) => box(x - 17, y - 17, 34, 34))
      for (const start of boxes) expect(reached(start, boxes)).toBe(boxes.length)
    }
  })

  function reached(start: Box, boxes: readonly Box[]): number {
    const seen = new Set([start])
    for (const from of seen)
      for (const direction of DIRECTIONS) {
        const others = boxes.filter(other => other !== from)
        const next = others[nearest(from, others, direction) ?? -1]
        if (next !== undefined) seen.add(next)
      }
    return seen.size
  }
})
