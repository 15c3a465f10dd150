import { ROOF_BONUSES } from '../board.ts'
import { partsOf } from '../components/parts.ts'
import { farmOf } from '../look.ts'
import { canPick, drawRefusal } from '../picking.ts'
import type { Refusal } from '../refusal.ts'
import { lastSpace, spaceOf } from '../siesta.ts'
import type { Table } from '../state.ts'
import { emit, push } from '../turn.ts'
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
    if (!doesSomething(moment, roof.roof)) return wasted(table, roof.roof)
    return undefined
  },
  apply(turn, { seat, space }) {
    const roof = farmOf(turn.state.table, seat).roofs.find(one => one.space === space)?.roof
    if (roof === undefined) return
    emit(turn, { type: 'roofUsed', seat, roof, space })
    push(turn, seat, ...ROOF_BONUSES[roof])
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
    case 'upgrade1':
      return { rule: '6.4', why: 'resource' }
    default:
      return { rule: '6.4', why: 'endOfTrack' }
  }
}

function doesSomething({ view, table, seat }: Moment, roof: RoofId): boolean {
  return ROOF_BONUSES[roof].every(task => {
    if (task.do === 'picking') return canPick(view, seat, task)
    return task.do !== 'advance' || spaceOf(table, seat) < lastSpace(table)
  })
}
