import type { Bus } from './bus/bus.ts'
import { type Loaded, type Memory, makeMemory, remember } from './memory.ts'
import type { Decision, Refused } from './room/decide.ts'
import { indexOf, seatsTaken } from './room/indexed.ts'
import { jobChanges } from './room/jobs.ts'
import { type Changed, follow, type Room, waitsAlike } from './room/room.ts'
import type { Store } from './store/store.ts'

/** What became of a command. Either way, `version` is the last entry that the answer knows of. */
export type Answer =
  | { readonly done: number }
  | { readonly refused: Refused; readonly version: number }
  | { readonly unknown: true }

/** What somebody who looks at a table is told after each entry. */
export type Watcher = (before: Room, change: Changed) => void

export interface Parts {
  readonly store: Store
  readonly bus: Bus
  readonly now: () => number
  /** Something is left to be done: whoever does such things may look at once. */
  readonly jobsChanged: () => void
  /** By table. */
  readonly watchers: ReadonlyMap<string, ReadonlySet<Watcher>>
}

/** What is done at a table, one thing after the other. */
export interface Writing {
  readonly memory: Memory
  /** When it is this work's turn. */
  inLine<T>(id: string, work: (loaded: Loaded) => Promise<T>): Promise<T | { readonly unknown: true }>
  /** Brings in what other processes wrote. */
  readOn(loaded: Loaded): Promise<void>
  /** `command` is known by its name when it is asked for once more. */
  change(loaded: Loaded, decision: (room: Room) => Decision, command?: string): Promise<Answer>
}

/** How often to try again when other processes write at the same table. */
const TRIES = 8

export function makeWriting({ store, bus, now, jobsChanged, watchers }: Parts): Writing {
  const memory = makeMemory(store, watchers)

  function enter(loaded: Loaded, change: Changed): void {
    const before = loaded.room
    loaded.room = change.room
    // A room that left the memory with work still to do, and was read anew since: the new one will tell.
    if (memory.peek(before.id) !== loaded) return
    for (const watcher of watchers.get(before.id) ?? []) watcher(before, change)
  }

  async function readOn(loaded: Loaded): Promise<void> {
    const { id, version } = loaded.room
    const stored = await store.read(id, version)
    for (const entry of stored?.entries ?? []) {
      remember(loaded, entry)
      enter(loaded, follow(loaded.room, JSON.parse(entry.text), entry.at, id))
    }
  }

  /** Decides, writes, then tells: in this order, so that nobody ever hears of what could still be lost. */
  async function change(loaded: Loaded, decision: (room: Room) => Decision, command?: string): Promise<Answer> {
    const { id } = loaded.room
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const before = loaded.answered.get(command ?? '')
      if (before !== undefined) return { done: before }
      const decided = decision(loaded.room)
      if ('refused' in decided) return { refused: decided.refused, version: loaded.room.version }
      const at = now()
      const next = follow(loaded.room, decided.entry, at, id)
      const jobs = jobChanges(loaded.room, next.room, at)
      const index = indexOf(next.room)
      const appended = await store.append({
        table: id,
        version: next.room.version,
        command,
        at,
        text: JSON.stringify(decided.entry),
        index,
        was: waitsAlike(loaded.room, next.room) ? index.seats : seatsTaken(loaded.room),
        jobs,
      })
      switch (appended.kind) {
        case 'done':
          remember(loaded, { command, version: next.room.version })
          enter(loaded, next)
          bus.say(id)
          // What is due later is found when somebody looks as usual.
          if (jobs.some(({ due = Number.POSITIVE_INFINITY }) => due <= at)) jobsChanged()
          return { done: next.room.version }
        case 'repeated':
          await readOn(loaded)
          remember(loaded, { command, version: appended.version })
          return { done: appended.version }
        case 'stale':
          await readOn(loaded)
          break
        case 'unknown':
          return { unknown: true }
      }
    }
    // No refusal: nothing speaks against it. Whoever asked tries again later, and a job is kept.
    throw new Error('others were faster every time')
  }

  async function inLine<T>(id: string, work: (loaded: Loaded) => Promise<T>): Promise<T | { readonly unknown: true }> {
    const loading = memory.load(id)
    // Nearly always it is here, and nobody need wait to find that out.
    const loaded = memory.peek(id) ?? (await loading)
    if (loaded === undefined) return { unknown: true }
    const result = loaded.line.then(() => work(loaded))
    loaded.line = result.catch(() => {})
    return await result
  }

  return { memory, inLine, readOn, change }
}
