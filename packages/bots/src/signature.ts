import { stateHash } from '@la-granja/engine'
import { type BotName, makeBot } from './levels.ts'
import { playMatch } from './match.ts'

/**
 * Enough that all that a bot weighs has a say in how the game goes, and few enough for a moment. When it stops thinking is no part
 * of it: that is to save time and to leave the choice as it is (`isSettled`).
 */
const ITERATIONS = 4

/** Changes when the bot, or the game that it plays, changes: the outcome of one game against itself, with counted steps. */
export function signature(name: BotName): string {
  const player = () => ({ bot: makeBot(name), budget: { iterations: ITERATIONS } })
  const { state } = playMatch({ seed: 'signature', players: 2, edition: 'classic' }, [player(), player()])
  return stateHash(state)
}
