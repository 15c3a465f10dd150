import { worthsFrom } from '@la-granja/bots'
import { drawWorths } from '../draw/weights.ts'
import { numberOption, optionsOnly } from '../options.ts'
import { inParts } from '../parts.ts'
import type { World } from '../world.ts'
import { quoted } from './quoted.ts'
import { oneLineSeed, writeModule } from './trained.ts'

const OPTIONS = { seed: 'string', games: 'string', out: 'string' } as const
const OUT = 'packages/bots/src/worths.ts'

/** Always the same, so that sums are always added in the same order. */
const PART = 20

/** `granja train helpers`; gives the exit code. */
export async function trainHelpersCommand(args: readonly string[], world: World): Promise<number> {
  const given = optionsOnly(args, OPTIONS)
  const seed = oneLineSeed(given)
  const games = numberOption(given, 'games', 1, 1_000_000, 4000)
  const out = typeof given.out === 'string' ? given.out : OUT
  const parts = await inParts(world, {
    games,
    size: PART,
    order: span => ({ do: 'gifts', trial: { seed }, ...span }) as const,
  })
  const command = `npm run granja -- train helpers --seed ${quoted(seed)} --games ${games}`
  return writeModule(out, drawWorths(worthsFrom(parts), command), world)
}
