import { upgradePrice } from '../ask.ts'
import { available, countOf, isFirstRipe } from '../goods.ts'
import { farmOf } from '../look.ts'
import { choiceOf, consume, ruleOf } from '../picking.ts'
import { emit } from '../turn.ts'
import { RESOURCES, UPGRADES } from '../words.ts'
import type { Rule } from './rule.ts'

/** §5.1.3 for its price, or free of charge inside an effect that says so. */
export const upgrade: Rule<'upgrade'> = {
  candidates({ seat, farm, task }, into) {
    const goods = choiceOf(task, 'upgrade')?.goods ?? RESOURCES
    for (const good of goods)
      if (countOf(farm.goods, good) > 0) into.push({ type: 'upgrade', seat, good, from: 'store' })
    for (const field of farm.fields) {
      const { good } = field
      if (isFirstRipe(farm, field) && goods.includes(good)) into.push({ type: 'upgrade', seat, good, from: 'field' })
    }
  },
  refusal({ table, seat, task }, { good, from }) {
    if (available(table, seat, good, from) === 0) return { rule: '5.1.3', why: 'goodNotThere', need: 1, have: 0 }
    const free = choiceOf(task, 'upgrade')
    if (free !== undefined) return free.goods.includes(good) ? undefined : { rule: ruleOf(task), why: 'notAmongThese' }
    const need = upgradePrice(table, seat, good)
    const have = farmOf(table, seat).silver
    return have < need ? { rule: '5.1.3', why: 'notEnoughSilver', need, have } : undefined
  },
  apply(turn, { seat, good, from }, task) {
    const free = choiceOf(task, 'upgrade') !== undefined
    const price = free ? 0 : upgradePrice(turn.state.table, seat, good)
    if (free) consume(turn, seat, 'upgrade')
    emit(turn, { type: 'upgraded', seat, good, into: UPGRADES[good], from, price })
  },
}
