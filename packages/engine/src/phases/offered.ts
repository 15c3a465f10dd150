import { hasHelperFor, hasOffer } from '../offers.ts'
import type { OfferTime } from '../task.ts'
import type { Turn } from '../turn.ts'
import { view } from '../view.ts'
import type { StepRule } from './step.ts'

/** A moment that belongs to helpers alone: in turn order, whoever has one to use. */
export function offered(at: OfferTime): Pick<StepRule, 'seats' | 'enter'> {
  const task = { do: 'offered', at } as const
  return {
    seats: ({ state }: Turn) =>
      state.table.order.filter(seat => hasHelperFor(state.table, seat, at) && hasOffer(view(state, seat), seat, task)),
    enter: () => [task],
  }
}
