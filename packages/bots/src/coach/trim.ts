import { type Action, type PlayerView, play } from '@la-granja/engine'
import { chanceFrom } from '../chance.ts'
import { dealer } from '../determinize.ts'
import { seatOf } from '../evaluate.ts'
import type { Style } from '../search.ts'
import type { Verdict } from './judge.ts'
import type { Line } from './lines.ts'
import { gap, type Reckoned, reckon } from './reckon.ts'
import { turnIsOver } from './turns.ts'

/** §5.1: what can be left out of a turn. */
const ANYTIME: ReadonlySet<Action['type']> = new Set(['sell', 'buy', 'upgrade', 'spend', 'useRoof', 'use'] as const)

/** An action and the answers to what it asks. */
const LONGEST_MOVE = 6
/** What costs less than this share of all that the line is better by is beside the point. */
const BESIDE = 0.1

/** The best line without what is beside the point, such as a sale at the end of the turn: so that one sees what matters. */
export function trimmed({ at, view, best, missed }: Verdict, deals: number, style: Style): Line {
  let { line } = best
  for (let index = line.length - 1; index >= 0; index--) {
    const shorter = ANYTIME.has((line[index] as Action).type) ? without(view, line, index) : undefined
    if (shorter === undefined) continue
    const [long, short] = reckon(view, [best.line, shorter], deals, `${at} trim`, style) as [Reckoned, Reckoned]
    if (gap(long, short).gap <= BESIDE * missed.gap) line = shorter
  }
  return line
}

/** Without the move that begins there, if the turn can be played so. */
function without(view: PlayerView, line: Line, index: number): Line | undefined {
  for (let end = index + 1; end <= Math.min(line.length, index + LONGEST_MOVE); end++) {
    const shorter = [...line.slice(0, index), ...line.slice(end)]
    if (isWhole(view, shorter)) return shorter
  }
  return undefined
}

/** Whether the line can be played and ends the turn, and not before its last action. */
function isWhole(view: PlayerView, line: Line): boolean {
  let state = dealer(view)(chanceFrom('whole'))
  let over = false
  for (const action of line) {
    const result = over ? undefined : play(state, action)
    if (result === undefined || 'refusal' in result) return false
    over = turnIsOver(state.table, result.state, result.events, seatOf(view))
    state = result.state
  }
  return over
}
