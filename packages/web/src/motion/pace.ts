import type { Seat } from '@la-granja/engine'
import type { LocalGame, Step } from '../game/game.ts'
import { settings } from '../game/settings.ts'
import { flightsOf, timeOf } from './flights.ts'

/** Whether this device wants to see things move; `followSettings` keeps the attribute. */
export function motionIsOn(): boolean {
  return document.documentElement.dataset.motion === 'on' && !document.hidden
}

/** Whoever wants computer players to move at once does not want to watch them. */
export function isWatched({ action }: Step, { sitters }: Pick<LocalGame, 'sitters'>): boolean {
  return settings().pace > 0 || sitters[action.seat] === 'person'
}

export function isShown(step: Step, game: Pick<LocalGame, 'sitters'>): boolean {
  return motionIsOn() && isWatched(step, game)
}

/** Flights begin when the board has been seen. */
const STARTS = 60

/** How long a computer player waits after the last action, so that it can be followed, in milliseconds. */
export function waitBefore(game: LocalGame, seat: Seat | undefined): number {
  const { pace } = settings()
  const last = game.steps.at(-1)
  if (last === undefined || !isShown(last, game)) return pace
  const flights = timeOf(flightsOf(last, seat))
  return Math.max(pace, flights === 0 ? 0 : flights + STARTS)
}
