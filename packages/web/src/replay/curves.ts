import type { LocalGame } from '../game/game.ts'
import { stateAt } from './stops.ts'

/** What somebody's points were from a moment on. */
export interface Turn {
  readonly at: number
  readonly points: number
}

/** By seat, the moments at which the points changed. */
export function curvesOf(game: Pick<LocalGame, 'steps' | 'state' | 'names'>): readonly (readonly Turn[])[] {
  return game.names.map((_, seat) => {
    const turns: Turn[] = []
    for (let at = 0; at <= game.steps.length; at++) {
      const points = stateAt(game, at).table.farms[seat]?.points ?? 0
      if (turns.at(-1)?.points !== points) turns.push({ at, points })
    }
    return turns
  })
}

export function highestOf(curves: readonly (readonly Turn[])[]): number {
  return Math.max(10, ...curves.flat().map(({ points }) => points))
}

/** A line with steps, in the measures of the game: across the actions, up the points. */
export function pathOf(curve: readonly Turn[], last: number, highest: number): string {
  const parts = curve.map(({ at, points }, index) => {
    const y = highest - points
    return index === 0 ? `M${at} ${y}` : `H${at}V${y}`
  })
  return `${parts.join('')}H${last}`
}
