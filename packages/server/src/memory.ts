import type { Entry } from './room/entry.ts'
import { follow, type Room } from './room/room.ts'
import type { Store, StoredEntry } from './store/store.ts'

/** A table in memory. */
export interface Loaded {
  room: Room
  /** The end of the line: one thing at a time happens at a table. */
  line: Promise<unknown>
  /** Commands that were carried out lately, with their entry; whoever carried them out. */
  readonly answered: Map<string, number>
}

export interface Memory {
  /** From the store, if it is not here yet; nothing if there is no such table. */
  load(id: string): Promise<Loaded | undefined>
  /** Without waiting, if it is here. */
  peek(id: string): Loaded | undefined
  count(): number
}

/** Rooms that nobody looks at leave the memory beyond this many, those untouched for longest first. */
const MOST_ROOMS = 2_000
/** Somebody who was cut off asks again for one of the last things that happened. */
const MOST_ANSWERED = 200

/** The tables that are at hand; what is `watched` stays. */
export function makeMemory(store: Store, watched: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>): Memory {
  const rooms = new Map<string, Promise<Loaded | undefined>>()
  const present = new Map<string, Loaded>()

  async function read(id: string): Promise<Loaded | undefined> {
    const stored = await store.read(id)
    if (stored === undefined) return undefined
    let room: Room | undefined
    for (const { text, at } of stored.entries) room = follow(room, JSON.parse(text) as Entry, at, id).room
    if (room === undefined) return undefined
    const loaded: Loaded = { room, line: Promise.resolve(), answered: new Map() }
    for (const entry of stored.entries.slice(-MOST_ANSWERED)) remember(loaded, entry)
    return loaded
  }

  function forgetSome(): void {
    let spare = rooms.size - watched.size - MOST_ROOMS
    if (spare <= 0) return
    for (const id of rooms.keys()) {
      if (watched.has(id)) continue
      rooms.delete(id)
      present.delete(id)
      if (--spare <= 0) return
    }
  }

  return {
    load(id) {
      const known = rooms.get(id)
      const loading = known ?? read(id)
      // The last one touched stands at the end.
      rooms.delete(id)
      rooms.set(id, loading)
      if (known === undefined) {
        loading.then(
          found => (found === undefined ? rooms.delete(id) : present.set(id, found)),
          () => rooms.delete(id),
        )
        forgetSome()
      }
      return loading
    },
    peek: id => present.get(id),
    count: () => rooms.size,
  }
}

type Did = { readonly version: number; readonly command?: StoredEntry['command'] | undefined }

/** What somebody else wrote counts too: whoever asks again may have asked another process before, or this one before it fell. */
export function remember({ answered }: Loaded, { command, version }: Did): void {
  if (command === undefined) return
  answered.set(command, version)
  if (answered.size <= MOST_ANSWERED) return
  const [oldest] = answered.keys()
  if (oldest !== undefined) answered.delete(oldest)
}
