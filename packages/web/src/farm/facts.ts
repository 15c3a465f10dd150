import {
  cardOf,
  type Farm,
  farmOf,
  HARVEST,
  type Harvest,
  handLimit,
  type PlayerView,
  roofSpacePoints,
  type Seat,
  STEPS,
  type Table,
} from '@la-granja/engine'
import { printOf } from '../draw/print.ts'

/** R21: the points as this view may show them; nothing while they are covered. */
export function pointsShown({ table, seat }: PlayerView, of: Seat): number | undefined {
  const covered = table.options.hiddenScores === true && !table.over && of !== seat
  return covered ? undefined : table.farms[of]?.points
}

/** Everything public of a farm, picked out of the table so that the farm is drawn anew only when one of these has changed. */
export interface FarmFacts {
  readonly seat: Seat
  readonly farm: Farm
  /** Nothing while they are covered. */
  readonly points: number | undefined
  /** Cards in hand, and how many there may be. */
  readonly held: number
  readonly limit: number
  readonly order: readonly Seat[]
  /** The donkey that is out this round; 0 for none. */
  readonly donkey: number
  /** By roof space. */
  readonly roofPoints: readonly number[]
  readonly print: Table
}

export function factsOf(view: PlayerView, seat: Seat): FarmFacts {
  const { table, hands } = view
  return {
    seat,
    farm: farmOf(table, seat),
    points: pointsShown(view, seat),
    held: hands[seat] ?? 0,
    limit: handLimit(table, seat),
    order: table.order,
    donkey: donkeyOut(table, seat),
    roofPoints: roofSpacePoints(table, seat),
    print: printOf(table),
  }
}

/** Until the donkeys of a round are revealed, those of the last one still lie there, and say nothing any more. */
export function donkeyOut(table: Table, seat: Seat): number {
  const revealed = STEPS.indexOf(table.step) > STEPS.indexOf('choosingDonkeys')
  return revealed ? farmOf(table, seat).donkey : 0
}

export interface RoofSpace {
  readonly space: number
  readonly points: number
  readonly roof: Farm['roofs'][number] | undefined
}

/** The roof spaces of a farm, with what lies on them. */
export function roofSpaces(table: Table, farm: Farm): RoofSpace[] {
  return spacesOf(roofSpacePoints(table, table.farms.indexOf(farm) as Seat), farm)
}

export function spacesOf(points: readonly number[], farm: Farm): RoofSpace[] {
  return points.map((worth, space) => ({ space, points: worth, roof: farm.roofs.find(roof => roof.space === space) }))
}

/** Fields by crop, each kind together, so that the same ones stand side by side. */
export function fieldsByCrop({ fields }: Pick<Farm, 'fields'>): Farm['fields'] {
  const rank = (good: Harvest) => HARVEST.indexOf(good)
  return [...fields].sort((a, b) => rank(a.good) - rank(b.good) || Number(b.ripe) - Number(a.ripe))
}

/** The goods of a barrow that are delivered, and those that are open. */
export function barrowGoods(table: Table, card: number, filled: number) {
  const { goods, points } = cardOf(table, card).barrow
  const done = goods.filter((_, index) => (filled & (1 << index)) !== 0)
  const open = goods.filter((_, index) => (filled & (1 << index)) === 0)
  return { goods, points, done, open }
}
