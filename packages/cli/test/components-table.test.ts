import { CLASSIC, type ComponentSet, newGame, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import type { Look } from '../src/draw/paint.ts'
import { drawTable } from '../src/draw/table.ts'
import { restless, type, widest } from './terminal.ts'

describe('a set with rows, barrows and a market of other sizes', () => {
  const long = ['olive', 'grain', 'grape', 'pig', 'food', 'wine'] as const
  const rows = [['olive', 'grape'], long, ['pig', 'pig'], long] as const
  const other: ComponentSet = {
    ...CLASSIC,
    siesta: [0, 0, 1, 1, 2, 2, 3, 3, 4],
    buildings: { ...CLASSIC.buildings, deli: { number: 3, rows }, butcher: { number: 6, rows } },
    hexes: CLASSIC.hexes.map(hex => ({ ...hex, q: -hex.r, r: hex.q + hex.r })), // turned by a sixth
    cards: CLASSIC.cards.map(card => ({ ...card, barrow: { goods: long, points: 6 } })),
  }
  const look: Look = { colour: false, who: seat => ['You', 'Ben', 'Carla', 'Dan'][seat]! }
  const tableWith = (components: ComponentSet) =>
    drawTable(view(newGame({ seed: 'table', players: 2, edition: 'classic', components }), 0), look).split('\n')

  it('every different row of a building is shown', () => {
    const lines = tableWith({ ...other, hexes: CLASSIC.hexes })
    const first = lines.findIndex(line => line.includes('3 Deli'))
    expect(lines.slice(first, first + 4).map(line => line.slice(60, 85).trim())).toEqual([
      'olive grape',
      'olive grain grape pig',
      'food wine',
      'pig pig',
    ])
  })

  it('a whole game fits into 100 columns', async () => {
    const { code, output } = await type('--players 3 --seed wide --against random --components own.json', {
      files: new Map([['own.json', JSON.stringify(other)]]),
      lines: restless(7),
    })
    expect(code).toBe(0)
    expect(output).toMatch(/(Winner|Shared win): /)
    expect(output).toMatch(/to the Deli \(row \d: /)
    expect(output).not.toMatch(/undefined|NaN|\[object/)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it('a market that is too wide stands above the buildings', () => {
    const line = CLASSIC.hexes.map((hex, index) => ({ ...hex, q: index - 15, r: 0, closed: [] }))
    const lines = tableWith({ ...CLASSIC, hexes: line })
    expect(lines.findIndex(one => one.startsWith('1 Merchant House'))).toBeGreaterThan(
      lines.findIndex(one => one.startsWith('Market')),
    )
  })
})
