import { type Budget, chanceFrom, makeBot, playMatch, usualBudget } from '../packages/bots/src/index.ts'
import { threadClock } from '../packages/cli/src/threadClock.ts'
import { legalActions, type PlayerView, view } from '../packages/engine/src/index.ts'
import type { Row } from './rows.ts'

const GAMES = 3
const DECISIONS = 60

/** By how much decisions from whole games take longer than their bot is given, by what its thread has really worked. */
export function overrunRows(): Row[] {
  const { milliseconds, clock } = usualBudget('steward', threadClock()) as Required<Budget>
  const over = someViews().map((seen, index) => {
    const bot = makeBot('steward')
    const began = clock()
    bot.choose(seen, chanceFrom(`overrun ${index}`), { milliseconds, clock })
    return Math.max(0, 100 * ((clock() - began) / milliseconds - 1))
  })
  over.sort((a, b) => a - b)
  return [
    { name: 'time over budget, 95 of 100', value: over[Math.floor(0.95 * over.length)] ?? 0, unit: '%' },
    { name: 'time over budget, the longest', value: over.at(-1) ?? 0, unit: '%' },
  ]
}

/** What players with a choice see, from the first round to the last. */
function someViews(): PlayerView[] {
  const all: PlayerView[] = []
  const farmers = Array.from({ length: 4 }, () => ({ bot: makeBot('farmer') }))
  for (let game = 0; game < GAMES; game++) {
    playMatch({ seed: `overrun ${game}`, players: 4, edition: 'classic' }, farmers, undefined, (state, seat) => {
      const seen = view(state, seat)
      if (legalActions(seen).length > 1) all.push(seen)
    })
  }
  const step = Math.ceil(all.length / DECISIONS)
  return all.filter((_, index) => index % step === 0)
}
