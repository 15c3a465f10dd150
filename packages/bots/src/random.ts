import { type Action, legalActions } from '@la-granja/engine'
import { type Bot, onlyOne } from './bot.ts'

/** Any legal action, each as likely as the others. */
export const randomBot: Bot = {
  name: 'random',
  choose(view, chance) {
    const legal = legalActions(view)
    return legal.length > 1 ? (legal[chance.between(0, legal.length - 1)] as Action) : onlyOne(legal)
  },
}
