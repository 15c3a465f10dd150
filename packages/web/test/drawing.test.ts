import { CLASSIC, DELUXE, HARVEST, partsOf, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { type Box, place, SPOTS } from '../src/draw/place.ts'
import { barrowGoods, fieldsByCrop, pointsShown, roofSpaces } from '../src/farm/facts.ts'
import { boundsOf, middleOf } from '../src/village/hexes.ts'
import { playedGame } from './playedGame.ts'

describe('where a panel goes', () => {
  const screen = { width: 1280, height: 720 }
  const panel = { width: 300, height: 420 }
  const inside = ({ left, top }: { left: number; top: number }) =>
    left >= 0 && top >= 0 && left + panel.width <= screen.width && top + panel.height <= screen.height
  const covers = (anchor: Box, { left, top }: { left: number; top: number }) =>
    left < anchor.left + anchor.width &&
    left + panel.width > anchor.left &&
    top < anchor.top + anchor.height &&
    top + panel.height > anchor.top

  it('is wholly on screen, and beside what it explains', () => {
    for (let left = 0; left <= 1180; left += 59)
      for (let top = 0; top <= 600; top += 37) {
        const anchor = { left, top, width: 100, height: 120 }
        const spot = place(anchor, panel, screen, ['right', 'left'])
        expect(inside(spot), `${left} ${top}`).toBe(true)
        expect(covers(anchor, spot), `${left} ${top}`).toBe(false)
      }
  })

  it('is where it is wished when there is room', () => {
    const anchor = { left: 600, top: 300, width: 60, height: 40 }
    const small = { width: 100, height: 100 }
    const found = SPOTS.map(spot => place(anchor, small, screen, [spot]))
    expect(found).toEqual([
      { left: 492, top: 270 },
      { left: 668, top: 270 },
      { left: 580, top: 192 },
      { left: 580, top: 348 },
    ])
  })

  it('stays on a screen that is too small for any side', () => {
    const phone = { width: 390, height: 500 }
    const { left, top } = place({ left: 20, top: 60, width: 350, height: 380 }, panel, phone, ['left'])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + panel.width).toBeLessThanOrEqual(phone.width)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + panel.height).toBeLessThanOrEqual(phone.height)
  })
})

describe('the hexes of the market', () => {
  it.each([
    ['classic', CLASSIC],
    ['deluxe', DELUXE],
  ] as const)('%s: no two overlap, and all are within the bounds', (_, { hexes }) => {
    const middles = hexes.map(middleOf)
    const [left = 0, top = 0, width = 0, height = 0] = boundsOf(hexes).split(' ').map(Number)
    for (const [index, one] of middles.entries()) {
      expect(one.x - 20).toBeGreaterThanOrEqual(left)
      expect(one.x + 20).toBeLessThanOrEqual(left + width)
      expect(one.y - 17).toBeGreaterThanOrEqual(top)
      expect(one.y + 17).toBeLessThanOrEqual(top + height)
      for (const other of middles.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(34)
    }
  })
})

describe('facts of a farm', () => {
  const { state } = playedGame({ seed: 'facts', players: 3, until: game => game.state.table.round > 3 })
  const { table } = state

  it('covered points are shown to their owner only, until the end', () => {
    const covered = { ...view(state, 1), table: { ...table, options: { hiddenScores: true } } }
    expect(pointsShown(covered, 1)).toBe(table.farms[1]?.points)
    expect(pointsShown(covered, 0)).toBeUndefined()
    expect(pointsShown({ ...covered, table: { ...covered.table, over: true } }, 0)).toBe(table.farms[0]?.points)
    expect(pointsShown(view(state, 1), 0)).toBe(table.farms[0]?.points)
  })

  it('every roof lies on a space', () => {
    for (const farm of table.farms) {
      const spaces = roofSpaces(table, farm)
      expect(spaces.flatMap(({ roof }) => (roof === undefined ? [] : [roof]))).toHaveLength(farm.roofs.length)
      expect(spaces.map(({ space }) => space)).toEqual(spaces.map((_, index) => index))
    }
    expect(table.farms.some(({ roofs }) => roofs.length > 0)).toBe(true)
  })

  it('fields are the same ones, crop by crop, the ripe first', () => {
    for (const farm of table.farms) {
      const sorted = fieldsByCrop(farm)
      expect(new Set(sorted)).toEqual(new Set(farm.fields))
      const ranks = sorted.map(({ good, ripe }) => HARVEST.indexOf(good) * 2 + (ripe ? 0 : 1))
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    }
  })

  it('goods of a barrow are either delivered or open', () => {
    for (const card of Object.keys(partsOf(table).cards).map(Number))
      for (let filled = 0; filled < 16; filled++) {
        const { goods, done, open } = barrowGoods(table, card, filled)
        expect([...done, ...open].sort()).toEqual([...goods].sort())
      }
    const card = 1
    expect(barrowGoods(table, card, 0).done).toEqual([])
    expect(barrowGoods(table, card, 0b11).done).toEqual(barrowGoods(table, card, 0b11).goods.slice(0, 2))
  })
})
