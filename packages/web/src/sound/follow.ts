import { type Shown, useTable } from '../game/store.ts'
import { lastStep } from '../motion/lastStep.ts'
import { isWatched } from '../motion/pace.ts'
import { hearVoices } from './hear.ts'
import { voicesOf } from './voiceOf.ts'
import type { Voice } from './voices.ts'

/** What is worth hearing when nobody looks. */
const CALLS: ReadonlySet<Voice> = new Set(['turn', 'end'])

/** Lets every action from now on be heard as it is played, and says when it is one's turn. Tells how to stop that. */
export function followSounds(): () => void {
  return useTable.subscribe((now, before) => {
    const { game, curtain } = now
    const step = game === undefined || game === before.game ? undefined : lastStep(game, before.game)
    if (game === undefined || step === undefined || curtain) return
    const voices = voicesOf(step, before.seat)
    const looked = isWatched(step, game) && !document.hidden
    hearVoices(looked ? voices : voices.filter(voice => CALLS.has(voice)))
    // A turn that offers nothing is ended at once, before anybody could take it.
    if (!decides(before)) queueMicrotask(() => decides(useTable.getState()) && hearVoices(['turn']))
  })
}

function decides({ game, seat }: Shown): boolean {
  return game !== undefined && seat !== undefined && game.state.table.waiting.includes(seat)
}
