import type { Showing } from '@la-granja/bots'
import { countGames, drawColumns, interval, percent } from '../draw/columns.ts'
import { drawDistribution } from '../draw/distribution.ts'
import { editionOption, numberOption, optionsOnly, seedOption } from '../options.ts'
import type { World } from '../world.ts'
import { type Contest, contest } from './contest.ts'
import { entrantsOption } from './entrants.ts'

const OPTIONS = {
  bots: 'string',
  games: 'string',
  seed: 'string',
  players: 'string',
  edition: 'string',
  ms: 'string',
  iterations: 'string',
  json: 'boolean',
} as const

export const MOST_GAMES = 100_000

/** `granja arena` */
export async function arenaCommand(args: readonly string[], world: World): Promise<void> {
  const given = optionsOnly(args, OPTIONS)
  const arena = { entrants: entrantsOption(given), edition: editionOption(given), seed: seedOption(given) }
  const games = numberOption(given, 'games', 1, MOST_GAMES, 100)
  const played = await contest(arena, games, world)
  const players = arena.entrants.length
  if (given.json === true) {
    world.write(`${JSON.stringify({ bots: played.bots, ...(players === 1 ? { scores: scoresOf(played) } : {}) })}\n`)
    return
  }
  const told = players === 1 ? drawSolo(played) : drawBots(played.bots, players)
  const table = players === 1 ? 'alone' : `of ${players} players`
  world.write(`${countGames(games)} ${table}, ${arena.edition} edition, seed “${arena.seed}”\n\n${told.join('\n')}\n`)
}

function drawBots(bots: readonly Showing[], players: number): string[] {
  const head = ['', 'seats', 'win rate', '95 % interval', 'points', 'ms per decision']
  const rows = bots.map(({ name, games, winRate, ci95, points, msPerDecision }) => {
    return [name, String(games), percent(winRate), interval(ci95), points.toFixed(2), msPerDecision.toFixed(2)]
  })
  return [...drawColumns(head, rows), '', `Equal players would win ${percent(1 / players)} each.`]
}

/** Whoever plays alone always wins; what counts is the points. */
function drawSolo(played: Contest): string[] {
  const rows = played.bots.map(({ name, games, points, msPerDecision }) => {
    return [name, String(games), points.toFixed(2), msPerDecision.toFixed(2)]
  })
  return [...drawColumns(['', 'games', 'points', 'ms per decision'], rows), '', ...drawDistribution(scoresOf(played))]
}

/** Of a solo arena, in the order of the games. */
function scoresOf({ games }: Contest): number[] {
  return games.flatMap(game => game.map(({ points }) => points))
}
