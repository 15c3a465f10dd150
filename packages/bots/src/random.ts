import { legalActions } from '@la-granja/engine'
import type { Bot } from './bot.ts'

/** Any legal action, each as likely as the others. */
export const randomBot: Bot = {
  name: 'random',
  choose(view, chance) {
    const legal = legalActions(view)
    const action = legal[legal.length === 0 ? 0 : chance.between(0, legal.length - 1)]
    if (action === undefined) throw new RangeError('there is nothing to decide for this seat')
    return action
  },
}
