import { ROOF_BONUSES } from '../board.ts'
import { partsOf } from '../components/parts.ts'
import { incomeTasks } from '../income.ts'
import { farmOf } from '../look.ts'
import { stallHexes } from '../market.ts'
import { canPick, drawRefusal } from '../picking.ts'
import type { Refusal } from '../refusal.ts'
import { lastSpace, spaceOf } from '../siesta.ts'
import type { Table } from '../state.ts'
import { emit, pop, push } from '../turn.ts'
import { PHASE_OF, type RoofId } from '../words.ts'
import type { Moment, Rule } from './rule.ts'

/** §6.4: a roof's bonus, once, in the phases that its colours name. */
export const useRoof: Rule<'useRoof'> = {
  candidates({ seat, farm }, into) {
    for (const { space, used } of farm.roofs) if (!used) into.push({ type: 'useRoof', seat, space })
  },
  refusal(moment, { space }) {
    const { table, seat } = moment
    const roof = farmOf(table, seat).roofs.find(one => one.space === space)
    if (roof === undefined) return { rule: '6.4', why: 'noSuchRoof' }
    if (roof.used) return { rule: '6.4', why: 'alreadyUsed' }
    const phases = partsOf(table).set.roofPhases[roof.roof]
    if (phases !== undefined && !phases.includes(PHASE_OF[table.step])) return { rule: '6.4', why: 'wrongPhase' }
    if (moment.task.do === 'doubling' && roof.roof !== 'doubleRoof')
      return { rule: 'R31', why: 'notNow', during: 'doubling' }
    if (!doesSomething(moment, roof.roof)) return wasted(table, roof.roof)
    return undefined
  },
  apply(turn, { seat, space }, task) {
    const roof = farmOf(turn.state.table, seat).roofs.find(one => one.space === space)?.roof
    if (roof === undefined) return
    emit(turn, { type: 'roofUsed', seat, roof, space })
    if (task.do === 'doubling') {
      pop(turn, seat)
      emit(turn, { type: 'pointsGained', seat, amount: task.points, source: 'roofs', by: 'roof:doubleRoof' })
    }
    push(turn, seat, ROOF_BONUSES[roof])
  },
}

/** A roof that could do nothing at all is not thrown away; this tells what is missing. */
function wasted(table: Table, roof: RoofId): Refusal {
  switch (roof) {
    case 'flipRoof':
      return { rule: 'R10', why: 'usedRoof' }
    case 'card':
      return drawRefusal(table, '6.4')
    case 'delivery':
      return { rule: '6.4', why: 'delivery' }
    case 'boughtDelivery':
      return { rule: 'R27', why: 'delivery' }
    case 'upgrade1':
    case 'upgrade2':
      return { rule: '6.4', why: 'resource' }
    case 'changeDie1':
    case 'changeDie2':
      return { rule: 'R28', why: 'dieTaken' }
    case 'doubleRoof':
      return { rule: 'R31', why: 'roofPlaced' }
    case 'income':
      return { rule: 'R29', why: 'noIncome' }
    case 'stall':
      return { rule: 'R30', why: 'hexTaken' }
    default:
      return { rule: '6.4', why: 'endOfTrack' }
  }
}

function doesSomething({ view, table, seat, task }: Moment, roof: RoofId): boolean {
  if (roof === 'doubleRoof') return task.do === 'doubling'
  return ROOF_BONUSES[roof].every(bonus => {
    if (bonus.do === 'income') return incomeTasks(table, seat).length > 0
    if (bonus.do === 'stalling') return stallHexes(table, seat, bonus).length > 0
    if (bonus.do === 'advance') return spaceOf(table, seat) < lastSpace(table)
    if (bonus.do !== 'picking') return true
    if (bonus.from[0]?.pick === 'changeDie') return task.do === 'dieTaken' && !task.last
    return canPick(view, seat, bonus)
  })
}
