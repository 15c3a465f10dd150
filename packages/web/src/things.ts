import {
  type Action,
  type ActionOf,
  type ActionType,
  type CommodityUse,
  cardOf,
  farmOf,
  HELPER_USES,
  type Seat,
  type Table,
  UPGRADES,
} from '@la-granja/engine'

/**
 * Everything on the table that can be touched, by name. An action is reached through the things that it is about, so the screen
 * needs no rule: whatever the engine lists lights up where it belongs.
 */
export type Thing =
  | `card:${number}`
  | `side:${string}`
  | `good:${string}:${string}`
  | 'silver'
  | 'points'
  | `row:${string}:${number}`
  | `building:${string}`
  | `barrow:${number}`
  | `helper:${number}`
  | `roof:${number}`
  | `shop:${number}`
  | `roofSpace:${number}`
  | `die:${number}`
  | `hex:${number}`
  | `donkey:${number}`
  | `siesta:${number}`
  | 'pile'

type ThingsOf = { readonly [T in ActionType]: (action: ActionOf<T>, table: Table) => readonly Thing[] }

const nothing = () => []

const THINGS: ThingsOf = {
  endTurn: nothing,
  finish: nothing,
  cancel: nothing,
  sell: ({ good, from }) => [`good:${good}:${from}`],
  buy: ({ good }) => [`good:${good}:store`],
  upgrade: ({ good, from }) => [`good:${good}:${from}`, `good:${UPGRADES[good]}:store`],
  spend: ({ seat, on }, table) => ['good:commodity:store', ...openedBy(table, seat, on)],
  useRoof: ({ space }) => [`roof:${space}`],
  use: ({ card }) => [`helper:${card}`],
  play: ({ card, side }) => [`card:${card}`, `side:${side}`],
  pay: ({ good, from }) => [good === 'silver' ? 'silver' : good === 'point' ? 'points' : `good:${good}:${from}`],
  discard: ({ card }) => [`card:${card}`, `helper:${card}`, `barrow:${card}`],
  buyRoof: ({ roof, space }) => [`shop:${roof}`, `roofSpace:${space}`],
  take: ({ good }) => [`good:${good}:store`],
  draw: () => ['pile'],
  collect: nothing,
  grow: ({ good }) => [`good:${good}:field`],
  barter: ({ give, take }) => [`good:${give}:store`, `good:${take}:store`],
  turnUp: ({ space }) => [`roof:${space}`],
  keep: ({ card }) => [`card:${card}`],
  repeat: ({ building }) => [`building:${building}`],
  takeDie: ({ die }) => [`die:${die}`],
  changeDie: ({ to }) => [`die:${to}`],
  resolve: nothing,
  chooseDonkey: ({ donkey }) => [`donkey:${donkey}`],
  advance: ({ seat, steps }, table) => [`siesta:${table.siesta.findIndex(discs => discs.includes(seat)) + steps}`],
  deliver: ({ good, from, building, row }) => [`good:${good}:${from}`, `row:${building}:${row}`],
  load: ({ good, from, card }) => [`good:${good}:${from}`, `barrow:${card}`],
  buyDeliveries: nothing,
  placeStall: ({ hex }) => [`hex:${hex}`],
  takeBack: ({ good, from }) => [`good:${good}:${from}`],
  takeBackDelivery: ({ place }) => [typeof place === 'number' ? `barrow:${place}` : `building:${place}`],
  takeBackStall: ({ hex }) => [`hex:${hex}`],
  takeBackMark: ({ card }) => [`helper:${card}`],
  forgo: nothing,
}

/** The helper that opens this use of a commodity can be touched as well. */
function openedBy(table: Table, seat: Seat, use: CommodityUse): Thing[] {
  const opener = HELPER_USES[use]
  const helpers = opener === undefined ? [] : farmOf(table, seat).helpers
  return helpers.filter(({ card }) => cardOf(table, card).id === opener).map(({ card }) => `helper:${card}` as const)
}

export function thingsOf(action: Action, table: Table): readonly Thing[] {
  const things = THINGS[action.type] as (action: Action, table: Table) => readonly Thing[]
  return things(action, table)
}

/** The legal actions that are about this thing. */
export function actionsOn(thing: Thing, legal: readonly Action[], table: Table): Action[] {
  return legal.filter(action => thingsOf(action, table).includes(thing))
}

/** The things that can be touched now; with something chosen already, what goes with it. */
export function litThings(legal: readonly Action[], table: Table, chosen: Thing | undefined): ReadonlySet<Thing> {
  const lit = new Set<Thing>()
  for (const action of legal) {
    const things = thingsOf(action, table)
    if (chosen === undefined || things.includes(chosen)) for (const thing of things) lit.add(thing)
  }
  return lit
}
