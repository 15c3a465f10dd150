import type { GameRecord, Seat } from '@la-granja/engine'
import { LA_GRANJA_STYLE } from '../levels.ts'
import type { Style } from '../search.ts'
import type { Analysis, CoachOptions, Find, Progress, TurningPoint } from './analysis.ts'
import { slipOf } from './blame.ts'
import { finest, isSure, worst } from './choose.ts'
import { glanceAt } from './glance.ts'
import { type Effort, judged, type Verdict, withBest } from './judge.ts'
import { questionFrom } from './quiz.ts'
import { reasonsFor } from './reasons.ts'
import { trimmed } from './trim.ts'
import { storyOf, type Turn } from './turns.ts'

/** The whole analysis at once. */
export function analyse(record: GameRecord, seat: Seat, options: CoachOptions = {}): Analysis {
  const steps = analysing(record, seat, options)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const ITERATIONS = 160

/** Turns that are looked at again: the largest losses, and the largest leads over the next best. */
const MOST_LOSSES = 8
const MOST_LEADS = 3
/** How many looks in the quick pass the second look at a turn takes, and the search for its slip. */
const AGAIN = 3
const SLIP = 3
const MOST_SLIPS = 5

/**
 * The same in steps, so that whoever runs it can show how far it is and stop it. First a quick look at everything, then a longer
 * one where much was lost or found. It counts its thoughts and knows no clock: the same record gives the same analysis.
 */
export function* analysing(
  record: GameRecord,
  seat: Seat,
  { iterations = ITERATIONS }: CoachOptions = {},
): Generator<Progress, Analysis> {
  const style = LA_GRANJA_STYLE
  const { quick, deep, slip } = effortsFor(iterations)
  const { turns, glimpses } = storyOf(record, seat)
  const again = Math.min(turns.length, MOST_LOSSES + MOST_LEADS)
  const total = turns.length + AGAIN * again + SLIP * Math.min(turns.length, MOST_SLIPS)
  let done = 0
  const verdicts: Verdict[] = []
  for (const turn of turns) {
    const verdict = judged(turn, quick, style)
    verdicts.push(verdict)
    yield { done: ++done, total, verdict }
  }
  for (const index of worthAnother(verdicts)) {
    const verdict = judged(turns[index] as Turn, deep, style, [(verdicts[index] as Verdict).best.line])
    verdicts[index] = verdict
    done += AGAIN
    yield { done, total, verdict }
  }
  const turningPoints: TurningPoint[] = []
  for (const verdict of worst(verdicts)) {
    const point = turningPoint(turns[verdicts.indexOf(verdict)] as Turn, verdict, deep, slip, style)
    turningPoints.push(point)
    done += SLIP
    yield { done, total, verdict }
  }
  const last = verdicts.at(-1)
  if (last !== undefined && done < total) yield { done: total, total, verdict: last }
  return {
    seat,
    verdicts,
    turningPoints,
    finds: finest(verdicts).map(verdict => withReasons(verdict, style)),
    quiz: turningPoints.flatMap(point => questionFrom(point) ?? []),
    graph: verdicts.map(({ at, round, step, played: { points, winChance } }) => ({
      at,
      round,
      step,
      points,
      winChance,
    })),
    table: glimpses.map(glimpse => glanceAt(glimpse, style)),
  }
}

function effortsFor(iterations: number): { readonly quick: Effort; readonly deep: Effort; readonly slip: Effort } {
  const effort = (thoughts: number, deals: number): Effort => ({
    iterations: Math.ceil(thoughts * iterations),
    deals: Math.max(2, Math.ceil(deals * iterations)),
  })
  return { quick: effort(0.2, 0.08), deep: effort(1, 0.4), slip: effort(0.3, 0.2) }
}

/** By number, without doubles. */
function worthAnother(verdicts: readonly Verdict[]): number[] {
  const top = (of: (verdict: Verdict) => number, most: number) =>
    verdicts
      .map((verdict, index) => ({ index, gap: of(verdict) }))
      .filter(({ gap }) => gap > 0)
      .sort((a, b) => b.gap - a.gap)
      .slice(0, most)
      .map(({ index }) => index)
  return [...top(({ missed }) => missed.gap, MOST_LOSSES), ...top(({ ahead }) => ahead.gap, MOST_LEADS)]
}

/** The rest of the turn from its slip on; the whole turn where the slip alone does not tell. */
function turningPoint(turn: Turn, verdict: Verdict, deep: Effort, slip: Effort, style: Style): TurningPoint {
  const { place, better } = slipOf(turn, verdict.best.line, slip, style)
  const rest = place === 0 ? verdict : judged(from(turn, place), deep, style, [better])
  const told = isSure(rest.missed) ? rest : verdict
  const shorter = withBest(told, trimmed(told, slip.deals, style), deep.deals, style)
  const shown = isSure(shorter.missed) ? shorter : told
  return { ...shown, turn: verdict.at, reasons: reasonsFor(shown.view, shown.played.line, shown.best.line, style) }
}

function from({ at, actions, views, choices }: Turn, place: number): Turn {
  return {
    at: at + place,
    actions: actions.slice(place),
    views: views.slice(place),
    choices: choices.slice(place),
  }
}

function withReasons(verdict: Verdict, style: Style): Find {
  const [next] = verdict.others
  const reasons = next === undefined ? [] : reasonsFor(verdict.view, next.line, verdict.played.line, style)
  return { ...verdict, reasons }
}
