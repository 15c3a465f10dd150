import { formatAction, type PlayerView } from '@la-granja/engine'
import type { Style } from '../search.ts'
import { type Effort, linesFrom } from './judge.ts'
import type { Line } from './lines.ts'
import { endsOf, reckon, worthOf } from './reckon.ts'
import type { Turn } from './turns.ts'

export interface Slip {
  /** Which of the turn's actions lost most; 0 is the first. */
  readonly place: number
  /** The best that could still be played from there on. */
  readonly better: Line
}

/** Long turns are mostly deliveries; the first actions after the best line has been left tell enough. */
const MOST_PLACES = 5
/** From each place. */
const MOST_LINES = 2
/** Of two actions that cost about as much, the first is to blame. */
const ALIKE = 0.003

/**
 * Looks where in the turn the best line was left. After each action that was played, the best that could still be reached is
 * looked for, all on the same deals; the action after which it falls most is the slip.
 */
export function slipOf(turn: Turn, best: Line, { iterations, deals }: Effort, style: Style): Slip {
  const { at, actions, views } = turn
  const view = views[0] as PlayerView
  const places = placesIn(turn, best)
  const tries = places.slice(1).flatMap(place => {
    const found = linesFrom(views[place] as PlayerView, iterations, `${at + place} slip`, MOST_LINES, style)
    return found.map(line => [...actions.slice(0, place), ...line])
  })
  const lines = [actions, best, ...tries]
  const ends = endsOf(view, lines)
  const unlike = lines.filter((_, index) => ends.indexOf(ends[index] as string) === index)
  const reckoned = reckon(view, unlike, deals, `${at} slip deals`, style)
  const worths = new Map(unlike.map((line, index) => [ends[lines.indexOf(line)], worthOf(reckoned[index] as Worth)]))
  const worthOfLine = (line: Line) => worths.get(ends[lines.indexOf(line)]) ?? Number.NEGATIVE_INFINITY

  /** The best that could be reached once the first actions had been played as they were. */
  const reach = (place: number): Line => {
    const open = lines.filter(line => begins(line, actions.slice(0, place)))
    return open.reduce((top, line) => (worthOfLine(line) > worthOfLine(top) ? line : top), actions)
  }
  const reached = [...places.map(reach), actions]
  let slip = 0
  let most = Number.NEGATIVE_INFINITY
  places.forEach((_, index) => {
    const lost = worthOfLine(reached[index] as Line) - worthOfLine(reached[index + 1] as Line)
    if (lost <= most + ALIKE) return
    most = lost
    slip = index
  })
  const place = places[slip] ?? 0
  return { place, better: (reached[slip] ?? best).slice(place) }
}

type Worth = Parameters<typeof worthOf>[0]

/** Where there was a choice, from the first action that the best line does not have on. */
function placesIn({ actions, choices }: Turn, best: Line): number[] {
  const left = actions.findIndex((_, index) => !begins(best, actions.slice(0, index + 1)))
  return actions.flatMap((_, place) => (choices[place] === true && place >= left ? [place] : [])).slice(0, MOST_PLACES)
}

function begins(line: Line, beginning: Line): boolean {
  return beginning.every((action, index) => {
    const other = line[index]
    return other !== undefined && formatAction(other) === formatAction(action)
  })
}
