import { PHASE_OF } from '@la-granja/engine'
import type { Verdict } from './judge.ts'
import type { Margin } from './reckon.ts'

/** What is less is not worth a word. */
const SMALL = 0.01
/** From here on it is a mistake, or a find, whatever else there is. */
const LARGE = 0.03
/** Turning points: three if there are so many, five if they are large. */
const FEW = 3
const MANY = 5
/** Finds. */
const MOST_FINDS = 3

/** Beyond the luck of the deals on which the lines were compared. */
export function isSure({ gap, error }: Margin): boolean {
  return gap >= SMALL && gap > 2 * error
}

/** The turns that lost most, in the order of the game. */
export function worst(verdicts: readonly Verdict[]): Verdict[] {
  const sorted = apart(verdicts.filter(({ missed }) => isSure(missed)).sort((a, b) => b.missed.gap - a.missed.gap))
  return inOrder(sorted.filter(({ missed }, index) => index < FEW || (index < MANY && missed.gap >= LARGE)))
}

/** The turns in which something was found that is clearly better than the next best, in the order of the game. */
export function finest(verdicts: readonly Verdict[]): Verdict[] {
  const clear = verdicts.filter(verdict => verdict.ahead.gap >= LARGE && isSure(verdict.ahead) && isFound(verdict))
  return inOrder(apart(clear.sort((a, b) => b.ahead.gap - a.ahead.gap)).slice(0, MOST_FINDS))
}

/** Where there is one other way only, or that is to do nothing, nobody had to look for it. */
function isFound({ others }: Verdict): boolean {
  return others.length > 1 && others[0]?.line.some(({ type }) => type !== 'endTurn') === true
}

/** One in each phase of a round: what follows from a mistake is not another one. */
function apart(verdicts: readonly Verdict[]): Verdict[] {
  const taken = new Set<string>()
  return verdicts.filter(({ round, step }) => {
    const place = `${round} ${PHASE_OF[step]}`
    if (taken.has(place)) return false
    taken.add(place)
    return true
  })
}

function inOrder(verdicts: readonly Verdict[]): Verdict[] {
  return [...verdicts].sort((a, b) => a.at - b.at)
}
