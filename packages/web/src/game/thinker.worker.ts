import { type Advice, advise, type Bot, chanceFrom, type Level, makeBot, usualBudget } from '@la-granja/bots'
import type { Action, PlayerView } from '@la-granja/engine'
import { expose } from 'comlink'

// A bot for each seat, so that it remembers its own thoughts within a turn.
const bots = new Map<string, Bot>()

// Views come as text: objects that are sent from thread to thread are shaped otherwise than those made here, and V8 would take
// a fifth longer over everything that is played on from them.
const viewIn = (text: string) => JSON.parse(text) as PlayerView

/** A computer player's choice, from what its seat can see and nothing else. */
function choose(seen: string, level: Level, moment: string): Action {
  const view = viewIn(seen)
  const key = `${level} ${view.seat}`
  const bot = bots.get(key) ?? makeBot(level)
  bots.set(key, bot)
  return bot.choose(
    view,
    chanceFrom(moment),
    usualBudget(level, () => performance.now()),
  )
}

/** Long enough to see further than a beginner, short enough to be waited for. */
const ADVICE = { iterations: 1500, milliseconds: 1200, clock: () => performance.now() }

function adviseOn(seen: string): readonly Advice[] {
  return advise(viewIn(seen), ADVICE)
}

export const thinker = { choose, adviseOn }
export type Thinker = typeof thinker

expose(thinker)
