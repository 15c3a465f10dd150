import { formatAction } from '@la-granja/engine'
import type { LocalGame } from '../game/game.ts'
import { type Thing, thingsOf } from '../things.ts'
import { isDoing, wantedNow } from './progress.ts'
import { type LessonStep, PLACES, type Place } from './steps.ts'

/** Selectors of all that is framed in this step; what has to be touched comes first. */
export function pointedAt(game: LocalGame, step: LessonStep | undefined): readonly string[] {
  if (step === undefined) return []
  const wanted = isDoing(step) ? wantedNow(game) : []
  const things = wanted.flatMap(action => thingsOf(action, game.state.table))
  // The same action as a button: in the prompt, or in the list of what can be done with a thing.
  const buttons = wanted.map(action => `.table-act[data-does="${formatAction(action)}"]`)
  return [...new Set([...things.map(named), ...step.at.map(selectorOf), ...buttons])]
}

function selectorOf(at: Thing | Place): string {
  return at in PLACES ? PLACES[at as Place] : named(at as Thing)
}

function named(thing: Thing): string {
  return `[data-thing="${thing}"]`
}
