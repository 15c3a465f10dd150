import { ENOUGH, isAbove, isBelow, type Rung } from '../commands/ladderMatches.ts'
import { interval, percent } from './columns.ts'

const HEAD = ['Match', 'Players', 'Edition', 'Games', 'Win rate', '95 % interval', 'Bar', 'Points', 'ms per decision']

/** The ladder as a page for the docs. */
export function drawLadder(rungs: readonly Rung[], plot: string, command: string): string {
  const rows = rungs.map(rung => [...cellsOf(rung), `\`${rung.command}\``])
  return [
    '# The ladder',
    '',
    `Made by \`${command}\`. The first bot of a match sits alone against the others, who are all alike.`,
    'Seats rotate, and each deal is played once from every seat. The bar is the win rate that the first bot should reach:',
    '✓ where the whole 95 % interval lies above it, ✗ where all of it lies below. As long as a match has fewer than',
    `${ENOUGH} games its interval is a wider one, which holds however often one looks while games are still being played.`,
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

function cellsOf(rung: Rung): string[] {
  const { title, match, games, first, others } = rung
  const pair = (what: 'points' | 'msPerDecision') => `${first[what].toFixed(1)} : ${others[what].toFixed(1)}`
  return [
    title,
    String(match.players),
    match.edition,
    String(games),
    percent(first.winRate),
    interval(first.ci95),
    `${Math.round(100 * match.bar)} %${verdict(rung)}`,
    pair('points'),
    pair('msPerDecision'),
  ]
}

function verdict(rung: Rung): string {
  if (isAbove(rung)) return ' ✓'
  return isBelow(rung) ? ' ✗' : ''
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
