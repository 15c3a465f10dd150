import { describe, expect, test } from 'vitest'
import { EDITIONS, type Edition, NEUTRAL, NOBODY, type StallOwner } from '../../src/index.ts'
import { scenario } from '../scenario.ts'

/** The printed market: hex q r value, and x where classic solo closes it. */
const PRINTED = `1 0 0 2, 2 1 0 3, 3 0 1 4, 4 1 1 5, 5 0 -1 4, 6 1 -1 5, 7 2 -1 6, 8 -1 0 5, 9 2 0 2, 10 -1 1 3,
  11 2 1 4, 12 -1 2 6, 13 0 2 2, 14 1 2 6, 15 0 -2 3, 16 1 -2 2 x, 17 2 -2 3, 18 3 -2 4 x, 19 -1 -1 6 x, 20 3 -1 5,
  21 -2 0 4, 22 3 0 3 x, 23 -2 1 2 x, 24 3 1 2, 25 -2 2 4 x, 26 2 2 5 x, 27 -2 3 3 x, 28 -1 3 5 x, 29 0 3 3, 30 1 3 4 x`

interface Hex {
  hex: number
  q: number
  r: number
  value: number
}

const MARKET = PRINTED.split(',').map(text => {
  const [hex, q, r, value, mark] = text.trim().split(' ')
  return { hex: Number(hex), q: Number(q), r: Number(r), value: Number(value), crossed: mark === 'x' }
})

/** Classic: without the crosses (R26). Deluxe: the small side has 1 to 18 and 20. */
const OPEN: Record<Edition, Hex[]> = {
  classic: MARKET.filter(hex => !hex.crossed),
  deluxe: MARKET.filter(({ hex }) => hex <= 18 || hex === 20),
}

const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

const beside = (open: Hex[], { q, r }: Hex) =>
  open.filter(other => DIRECTIONS.some(([dq, dr]) => other.q === q + dq && other.r === r + dr))

/** Steps from hex to hex, found by walking over the whole plane. */
function steps(from: Hex, to: Hex): number {
  let front = new Set([`${from.q} ${from.r}`])
  for (let walked = 0; ; walked++) {
    if (front.has(`${to.q} ${to.r}`)) return walked
    const next = new Set<string>()
    for (const at of front) {
      const [q, r] = at.split(' ').map(Number) as [number, number]
      for (const [dq, dr] of DIRECTIONS) next.add(`${q + dq} ${r + dr}`)
    }
    front = next
  }
}

/** Those for which the figure is greatest. */
function most(hexes: Hex[], figure: (hex: Hex) => number): Hex[] {
  const greatest = Math.max(...hexes.map(figure))
  return hexes.filter(hex => figure(hex) === greatest)
}

/** §11 once more, by narrowing down. The hex that is taken, and what then stands on the market. */
function expected(edition: Edition, stalls: ReadonlyMap<number, StallOwner>, value: number, watched: boolean) {
  const open = OPEN[edition]
  const owner = (hex: Hex) => stalls.get(hex.hex) ?? NOBODY
  const isPrey = (hex: Hex) => owner(hex) === 0 && !(watched && hex.value === 2)
  const removes = (hex: Hex) => [hex, ...beside(open, hex).filter(near => near.value < hex.value)].filter(isPrey)
  const threats = (hex: Hex) => beside(open, hex).filter(near => near.value > hex.value && owner(near) === NOBODY)
  const others = open.filter(hex => owner(hex) === NEUTRAL)
  const distance = (hex: Hex) => (others.length === 0 ? 0 : Math.min(...others.map(other => steps(hex, other))))

  const there = open.filter(hex => hex.value === value)
  const empty = there.filter(hex => owner(hex) === NOBODY)
  const choices = empty.length > 0 ? empty : there.filter(isPrey)
  const hardest = most(
    most(choices, hex => removes(hex).length),
    hex => -threats(hex).length,
  )
  const [taken] = most(hardest, distance)
  const after = new Map(stalls)
  if (taken === undefined) return { after }
  for (const { hex } of removes(taken)) after.delete(hex)
  after.set(taken.hex, NEUTRAL)
  const reason = { removes: removes(taken).length, threats: threats(taken).length, distance: distance(taken) }
  return { after, placed: { hex: taken.hex, reason } }
}

/** A repeatable row of numbers from 0 to below 1. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** How much of the market stays empty, and how many of the stalls are the player's. */
const MIXES = [
  { empty: 0, own: 0.2 },
  { empty: 0.1, own: 0.6 },
  { empty: 0.4, own: 0.6 },
  { empty: 0.7, own: 0.7 },
]

function anyStalls(edition: Edition, chance: () => number, { empty, own }: (typeof MIXES)[number]) {
  const stalls = new Map<number, StallOwner>()
  for (const { hex } of OPEN[edition]) if (chance() >= empty) stalls.set(hex, chance() < own ? 0 : NEUTRAL)
  return stalls
}

const CARD = { 2: 'chef', 3: 'gardener', 4: 'wheelwright', 5: 'porter', 6: 'gourmet' } as const
const VALUES = [2, 3, 4, 5, 6] as const

describe.each(EDITIONS)('§11 the neutral player on any market, %s', edition => {
  test.each(VALUES)('§11 R19 a stall worth %i goes where the rules, written down a second time, say', value => {
    const chance = numbersFrom(value)
    const seen = { empty: 0, replaced: 0, nothing: 0 }
    for (let market = 0; market < 80; market++) {
      const stalls = anyStalls(edition, chance, MIXES[market % MIXES.length]!)
      const watched = chance() < 0.3
      const { after, placed } = expected(edition, stalls, value, watched)
      const game = scenario({
        players: 1,
        edition,
        neutralFirst: true,
        step: 'choosingDonkeys',
        pile: [CARD[value], 'mayor'],
        stalls: Object.fromEntries(stalls),
        farms: [{ helpers: watched ? ['nightWatchman'] : [] }],
      })
      expect(game.saw('neutralPlaced')).toEqual(placed === undefined ? [] : [{ type: 'neutralPlaced', ...placed }])
      for (let hex = 1; hex <= 30; hex++) expect(game.table.stalls[hex]).toBe(after.get(hex) ?? NOBODY)
      seen[placed === undefined ? 'nothing' : stalls.has(placed.hex) ? 'replaced' : 'empty']++
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })
})
