import type { PlayerView, Seat } from '@la-granja/engine'
import {
  type Asked,
  type GameSeen,
  type MoveSeen,
  patched,
  type TableSeen,
  type Told,
} from '@la-granja/server/protocol'

/** One action as a seat saw it, and the view before it if somebody was looking here. */
export interface MoveKnown extends MoveSeen {
  readonly before?: PlayerView
}

export interface GameKnown extends GameSeen {
  /** All of them from the first on, as far as they were told. */
  readonly moves: readonly MoveKnown[]
}

/** What this device knows of a table. */
export interface Known {
  readonly table?: TableSeen
  readonly games: readonly GameKnown[]
  /** Seats whose people are looking at the table now. */
  readonly here: readonly Seat[]
  readonly watchers: number
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number
}

export const NOTHING_KNOWN: Known = { games: [], here: [], watchers: 0, ahead: 0 }

export interface Heard {
  readonly known: Known
  /** What has to be asked next. */
  readonly ask: readonly Asked[]
  /** What came does not follow on what is known: everything has to be told anew. */
  readonly astray?: true
}

/** What is known after a message. Answers to commands are of no account here. */
export function heard(known: Known, told: Told, now: number): Heard {
  switch (told.say) {
    case 'table':
      return seenAnew(known, told, now)
    case 'news':
      return followed(known, told, now)
    case 'story':
      return { known: { ...known, games: known.games.map(game => retold(game, told)) }, ask: [] }
    case 'scenes':
      return { known: { ...known, games: known.games.map(game => pictured(game, told)) }, ask: [] }
    case 'here':
      return { known: { ...known, here: told.seats, watchers: told.watchers }, ask: [] }
    default:
      return { known, ask: [] }
  }
}

function seenAnew(known: Known, { table, games, now: theirs }: Extract<Told, { say: 'table' }>, now: number): Heard {
  const same = known.table?.id === table.id
  const next = games.map(game => {
    const before = same ? known.games.find(({ seat }) => seat === game.seat) : undefined
    return { ...game, moves: before?.moves ?? [] }
  })
  const ask = next
    .filter(({ moves }) => moves.length < table.moves)
    .map(({ seat, moves }): Asked => ({ say: 'story', from: moves.length, ...(seat === undefined ? {} : { seat }) }))
  return { known: { ...known, table, games: next, ahead: theirs - now }, ask }
}

function followed(known: Known, news: Extract<Told, { say: 'news' }>, now: number): Heard {
  const { table, games } = known
  if (table === undefined || table.version !== news.after) return { known, ask: [], astray: true }
  const next = games.map(game => {
    const change = news.games.find(({ seat }) => seat === game.seat)
    if (change === undefined) return game
    // A story that is still on its way will tell these moves too.
    const complete = game.moves.length === table.moves
    const moves = complete ? [...game.moves, ...change.moves.map(move => ({ ...move, before: game.view }))] : game.moves
    return { ...game, moves, view: patched(game.view, change.change) as PlayerView }
  })
  const changed = patched(table, news.table) as TableSeen
  return { known: { ...known, table: changed, games: next, ahead: news.now - now }, ask: [] }
}

function retold(game: GameKnown, { from, seat, moves }: Extract<Told, { say: 'story' }>): GameKnown {
  return game.seat === seat && game.moves.length === from ? { ...game, moves: [...game.moves, ...moves] } : game
}

/** What the table looked like before moves that were only told. */
function pictured(game: GameKnown, { from, seat, view, changes }: Extract<Told, { say: 'scenes' }>): GameKnown {
  if (game.seat !== seat) return game
  let before = view
  const moves = game.moves.map((move, index) => {
    if (index < from || index > from + changes.length) return move
    if (index > from) before = patched(before, changes[index - from - 1]) as PlayerView
    return move.before === undefined ? { ...move, before } : move
  })
  return { ...game, moves }
}

/** Whether every move of the game is known, as this seat saw it. */
export function isComplete({ table }: Known, { moves }: GameKnown): boolean {
  return moves.length === table?.moves
}
