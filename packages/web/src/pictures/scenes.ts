import { type Language, namesIn, type Ui } from '@la-granja/text'
import type { LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { stateAt, stopsOf } from '../replay/stops.ts'
import { linesOf } from '../table/logLines.ts'
import type { Scene } from './Position.tsx'

/** What is needed to put a moment into words. */
export interface Tongue {
  readonly ui: Ui
  readonly language: Language
}

/** A moment as anybody may see it: a picture is shown around, so it holds nobody's secrets. */
export function sceneAt(game: LocalGame, at: number, tongue: Tongue): Scene {
  const view = seenBy(stateAt(game, at), undefined)
  const { round, step, over } = view.table
  const { ui, language } = tongue
  const says = over ? ui.table.end.title : ui.table.log.heading(round, namesIn(language).steps[step])
  return { view, names: game.names, says, told: toldAt(game, at, language) }
}

/** What the action before this moment did, in one line. */
function toldAt(game: LocalGame, at: number, language: Language): string {
  return linesOf({ ...game, steps: game.steps.slice(0, at) }, undefined, language, Math.max(0, at - 1))
    .map(({ text }) => text)
    .join(' ')
}

/** Of what was only told nobody knows how the table looked. */
function isKnown({ steps }: LocalGame, at: number): boolean {
  return steps[at]?.heard !== true
}

/** The table after each round, as far as this moment; with it as the last one. */
export function roundScenes(game: LocalGame, at: number, tongue: Tongue): readonly Scene[] {
  const { pictures } = tongue.ui
  const ends = stopsOf(game).round.filter(stop => stop > 0 && stop < at && isKnown(game, stop))
  const after = ends.map(stop => {
    const scene = sceneAt(game, stop, tongue)
    return { ...scene, says: pictures.afterRound(scene.view.table.round - 1) }
  })
  return [...after, sceneAt(game, at, tongue)]
}

/** So many moments up to this one, those that have something to tell. The last is this one. */
export function lastScenes(game: LocalGame, at: number, most: number, tongue: Tongue): readonly Scene[] {
  const moments: number[] = []
  for (let moment = at; moment > 0 && moments.length < most && isKnown(game, moment); moment--)
    if (moment === at || toldAt(game, moment, tongue.language) !== '') moments.push(moment)
  return moments.reverse().map(moment => sceneAt(game, moment, tongue))
}
