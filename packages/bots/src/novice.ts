import { legalActions } from '@la-granja/engine'
import { type Bot, onlyOne } from './bot.ts'
import { determinize } from './determinize.ts'
import { evaluationFrom, seatOf, type Weights } from './evaluate.ts'
import type { Feature } from './features.ts'
import { worthsOf } from './greedy.ts'
import { HAND_MADE } from './weights.ts'

/** What pays only later is easily overlooked by somebody who plays for the first time. */
const OVERLOOKED: readonly Feature[] = [
  'field',
  'fieldKind',
  'breeding',
  'cardIcon',
  'incomeIcon',
  'deliveryIcon',
  'penIcon',
  'barrowOpen',
  'barrowReady',
  'rowReady',
  'donkey',
  'place',
]

const SHORT_SIGHTED: Weights = {
  ...HAND_MADE,
  features: {
    ...HAND_MADE.features,
    ...(Object.fromEntries(
      OVERLOOKED.map(name => [name, HAND_MADE.features[name].map(worth => worth * 0.4)]),
    ) as unknown as Partial<Weights['features']>),
  },
}

const evaluation = evaluationFrom(SHORT_SIGHTED)

/** By how many points it may misjudge a move. */
const MISJUDGED = 2.5

/** Plays sensibly, but short-sighted, and does not always see which of two moves is the better one. */
export const novice: Bot = {
  name: 'novice',
  choose(view, chance) {
    const legal = legalActions(view)
    if (legal.length <= 1) return onlyOne(legal)
    const worths = worthsOf(determinize(view, chance), seatOf(view), legal, evaluation)
    const judged = worths.map(worth => worth + (MISJUDGED * chance.between(0, 1000)) / 1000)
    return legal[judged.indexOf(Math.max(...judged))] ?? onlyOne(legal)
  },
}
