import { type GameResult, SOURCES } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { type Look, padded, paint, player, rightPadded, rule } from './paint.ts'

const names = namesIn()
const LABEL = 22
const COLUMN = 16

/** VP by source for each player, best first, and who has won. */
export function drawResult({ ranking, winners }: GameResult, look: Look): string {
  const line = (label: string, cells: readonly string[]) =>
    (padded(label, LABEL) + cells.map(cell => rightPadded(cell, COLUMN)).join('')).trimEnd()
  const scored = SOURCES.filter(source => ranking.some(({ bySource }) => bySource[source] !== 0))
  const across = paint(look, 'dim', '─'.repeat(LABEL + COLUMN * ranking.length))
  const won = winners.map(seat => player(look, seat))
  return [
    rule(look, 'Result'),
    line(
      '',
      ranking.map(({ rank, seat }) => `${rank}. ${player(look, seat)}`),
    ),
    ...scored.map(source =>
      line(
        names.sources[source],
        ranking.map(({ bySource }) => (bySource[source] === 0 ? '·' : String(bySource[source]))),
      ),
    ),
    across,
    line(
      'Victory points',
      ranking.map(({ points }) => paint(look, 'bold', String(points))),
    ),
    line(
      'Silver left',
      ranking.map(({ silver }) => String(silver)),
    ),
    '',
    won.length > 1 ? `Shared win: ${won.join(' and ')}.` : `Winner: ${won.join('')}.`,
  ].join('\n')
}
