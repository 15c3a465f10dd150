import { available } from '../goods.ts'
import { farmOf } from '../look.ts'
import type { Refusal } from '../refusal.ts'
import type { Table } from '../state.ts'
import type { Task } from '../task.ts'
import { emit, pop, replaceTop, type Turn } from '../turn.ts'
import { FARM_GOODS, type FarmGood, HARVEST, type Harvest, ORIGINS, type Origin, type Seat } from '../words.ts'
import { settleRoof } from './buyRoof.ts'
import { tuckInChosen } from './play.ts'
import type { Rule } from './rule.ts'

const ROOF_PAYMENTS = ['silver', ...HARVEST] as const

/** One good towards an extension (§6.1) or, with the Joiner, towards a roof. Nothing moves before the last one. */
export const pay: Rule<'pay'> = {
  candidates({ table, seat, task }, into) {
    for (const good of task.do === 'payingRoof' ? ROOF_PAYMENTS : FARM_GOODS) {
      for (const from of ORIGINS) if (stockOf(table, seat, good, from) > 0) into.push({ type: 'pay', seat, good, from })
    }
  },
  refusal({ table, seat, task }, { good, from }) {
    if (task.do === 'paying') {
      if (task.paid.some(payment => payment.good === good)) return { rule: '6.1', why: 'kindAlreadyPaid' }
      return stockOf(table, seat, good, from) > 0 ? undefined : { rule: '6.1', why: 'goodNotThere', need: 1, have: 0 }
    }
    return task.do === 'payingRoof' ? roofPaymentRefusal(table, seat, task, good, from) : { rule: '6.1', why: 'notNow' }
  },
  apply(turn, { seat, good, from }, task) {
    if (task.do === 'payingRoof') return payRoof(turn, seat, task, good)
    if (task.do !== 'paying') return
    const paid = [...task.paid, { good, field: from === 'field' }]
    if (paid.length < task.cost) return replaceTop(turn, seat, { do: 'paying', cost: task.cost, paid })
    pop(turn, seat)
    for (const payment of paid) payFarmGood(turn, seat, payment.good, payment.field ? 'field' : 'store')
    tuckInChosen(turn, seat, 'extension')
  },
}

function stockOf(table: Table, seat: Seat, good: FarmGood, from: Origin): number {
  if (good !== 'silver' && good !== 'point') return available(table, seat, good, from)
  if (from === 'field') return 0
  return good === 'silver' ? farmOf(table, seat).silver : farmOf(table, seat).points
}

function payFarmGood(turn: Turn, seat: Seat, good: FarmGood, from: Origin): void {
  if (good === 'silver') emit(turn, { type: 'silverPaid', seat, amount: 1, by: 'extension' })
  else if (good === 'point') emit(turn, { type: 'pointsPaid', seat, amount: 1, by: 'extension' })
  else emit(turn, { type: 'paid', seat, good, from, by: 'extension' })
}

type PayingRoof = Extract<Task, { do: 'payingRoof' }>

/** Card 22: harvest goods from dens count 3 silver each; silver pays the rest in one go. */
function roofPaymentRefusal(
  table: Table,
  seat: Seat,
  task: PayingRoof,
  good: FarmGood,
  from: Origin,
): Refusal | undefined {
  const rule = 'card:joiner'
  const farm = farmOf(table, seat)
  if (from !== 'store') return { rule, why: 'goodNotThere', need: 1, have: 0 }
  if (good === 'silver') {
    return farm.silver < task.owed ? { rule, why: 'notEnoughSilver', need: task.owed, have: farm.silver } : undefined
  }
  if (!isHarvest(good)) return { rule, why: 'notAmongThese' }
  const left = farm.goods[good] - task.paid.filter(one => one === good).length
  return left > 0 ? undefined : { rule, why: 'goodNotThere', need: 1, have: 0 }
}

function payRoof(turn: Turn, seat: Seat, task: PayingRoof, good: FarmGood): void {
  const paid = isHarvest(good) ? [...task.paid, good] : task.paid
  const owed = isHarvest(good) ? task.owed - 3 : task.owed
  if (isHarvest(good) && owed > 0) return replaceTop(turn, seat, { ...task, owed, paid })
  pop(turn, seat)
  for (const one of paid) emit(turn, { type: 'paid', seat, good: one, from: 'store', by: 'roof' })
  settleRoof(turn, seat, task.roof, task.space, Math.max(0, owed))
}

function isHarvest(good: FarmGood): good is Harvest {
  return (HARVEST as readonly FarmGood[]).includes(good)
}
