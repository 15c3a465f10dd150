import './log.css'
import type { Seat } from '@la-granja/engine'
import { type PointerEvent, type SyntheticEvent, useEffect } from 'react'
import { isResting } from '../draw/resting.ts'
import type { LocalGame } from '../game/game.ts'
import { placesOf } from '../motion/places.ts'
import { pointAt, pointAway } from '../motion/point.ts'
import type { Line } from './logLines.ts'

/** A list of lines, each of which shows on the table what it is about while the pointer or the focus is on it. */
export function usePointing(game: LocalGame, lines: readonly Line[], seat: Seat | undefined) {
  // What was pointed at may be gone from the table, or be another's by now.
  useEffect(() => {
    pointAway()
    return pointAway
  }, [game])
  const point = ({ target }: SyntheticEvent) => {
    const line = lineAt(target, lines)
    const table = line === undefined ? undefined : game.steps[line.at]?.before.table
    if (line === undefined || table === undefined) return pointAway()
    pointAt(line.events.flatMap(event => placesOf(event, { table, seat })))
  }
  // New lines slide below the pointer all the time, and lighting up costs a frame.
  const pass = (event: PointerEvent) => (isResting(event) ? undefined : point(event))
  return { onPointerOver: pass, onPointerLeave: pointAway, onFocus: point, onBlur: pointAway }
}

/** Which of the lines an element stands for, or lies in. */
export function lineAt(element: EventTarget | null, lines: readonly Line[]): Line | undefined {
  const key = element instanceof Element ? element.closest('[data-line]')?.getAttribute('data-line') : undefined
  return key === undefined || key === null ? undefined : lines.find(line => line.key === key)
}
