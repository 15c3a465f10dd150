import { numberOf, type Scenario } from '../../../engine/test/scenario.ts'
import type { Reason } from '../../src/coach/reasons.ts'
import { level } from '../turns.ts'

export interface Case {
  readonly plan: Scenario
  /** Played before the turn that is looked at. */
  readonly before?: readonly string[]
  readonly played: readonly string[]
  readonly better: readonly string[]
  readonly finds: Reason
  /** Beside the better line, one that gives no such reason. */
  readonly unless: readonly string[]
}

// Positions from which several reasons follow.

export const wheelwright = numberOf('wheelwright')
export const stall: Scenario = {
  round: 3,
  step: 'delivering',
  players: 3,
  farms: [
    { ...level, donkey: 1, barrows: [{ card: 'wheelwright', filled: ['food'] }], goods: { wine: 1 } },
    level,
    level,
  ],
  stalls: { 2: 1, 15: 2 },
}
export const rows = {
  merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] },
} satisfies Scenario['buildings']
export const lastWine: Scenario = {
  round: 3,
  step: 'delivering',
  buildings: rows,
  farms: [{ ...level, donkey: 1, goods: { wine: 1, food: 1 } }, level],
}
export const toHouse = ['deliver wine store merchantHouse 0', 'endTurn']
export const handful: Scenario = {
  round: 2,
  step: 'playing',
  farms: [{ ...level, silver: 3, goods: { wine: 1, grain: 1 }, hand: ['chef', 'reaper'] }, level],
}
export const chef = numberOf('chef')
export const reaper = numberOf('reaper')
export const roofs: Scenario = {
  round: 2,
  step: 'roofing',
  roofs: ['olive', 'point'],
  farms: [{ ...level, silver: 4 }, level],
}
export const dice: Scenario = {
  round: 2,
  step: 'firstDie',
  dice: [1, 3, 4, 5, 6],
  farms: [{ ...level, silver: 2, goods: { grain: 1, olive: 1 } }, level],
}
