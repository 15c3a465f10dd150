import { type ArenaGame, type BotName, type Entrant, NO_GAMES, signature, type Tally, tallied } from '@la-granja/bots'
import { UsageError, type World } from '../world.ts'

/** What has been played of one match so far: games are numbered, so that a later climb goes on with the next one. */
export interface Page {
  /** What the bots were when they played: games of changed ones do not count any more. */
  readonly signatures: readonly [first: string, others: string]
  readonly games: number
  readonly first: Tally
  readonly others: Tally
}

/** By the title of the match and its edition. */
export type Book = ReadonlyMap<string, Page>

export function openBook(path: string, world: World): Book {
  let text: string
  try {
    text = world.readFile(path)
  } catch {
    return new Map()
  }
  try {
    return new Map(
      Object.entries(JSON.parse(text) as Record<string, unknown>).map(([key, page]) => [key, checked(page)]),
    )
  } catch {
    throw new UsageError(`${path} does not hold the games of a ladder; take it away, or begin with --again`)
  }
}

/** A line for each match, so that one sees what has changed. */
export function closeBook(path: string, book: Book, world: World): void {
  const lines = [...book].map(([key, page]) => `  ${JSON.stringify(key)}: ${JSON.stringify(page)}`)
  world.writeFile(path, `{\n${lines.join(',\n')}\n}\n`)
}

export function emptyPage(entrants: readonly Entrant[]): Page {
  const [first, others] = namesOf(entrants)
  return { signatures: [signed(first), signed(others)], games: 0, first: NO_GAMES, others: NO_GAMES }
}

/** The page of a match, empty if it has not been played by these very bots. */
export function pageFor(book: Book, key: string, entrants: readonly Entrant[]): Page {
  const empty = emptyPage(entrants)
  const page = book.get(key)
  return page?.signatures.every((one, index) => one === empty.signatures[index]) === true ? page : empty
}

export function withGames(page: Page, entrants: readonly Entrant[], games: readonly ArenaGame[]): Page {
  const [first, others] = namesOf(entrants)
  return {
    ...page,
    games: page.games + games.length,
    first: tallied(page.first, first, games),
    others: tallied(page.others, others, games),
  }
}

function namesOf([first, second]: readonly Entrant[]): readonly [BotName, BotName] {
  if (first === undefined || second === undefined || first.name === second.name)
    throw new RangeError('a match has two kinds of bots')
  return [first.name, second.name]
}

const known = new Map<BotName, string>()

function signed(name: BotName): string {
  const found = known.get(name) ?? signature(name)
  known.set(name, found)
  return found
}

function checked(page: unknown): Page {
  const { signatures, games, first, others } = page as Page
  const numbers = [
    games,
    ...Object.keys(NO_GAMES).flatMap(key => [first, others].map(tally => tally[key as keyof Tally])),
  ]
  if (signatures.length !== 2 || !numbers.every(number => Number.isFinite(number) && number >= 0))
    throw new RangeError('not a page')
  return { signatures, games, first, others }
}
