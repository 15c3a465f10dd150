import { isAsked, roofPrice } from '../ask.ts'
import { cardOf, partsOf } from '../components/parts.ts'
import { farmOf } from '../look.ts'
import type { Refusal } from '../refusal.ts'
import type { Table } from '../state.ts'
import { emit, push, replaceTop, type Turn } from '../turn.ts'
import { HARVEST, type Seat } from '../words.ts'
import type { Rule } from './rule.ts'

/** §6.4 */
export const buyRoof: Rule<'buyRoof'> = {
  candidates({ table, seat, task }, into) {
    if ((task.do === 'roofing' && task.bought) || priceRefusal(table, seat) !== undefined) return
    const printed = partsOf(table).set.roofSpaces.length
    for (let space = 0; space <= printed; space++) {
      if (!isFreeSpace(table, seat, space)) continue
      for (let roof = 0; roof < table.roofs.length; roof++) into.push({ type: 'buyRoof', seat, roof, space })
    }
  },
  refusal({ table, seat, task }, { roof, space }) {
    if (task.do === 'roofing' && task.bought) return { rule: '6.4', why: 'roofAlreadyBought' }
    if (table.roofs[roof] === undefined) return { rule: '6.4', why: 'noSuchRoof' }
    if (!isFreeSpace(table, seat, space)) return { rule: '6.4', why: 'wrongRoofSpace' }
    return priceRefusal(table, seat)
  },
  apply(turn, { seat, roof, space }) {
    const price = roofPrice(turn.state.table, seat)
    if (price > 0 && harvestForRoofs(turn.state.table, seat) > 0) {
      return push(turn, seat, [{ do: 'payingRoof', roof, space, owed: price, paid: [] }])
    }
    settleRoof(turn, seat, roof, space, price)
  },
}

function priceRefusal(table: Table, seat: Seat): Refusal | undefined {
  const need = roofPrice(table, seat)
  const have = farmOf(table, seat).silver + 3 * harvestForRoofs(table, seat)
  return have < need ? { rule: '6.4', why: 'notEnoughSilver', need, have } : undefined
}

/** The leftmost free space, or the Storage Builder's, which is numbered after the printed ones. */
function isFreeSpace(table: Table, seat: Seat, space: number): boolean {
  const { roofs } = farmOf(table, seat)
  const printed = partsOf(table).set.roofSpaces.length
  let taken = 0
  for (const roof of roofs) {
    if (roof.space === space) return false
    if (roof.space < space) taken++
  }
  if (space === printed) return isAsked(table, seat, 'hasRoofSpace')
  return space < printed && taken === space
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
  const amount = roofSpacePoints(table, seat)[space] ?? 0
  if (amount === 0) return
  emit(turn, { type: 'pointsGained', seat, amount, source: 'roofs', by: 'roof' })
  const doubles = farmOf(turn.state.table, seat).roofs.some(one => one.roof === 'doubleRoof' && !one.used)
  if (doubles) push(turn, seat, [{ do: 'doubling', points: amount }]) // R31
}

/** Card 44: what the space on the Storage Builder shows. */
const STORAGE_POINTS = 3

/** The VP of each roof space that the player has, the Storage Builder's last. */
export function roofSpacePoints(table: Table, seat: Seat): readonly number[] {
  const { roofSpaces } = partsOf(table).set
  return isAsked(table, seat, 'hasRoofSpace') ? [...roofSpaces, STORAGE_POINTS] : roofSpaces
}

/** R22: a roof lies on this card. */
export function carriesRoof(table: Table, seat: Seat, card: number): boolean {
  if (cardOf(table, card).helper.adjust?.hasRoofSpace === undefined) return false
  const own = partsOf(table).set.roofSpaces.length
  return farmOf(table, seat).roofs.some(roof => roof.space === own)
}
