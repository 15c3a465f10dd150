import { train } from '@la-granja/bots'
import { countGames } from '../draw/columns.ts'
import { drawTime } from '../draw/progress.ts'
import { drawWeights } from '../draw/weights.ts'
import { numberOption, optionsOnly } from '../options.ts'
import { request } from '../orders.ts'
import type { World } from '../world.ts'
import { quoted } from './quoted.ts'
import { oneLineSeed, writeModule } from './trained.ts'
import { trainHelpersCommand } from './trainHelpers.ts'

const OPTIONS = { seed: 'string', generations: 'string', games: 'string', out: 'string' } as const
const OUT = 'packages/bots/src/learned.ts'

/** `granja train`; gives the exit code. */
export async function trainCommand(args: readonly string[], world: World): Promise<number> {
  if (args[0] === 'helpers') return trainHelpersCommand(args.slice(1), world)
  const given = optionsOnly(args, OPTIONS)
  const seed = oneLineSeed(given)
  const generations = numberOption(given, 'generations', 1, 10_000, 6)
  const games = numberOption(given, 'games', 1, 1_000_000, 1000)
  const out = typeof given.out === 'string' ? given.out : OUT
  let began = world.clock()
  const weights = await train(
    { seed, generations, games },
    lesson => request(world, { do: 'lesson', lesson }),
    generation => {
      const now = world.clock()
      world.write(`Generation ${generation} of ${generations}: ${countGames(games)} in ${drawTime(now - began)}\n`)
      began = now
    },
  )
  const command = `npm run granja -- train --seed ${quoted(seed)} --generations ${generations} --games ${games}`
  return writeModule(out, drawWeights(weights, command), world)
}
