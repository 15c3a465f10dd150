import type { Seat } from '@la-granja/engine'
import type { MyTable } from '@la-granja/server/protocol'
import type { SavedGame, Sitter } from '../game/game.ts'
import { markOf } from '../game/mark.ts'
import { allGames } from '../game/shelf.ts'
import { api } from '../online/api.ts'
import type { Me } from '../online/me.ts'
import { forgetFacts, type KeptFacts, keepFacts, knownFacts } from './cache.ts'
import { factsOf, type GameFacts } from './facts.ts'

/** For so long the page may work without looking up, in milliseconds: less than a frame. */
const SPELL = 12
let since = 0

/** Lets a click or a scroll come between two games. */
async function breathe(): Promise<void> {
  if (performance.now() - since < SPELL) return
  await new Promise(resolve => setTimeout(resolve))
  since = performance.now()
}

/** The finished games of this device. Each is played again once, one at a time; what is known of it is kept. */
export async function deviceFacts(stopped: () => boolean = () => false): Promise<readonly GameFacts[]> {
  const [games, known] = await Promise.all([allGames(), knownFacts('device')])
  const found: GameFacts[] = []
  for (const saved of games) {
    if (stopped()) return found
    const facts = factsKnown(known.get(saved.id), saved) ?? (await readAnew('device', saved))
    if (facts !== undefined) found.push(facts)
  }
  const here = new Set(games.map(({ id }) => id))
  await forgetFacts([...known.keys()].filter(id => !here.has(id)))
  return found
}

/** The last turn may have been taken back since, and played otherwise. */
function factsKnown(known: KeptFacts | undefined, { record }: SavedGame): GameFacts | undefined {
  try {
    return known?.mark === markOf(record) ? known.facts : undefined
  } catch {
    // What lies on the shelf may be damaged in any way.
    return undefined
  }
}

async function readAnew(of: string, saved: SavedGame, mine?: Seat): Promise<GameFacts | undefined> {
  await breathe()
  const facts = factsOf(saved, mine)
  // Whether it is kept changes nothing now.
  if (facts !== undefined) void keepFacts(of, markOf(saved.record), facts)
  return facts
}

export interface OnlineFacts {
  readonly facts: readonly GameFacts[]
  /** Not everything could be asked for. */
  readonly partial: boolean
}

/** The finished online games of a person: those known from before, and those that the server tells of now. */
export async function onlineFacts({ id, key }: Me, stopped: () => boolean): Promise<OnlineFacts> {
  const known = await knownFacts(id)
  const tables = await api.myTables(key)
  const found = [...known.values()].map(({ facts }) => facts)
  if ('error' in tables) return { facts: found, partial: true }
  let partial = false
  for (const table of tables.ok) {
    if (table.stage !== 'over' || known.has(table.id) || stopped()) continue
    const saved = await fetchTable(table)
    const facts = saved && (await readAnew(id, saved, table.yours[0] as Seat | undefined))
    if (facts === undefined) partial = true
    else found.push(facts)
  }
  return { facts: found, partial }
}

async function fetchTable({ id, touched, seats }: MyTable): Promise<SavedGame | undefined> {
  const answer = await api.record(id)
  if ('error' in answer) return undefined
  const { record, names } = answer.ok
  // Whoever has a name is a person, even if a computer player took over.
  const sitters = seats.map(({ name, computer }): Sitter => (name === undefined ? (computer ?? 'person') : 'person'))
  return { id, record, sitters, names, begun: touched, played: touched }
}
