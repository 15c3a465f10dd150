import { isAsked, roofPrice } from '../ask.ts'
import { cardOf, partsOf } from '../components/parts.ts'
import { farmOf } from '../look.ts'
import type { Table } from '../state.ts'
import { emit, push, replaceTop, type Turn } from '../turn.ts'
import { HARVEST, type Seat } from '../words.ts'
import type { Rule } from './rule.ts'

/** §6.4 */
export const buyRoof: Rule<'buyRoof'> = {
  candidates({ table, seat, task }, into) {
    if (task.do === 'roofing' && task.bought) return
    for (const space of freeSpaces(table, seat)) {
      for (let roof = 0; roof < table.roofs.length; roof++) into.push({ type: 'buyRoof', seat, roof, space })
    }
  },
  refusal({ table, seat, task }, { roof, space }) {
    if (task.do === 'roofing' && task.bought) return { rule: '6.4', why: 'roofAlreadyBought' }
    if (table.roofs[roof] === undefined) return { rule: '6.4', why: 'noSuchRoof' }
    if (!freeSpaces(table, seat).includes(space)) return { rule: '6.4', why: 'wrongRoofSpace' }
    const need = roofPrice(table, seat)
    const have = farmOf(table, seat).silver + 3 * harvestForRoofs(table, seat)
    return have < need ? { rule: '6.4', why: 'notEnoughSilver', need, have } : undefined
  },
  apply(turn, { seat, roof, space }) {
    const price = roofPrice(turn.state.table, seat)
    if (price > 0 && harvestForRoofs(turn.state.table, seat) > 0) {
      return push(turn, seat, [{ do: 'payingRoof', roof, space, owed: price, paid: [] }])
    }
    settleRoof(turn, seat, roof, space, price)
  },
}

/** The leftmost free space, and the Storage Builder's if it is free. */
function freeSpaces(table: Table, seat: Seat): number[] {
  const printed = partsOf(table).set.roofSpaces.length
  const taken = farmOf(table, seat).roofs.map(roof => roof.space)
  const spaces: number[] = []
  for (let space = 0; space < printed && spaces.length === 0; space++) if (!taken.includes(space)) spaces.push(space)
  if (isAsked(table, seat, 'hasRoofSpace') && !taken.includes(printed)) spaces.push(printed)
  return spaces
}

/** Card 22: the harvest goods in dens that could pay. */
function harvestForRoofs(table: Table, seat: Seat): number {
  if (!isAsked(table, seat, 'paysRoofsWithHarvest')) return 0
  const { goods } = farmOf(table, seat)
  return HARVEST.reduce((sum, good) => sum + goods[good], 0)
}

/** Pays what is still owed in silver, places the roof and scores what the space shows. */
export function settleRoof(turn: Turn, seat: Seat, index: number, space: number, price: number): void {
  const { table } = turn.state
  const roof = table.roofs[index]
  if (roof === undefined) return
  if (price > 0) emit(turn, { type: 'silverPaid', seat, amount: price, by: 'roof' })
  replaceTop(turn, seat, { do: 'roofing', bought: true })
  emit(turn, { type: 'roofBought', seat, roof, space })
  const amount = partsOf(table).set.roofSpaces[space] ?? STORAGE_POINTS
  if (amount === 0) return
  emit(turn, { type: 'pointsGained', seat, amount, source: 'roofs', by: 'roof' })
  const doubles = farmOf(turn.state.table, seat).roofs.some(one => one.roof === 'doubleRoof' && !one.used)
  if (doubles) push(turn, seat, [{ do: 'doubling', points: amount }]) // R31
}

/** Card 44: what the space on the Storage Builder shows. */
const STORAGE_POINTS = 3

/** R22: a roof lies on this card. */
export function carriesRoof(table: Table, seat: Seat, card: number): boolean {
  if (cardOf(table, card).helper.adjust?.hasRoofSpace === undefined) return false
  const own = partsOf(table).set.roofSpaces.length
  return farmOf(table, seat).roofs.some(roof => roof.space === own)
}
