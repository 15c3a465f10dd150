import type { Reason } from '@la-granja/bots'
import type { PlayerView, Seat, Step } from '@la-granja/engine'
import { describeReason, namesIn, type ReasonTexts } from '@la-granja/text'
import type { LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { stateAt } from '../replay/stops.ts'
import { useLanguage, useUi } from '../words.ts'

/** The game that the coach speaks of, and whose it is. */
export interface Scene {
  readonly game: LocalGame
  readonly seat: Seat
  readonly online: boolean
  /** The coach's words, once they are here. */
  readonly reasons: ReasonTexts | undefined
}

/** What the seat saw then, and nothing else. */
export function viewAt({ game, seat }: Scene, at: number): PlayerView {
  return seenBy(stateAt(game, at), seat)
}

export function replayAt({ game, online }: Scene, at: number): string {
  return `/replay/${game.id}${online ? '?online' : ''}#${at}`
}

/** Chances, points and moments as they are written in this language. */
export function useFigures() {
  const language = useLanguage()
  const { log } = useUi().table
  const whole = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const { steps } = namesIn(language)
  return {
    percent: (share: number) => whole.format(share),
    points: (points: number) => tenths.format(points),
    place: (round: number, step: Step) => log.heading(round, steps[step]),
  }
}

/** The sentences, once the coach's words have been fetched. */
export function useSentences({ game, reasons }: Scene): (found: readonly Reason[]) => readonly string[] {
  const language = useLanguage()
  const who = (seat: Seat) => game.names[seat] ?? ''
  return found =>
    reasons === undefined ? [] : found.map(reason => describeReason(reasons, reason, who, game.state.table, language))
}
