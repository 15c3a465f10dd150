import type { Offer, Price } from '../card.ts'
import { cardOf } from '../components/parts.ts'
import { isTimeFor, offerRefusal } from '../offers.ts'
import { emit, markedFirst, push, type Turn } from '../turn.ts'
import type { Cause, Good, Seat } from '../words.ts'
import type { Rule } from './rule.ts'

/** A helper's offer: pay, mark it as used, take what it gives. */
export const use: Rule<'use'> = {
  candidates({ table, seat, farm, task }, into) {
    for (const { card, used } of farm.helpers) {
      const offers = used ? undefined : cardOf(table, card).helper.may
      if (offers === undefined) continue
      for (let offer = 0; offer < offers.length; offer++) {
        if (isTimeFor((offers[offer] as Offer).when, task)) into.push({ type: 'use', seat, card, offer })
      }
    }
  },
  refusal: ({ view, seat, task }, { card, offer }) => offerRefusal(view, seat, task, card, offer),
  apply(turn, { seat, card, offer }) {
    const { id, helper } = cardOf(turn.state.table, card)
    const taken = helper.may?.[offer]
    if (taken === undefined) return
    if (taken.pay !== undefined) payPrice(turn, seat, taken.pay, `card:${id}`)
    const gives = typeof taken.gives === 'function' ? taken.gives(turn.state.table, seat) : taken.gives
    push(turn, seat, markedFirst(card, helper, gives))
  },
}

function payPrice(turn: Turn, seat: Seat, price: Price, by: Cause): void {
  for (const [kind, amount] of Object.entries(price) as [keyof Price, number][]) {
    if (kind === 'silver') emit(turn, { type: 'silverPaid', seat, amount, by })
    else if (kind === 'points') emit(turn, { type: 'pointsPaid', seat, amount, by })
    else
      for (let paid = 0; paid < amount; paid++)
        emit(turn, { type: 'paid', seat, good: kind satisfies Good, from: 'store', by })
  }
}
