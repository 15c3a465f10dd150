import type { GameEvent, Good, RoofId, Seat } from '@la-granja/engine'
import type { Counts, Did, Seen } from './since.ts'

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T; readonly seat: number }>

/** What one player did in all of this, put together by kind. */
export function did(seat: Seat, seen: readonly Seen[]): Did {
  const own = <T extends GameEvent['type']>(type: T): readonly EventOf<T>[] =>
    seen.flatMap(({ event }) =>
      event.type === type && 'seat' in event && event.seat === seat ? [event as EventOf<T>] : [],
    )
  const goods = (events: readonly { readonly good: Good }[]) => counted(events.map(({ good }) => good))
  const revealed = seen.flatMap(({ event }) => (event.type === 'donkeysRevealed' ? (event.donkeys[seat] ?? []) : []))
  const exchanged = own('donkeyExchanged').map(({ to }) => to)
  return {
    seat,
    delivered: byKey(own('delivered'), ({ building }) => building),
    loaded: byKey(own('loaded'), ({ card }) => card),
    completed: own('buildingCompleted').map(({ building }) => building),
    barrows: own('barrowCompleted').map(({ card }) => card),
    stalls: own('stallPlaced').map(({ hex }) => hex),
    removed: own('stallRemoved').map(({ hex, owner }) => ({ hex, owner })),
    cards: own('cardPlayed').map(({ card, side }) => ({ card, side })),
    roofs: own('roofBought').map(({ roof }): RoofId => roof),
    dice: own('dieTaken').map(({ die }) => die),
    donkey: exchanged.at(-1) ?? revealed.at(-1),
    siesta: own('rested').reduce((sum, { from, to }) => sum + to - from, 0),
    sold: goods(own('sold')),
    bought: goods(own('bought')),
    upgraded: counted(own('upgraded').map(({ into }): Good => into)),
    drawn: own('cardsDrawn').reduce((sum, { count }) => sum + count, 0),
  }
}

function counted<K>(items: readonly K[]): Counts<K> {
  const counts = new Map<K, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function byKey<E extends { readonly good: Good }, K>(
  events: readonly E[],
  keyOf: (event: E) => K,
): ReadonlyMap<K, Counts<Good>> {
  return new Map(
    [...new Set(events.map(keyOf))].map(key => [
      key,
      counted(events.filter(event => keyOf(event) === key).map(({ good }) => good)),
    ]),
  )
}
