import { legalActions } from '@la-granja/engine'
import { type Bot, onlyOne } from './bot.ts'
import { determinize } from './determinize.ts'
import { type Evaluation, evaluationFrom, seatOf } from './evaluate.ts'
import { greedyAction } from './greedy.ts'
import { HAND_MADE } from './weights.ts'

/** Takes the move after which it expects the most points. */
export function greedyBot(name: string, evaluation: Evaluation): Bot {
  return {
    name,
    choose(view, chance) {
      const legal = legalActions(view)
      if (legal.length <= 1) return onlyOne(legal)
      return greedyAction(determinize(view, chance), seatOf(view), legal, evaluation)
    },
  }
}

export const farmer: Bot = greedyBot('farmer', evaluationFrom(HAND_MADE))
