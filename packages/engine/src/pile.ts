import { shuffled } from './random.ts'
import { emit, reveal, type Turn, withChance } from './turn.ts'
import type { Seat } from './words.ts'

/** Draws up to `count` cards; the discards become a new pile as soon as the last card has been taken (§4.2, R3). */
export function draw(turn: Turn, seat: Seat, count: number): void {
  let missing = count
  while (missing > 0) {
    if (turn.state.secrets.pile.length === 0) shuffleDiscards(turn)
    const { pile } = turn.state.secrets
    if (pile.length === 0) return
    reveal(turn)
    const cards = pile.slice(-Math.min(missing, pile.length)).reverse()
    missing -= cards.length
    emit(turn, { type: 'cardsDrawn', seat, count: cards.length, cards })
    if (turn.state.secrets.pile.length === 0) shuffleDiscards(turn)
  }
}

/** Puts the shuffled discards under what is left of the pile. */
export function shuffleDiscards(turn: Turn): void {
  const { discards } = turn.state.table
  if (discards.length === 0) return
  const cards = withChance(turn, dice => shuffled(discards, dice))
  emit(turn, { type: 'pileShuffled', count: cards.length, cards })
}

/** The top card goes face up to the discards (R20); undefined when there is none. */
export function revealTop(turn: Turn): number | undefined {
  if (turn.state.secrets.pile.length === 0) shuffleDiscards(turn)
  const card = turn.state.secrets.pile.at(-1)
  if (card === undefined) return undefined
  reveal(turn)
  emit(turn, { type: 'cardRevealed', card })
  if (turn.state.secrets.pile.length === 0) shuffleDiscards(turn)
  return card
}
