import type { Interval } from '@la-granja/bots'
import { namesIn } from '@la-granja/text'
import { padded, rightPadded, widthOf } from './paint.ts'

const GAP = 3

/** A table as wide as it has to be: the first column to the left, numbers to the right. */
export function drawColumns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(...[title, ...rows.map(row => row[column] ?? '')].map(widthOf)))
  return [head, ...rows].map(cells =>
    widths
      .map((width, column) => (column === 0 ? padded : rightPadded)(cells[column] ?? '', width))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

export function interval([low, high]: Interval): string {
  return `${(100 * low).toFixed(1)} – ${percent(high)}`
}

const GAMES = { one: 'game', other: 'games' } as const

export function countGames(games: number): string {
  return namesIn().count(games, GAMES)
}

/** A mean of something that never happened is no number. */
export function mean(sum: number, count: number): string {
  return count === 0 ? '–' : (sum / count).toFixed(1)
}
