import { drawBalance } from '../draw/balance.ts'
import { countGames } from '../draw/columns.ts'
import { editionOption, numberOption, optionsOnly, seedOption } from '../options.ts'
import { inParts } from '../parts.ts'
import type { World } from '../world.ts'
import { MOST_GAMES } from './arena.ts'
import { addTally, emptyTally } from './balanceTally.ts'

const OPTIONS = { games: 'string', seed: 'string', edition: 'string' } as const

/** Always the same, so that sums are always added in the same order. */
const PART = 10

/** `granja balance` */
export async function balanceCommand(args: readonly string[], world: World): Promise<void> {
  const given = optionsOnly(args, OPTIONS)
  const games = numberOption(given, 'games', 1, MOST_GAMES, 2000)
  const of = { edition: editionOption(given), seed: seedOption(given) }
  const parts = await inParts(world, {
    games,
    size: PART,
    order: span => ({ do: 'balance', games: of, ...span }) as const,
  })
  const tally = emptyTally()
  for (const part of parts) addTally(tally, part)
  world.write(`${countGames(games)} of four Farmers, ${of.edition} edition, seed “${of.seed}”\n\n`)
  world.write(drawBalance(tally, of.edition, { colour: world.colour, who: String }))
}
