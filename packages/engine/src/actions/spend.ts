import { COMMODITY_BONUSES, HELPER_USES, optionOf } from '../board.ts'
import { cardOf } from '../components/parts.ts'
import { farmOf } from '../look.ts'
import { canDraw, drawRefusal } from '../picking.ts'
import type { Refusal } from '../refusal.ts'
import type { HiredHelper, Table } from '../state.ts'
import { emit, markedFirst, push } from '../turn.ts'
import { COMMODITY_USES, type CommodityUse, PHASE_OF, type Seat } from '../words.ts'
import type { Moment, Rule } from './rule.ts'

/** §5.1.1 */
export const spend: Rule<'spend'> = {
  candidates({ seat, farm }, into) {
    if (farm.goods.commodity === 0) return
    for (const on of COMMODITY_USES) {
      if (HELPER_USES[on] === undefined || farm.helpers.length > 0) into.push({ type: 'spend', seat, on })
    }
  },
  refusal(moment, { on }) {
    const { table, seat } = moment
    const { goods, closed } = farmOf(table, seat)
    if (goods.commodity === 0) return { rule: '5.1.1', why: 'noCommodity', need: 1, have: 0 }
    if (closed.includes(optionOf(on))) return { rule: 'card:travellingSalesman', why: 'optionClosed' }
    return on === 'card' ? cardRefusal(moment) : helperRefusal(table, seat, on)
  },
  apply(turn, { seat, on }) {
    const { table } = turn.state
    const id = HELPER_USES[on]
    const hired = id === undefined ? undefined : hiredAs(table, seat, id)
    const bonus = COMMODITY_BONUSES[on]
    push(turn, seat, hired === undefined ? bonus : markedFirst(hired.card, cardOf(table, hired.card).helper, bonus))
    // After the bonus is due, so that a helper that reacts is asked before the bonus can replace it.
    emit(turn, { type: 'commoditySpent', seat, on })
  },
}

function cardRefusal({ view, seat }: Moment): Refusal | undefined {
  if ((view.hands[seat] ?? 0) > 0 || canDraw(view)) return undefined
  return drawRefusal(view.table, '5.1.1')
}

function helperRefusal(table: Table, seat: Seat, on: CommodityUse): Refusal | undefined {
  const id = HELPER_USES[on]
  if (id === undefined) return undefined
  const hired = hiredAs(table, seat, id)
  if (hired === undefined) return { rule: '5.1.1', why: 'optionNotYours' }
  const rule = `card:${id}`
  if (hired.used) return { rule, why: 'alreadyUsed' }
  if (id !== 'apprentice') return undefined
  if (PHASE_OF[table.step] !== 'transport') return { rule, why: 'wrongPhase' }
  return farmOf(table, seat).crafts.length > 0 ? undefined : { rule, why: 'notYours' }
}

function hiredAs(table: Table, seat: Seat, id: string): HiredHelper | undefined {
  return farmOf(table, seat).helpers.find(hired => cardOf(table, hired.card).id === id)
}
