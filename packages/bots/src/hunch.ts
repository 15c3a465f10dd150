import {
  type Action,
  type ActionOf,
  cardOf,
  type Farm,
  type GameState,
  legalWithoutTrade,
  partsOf,
  type Seat,
  type Table,
  type Task,
  topTask,
  view,
} from '@la-granja/engine'
import type { Chance } from './chance.ts'
import { HELPER_WORTHS } from './worths.ts'

/**
 * A quick guess at what a player would do, for playing ahead: sensible, varied, and hundreds of times cheaper than weighing the
 * outcome. Each action has a weight; one is drawn.
 */
export function hunch(state: GameState, seat: Seat, chance: Chance): Action {
  const { table } = state
  const task = topTask(table, seat)
  // Two turns in five are for anytime actions alone; mostly nothing is done in them.
  if (task?.do === 'trading' || task?.do === 'dieResolved') return { type: 'endTurn', seat }
  const farm = table.farms[seat] as Farm
  // Only helpers have a use for a die in hand that is worth a thought here.
  if (task?.do === 'dieTaken' && farm.helpers.length === 0) return { type: 'resolve', seat }
  const legal = legalWithoutTrade(view(state, seat))
  if (legal.length === 1 || task === undefined) return legal[0] as Action
  let sum = 0
  const weights: number[] = []
  for (const action of legal) {
    const weight = weightOf(action, table, farm, task)
    weights.push(weight)
    sum += weight
  }
  let drawn = (sum * chance.between(0, 0xffffff)) / 0x1000000
  for (let index = 0; index < legal.length; index++) {
    drawn -= weights[index] as number
    if (drawn < 0) return legal[index] as Action
  }
  return legal.at(-1) as Action
}

function weightOf(action: Action, table: Table, farm: Farm, task: Task): number {
  switch (action.type) {
    case 'play':
      return playWeight(action, table, farm)
    case 'deliver':
      return deliverWeight(action, table)
    case 'load':
      return loadWeight(action, table, farm)
    case 'buyRoof':
      return 3
    case 'takeDie':
      return dieWeight(action.die, farm)
    case 'advance':
      return task.do === 'resting' ? 0.01 + action.steps ** 3 : 1
    case 'pay':
      return action.good === 'silver' ? 4 : action.good === 'point' ? 0.5 : 1
    case 'take':
      return action.good === 'pig' || action.good === 'grape' ? 1.3 : 1
    case 'upgrade':
      return task.do === 'picking' ? 2 : 0
    case 'resolve':
    case 'draw':
    case 'collect':
    case 'grow':
    case 'barter':
    case 'turnUp':
    case 'chooseDonkey':
    case 'placeStall':
    case 'discard':
    case 'keep':
    case 'repeat':
      return 1
    case 'use':
      return 0.4
    case 'useRoof':
      return task.do === 'roofing' || task.do === 'delivering' ? 0.5 : 0
    case 'endTurn':
      return 0.3
    case 'finish':
      return 0.05
    case 'sell':
    case 'buy':
    case 'spend':
    case 'cancel':
      return 0
    default:
      return 0.5
  }
}

function playWeight({ card, side }: ActionOf<'play'>, table: Table, { fields, barrows, helpers }: Farm): number {
  const left = 7 - table.round
  switch (side) {
    case 'field':
      return fields.length < 5 ? left / 3 : 0.1
    case 'barrow':
      return barrows.length < 3 ? 1.2 : 0
    case 'helper':
      return helpers.length < 3 ? (left * Math.max(0, HELPER_WORTHS[cardOf(table, card).id])) / 10 : 0
    case 'extension':
      return left / 5
  }
}

/** The more of a row is done, the sooner it is finished. */
function deliverWeight({ building, row }: ActionOf<'deliver'>, table: Table): number {
  const symbols = partsOf(table).set.buildings[building].rows[row]?.length ?? 1
  const left = symbols - bits(table.buildings[building].rows[row]?.filled ?? 0)
  return left === 1 ? 30 : 4 / left
}

function loadWeight({ card }: ActionOf<'load'>, table: Table, { barrows }: Farm): number {
  const { goods } = cardOf(table, card).barrow
  const left = goods.length - bits(barrows.find(one => one.card === card)?.filled ?? 0)
  return left === 1 ? 30 : 4 / left
}

function dieWeight(die: number, { goods, silver, barrows }: Farm): number {
  const raw = goods.olive + goods.grain + goods.grape + goods.pig
  switch (die) {
    case 1:
      return goods.pig < 2 ? 2 : 0.5
    case 2:
      return 1.2
    case 3:
      return 2
    case 4:
      return silver < 4 ? 2 : 1
    case 5:
      return raw > 1 ? 2 : 1
    default:
      return barrows.length > 0 ? 2 : 1.2
  }
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left > 0; left &= left - 1) count++
  return count
}
