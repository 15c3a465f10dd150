import type { Advice } from '@la-granja/bots'
import type { PlayerView } from '@la-granja/engine'
import { useEffect, useState } from 'react'
import { legalIn } from '../game/seen.ts'
import { adviseOn } from '../game/thinker.ts'

/** More would be a list of everything that is possible. */
const MOST = 3
/** What got less of the thinking is no advice. */
const LEAST_SHARE = 0.04

export type Found = 'thinking' | 'failed' | readonly Advice[]

interface Answer {
  readonly to: PlayerView
  readonly found: Found
}

/** The question before; computer players wait in the same line, so there is never more than one. */
let asking: Promise<unknown> = Promise.resolve()

/** What the computer would do here. Asks anew whenever there is something else to decide. */
export function useAdvice(view: PlayerView, wished: boolean): readonly [found: Found, again: () => void] {
  const [answer, setAnswer] = useState<Answer>()
  const [tries, setTries] = useState(0)
  // Another try is another question.
  useEffect(() => {
    if (!wished || legalIn(view).length === 0) return
    let here = true
    const ask = async () => {
      await asking
      if (!here) return
      const asked = adviseOn(view).then(best, () => 'failed' as const)
      asking = asked
      const found = await asked
      if (here) setAnswer({ to: view, found })
    }
    void ask()
    return () => {
      here = false
    }
  }, [view, wished, tries])
  const again = () => {
    setAnswer(undefined)
    setTries(tries + 1)
  }
  return [answer?.to === view ? answer.found : 'thinking', again]
}

/** The first is what the computer would do; the others in the order that their numbers say. */
function best(advice: readonly Advice[]): readonly Advice[] {
  const [first, ...others] = advice.filter(({ share }, index) => index === 0 || share >= LEAST_SHARE).slice(0, MOST)
  if (first === undefined) return []
  return [first, ...others.sort((one, other) => other.winChance - one.winChance || other.points - one.points)]
}
