import {
  BUILDINGS,
  type BuildingId,
  FIRST_POINTS,
  type Good,
  isOpen,
  NEUTRAL,
  NOBODY,
  partsOf,
  type StallOwner,
} from '@la-granja/engine'
import { namesIn, type Ui, uiIn } from '@la-granja/text'
import { oneOf } from '../farm/useFarm.ts'
import { rowsAlike } from '../village/facts.ts'
import { nameOf } from '../village/useVillage.ts'
import { type Grid, listOf, type Section, type Told } from './page.ts'

/** The hexes with their neighbours, whose values decide what a stall removes. */
export function marketSection({ view: { table }, names, language }: Told): Section {
  const { village, ear } = uiIn(language)
  const { set, neighbours, hexes: byNumber } = partsOf(table)
  const open = set.hexes.filter(hex => isOpen(table, hex))
  const closed = set.hexes.filter(hex => !isOpen(table, hex)).map(({ hex }) => String(hex))
  const numbers = new Set(open.map(({ hex }) => hex))
  const near = (hex: number) =>
    (neighbours[hex] ?? [])
      .filter(other => numbers.has(other))
      .map(other => ear.nearHex(other, byNumber[other]?.value ?? 0))
      .join(', ')
  const { columns } = ear
  return {
    id: 'market',
    title: village.market,
    parts: [
      {
        kind: 'grid',
        title: village.market,
        head: [columns.hex, columns.value, columns.stands, columns.beside],
        rows: open.map(({ hex, value }) => [
          String(hex),
          String(value),
          standing(table.stalls[hex] ?? NOBODY, names, village),
          near(hex),
        ]),
      },
      ...(closed.length === 0
        ? []
        : [listOf(undefined, [ear.titled(village.opening(village.closedHex), closed.join(', '))], language)]),
    ],
  }
}

function standing(owner: StallOwner, names: readonly string[], words: Ui['village']): string {
  if (owner === NOBODY) return words.emptyHex
  return owner === NEUTRAL ? words.neutralStall : words.stallOf(nameOf(names, owner))
}

export function buildingsSection(told: Told): Section {
  const { ear } = uiIn(told.language)
  const { buildings } = namesIn(told.language)
  return {
    id: 'buildings',
    title: ear.buildings,
    parts: BUILDINGS.flatMap(id => [listOf(buildings[id], notesOn(told, id), told.language), rowsOf(told, id)]),
  }
}

function notesOn({ view: { table }, names: players, language }: Told, id: BuildingId): readonly string[] {
  const { village } = uiIn(language)
  const names = namesIn(language)
  const { owners, orderMarker } = table.buildings[id]
  const printed = partsOf(table).set.buildings[id].rows
  const goods = rowsAlike(printed) ? (printed[0] ?? []) : []
  const { instant, lasting } = names.crafts[id]
  return [
    ...(goods.length === 0 ? [] : [village.asks(goods.map(good => oneOf(names, good)))]),
    ...(orderMarker === 0 ? [] : [village.blocked(orderMarker, FIRST_POINTS)]),
    owners.length === 0
      ? village.toTheFirst(FIRST_POINTS)
      : village.completedBy(owners.map(seat => nameOf(players, seat))),
    village.effects(instant, lasting),
  ].map(village.opening)
}

function rowsOf({ view: { table }, names: players, language }: Told, id: BuildingId): Grid {
  const { village, ear } = uiIn(language)
  const names = namesIn(language)
  const { rows, owners } = table.buildings[id]
  const printed = partsOf(table).set.buildings[id].rows
  // Of rows that are alike nobody can ever need more than one each.
  const shown = rowsAlike(printed) ? rows.slice(0, table.players) : rows
  const named = (goods: readonly Good[]) => goods.map(good => oneOf(names, good)).join(', ')
  const { columns } = ear
  return {
    kind: 'grid',
    title: names.buildings[id],
    head: [columns.row, columns.owner, columns.delivered, columns.open],
    rows: shown.map(({ seat, filled }, row) => {
      const symbols = printed[row] ?? []
      const done = symbols.filter((_, index) => (filled & (1 << index)) !== 0)
      const open = symbols.filter((_, index) => (filled & (1 << index)) === 0)
      const completed = seat !== undefined && owners.includes(seat)
      return [
        String(row + 1),
        seat === undefined ? ear.nobody : nameOf(players, seat),
        completed ? village.done : done.length === 0 ? ear.yetToMake : named(done),
        completed ? ear.none : named(open),
      ]
    }),
  }
}
