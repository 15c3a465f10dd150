import { type Bot, chanceFrom, type Level, makeBot, usualBudget } from '@la-granja/bots'
import { type Action, formatAction, type PlayerView, preview, taskOf } from '@la-granja/engine'

/** A question to a computer player: what it would do now. Plain data, so that another thread can answer it. */
export interface Question {
  readonly view: PlayerView
  readonly level: Level
  /** The same moment gets the same answer, as far as time allows. */
  readonly moment: string
}

export type Thinker = (question: Question) => Promise<readonly string[]>

/** Longer than any turn. */
const MOST_ACTIONS = 100
/** Then the others see what was decided so far. */
const PATIENCE = 2_500

/**
 * The whole turn, or as much of it as can be known beforehand: up to and with the first action that would show something new.
 */
export function thinkTurn({ view, level, moment }: Question, clock: () => number): readonly string[] {
  const bot: Bot = makeBot(level)
  const actions: Action[] = []
  const begun = clock()
  let seen = view
  while (actions.length < MOST_ACTIONS) {
    const action = bot.choose(seen, chanceFrom(`${moment} ${actions.length}`), usualBudget(level, clock))
    actions.push(action)
    const next = preview(seen, [action])
    if (next.stoppedAt !== undefined || taskOf(next.view) === undefined || clock() - begun > PATIENCE) break
    seen = next.view
  }
  return actions.map(formatAction)
}
