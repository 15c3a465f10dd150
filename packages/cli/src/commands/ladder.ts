import { countGames, interval, percent } from '../draw/columns.ts'
import { drawLadder } from '../draw/ladder.ts'
import { drawLadderPlot } from '../draw/ladderPlot.ts'
import { drawTime } from '../draw/progress.ts'
import { numberOption, optionsOnly } from '../options.ts'
import { messageOf } from '../pool.ts'
import { UsageError, type World } from '../world.ts'
import { MOST_GAMES } from './arena.ts'
import { contest } from './contest.ts'
import { commandOf, entrantsOf, isFast, MATCHES, type Match, type Rung, titleOf } from './ladderMatches.ts'

const OPTIONS = { games: 'string', quick: 'boolean', out: 'string' } as const

const SEED = 'ladder'
const GAMES = { fast: 400, thinking: 100, quick: 24 } as const
/** How many times shorter a quick climb thinks. */
const HURRY = 5

/** `granja ladder` */
export async function ladderCommand(
  args: readonly string[],
  world: World,
  matches: readonly Match[] = MATCHES,
): Promise<void> {
  const given = optionsOnly(args, OPTIONS)
  const quick = given.quick === true
  const wanted = given.games === undefined ? undefined : numberOption(given, 'games', 1, MOST_GAMES, 1)
  const out = typeof given.out === 'string' ? given.out : 'docs/ladder.md'
  const options = [...(quick ? ['--quick'] : []), ...(wanted === undefined ? [] : [`--games ${wanted}`])]
  const command = ['npm run granja -- ladder', ...options].join(' ')
  const rungs: Rung[] = []
  for (const [index, match] of matches.entries()) {
    const rung = await played(match, wanted, quick, world, `${index + 1} of ${matches.length}`)
    rungs.push(rung)
    // After each match, so that a climb that is stopped keeps what it has.
    write(rungs, out, command, world)
  }
  world.write(`Written to ${out} and ${plotFor(out)}\n`)
}

async function played(
  match: Match,
  wanted: number | undefined,
  quick: boolean,
  world: World,
  place: string,
): Promise<Rung> {
  const entrants = entrantsOf(match, quick ? HURRY : 1)
  const { edition } = match
  const games = wanted ?? (quick ? GAMES.quick : isFast(entrants) ? GAMES.fast : GAMES.thinking)
  const title = titleOf(entrants)
  const began = world.clock()
  const { bots } = await contest({ entrants, edition, seed: SEED }, games, world, `${place}: ${title}`)
  const [first, others] = bots
  if (first === undefined || others === undefined) throw new RangeError(`${match.bots} is no match`)
  const time = drawTime(world.clock() - began)
  const { winRate, ci95 } = first
  world.write(
    `${place}: ${title}, ${edition}: ${percent(winRate)} (${interval(ci95)}) of ${countGames(games)} in ${time}\n`,
  )
  return { match, title, games, command: commandOf(entrants, match, games, SEED), first, others }
}

function write(rungs: readonly Rung[], out: string, command: string, world: World): void {
  const plot = plotFor(out)
  try {
    world.writeFile(plot, drawLadderPlot(rungs))
    world.writeFile(out, drawLadder(rungs, plot.split('/').at(-1) ?? plot, command))
  } catch (error) {
    throw new UsageError(`${out} cannot be written: ${messageOf(error)}`)
  }
}

/** Beside the table. */
function plotFor(out: string): string {
  return `${out.replace(/\.md$/, '')}.svg`
}
