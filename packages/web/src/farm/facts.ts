import {
  cardOf,
  type Farm,
  HARVEST,
  type Harvest,
  type PlayerView,
  roofSpacePoints,
  type Seat,
  type Table,
} from '@la-granja/engine'

/** R21: the points as this view may show them; nothing while they are covered. */
export function pointsShown({ table, seat }: PlayerView, of: Seat): number | undefined {
  const covered = table.options.hiddenScores === true && !table.over && of !== seat
  return covered ? undefined : table.farms[of]?.points
}

export interface RoofSpace {
  readonly space: number
  readonly points: number
  readonly roof: Farm['roofs'][number] | undefined
}

/** The roof spaces of a farm, with what lies on them. */
export function roofSpaces(table: Table, farm: Farm): RoofSpace[] {
  const points = roofSpacePoints(table, table.farms.indexOf(farm) as Seat)
  return points.map((worth, space) => ({ space, points: worth, roof: farm.roofs.find(roof => roof.space === space) }))
}

/** Fields by crop, each kind together, so that the same ones stand side by side. */
export function fieldsByCrop({ fields }: Farm): Farm['fields'] {
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
