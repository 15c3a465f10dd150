import { type Action, formatAction, legalActions, type PlayerView } from '@la-granja/engine'
import type { Verdict } from './judge.ts'
import type { Prospect } from './reckon.ts'

/** What would you do? A position from the player's own game. */
export interface Question {
  /** The number of the action in the record. */
  readonly at: number
  readonly view: PlayerView
  /** Ways to go on, each beginning with another action; in the order of the legal list, which gives nothing away. */
  readonly options: readonly Prospect[]
  /** Which of them is best, and which was played. */
  readonly best: number
  readonly played: number
}

const MOST = 4

/** Nothing where the better line begins with what was played: then there is nothing to ask. */
export function questionFrom({ at, view, played, best, others }: Verdict): Question | undefined {
  const legal = legalActions(view).map(formatAction)
  const order = (prospect: Prospect) => legal.indexOf(firstOf(prospect))
  const asked = [best, played, ...others].filter(
    (one, index, all) => all.findIndex(other => firstOf(other) === firstOf(one)) === index,
  )
  if (!asked.includes(played)) return undefined
  const options = asked.slice(0, MOST).sort((a, b) => order(a) - order(b))
  return { at, view, options, best: options.indexOf(best), played: options.indexOf(played) }
}

function firstOf({ line }: Prospect): string {
  return formatAction(line[0] as Action)
}
