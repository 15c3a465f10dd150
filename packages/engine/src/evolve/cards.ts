import { cardOf } from '../components/parts.ts'
import { farmOf } from '../look.ts'
import type { Seat } from '../words.ts'
import { type Draft, farmIn, replaced } from './draft.ts'
import type { Evolving } from './evolve.ts'

function handOf(draft: Draft, seat: Seat): readonly number[] {
  return draft.secrets.hands[seat] ?? []
}

function setHand(draft: Draft, seat: Seat, hand: readonly number[]): void {
  draft.secrets.hands = replaced(draft.secrets.hands, seat, hand)
}

function discard(draft: Draft, card: number): void {
  draft.table.discards = [...draft.table.discards, card]
}

function removeBarrow(draft: Draft, seat: Seat, card: number): void {
  const farm = farmIn(draft, seat)
  farm.pool += bits(farm.barrows.find(one => one.card === card)?.filled ?? 0)
  farm.barrows = farm.barrows.filter(one => one.card !== card)
  discard(draft, card)
}

/** Cards in hands, on farms, in the pile and among the discards. */
export const cardEvents = {
  cardPlayed(draft, { seat, card, side }) {
    const farm = farmIn(draft, seat)
    const hand = handOf(draft, seat)
    setHand(
      draft,
      seat,
      hand.filter(one => one !== card),
    )
    switch (side) {
      case 'field':
        farm.fields = [...farm.fields, { card, good: cardOf(draft.table, card).field, ripe: false }]
        break
      case 'barrow':
        farm.barrows = [...farm.barrows, { card, filled: 0 }]
        break
      case 'extension':
        farm.extensions = [...farm.extensions, card]
        break
      case 'helper':
        farm.helpers = [...farm.helpers, { card, used: false, marked: false }]
        break
    }
  },
  cardDiscarded(draft, { seat, card }) {
    const hand = handOf(draft, seat)
    setHand(
      draft,
      seat,
      hand.filter(one => one !== card),
    )
    discard(draft, card)
  },
  barrowDiscarded(draft, { seat, card }) {
    removeBarrow(draft, seat, card)
  },
  barrowCompleted(draft, { seat, card }) {
    removeBarrow(draft, seat, card)
  },
  helperDiscarded(draft, { seat, card }) {
    const farm = farmIn(draft, seat)
    if (farm.helpers.some(one => one.card === card && one.marked)) farm.pool++
    farm.helpers = farm.helpers.filter(one => one.card !== card)
    discard(draft, card)
  },
  cardsDrawn(draft, { seat, cards = [] }) {
    setHand(draft, seat, [...handOf(draft, seat), ...cards])
    draft.secrets.pile = draft.secrets.pile.slice(0, draft.secrets.pile.length - cards.length)
  },
  pileShuffled(draft, { cards = [] }) {
    draft.table.discards = []
    // Under what is left of the pile (card 39); as a rule nothing is left.
    draft.secrets.pile = [...cards, ...draft.secrets.pile]
  },
  cardRevealed(draft, { card }) {
    draft.secrets.pile = draft.secrets.pile.slice(0, -1)
    discard(draft, card)
  },
  cardsSeen() {},
  cardKept(draft, { seat, card }) {
    if (card === undefined) return
    const { pile } = draft.secrets
    const seen = pile.slice(-2)
    setHand(draft, seat, [...handOf(draft, seat), card])
    draft.secrets.pile = [...seen.filter(one => one !== card), ...pile.slice(0, pile.length - seen.length)]
  },
  helperUsed(draft, { seat, card, marked }) {
    const farm = farmIn(draft, seat)
    farm.helpers = farm.helpers.map(one => (one.card === card ? { card, used: true, marked } : one))
    if (marked) farm.pool--
  },
  marksRemoved(draft) {
    for (const seat of draft.table.order) {
      if (!farmOf(draft.table, seat).helpers.some(one => one.used)) continue
      const farm = farmIn(draft, seat)
      farm.pool += farm.helpers.filter(one => one.marked).length
      farm.helpers = farm.helpers.map(({ card }) => ({ card, used: false, marked: false }))
    }
  },
} satisfies Partial<Evolving>

/** How many symbols are filled. */
export function bits(filled: number): number {
  let count = 0
  for (let rest = filled; rest > 0; rest >>= 1) count += rest & 1
  return count
}
