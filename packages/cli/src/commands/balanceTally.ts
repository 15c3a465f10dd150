import {
  type BuildingId,
  type GameEvent,
  type GameResult,
  type RoofId,
  type Seat,
  type Side,
  SOURCES,
  type Source,
} from '@la-granja/engine'

export interface WatchedGame {
  /** The first turn order. */
  readonly order: readonly Seat[]
  readonly events: readonly GameEvent[]
  readonly result: GameResult
}

/** What is counted: where somebody sat, or what somebody did. */
export type Thing =
  | `seat ${number}`
  | `place ${number}`
  | `${Side} ${number}`
  | `${'bought' | 'used'} ${RoofId}`
  | `building ${BuildingId}`
  | `hex ${number}`

export interface Count {
  readonly times: number
  /** Games in which it happened. */
  readonly games: number
  /** Those who did it, each once per game, then their final points and their wins; a shared win counts in part. */
  readonly players: number
  readonly points: number
  readonly won: number
  /** The sum of the rounds in which it happened. */
  readonly rounds: number
}

export interface Tally {
  games: number
  readonly points: Record<Source, number>
  readonly counts: Map<Thing, Count>
}

const NOTHING: Count = { times: 0, games: 0, players: 0, points: 0, won: 0, rounds: 0 }

export function emptyTally(): Tally {
  const points = Object.fromEntries(SOURCES.map(source => [source, 0])) as Record<Source, number>
  return { games: 0, points, counts: new Map() }
}

export function countOf({ counts }: Tally, thing: Thing): Count {
  return counts.get(thing) ?? NOTHING
}

export function addTally(into: Tally, more: Tally): void {
  into.games += more.games
  for (const source of SOURCES) into.points[source] += more.points[source]
  for (const [thing, count] of more.counts) into.counts.set(thing, added(countOf(into, thing), count))
}

function added(a: Count, b: Count): Count {
  return {
    times: a.times + b.times,
    games: a.games + b.games,
    players: a.players + b.players,
    points: a.points + b.points,
    won: a.won + b.won,
    rounds: a.rounds + b.rounds,
  }
}

/** One game. */
export function countGame({ order, events, result }: WatchedGame): Tally {
  const { ranking, winners } = result
  const tally = { ...emptyTally(), games: 1 }
  for (const { bySource } of ranking) for (const source of SOURCES) tally.points[source] += bySource[source]
  const done = new Set<string>()
  const note = (thing: Thing, seat: Seat, round: number) => {
    const before = countOf(tally, thing)
    const again = done.has(`${seat} ${thing}`)
    done.add(`${seat} ${thing}`)
    const points = ranking.find(standing => standing.seat === seat)?.points ?? 0
    const won = winners.includes(seat) ? 1 / winners.length : 0
    const who = again ? NOTHING : { ...NOTHING, players: 1, points, won }
    tally.counts.set(thing, added(before, { ...who, times: 1, games: before === NOTHING ? 1 : 0, rounds: round }))
  }
  order.forEach((seat, place) => {
    note(`seat ${seat}`, seat, 1)
    note(`place ${place}`, seat, 1)
  })
  let round = 1
  for (const event of events) {
    if (event.type === 'stepBegan') round = event.round
    const deed = deedIn(event)
    if (deed !== undefined) note(...deed, round)
  }
  return tally
}

function deedIn(event: GameEvent): readonly [Thing, Seat] | undefined {
  switch (event.type) {
    case 'cardPlayed':
      return [`${event.side} ${event.card}`, event.seat]
    case 'roofBought':
      return [`bought ${event.roof}`, event.seat]
    case 'roofUsed':
      return [`used ${event.roof}`, event.seat]
    case 'buildingCompleted':
      return [`building ${event.building}`, event.seat]
    case 'stallPlaced':
      return [`hex ${event.hex}`, event.seat]
    default:
      return undefined
  }
}
