import { type PlayerView, view as viewOf } from '@la-granja/engine'
import { chanceFrom } from '../chance.ts'
import { dealer } from '../determinize.ts'
import { expectedPointsIn, seatOf } from '../evaluate.ts'
import type { Style } from '../search.ts'
import { winChances } from '../winChances.ts'
import { type Line, playedOut, walked } from './lines.ts'

/** What a seat may expect after a line. */
export interface Prospect {
  readonly line: Line
  /** Final points. */
  readonly points: number
  /** From 0 to 1; those of all players together are 1. */
  readonly winChance: number
}

/** With the outcomes by deal, so that two lines can be compared deal by deal. */
export interface Reckoned extends Prospect {
  readonly worths: readonly number[]
}

/** Points break ties: in a game that is won or lost they are all that is left to play for. */
const PER_POINT = 0.002

/** How good something is: the chance to win, and points where that says nothing. */
export function worthOf({ winChance, points }: Pick<Prospect, 'winChance' | 'points'>): number {
  return winChance + PER_POINT * points
}

/**
 * Plays the round to its end after each line, several times. All lines get the same deals and the same luck, so that what tells
 * them apart is the lines, which takes a tenth of the games that independent ones would. All go on by hunches, which is fair but
 * costs points; what it costs after the first line is given back after all of them, so that the first comes to what it promises.
 */
export function reckon(
  view: PlayerView,
  lines: readonly Line[],
  deals: number,
  label: string,
  style: Style,
): readonly Reckoned[] {
  const seat = seatOf(view)
  const deal = dealer(view)
  const { evaluation } = style
  const sums = lines.map(() => ({ points: 0, winChance: 0, worths: [] as number[] }))
  let promised = 0
  for (let number = 0; number < deals; number++) {
    const start = deal(chanceFrom(`${label} ${number}`))
    promised += expectedPointsIn(evaluation, walked(start, lines[0] ?? []), seat)
    lines.forEach((line, index) => {
      const sum = sums[index]
      if (sum === undefined) return
      const end = playedOut(start, line, seat, style, chanceFrom(`${label} ${number} on`))
      const points = expectedPointsIn(evaluation, end, seat)
      const winChance = winChances(evaluation, end)[seat] ?? 0
      sum.points += points
      sum.winChance += winChance
      sum.worths.push(worthOf({ points, winChance }))
    })
  }
  const cost = promised - (sums[0]?.points ?? promised)
  return sums.map(({ points, winChance, worths }, index) => {
    return { line: lines[index] ?? [], points: (points + cost) / deals, winChance: winChance / deals, worths }
  })
}

/** By how much the first is better than the second, and how sure that is: the standard error of the difference. */
export function gap(better: Pick<Reckoned, 'worths'>, other: Pick<Reckoned, 'worths'>): Margin {
  return margin(better.worths, other.worths)
}

/** The same for anything that was counted deal by deal. */
export function margin(better: readonly number[], other: readonly number[]): Margin {
  const differences = better.map((one, index) => one - (other[index] ?? 0))
  const mean = meanOf(differences)
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, better.length - 1)
  return { gap: mean, error: Math.sqrt(variance / better.length) }
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

/** A difference, and its standard error. */
export interface Margin {
  readonly gap: number
  readonly error: number
}

/** Where each line leads: two upgrades in either order lead to the same place. */
export function endsOf(view: PlayerView, lines: readonly Line[]): string[] {
  const seat = seatOf(view)
  const start = dealer(view)(chanceFrom('where lines lead'))
  return lines.map(line => JSON.stringify(viewOf(walked(start, line), seat)))
}

/** The first of all lines that lead to the same place. */
export function distinct(view: PlayerView, lines: readonly Line[]): Line[] {
  const ends = endsOf(view, lines)
  return lines.filter((_, index) => ends.indexOf(ends[index] as string) === index)
}
