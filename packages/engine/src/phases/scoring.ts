import { isAsked, salePrice } from '../ask.ts'
import { cardOf } from '../components/parts.ts'
import { available } from '../goods.ts'
import { farmOf, stallsOf } from '../look.ts'
import { siestaPoints, spaceOf } from '../siesta.ts'
import { emit, reveal, type Turn } from '../turn.ts'
import { HARVEST, RESOURCES, type Seat } from '../words.ts'
import { offered } from './offered.ts'
import { isSolo, type StepRule } from './step.ts'

export const LAST_ROUND = 6

/** §10 */
export const SILVER_PER_POINT = 5
export const SILVER_PER_COMMODITY = 4

/** §9: marks off, stalls, siesta, helpers; then the board is made ready for the next round. */
export const scoring: StepRule = {
  ...offered('scoring'),
  begin(turn) {
    emit(turn, { type: 'marksRemoved' })
    for (const seat of turn.state.table.order) {
      score(turn, seat, stallsOf(turn.state.table, seat), 'stalls', 'stall')
      score(turn, seat, siestaPoints(turn.state.table, seat), 'siesta', 'siesta')
    }
    for (const seat of turn.state.table.order) scoreHelpers(turn, seat) // R32
  },
  end(turn) {
    if (turn.state.table.round === LAST_ROUND) return endGame(turn)
    // R25
    if (isSolo(turn)) emit(turn, { type: 'placeSet', neutralFirst: spaceOf(turn.state.table, 0) < 3 })
    emit(turn, { type: 'discsReturned' })
    reveal(turn)
    emit(turn, { type: 'roofsRevealed', roofs: turn.state.secrets.roofs[0] ?? [] })
    emit(turn, { type: 'craftsTurned' })
  },
}

function score(turn: Turn, seat: Seat, amount: number, source: 'stalls' | 'siesta', by: 'stall' | 'siesta'): void {
  if (amount > 0) emit(turn, { type: 'pointsGained', seat, amount, source, by })
}

function scoreHelpers(turn: Turn, seat: Seat): void {
  for (const { card } of farmOf(turn.state.table, seat).helpers) {
    const { id, helper } = cardOf(turn.state.table, card)
    const amount = helper.each?.scoring?.(turn.state.table, seat) ?? 0
    if (amount > 0) emit(turn, { type: 'pointsGained', seat, amount, source: 'helpers', by: `card:${id}` })
  }
}

/** §10 */
function endGame(turn: Turn): void {
  for (const seat of turn.state.table.order) {
    for (const { card } of farmOf(turn.state.table, seat).helpers) {
      const { id, helper } = cardOf(turn.state.table, card)
      const amount = helper.worth?.(farmOf(turn.state.table, seat)) ?? 0
      if (amount > 0) emit(turn, { type: 'pointsGained', seat, amount, source: 'helpers', by: `card:${id}` }) // R18
    }
    sellAll(turn, seat)
    const bundles = Math.floor(farmOf(turn.state.table, seat).silver / SILVER_PER_POINT)
    if (bundles === 0) continue
    emit(turn, { type: 'silverPaid', seat, amount: SILVER_PER_POINT * bundles, by: 'end' })
    emit(turn, { type: 'pointsGained', seat, amount: bundles, source: 'silver', by: 'end' })
  }
  emit(turn, { type: 'gameEnded' })
}

/** R33: automatic and no anytime action. */
function sellAll(turn: Turn, seat: Seat): void {
  const sell = (good: (typeof RESOURCES)[number], from: 'store' | 'field') => {
    for (let left = available(turn.state.table, seat, good, from); left > 0; left--) {
      emit(turn, { type: 'sold', seat, good, from, price: salePrice(turn.state.table, seat, good) })
    }
  }
  for (const good of RESOURCES) sell(good, 'store')
  if (isAsked(turn.state.table, seat, 'sellsCrops')) for (const good of HARVEST) sell(good, 'field')
  for (let left = farmOf(turn.state.table, seat).goods.commodity; left > 0; left--) {
    emit(turn, { type: 'paid', seat, good: 'commodity', from: 'store', by: 'end' })
    emit(turn, { type: 'silverGained', seat, amount: SILVER_PER_COMMODITY, by: 'end' })
  }
}
