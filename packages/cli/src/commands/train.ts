import { train } from '@la-granja/bots'
import { countGames } from '../draw/columns.ts'
import { drawTime } from '../draw/progress.ts'
import { drawWeights } from '../draw/weights.ts'
import { numberOption, optionsOnly, seedOption } from '../options.ts'
import { request } from '../orders.ts'
import { messageOf } from '../pool.ts'
import { UsageError, type World } from '../world.ts'
import { quoted } from './quoted.ts'

const OPTIONS = { seed: 'string', generations: 'string', games: 'string', out: 'string' } as const
const OUT = 'packages/bots/src/learned.ts'

/** `granja train`; gives the exit code. */
export async function trainCommand(args: readonly string[], world: World): Promise<number> {
  const given = optionsOnly(args, OPTIONS)
  const seed = seedOption(given)
  // It is written into a comment, which ends with its line.
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(seed)) throw new UsageError('--seed must be text on one line')
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
  const text = drawWeights(weights, command)
  try {
    world.writeFile(out, text)
  } catch (error) {
    // Hours of learning are not to be lost for want of a folder.
    world.write(text)
    world.complain(`granja: ${out} cannot be written: ${messageOf(error)}\n`)
    return 1
  }
  world.write(`Written to ${out}\n`)
  return 0
}
