import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import type { Entry } from './room/entry.ts'
import { indexOf } from './room/indexed.ts'
import { jobChanges } from './room/jobs.ts'
import { follow, type Room } from './room/room.ts'
import type { Store } from './store/store.ts'

// All tables as lines of JSON, one each: what a table is follows from its entries, so they are all there is. It is no backup:
// people's keys, notes and ratings stay where they are.

const SOME = 200
const VERSION = 1

const Line = v.object({
  granja: v.literal(VERSION),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  entries: v.pipe(v.array(v.object({ at: v.number(), entry: v.looseObject({ kind: v.string() }) })), v.minLength(1)),
})

async function* linesOf(store: Store): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const ids = await store.ids(after, SOME)
    for (const id of ids) {
      const { entries = [] } = (await store.read(id)) ?? {}
      const told = entries.map(({ at, text }) => ({ at, entry: JSON.parse(text) as unknown }))
      yield `${JSON.stringify({ granja: VERSION, id, entries: told })}\n`
    }
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

/** Writes every table to a file; tells how many there were. */
export async function exportGames(store: Store, file: string): Promise<number> {
  let count = 0
  async function* counted() {
    for await (const line of linesOf(store)) {
      count++
      yield line
    }
  }
  // Only for whoever runs the server: there are seeds of games that are still played.
  await pipeline(Readable.from(counted()), createWriteStream(file, { mode: 0o600 }))
  return count
}

export interface Imported {
  readonly tables: number
  /** Already here, and left as they are. */
  readonly known: number
}

/** Reads such a file. Whatever cannot be played is named with its line, and nothing after it is read. */
export async function importGames(store: Store, file: string, now: number): Promise<Imported> {
  const imported = { tables: 0, known: 0 }
  let number = 0
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (text.trim() === '') continue
    try {
      const { id, entries } = v.parse(Line, JSON.parse(text))
      if ((await store.read(id)) === undefined) {
        await add(store, id, entries, now)
        imported.tables++
      } else imported.known++
    } catch (error) {
      throw new Error(`line ${number}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return imported
}

/** Whole or not at all, with what is to be done next: who is to move, and by when. */
async function add(store: Store, id: string, given: v.InferOutput<typeof Line>['entries'], now: number): Promise<void> {
  let room: Room | undefined
  for (const { at, entry } of given) room = follow(room, entry as unknown as Entry, at, id).room
  if (room === undefined) return
  const entries = given.map(({ entry }) => JSON.stringify(entry))
  const times = given.map(({ at }) => at)
  const [at = now] = times
  await store.create({ id, at, entries, times, index: indexOf(room), jobs: jobChanges(undefined, room, now) })
}
