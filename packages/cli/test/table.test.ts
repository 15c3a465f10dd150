import { chanceFrom, randomBot } from '@la-granja/bots'
import {
  CARDS,
  type Farm,
  type GameState,
  NOBODY,
  newGame,
  type PlayerView,
  play,
  type StallOwner,
  type Table,
  view,
  waitingFor,
} from '@la-granja/engine'
import { describe, expect, it, vi } from 'vitest'
import { drawCard, drawHand } from '../src/draw/hand.ts'
import { menuOf } from '../src/draw/menu.ts'
import type { Look } from '../src/draw/paint.ts'
import { drawResult } from '../src/draw/result.ts'
import { drawTable } from '../src/draw/table.ts'
import { widest } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const look: Look = { colour: false, who: seat => ['You', 'Ben', 'Carla', 'Dan'][seat]! }

/** A game so many random actions later. */
function later(seed: string, players: 2 | 3 | 4, actions: number): GameState {
  const chance = chanceFrom(seed)
  let state = newGame({ seed, players, edition: 'classic' })
  for (let turn = 0; turn < actions; turn++) {
    const [seat] = waitingFor(state)
    const played = seat === undefined ? undefined : play(state, randomBot.choose(view(state, seat), chance))
    if (played === undefined || 'refusal' in played) return state
    state = played.state
  }
  return state
}

/** The start of a game for four with what the test puts on the table and on one's own farm. */
function table(change: Partial<Table>, farm: Partial<Farm> = {}): PlayerView {
  const seen = view(newGame({ seed: 'table', players: 4, edition: 'classic' }), 0)
  const [own, ...others] = seen.table.farms
  return { ...seen, table: { ...seen.table, farms: [{ ...own!, ...farm }, ...others], ...change } }
}

const number = (id: keyof typeof CARDS) => CARDS[id].number
const line = (text: string, begin: string) => text.split('\n').find(one => one.trim().startsWith(begin)) ?? ''

describe('the table', () => {
  it('names round, phase and step, and the order with whose turn it is', () => {
    const text = drawTable(table({ round: 3, step: 'secondDie', order: [2, 0, 3, 1], waiting: [0] }), look)
    expect(text).toContain('round 3 of 6')
    expect(text).toContain('Farm › [Revenue: second die] › Transport › Scoring')
    expect(text).toContain('1 ■ Carla   2 ● You ◂   3 ◆ Dan   4 ▲ Ben')
  })

  it('§8.2 shows the siesta track with its points, the upper disc first', () => {
    const text = drawTable(table({ siesta: [[1], [], [0, 2], [], [3]] }), look)
    expect(text).toContain('0 VP ▲ › 0 VP · › 1 VP ■● › 2 VP · › 3 VP ◆')
  })

  it('§8.3.3 shows the market as hexes that touch, with values and stalls', () => {
    const stalls = table({}).table.stalls.map((): StallOwner => NOBODY)
    const text = drawTable(
      table({ stalls: stalls.map((owner, hex) => (hex === 12 ? 0 : hex === 29 ? 3 : owner)) }),
      look,
    )
    expect(text).toContain('│ 4   │ 6 ● │ 2   │ 6   │ 5   │')
    expect(text).toContain('│ 3   │ 5   │ 3 ◆ │ 4   │')
    expect(text).toContain('┌15───┬16───┬17───┬18───┐')
  })

  it('§4.10 leaves out hexes that are closed with fewer players', () => {
    const four = drawTable(view(newGame({ seed: 'x', players: 4, edition: 'classic' }), 0), look)
    const two = drawTable(view(newGame({ seed: 'x', players: 2, edition: 'classic' }), 0), look)
    expect(four).toMatch(/[┬┌]16/)
    expect(two).not.toMatch(/[┬┌]16/)
    expect(two).toMatch(/[┬┌]29/)
  })

  it('§8.3.1 shows rows, owners, order markers and the VP that lie there', () => {
    const { buildings } = table({}).table
    const row = (seat: 0 | 1, filled: number) => ({ seat, filled })
    const empty = { filled: 0 }
    const text = drawTable(
      table({
        buildings: {
          ...buildings,
          deli: { rows: [row(1, 0b0011), row(0, 0b1000), empty, empty], owners: [], orderMarker: 0 },
          butcher: { rows: [row(1, 0), empty, empty, empty], owners: [1], orderMarker: 0 },
          wainwright: { rows: [empty, empty, empty, empty], owners: [], orderMarker: 2 },
        },
      }),
      look,
    )
    expect(text).toMatch(/3 Deli +olive grape food meat +1 VP\n.*▲▪▪▫▫ {2}●▫▫▫▪ needs olive grape food/)
    expect(text).toMatch(/6 Butcher +pig meat grain olive\n.*done ▲/)
    expect(text).toMatch(/2 Wainwright +food wine meat +closed ② 1\+1 VP/)
  })

  it('§7 and §6.4 show dice with what they give, and roofs with their price', () => {
    const text = drawTable(table({ round: 2, dice: [1, 1, 4], roofs: ['pig', 'card'] }), look)
    expect(text).toContain('[1][1] 1 pig   [4] 4 silver')
    expect(text).toContain('2 silver each:  “1 pig”  “play or draw a card”')
  })
})

