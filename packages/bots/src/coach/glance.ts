import type { PlayerView, Step } from '@la-granja/engine'
import { chanceFrom } from '../chance.ts'
import { dealer } from '../determinize.ts'
import { expectedPointsIn } from '../evaluate.ts'
import type { Style } from '../search.ts'
import { winChances } from '../winChances.ts'
import type { Glimpse } from './turns.ts'

/** How all players stand at a moment, as one of them could guess. */
export interface Glance {
  /** How many of the record's actions had been played. */
  readonly at: number
  readonly round: number
  readonly step: Step
  /** By seat. */
  readonly points: readonly number[]
  readonly winChances: readonly number[]
}

/** Deals differ by other players' hands alone, which count for little. */
const DEALS = 4

/** At first sight, without playing on. */
export function glanceAt({ at, view }: Glimpse, style: Style): Glance {
  const { round, step, over } = view.table
  const deals = dealsOf(view, over ? 1 : DEALS, `${at} glance`)
  const mean = (bySeat: readonly (readonly number[])[]) =>
    view.table.farms.map((_, seat) => bySeat.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / deals.length)
  return {
    at,
    round,
    step,
    points: mean(
      deals.map(deal =>
        deal.table.farms.map((farm, seat) =>
          over ? farm.points : expectedPointsIn(style.evaluation, deal, seat as 0 | 1 | 2 | 3),
        ),
      ),
    ),
    winChances: mean(deals.map(deal => winChances(style.evaluation, deal))),
  }
}

function dealsOf(view: PlayerView, count: number, label: string) {
  const deal = dealer(view)
  return Array.from({ length: count }, (_, number) => deal(chanceFrom(`${label} ${number}`)))
}
