import { LONGEST, type Voice } from './voices.ts'

/** So many may be heard at the same time. */
const AT_ONCE = 3
/** The same one again so soon would only be louder, in milliseconds. */
const AGAIN = 120

interface Begun {
  readonly voice: Voice
  readonly at: number
}

/** Lets by what does not make a noise of it all. A fast computer player does more in a moment than anybody wants to hear. */
export function makeRation(): (voice: Voice, at: number) => boolean {
  let begun: readonly Begun[] = []
  return (voice, at) => {
    begun = begun.filter(one => at - one.at < LONGEST)
    const tooSoon = begun.some(one => one.voice === voice && at - one.at < AGAIN)
    if (tooSoon || begun.length >= AT_ONCE) return false
    begun = [...begun, { voice, at }]
    return true
  }
}
