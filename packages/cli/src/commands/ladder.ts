import { type Entrant, showingOf } from '@la-granja/bots'
import { countGames, interval, percent } from '../draw/columns.ts'
import { drawLadder } from '../draw/ladder.ts'
import { drawLadderPlot } from '../draw/ladderPlot.ts'
import { drawTime } from '../draw/progress.ts'
import { numberOption, optionsOnly } from '../options.ts'
import { messageOf } from '../pool.ts'
import { UsageError, type World } from '../world.ts'
import { MOST_GAMES } from './arena.ts'
import { contest } from './contest.ts'
import { spelled } from './entrants.ts'
import { type Book, closeBook, emptyPage, openBook, type Page, pageFor, withGames } from './ladderBook.ts'
import {
  commandOf,
  entrantsOf,
  isAbove,
  isBelow,
  isFast,
  MATCHES,
  type Match,
  type Rung,
  showingSoFar,
  titleOf,
} from './ladderMatches.ts'

const OPTIONS = {
  games: 'string',
  minutes: 'string',
  only: 'string',
  quick: 'boolean',
  again: 'boolean',
  out: 'string',
} as const

const SEED = 'ladder'
const GAMES = { usual: 400, quick: 24 } as const
/** How many times shorter a quick climb thinks. */
const HURRY = 5
const A_WEEK = 7 * 24 * 60
/** Games for each thread between one writing down and the next: whole rotations, and few idle threads at the end of a lot. */
const LOT = 8

/** `granja ladder` */
export async function ladderCommand(
  args: readonly string[],
  world: World,
  matches: readonly Match[] = MATCHES,
): Promise<void> {
  const given = optionsOnly(args, OPTIONS)
  const quick = given.quick === true
  const wanted = numberOption(given, 'games', 1, MOST_GAMES, quick ? GAMES.quick : GAMES.usual)
  const minutes = numberOption(given, 'minutes', 1, A_WEEK, A_WEEK)
  const out = typeof given.out === 'string' ? given.out : 'docs/ladder.md'
  const options = [...(quick ? ['--quick'] : []), ...(given.games === undefined ? [] : [`--games ${wanted}`])]
  const command = ['npm run granja -- ladder', ...options].join(' ')
  const began = world.clock()
  const rows = emptyRows(matches, quick)
  const catchUp = () => {
    if (given.again !== true) readOn(rows, openBook(beside(out, 'json'), world))
  }
  catchUp()
  const climbed = chosenOf(rows, given.only)
  let row: Row | undefined
  do {
    row = world.clock() - began < minutes * 60_000 ? nextOf(climbed, wanted) : undefined
    if (row !== undefined) await playOn(row, wanted, world)
    catchUp()
    // After each lot of games, so that a climb that is stopped keeps what it has; and when nothing is left to play, because pages
    // may be drawn another way by now.
    write(rows, out, command, world)
  } while (row !== undefined)
  world.write(`Written to ${out}, ${beside(out, 'svg')} and ${beside(out, 'json')}\n`)
}

/** A match, and how far it has come. */
interface Row {
  readonly match: Match
  readonly entrants: readonly Entrant[]
  page: Page
}

function emptyRows(matches: readonly Match[], quick: boolean): Row[] {
  return matches.map(match => {
    const entrants = entrantsOf(match, quick ? HURRY : 1)
    return { match, entrants, page: emptyPage(entrants) }
  })
}

/** Takes over the pages that have more games: those of earlier climbs, and of others that write to the same book meanwhile. */
function readOn(rows: readonly Row[], book: Book): void {
  for (const row of rows) {
    const page = pageFor(book, keyOf(row), row.entrants)
    if (page.games > row.page.games) row.page = page
  }
}

/** Those whose title says so; what is known of the others is written down all the same. */
function chosenOf(rows: readonly Row[], only: string | boolean | undefined): readonly Row[] {
  if (typeof only !== 'string') return rows
  const chosen = rows.filter(row => keyOf(row).includes(only))
  if (chosen.length === 0) throw new UsageError(`no match is called “${only}”: ${rows.map(keyOf).join('; ')}`)
  return chosen
}

/**
 * One of which it is open whether it reaches its bar, if there is any. Of these the one that has had the least time: those that
 * answer at once are through soon, and the others come on side by side.
 */
function nextOf(rows: readonly Row[], wanted: number): Row | undefined {
  const unfinished = rows.filter(({ page }) => page.games < wanted)
  const undecided = unfinished.filter(isUndecided)
  const open = undecided.length > 0 ? undecided : unfinished
  const time = ({ page }: Row) => page.first.milliseconds + page.others.milliseconds
  return open.reduce<Row | undefined>((least, row) => (least && time(least) <= time(row) ? least : row), undefined)
}

function isUndecided(row: Row): boolean {
  const rung = rungOf(row)
  return !isAbove(rung) && !isBelow(rung)
}

async function playOn(row: Row, wanted: number, world: World): Promise<void> {
  const { match, entrants, page } = row
  const { edition } = match
  const left = wanted - page.games
  const games = isFast(entrants) ? left : Math.min(left, LOT * world.workers)
  const title = `${titleOf(entrants)}, ${edition}`
  const began = world.clock()
  const played = await contest({ entrants, edition, seed: SEED }, games, world, title, page.games)
  row.page = withGames(page, entrants, played.games)
  const { winRate, ci95 } = rungOf(row).first
  const time = drawTime(world.clock() - began)
  world.write(
    `${title}: ${percent(winRate)} (${interval(ci95)}) of ${countGames(row.page.games)}; the last ${games} in ${time}\n`,
  )
}

function rungOf({ match, entrants, page }: Row): Rung {
  const [first, others] = entrants.map(spelled)
  return {
    match,
    title: titleOf(entrants),
    games: page.games,
    command: commandOf(entrants, match, page.games, SEED),
    first: showingSoFar(first ?? '', page.first),
    others: showingOf(others ?? '', page.others),
  }
}

function keyOf({ match, entrants }: Pick<Row, 'match' | 'entrants'>): string {
  return `${titleOf(entrants)}, ${match.edition}`
}

function write(rows: readonly Row[], out: string, command: string, world: World): void {
  const begun = rows.filter(({ page }) => page.games > 0)
  const rungs = begun.map(rungOf)
  const plot = beside(out, 'svg')
  try {
    world.writeFile(plot, drawLadderPlot(rungs))
    world.writeFile(out, drawLadder(rungs, plot.split('/').at(-1) ?? plot, command))
    closeBook(beside(out, 'json'), new Map(begun.map(row => [keyOf(row), row.page])), world)
  } catch (error) {
    throw new UsageError(`${out} cannot be written: ${messageOf(error)}`)
  }
}

/** A file of the same name with another ending. */
function beside(out: string, ending: string): string {
  return `${out.replace(/\.md$/, '')}.${ending}`
}
