import { shuffled } from './random.ts'
import { emit, type Turn, withChance } from './turn.ts'
import type { Seat } from './words.ts'

/** Draws up to `count` cards; the discards become a new pile as soon as the last card has been taken (§4.2, R3). */
export function draw(turn: Turn, seat: Seat, count: number): void {
  let missing = count
  while (missing > 0) {
    if (turn.state.secrets.pile.length === 0) shuffleDiscards(turn)
    const { pile } = turn.state.secrets
    const cards = pile.slice(-Math.min(missing, pile.length)).reverse()
    if (pile.length === 0) return
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
