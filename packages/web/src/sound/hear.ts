import type { Seat } from '@la-granja/engine'
import type { Step } from '../game/game.ts'
import { settings } from '../game/settings.ts'
import { voicesOf } from './voiceOf.ts'
import type { Voice } from './voices.ts'

/** Lets one action be heard. */
export function hear(step: Pick<Step, 'events'>, seat: Seat | undefined): void {
  hearVoices(voicesOf(step, seat))
}

export function hearVoices(voices: readonly Voice[]): void {
  const { sound: wanted, volume } = settings()
  // A page makes no sound before somebody has touched it.
  if (!wanted || voices.length === 0 || !navigator.userActivation.hasBeenActive) return
  // Without a network the chunk may be out of reach: then it stays quiet.
  void import('./synth.ts').then(({ sound }) => sound(voices, volume)).catch(() => undefined)
}
