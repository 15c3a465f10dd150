import { type Bot, chanceFrom, type Level, makeBot, usualBudget } from '@la-granja/bots'
import type { Action, PlayerView } from '@la-granja/engine'
import { expose } from 'comlink'

// A bot for each seat, so that it remembers its own thoughts within a turn.
const bots = new Map<string, Bot>()

/** A computer player's choice, from what its seat can see and nothing else. */
function choose(view: PlayerView, level: Level, moment: string): Action {
  const key = `${level} ${view.seat}`
  const bot = bots.get(key) ?? makeBot(level)
  bots.set(key, bot)
  return bot.choose(
    view,
    chanceFrom(moment),
    usualBudget(level, () => performance.now()),
  )
}

export const thinker = { choose }
export type Thinker = typeof thinker

expose(thinker)
