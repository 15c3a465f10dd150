import { type Arena, type ArenaGame, type Entrant, type Showing, showings, thinks } from '@la-granja/bots'
import { inParts } from '../parts.ts'
import type { World } from '../world.ts'
import { spelled } from './entrants.ts'

export interface Contest {
  readonly games: readonly ArenaGame[]
  readonly bots: readonly Showing[]
}

/** Plays the games of an arena; with bots that count their steps the outcome is the same for any number of threads. */
export async function contest(arena: Arena, games: number, world: World, title = '', from = 0): Promise<Contest> {
  const soFar = new Map<number, ArenaGame>()
  const parts = await inParts(world, {
    games,
    from,
    size: partSize(arena, games, world.workers),
    order: span => ({ do: 'games', arena, ...span }) as const,
    done: (played, span) => {
      played.forEach((game, index) => {
        soFar.set(span.from + index, game)
      })
      return () => [title, ...bots(arena, soFar).map(brief)].filter(Boolean).join(' · ')
    },
  })
  const all = parts.flat()
  return { games: all, bots: bots(arena, new Map(all.map((game, index) => [from + index, game]))) }
}

function brief({ name, winRate }: Showing): string {
  return `${name} ${Math.round(100 * winRate)} %`
}

/** One game at a time where bots think; else several, but few enough that no thread runs out of work long before the others. */
function partSize({ entrants }: Arena, games: number, workers: number): number {
  if (entrants.some(({ name }) => thinks(name))) return 1
  return Math.min(10, Math.max(1, Math.floor(games / (4 * workers))))
}

/** How each bot did; one that is entered with different times counts as several. */
function bots(arena: Arena, games: ReadonlyMap<number, ArenaGame>): Showing[] {
  const { entrants } = arena
  const labels = entrants.map(entrant => (isAmbiguous(entrant, entrants) ? spelled(entrant) : entrant.name))
  const distinct = [...new Set(labels)]
  if (distinct.length === new Set(entrants.map(({ name }) => name)).size) return showings(arena, [...games.values()])
  return distinct.flatMap(label => {
    const entrant = entrants[labels.indexOf(label)] as Entrant
    // Games do not tell which of two namesakes sat where; the rotation of the seats does.
    const own = [...games].map(([number, game]) =>
      game.filter((_, seat) => labels[(seat + number) % labels.length] === label),
    )
    return showings({ ...arena, entrants: [entrant] }, own).map(showing => ({ ...showing, name: label }))
  })
}

function isAmbiguous({ name, milliseconds }: Entrant, entrants: readonly Entrant[]): boolean {
  return entrants.some(other => other.name === name && other.milliseconds !== milliseconds)
}
