import { cardOf } from '../components/parts.ts'
import { farmOf } from '../look.ts'
import type { Farm, GameState } from '../state.ts'
import type { Harvest, Seat, Side } from '../words.ts'
import { withFarm, withHand, withSecrets, withTable } from './change.ts'
import type { Evolving } from './evolve.ts'

function handOf(state: GameState, seat: Seat): readonly number[] {
  return state.secrets.hands[seat] ?? []
}

function discarded(state: GameState, card: number): GameState {
  return withTable(state, { ...state.table, discards: [...state.table.discards, card] })
}

function placed(farm: Farm, card: number, side: Side, good: Harvest): Farm {
  switch (side) {
    case 'field':
      return { ...farm, fields: [...farm.fields, { card, good, ripe: false }] }
    case 'barrow':
      return { ...farm, barrows: [...farm.barrows, { card, filled: 0 }] }
    case 'extension':
      return { ...farm, extensions: [...farm.extensions, card] }
    case 'helper':
      return { ...farm, helpers: [...farm.helpers, { card, used: false, marked: false }] }
  }
}

/** Cards in hands, on farms, in the pile and among the discards. */
export const cardEvents = {
  cardPlayed: (state, { seat, card, side }) => {
    const next = withFarm(state, seat, placed(farmOf(state.table, seat), card, side, cardOf(state.table, card).field))
    return withHand(
      next,
      seat,
      handOf(state, seat).filter(one => one !== card),
    )
  },
  cardDiscarded: (state, { seat, card }) =>
    withHand(
      discarded(state, card),
      seat,
      handOf(state, seat).filter(one => one !== card),
    ),
  barrowDiscarded: (state, { seat, card }) => withoutBarrow(state, seat, card),
  barrowCompleted: (state, { seat, card }) => withoutBarrow(state, seat, card),
  helperDiscarded: (state, { seat, card }) => {
    const farm = farmOf(state.table, seat)
    const marked = farm.helpers.some(one => one.card === card && one.marked) ? 1 : 0
    const next = withFarm(state, seat, {
      ...farm,
      helpers: farm.helpers.filter(one => one.card !== card),
      pool: farm.pool + marked,
    })
    return discarded(next, card)
  },
  cardsDrawn: (state, { seat, cards = [] }) => {
    const next = withHand(state, seat, [...handOf(state, seat), ...cards])
    return withSecrets(next, {
      ...next.secrets,
      pile: state.secrets.pile.slice(0, state.secrets.pile.length - cards.length),
    })
  },
  pileShuffled: (state, { cards = [] }) => {
    // Shuffled discards go under what is left of the pile (Fortune Teller); as a rule nothing is left.
    const next = withTable(state, { ...state.table, discards: [] })
    return withSecrets(next, { ...next.secrets, pile: [...cards, ...state.secrets.pile] })
  },
  cardsSeen: state => state,
  cardKept: (state, { seat, card }) => {
    if (card === undefined) return state
    const pile = state.secrets.pile
    const seen = pile.slice(-2)
    const under = seen.filter(one => one !== card)
    const next = withHand(state, seat, [...handOf(state, seat), card])
    return withSecrets(next, { ...next.secrets, pile: [...under, ...pile.slice(0, pile.length - seen.length)] })
  },
  helperUsed: (state, { seat, card, marked }) => {
    const farm = farmOf(state.table, seat)
    const helpers = farm.helpers.map(one => (one.card === card ? { card, used: true, marked } : one))
    return withFarm(state, seat, { ...farm, helpers, pool: marked ? farm.pool - 1 : farm.pool })
  },
  marksRemoved: state => {
    const farms = state.table.farms.map(farm => {
      const marks = farm.helpers.filter(one => one.marked).length
      const helpers = farm.helpers.map(({ card }) => ({ card, used: false, marked: false }))
      return { ...farm, helpers, pool: farm.pool + marks }
    })
    return withTable(state, { ...state.table, farms })
  },
} satisfies Partial<Evolving>

function withoutBarrow(state: GameState, seat: Seat, card: number): GameState {
  const farm = farmOf(state.table, seat)
  const barrow = farm.barrows.find(one => one.card === card)
  const markers = bits(barrow?.filled ?? 0)
  return discarded(
    withFarm(state, seat, {
      ...farm,
      barrows: farm.barrows.filter(one => one.card !== card),
      pool: farm.pool + markers,
    }),
    card,
  )
}

/** How many symbols are filled. */
export function bits(filled: number): number {
  let count = 0
  for (let rest = filled; rest > 0; rest >>= 1) count += rest & 1
  return count
}