describe('a farm', () => {
  const farm: Partial<Farm> = {
    silver: 7,
    points: 12,
    pool: 9,
    donkeys: [1, 4],
    goods: { olive: 2, grain: 0, grape: 0, pig: 1, food: 1, wine: 0, meat: 0, commodity: 1 },
    fields: [
      { card: number('chef'), good: 'grape', ripe: true },
      { card: number('porter'), good: 'olive', ripe: false },
    ],
    barrows: [{ card: number('coachman'), filled: 0b010 }],
    extensions: [number('reaper'), number('packer')],
    helpers: [
      { card: number('swineherd'), used: false, marked: false },
      { card: number('baker'), used: true, marked: true },
    ],
    roofs: [{ roof: 'delivery', space: 0, used: true }],
    crafts: [{ building: 'deli', lasting: true }],
  }

  it('shows everything that lies on it', () => {
    const text = drawTable(table({}, farm), look)
    const own = text.slice(text.indexOf('── Your farm'))
    expect(own).toMatch(/● You +12 VP +7 silver +1 commodity +hand 4 +markers 9\/25 +donkeys 1 4\n/)
    expect(line(own, 'Fields')).toMatch(/grape ▪ +olive ▫/)
    expect(line(own, 'Stores')).toMatch(/2 olives +1 food +pigs 1\/5/)
    expect(line(own, 'Barrows')).toContain('Coachman (4 VP: olive ▫ pig ▪ wine ▫)')
    expect(line(own, 'Extensions')).toContain('2 (2× income 1, pen, delivery)')
    expect(line(own, 'Helpers')).toMatch(/Swineherd +Baker \(used\)/)
    expect(line(own, 'Roofs')).toContain('1 free delivery (used)')
    expect(line(own, 'Crafts')).toContain('Deli')
    expect(line(own, 'Next')).toMatch(/extension costs 3 goods +roof space 1 VP +hand limit 5/)
  })

  it('shows prices as helpers make them', () => {
    const helpers = [{ card: number('cornFactor'), used: false, marked: false }]
    expect(drawTable(table({}, { helpers }), look)).toContain('olive 3/2/2   grain 3/2/2   grape 4/3/3   pig 5/2/2')
  })

  it('R21 covers other players’ points until the end, never one’s own', () => {
    const options = { hiddenScores: true }
    const during = drawTable(table({ options }, { points: 12 }), look)
    expect(during).toMatch(/▲ Ben +\? VP/)
    expect(during).toMatch(/● You +12 VP/)
    expect(drawTable(table({ options, over: true }), look)).toMatch(/▲ Ben +1 VP/)
    expect(drawTable(table({}), look)).toMatch(/▲ Ben +1 VP/)
  })
})

describe('cards', () => {
  it('show all four sides', () => {
    const text = drawCard(number('coachman'), undefined, look).join('\n').replaceAll('\u00a0', ' ')
    for (const part of [
      'Coachman',
      '← grain',
      '↑ olive pig wine:',
      '4 VP',
      '→ hand +1, delivery,',
      'pen',
      '↓ Pay 1 silver in',
    ])
      expect(text).toContain(part)
  })

  it('lie beside each other, four in a row, equally high', () => {
    const seen = { ...table({}), hand: [1, 2, 3, 4, 5, 6] }
    const lines = drawHand(seen, look)
    expect(lines[0]).toMatch(/┌ Chef .*┌ Negotiator .*┌ Porter .*┌ Farm Worker/)
    expect(lines.filter(one => one.startsWith('└'))).toHaveLength(2)
    expect(widest(lines.join('\n'))).toBe(100)
    expect(drawHand({ ...seen, hand: [] }, look)).toEqual(['Your hand is empty.'])
  })
})

describe('the menu', () => {
  it('lists every legal action once, rows that are alike as one', () => {
    for (const actions of [0, 60, 150, 260]) {
      const state = later('menu', 3, actions)
      const entries = menuOf(view(state, waitingFor(state)[0]))
      expect(entries.length).toBeGreaterThan(0)
      expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length)
    }
  })
})

describe('at any moment of any game', () => {
  it('the table fits into 100 columns and has no hole, for players and spectators', () => {
    for (let actions = 0; actions < 600; actions += 23) {
      const players = (2 + (actions % 3)) as 2 | 3 | 4
      const state = later(`moment ${actions}`, players, actions)
      for (const seat of [0, 1, undefined] as const) {
        const text = drawTable(view(state, seat), look, actions % 2 === 0 ? 'cards' : 'names')
        expect(widest(text)).toBeLessThanOrEqual(100)
        expect(text).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })
})

describe('the result', () => {
  it('§10 names shared winners and every source that scored', () => {
    const bySource = { ...table({}).table.farms[0]!.scored, stalls: 4, spent: -2 }
    const standing = (seat: 0 | 1) => ({ seat, rank: 1, points: 3, silver: 2, bySource })
    const text = drawResult({ ranking: [standing(0), standing(1)], winners: [0, 1] }, look)
    expect(text).toContain('Shared win: ● You and ▲ Ben.')
    expect(text).toMatch(/Stalls +4 +4/)
    expect(text).toMatch(/Spent +-2 +-2/)
    expect(text).not.toContain('Barrows')
  })
})
