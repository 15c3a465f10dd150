import {
  type Farm,
  type GameState,
  type PlayerView,
  partsOf,
  type RoofId,
  type Seat,
  shuffled,
  type Table,
} from '@la-granja/engine'
import type { Chance } from './chance.ts'

/**
 * A whole state that the view's seat could be looking at: everything it sees is as it is, everything else is dealt anew. Search
 * plays on such states and never on the real one, so a bot cannot know more than its seat does.
 */
export function determinize(view: PlayerView, chance: Chance): GameState {
  return dealer(view)(chance)
}

/** The same for many deals of one view. */
export function dealer(view: PlayerView): (chance: Chance) => GameState {
  const unseen = unseenCards(view)
  return chance => dealt(view, unseen, chance)
}

function dealt(view: PlayerView, unseen: readonly number[], chance: Chance): GameState {
  const { table, seat, hands, seen } = view
  const unknown = shuffled(unseen, chance)
  let next = 0
  const deal = (count: number) => {
    next += count
    return unknown.slice(next - count, next)
  }
  const held = hands.map((count, owner) => (owner === seat ? view.hand : deal(count)))
  const pile = [...deal(view.pile - seen.length), ...seen]
  const seats = table.farms.map((_, owner) => owner as Seat)
  return {
    table,
    secrets: {
      seed: '',
      random: [0, 0, 0, 0].map(() => chance.between(1, 0x7fffffff)),
      hands: held,
      pile,
      roofs: comingRoofs(table, chance),
      donkeys: seats.map(owner => (owner === seat ? view.donkey : guessedDonkey(table, owner, chance))),
      chosen: seats.map(owner => (owner === seat ? view.chosen : guessedCard(farmAt(table, owner), held[owner] ?? []))),
      history: '',
    },
  }
}

/** The cards that lie neither in the open nor in one's own hand. */
function unseenCards({ table, hand, seen }: PlayerView): number[] {
  const known = new Set([...hand, ...seen, ...table.discards])
  for (const { fields, barrows, helpers, extensions } of table.farms) {
    for (const { card } of [...fields, ...barrows, ...helpers]) known.add(card)
    for (const card of extensions) known.add(card)
  }
  return partsOf(table)
    .set.cards.map(card => card.number)
    .filter(card => !known.has(card))
}

/** §4.3: as many of each coming round's roofs as there are players, at random. */
function comingRoofs(table: Table, chance: Chance): RoofId[][] {
  const later = partsOf(table).set.roofs.slice(table.round)
  return later.map(faces => shuffled(faces, chance).slice(0, Math.max(table.players, 2)))
}

/** §8.1: who has chosen already has one of the unused donkeys face down. */
function guessedDonkey(table: Table, owner: Seat, chance: Chance): number {
  if (table.step !== 'choosingDonkeys' || table.waiting.includes(owner)) return 0
  const { donkeys } = farmAt(table, owner)
  return donkeys[chance.between(0, donkeys.length - 1)] ?? 0
}

/** Somebody who is paying for a card, or making room for it, holds it in hand. */
function guessedCard({ todo }: Farm, hand: readonly number[]): number {
  const task = todo.at(-1)?.do
  return task === 'paying' || task === 'makingRoom' ? (hand[0] ?? 0) : 0
}

function farmAt(table: Table, seat: Seat): Farm {
  return table.farms[seat] as Farm
}
