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

const OPTIONS = {
  seed: 'string',
  generations: 'string',
  games: 'string',
  tries: 'string',
  pairs: 'string',
  out: 'string',
} as const
const OUT = 'packages/bots/src/learned.ts'

/** `granja train`; gives the exit code. */
export async function trainCommand(args: readonly string[], world: World): Promise<number> {
  if (args[0] === 'helpers') return trainHelpersCommand(args.slice(1), world)
  const given = optionsOnly(args, OPTIONS)
  const seed = oneLineSeed(given)
  const watching = {
    generations: numberOption(given, 'generations', 0, 10_000, 6),
    games: numberOption(given, 'games', 1, 1_000_000, 1000),
  }
  const trying = {
    generations: numberOption(given, 'tries', 0, 10_000, 12),
    games: numberOption(given, 'pairs', 1, 1_000_000, 1200),
  }
  const out = typeof given.out === 'string' ? given.out : OUT
  let began = world.clock()
  const weights = await train(
    { seed, watching, trying },
    lesson => request(world, { do: 'lesson', lesson }),
    (by, generation) => {
      const now = world.clock()
      const time = drawTime(now - began)
      const line =
        by === 'watching'
          ? `Generation ${generation} of ${watching.generations}: ${countGames(watching.games)} in ${time}`
          : `Try ${generation} of ${trying.generations}: ${countGames(2 * trying.games)} in ${time}`
      world.write(`${line}\n`)
      began = now
    },
  )
  const command = [
    `npm run granja -- train --seed ${quoted(seed)}`,
    `--generations ${watching.generations} --games ${watching.games}`,
    `--tries ${trying.generations} --pairs ${trying.games}`,
  ].join(' ')
  return writeModule(out, drawWeights(weights, command), world)
}
