import type { Showing } from '@la-granja/bots'
import type { Rung } from '../commands/ladderMatches.ts'
import { interval, percent } from './columns.ts'

const HEAD = ['Match', 'Players', 'Edition', 'Games', 'Win rate', '95 % interval', 'Bar', 'Points', 'ms per decision']

/** Fewer say little, whatever they say. */
const ENOUGH = 400

/** The ladder as a page for the docs. */
export function drawLadder(rungs: readonly Rung[], plot: string, command: string): string {
  const rows = rungs.map(rung => [...cellsOf(rung), `\`${rung.command}\``])
  return [
    '# The ladder',
    '',
    `Made by \`${command}\`. The first bot of a match sits alone against the others, who are all alike.`,
    'Seats rotate, and each deal is played once from every seat. The bar is the win rate that the first bot should reach:',
    `✓ where the whole 95 % interval lies above it, ✗ where all of it lies below; neither before ${ENOUGH} games are played.`,
    'Points and times are those of the first bot, then those of the others. Thinking time is processor time.',
    'A number after @ is the thinking time in milliseconds, where it is not the usual one.',
    '',
    `![Win rates with their 95 % intervals](${plot})`,
    '',
    line([...HEAD, 'Command']),
    line([...HEAD, 'Command'].map((_, column) => (column === 0 || column > HEAD.length - 1 ? '---' : '---:'))),
    ...rows.map(line),
    '',
  ].join('\n')
}

function cellsOf({ title, match, games, first, others }: Rung): string[] {
  const { players, edition, bar } = match
  const pair = (what: 'points' | 'msPerDecision') => `${first[what].toFixed(1)} : ${others[what].toFixed(1)}`
  return [
    title,
    String(players),
    edition,
    String(games),
    percent(first.winRate),
    interval(first.ci95),
    bar === undefined ? '' : `${Math.round(100 * bar)} %${games < ENOUGH ? '' : verdict(bar, first.ci95)}`,
    pair('points'),
    pair('msPerDecision'),
  ]
}

function verdict(bar: number, [low, high]: Showing['ci95']): string {
  if (low >= bar) return ' ✓'
  return high < bar ? ' ✗' : ''
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
