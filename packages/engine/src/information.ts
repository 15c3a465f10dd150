import type { GameEvent } from './event.ts'

/** Events that show somebody something new. They draw the line behind which nothing is taken back. */
const SHOWS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'cardsDrawn',
  'pileShuffled',
  'cardsSeen',
  'cardRevealed',
  'diceRolled',
  'donkeysRevealed',
  'roofsRevealed',
])

/** Whether somebody knows more after these events than a view could have told them before. */
export function showsSomething(events: readonly GameEvent[]): boolean {
  return events.some(event => SHOWS.has(event.type))
}

/** Thrown where a game that is played on a view alone would need something that the view does not hold. */
export class Hidden extends Error {
  override readonly name = 'Hidden'
}
