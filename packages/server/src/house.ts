import { ENGINE_VERSION, type Seat } from '@la-granja/engine'
import type { Bus } from './bus/bus.ts'
import type { Command } from './room/command.ts'
import { type Decision, decide, decideForComputer, decideTime, type Person, type Refused } from './room/decide.ts'
import type { Entry } from './room/entry.ts'
import { indexOf } from './room/indexed.ts'
import { jobChanges } from './room/jobs.ts'
import { type Changed, follow, type Room } from './room/room.ts'
import type { Settings } from './room/settings.ts'
import type { Store, StoredEntry } from './store/store.ts'

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
  readonly freshId: () => string
  /** Nobody must be able to guess it: the cards follow from it. */
  readonly freshSeed: () => string
  /** Something is left to be done: whoever does such things may look at once. */
  readonly jobsChanged: () => void
}

/** The tables that are in use. Whatever they hold can be read again from the store at any time. */
export interface House {
  /** `names` are those of people beside the host at one screen, by seat. */
  open(settings: Settings, host: Person, names?: readonly (string | undefined)[]): Promise<string>
  /** As it stands in the store now, whoever wrote there last. */
  room(id: string): Promise<Room | undefined>
  /** The same without waiting, for a table that is being watched: nothing can happen in between. */
  peek(id: string): Room | undefined
  command(id: string, person: Person, command: Command, name: string): Promise<Answer>
  playForComputer(id: string, seat: Seat, at: number, actions: readonly string[]): Promise<Answer>
  callTime(id: string): Promise<Answer>
  moveOn(id: string, next: string): Promise<Answer>
  /** Tells what happens at a table from now on; gives back how to stop. */
  watch(id: string, watcher: Watcher): () => void
  /** Reads what other processes have written at tables that are being watched: all of them, or those that a hint names. */
  catchUp(hinted?: readonly string[]): Promise<void>
  /** How many tables are in memory. */
  count(): number
}

type Did = { readonly version: number; readonly command?: StoredEntry['command'] | undefined }

interface Loaded {
  room: Room
  /** The end of the line: one thing at a time happens at a table. */
  line: Promise<unknown>
  /** Commands that were carried out lately, with their entry; whoever carried them out. */
  readonly answered: Map<string, number>
}

/** Rooms that nobody looks at leave the memory beyond this many, those untouched for longest first. */
const MOST_ROOMS = 2_000
/** Somebody who was cut off asks again for one of the last things that happened. */
const MOST_ANSWERED = 200
/** How often to try again when other processes write at the same table. */
const TRIES = 8

/** Who plays on when somebody's time is over. */
const STAND_IN = 'farmer'

export function makeHouse({ store, bus, now, freshId, freshSeed, jobsChanged }: Parts): House {
  const rooms = new Map<string, Promise<Loaded | undefined>>()
  const present = new Map<string, Loaded>()
  const watchers = new Map<string, Set<Watcher>>()
  let catchingUp = false

  function load(id: string): Promise<Loaded | undefined> {
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
  }

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
    let spare = rooms.size - watchers.size - MOST_ROOMS
    if (spare <= 0) return
    for (const id of rooms.keys()) {
      if (watchers.has(id)) continue
      rooms.delete(id)
      present.delete(id)
      if (--spare <= 0) return
    }
  }

  function enter(loaded: Loaded, change: Changed): void {
    const before = loaded.room
    loaded.room = change.room
    // A room that left the memory with work still to do, and was read anew since: the new one will tell.
    if (present.get(before.id) !== loaded) return
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
      const appended = await store.append({
        table: id,
        version: next.room.version,
        ...(command === undefined ? {} : { command }),
        at,
        text: JSON.stringify(decided.entry),
        index: indexOf(next.room),
        jobs,
      })
      switch (appended.kind) {
        case 'done':
          remember(loaded, { command, version: next.room.version })
          enter(loaded, next)
          bus.say(id)
          if (jobs.length > 0) jobsChanged()
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
    return { refused: { why: 'stale' }, version: loaded.room.version }
  }

  /** What somebody else wrote counts too: whoever asks again may have asked another process before, or this one before it fell. */
  function remember({ answered }: Loaded, { command, version }: Did): void {
    if (command === undefined) return
    answered.set(command, version)
    const [oldest] = answered.keys()
    if (answered.size > MOST_ANSWERED && oldest !== undefined) answered.delete(oldest)
  }

  async function inLine<T>(id: string, work: (loaded: Loaded) => Promise<T>): Promise<T | { readonly unknown: true }> {
    const loaded = await load(id)
    if (loaded === undefined) return { unknown: true }
    const result = loaded.line.then(() => work(loaded))
    loaded.line = result.catch(() => {})
    return result
  }

  return {
    async open(settings, host, names = []) {
      const id = freshId()
      const at = now()
      const opened: Entry = { kind: 'opened', by: host.id, settings, engine: ENGINE_VERSION }
      const sat = settings.seats.flatMap((plan, seat): Entry[] =>
        plan === 'me' ? [{ kind: 'sat', seat: seat as Seat, person: host.id, name: names[seat] ?? host.name }] : [],
      )
      const entries = [opened, ...sat]
      const room = entries.reduce<Room | undefined>((before, entry) => follow(before, entry, at, id).room, undefined)
      await store.create({ id, at, entries: entries.map(entry => JSON.stringify(entry)), index: indexOf(room as Room) })
      return id
    },
    async room(id) {
      const room = await inLine(id, async loaded => {
        await readOn(loaded)
        return loaded.room
      })
      return 'unknown' in room ? undefined : room
    },
    peek(id) {
      return present.get(id)?.room
    },
    command(id, person, command, name) {
      return inLine(id, loaded =>
        change(loaded, room => decide(room, person, command, freshSeed), `${person.id} ${name}`),
      )
    },
    playForComputer(id, seat, at, actions) {
      return inLine(id, loaded => change(loaded, room => decideForComputer(room, seat, at, actions)))
    },
    callTime(id) {
      return inLine(id, loaded => change(loaded, room => decideTime(room, now(), STAND_IN)))
    },
    moveOn(id, table) {
      return inLine(id, loaded =>
        change(loaded, room =>
          room.next === undefined ? { entry: { kind: 'movedOn', table } } : { refused: { why: 'over' } },
        ),
      )
    },
    count: () => rooms.size,
    watch(id, watcher) {
      const set = watchers.get(id) ?? new Set()
      watchers.set(id, set.add(watcher))
      return () => {
        set.delete(watcher)
        if (set.size === 0) watchers.delete(id)
      }
    },
    async catchUp(hinted) {
      const ids = hinted?.filter(id => watchers.has(id)) ?? [...watchers.keys()]
      // A store that is slow to answer is not asked the same once more every second.
      if (ids.length === 0 || (hinted === undefined && catchingUp)) return
      catchingUp ||= hinted === undefined
      try {
        const versions = await store.versions(ids)
        const behind = ids.filter(id => (versions.get(id) ?? 0) > (present.get(id)?.room.version ?? 0))
        await Promise.all(behind.map(id => inLine(id, readOn)))
      } finally {
        if (hinted === undefined) catchingUp = false
      }
    },
  }
}
