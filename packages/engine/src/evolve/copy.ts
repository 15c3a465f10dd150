import type { Farm, Secrets, Table } from '../state.ts'

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

// Copies written out field by field: an object spread of an object that was itself spread costs ten times as much in V8, and
// these run on every action. A field that is forgotten here does not compile.

export function copyTable(from: Table): Mutable<Table> & { farms: Farm[] } {
  const copy: Mutable<Table> & { farms: Farm[] } = {
    edition: from.edition,
    players: from.players,
    options: from.options,
    round: from.round,
    step: from.step,
    over: from.over,
    waiting: from.waiting,
    queue: from.queue,
    order: from.order,
    neutralFirst: from.neutralFirst,
    farms: from.farms.slice(),
    buildings: from.buildings,
    stalls: from.stalls,
    siesta: from.siesta,
    dice: from.dice,
    reserved: from.reserved,
    roofs: from.roofs,
    discards: from.discards,
  }
  if (from.components !== undefined) copy.components = from.components
  return copy
}

export function copySecrets(from: Secrets): Mutable<Secrets> {
  return {
    seed: from.seed,
    random: from.random,
    hands: from.hands,
    pile: from.pile,
    roofs: from.roofs,
    donkeys: from.donkeys,
    chosen: from.chosen,
    history: from.history,
  }
}

export function copyFarm(from: Farm): Mutable<Farm> {
  return {
    silver: from.silver,
    points: from.points,
    scored: from.scored,
    pool: from.pool,
    goods: from.goods,
    fields: from.fields,
    barrows: from.barrows,
    extensions: from.extensions,
    helpers: from.helpers,
    roofs: from.roofs,
    crafts: from.crafts,
    donkeys: from.donkeys,
    donkey: from.donkey,
    closed: from.closed,
    todo: from.todo,
  }
}

export function copyGoods(from: Farm['goods']): Mutable<Farm['goods']> {
  return {
    olive: from.olive,
    grain: from.grain,
    grape: from.grape,
    pig: from.pig,
    food: from.food,
    wine: from.wine,
    meat: from.meat,
    commodity: from.commodity,
  }
}

export function copyScored(from: Farm['scored']): Mutable<Farm['scored']> {
  return {
    setup: from.setup,
    roofs: from.roofs,
    crafts: from.crafts,
    firsts: from.firsts,
    markers: from.markers,
    barrows: from.barrows,
    removals: from.removals,
    stalls: from.stalls,
    siesta: from.siesta,
    bonuses: from.bonuses,
    helpers: from.helpers,
    silver: from.silver,
    spent: from.spent,
  }
}

export function copyBuildings(from: Table['buildings']): Mutable<Table['buildings']> {
  return {
    merchantHouse: from.merchantHouse,
    wainwright: from.wainwright,
    deli: from.deli,
    greengrocer: from.greengrocer,
    villageStore: from.villageStore,
    butcher: from.butcher,
  }
}
