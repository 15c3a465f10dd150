import type { PlayerView, Step } from '@la-granja/engine'
import { thinking } from '../budget.ts'
import { chanceFrom } from '../chance.ts'
import { dealer } from '../determinize.ts'
import { seatOf } from '../evaluate.ts'
import { type Style, think } from '../search.ts'
import { emptyNode, ranked } from '../tree.ts'
import { type Line, lineAfter } from './lines.ts'
import { distinct, gap, type Margin, type Prospect, type Reckoned, reckon, worthOf } from './reckon.ts'
import type { Turn } from './turns.ts'

/** How much thinking goes into one judgement. */
export interface Effort {
  /** Of the search for better lines. */
  readonly iterations: number
  /** On which the lines that it finds are compared. */
  readonly deals: number
}

/** What the coach thinks of one turn. */
export interface Verdict {
  /** The number of its first action in the record. */
  readonly at: number
  readonly round: number
  readonly step: Step
  /** All that the coach knew. */
  readonly view: PlayerView
  readonly played: Prospect
  /** The line that was played, where none is better. */
  readonly best: Prospect
  /** Other lines that were looked at, best first. */
  readonly others: readonly Prospect[]
  /** The win chance and the points that the best line would have kept. */
  readonly loss: number
  readonly lostPoints: number
  /** By how much the best line beats what was played, in win chance with a little for points. */
  readonly missed: Margin
  /** By how much what was played beats the next best line, where it is the best itself. */
  readonly ahead: Margin
}

const NO_MARGIN: Margin = { gap: 0, error: 0 }

/** More lines than that take long to compare, and the last ones are hardly ever the best. */
const MOST_LINES = 4

/**
 * Judges a turn by what its seat could see; lines that are known to be good are looked at in any case. The same turn and the same
 * effort give the same verdict.
 */
export function judged(
  { at, actions, views }: Turn,
  { iterations, deals }: Effort,
  style: Style,
  known: readonly Line[] = [],
): Verdict {
  const view = views[0] as PlayerView
  const found = linesFrom(view, iterations, `${at} lines`, MOST_LINES, style)
  const lines = distinct(view, [actions, ...known, ...found])
  const [played, ...rest] = reckon(view, lines, deals, `${at} deals`, style) as [Reckoned, ...Reckoned[]]
  return { at, round: view.table.round, step: view.table.step, view, ...compared(played, rest) }
}

function compared(played: Reckoned, rest: readonly Reckoned[]): Omit<Verdict, 'at' | 'round' | 'step' | 'view'> {
  const sorted = [...rest].sort((a, b) => worthOf(b) - worthOf(a))
  const [next] = sorted
  const best = next !== undefined && worthOf(next) > worthOf(played) ? next : played
  return {
    played: plain(played),
    best: plain(best),
    others: sorted.map(plain),
    loss: best.winChance - played.winChance,
    lostPoints: best.points - played.points,
    missed: best === played ? NO_MARGIN : gap(best, played),
    ahead: best !== played || next === undefined ? NO_MARGIN : gap(played, next),
  }
}

/** The same verdict with another line in the place of the best one, compared on the same deals. */
export function withBest(verdict: Verdict, line: Line, deals: number, style: Style): Verdict {
  const { at, view, best, others } = verdict
  if (line === best.line) return verdict
  const lines = [verdict.played.line, line]
  const [played, instead] = reckon(view, lines, deals, `${at} deals`, style) as [Reckoned, Reckoned]
  return {
    ...verdict,
    ...compared(played, [instead]),
    others: others.map(one => (one.line === best.line ? plain(instead) : one)),
  }
}

function plain({ line, points, winChance }: Prospect): Prospect {
  return { line, points, winChance }
}

/** The most promising ways to play the turn on, each beginning with another action. */
export function linesFrom(view: PlayerView, iterations: number, label: string, most: number, style: Style): Line[] {
  const root = emptyNode()
  think(view, root, style, chanceFrom(label), thinking({ iterations }, 0).goOn)
  const start = dealer(view)(chanceFrom(label))
  return ranked(root, style)
    .slice(0, most)
    .map(option => lineAfter(start, option, seatOf(view), style))
}
