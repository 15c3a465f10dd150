import { isOpen, NEUTRAL, NOBODY, type PlayerView, type PrintedHex, partsOf, type StallOwner } from '@la-granja/engine'
import { type Look, paint, shape } from './paint.ts'

// The hexes as bricks in a wall: each touches two in its own row, two above and two below, as on the board.

const HALF = 3
const BRICK = 2 * HALF

const UP = 1
const RIGHT = 2
const DOWN = 4
const LEFT = 8

/** Box-drawing characters by the directions in which they lead. */
const CORNERS: Readonly<Record<number, string>> = {
  0: ' ',
  [LEFT | RIGHT]: '─',
  [UP | DOWN]: '│',
  [RIGHT | DOWN]: '┌',
  [LEFT | DOWN]: '┐',
  [UP | RIGHT]: '└',
  [UP | LEFT]: '┘',
  [UP | RIGHT | DOWN]: '├',
  [UP | DOWN | LEFT]: '┤',
  [RIGHT | DOWN | LEFT]: '┬',
  [UP | RIGHT | LEFT]: '┴',
  [UP | RIGHT | DOWN | LEFT]: '┼',
}

/** The value and the stall inside, the hex's number in the frame above. Closed hexes (§4.10) are left out. */
export function drawMarket({ table }: PlayerView, look: Look): string[] {
  const open = partsOf(table).set.hexes.filter(hex => isOpen(table, hex))
  const left = Math.min(...open.map(halves))
  const top = Math.min(...open.map(hex => hex.r))
  const frame = new Map<string, number>()
  const words = new Map<string, string>()
  const lead = (x: number, y: number, way: number) => frame.set(`${x},${y}`, (frame.get(`${x},${y}`) ?? 0) | way)

  for (const hex of open) {
    const x = (halves(hex) - left) * HALF
    const y = (hex.r - top) * 2
    for (let step = 0; step < BRICK; step++) {
      for (const line of [y, y + 2]) {
        lead(x + step, line, RIGHT)
        lead(x + step + 1, line, LEFT)
      }
    }
    for (const side of [x, x + BRICK]) {
      for (let step = 0; step < 2; step++) {
        lead(side, y + step, DOWN)
        lead(side, y + step + 1, UP)
      }
    }
    Array.from(String(hex.hex)).forEach((digit, index) => {
      words.set(`${x + 1 + index},${y}`, paint(look, 'dim', digit))
    })
    const owner = table.stalls[hex.hex] ?? NOBODY
    words.set(`${x + HALF - 1},${y + 1}`, paint(look, owner === NOBODY ? 'dim' : 'bold', String(hex.value)))
    words.set(`${x + HALF + 1},${y + 1}`, stall(owner, look))
  }
  const right = Math.max(...open.map(halves)) - left
  const bottom = Math.max(...open.map(hex => hex.r)) - top
  return Array.from({ length: (bottom + 1) * 2 + 1 }, (_, y) =>
    Array.from({ length: (right + 2) * HALF + 1 }, (_, x) => {
      const ways = frame.get(`${x},${y}`) ?? 0
      return words.get(`${x},${y}`) ?? paint(look, 'dim', CORNERS[ways] ?? ' ')
    })
      .join('')
      .trimEnd(),
  )
}

/** Where the hex begins, in half bricks. */
function halves({ q, r }: PrintedHex): number {
  return 2 * q + r
}

function stall(owner: StallOwner, look: Look): string {
  if (owner === NOBODY) return ' '
  return owner === NEUTRAL ? '○' : shape(look, owner)
}
