import { ENGINE_VERSION, type Seat } from '@la-granja/engine'
import type { Bus } from './bus/bus.ts'
import type { Command } from './room/command.ts'
import { decide, decideForComputer, decideTime, type Person, STAND_IN } from './room/decide.ts'
import type { Entry } from './room/entry.ts'
import { indexOf } from './room/indexed.ts'
import { follow, type Room } from './room/room.ts'
import type { Settings } from './room/settings.ts'
import type { Store } from './store/store.ts'
import { type Answer, makeWriting, type Watcher } from './writing.ts'

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
  open(settings: Settings, host: Person, names?: readonly (string | undefined)[], id?: string): Promise<string>
  /** As it stands in the store now, whoever wrote there last. */
  room(id: string): Promise<Room | undefined>
  /** The same without waiting, for a table that is being watched: nothing can happen in between. */
  peek(id: string): Room | undefined
  command(id: string, person: Person, command: Command, name: string): Promise<Answer>
  playForComputer(id: string, seat: Seat, at: number, actions: readonly string[]): Promise<Answer>
  callTime(id: string): Promise<Answer>
  /** Decides once and for all which table the same people play at next; whoever asks first opens it. */
  moveOn(id: string): Promise<string | undefined>
  /** Tells what happens at a table from now on; gives back how to stop. */
  watch(id: string, watcher: Watcher): () => void
  /** Reads what other processes have written at tables that are being watched: all of them, or those that a hint names. */
  catchUp(hinted?: readonly string[]): Promise<void>
  /** How many tables are in memory. */
  count(): number
}

export function makeHouse({ store, bus, now, freshId, freshSeed, jobsChanged }: Parts): House {
  const watchers = new Map<string, Set<Watcher>>()
  const { memory, inLine, readOn, change } = makeWriting({ store, bus, now, jobsChanged, watchers })
  let catchingUp = false

  return {
    async open(settings, host, names = [], id = freshId()) {
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
      return memory.peek(id)?.room
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
    async moveOn(id) {
      const moved: Entry = { kind: 'movedOn', table: freshId() }
      await inLine(id, loaded =>
        change(loaded, room => (room.next === undefined ? { entry: moved } : { refused: { why: 'over' } })),
      )
      return memory.peek(id)?.room.next
    },
    count: memory.count,
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
      if (hinted !== undefined) {
        await Promise.all(ids.map(id => inLine(id, readOn)))
        return
      }
      // A store that is slow to answer is not asked the same once more every second.
      if (ids.length === 0 || catchingUp) return
      catchingUp = true
      try {
        const versions = await store.versions(ids)
        const behind = ids.filter(id => (versions.get(id) ?? 0) > (memory.peek(id)?.room.version ?? 0))
        await Promise.all(behind.map(id => inLine(id, readOn)))
      } finally {
        catchingUp = false
      }
    },
  }
}
