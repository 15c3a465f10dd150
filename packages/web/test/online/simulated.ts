import { createHash } from 'node:crypto'
import type { Action, Seat } from '@la-granja/engine'
import type { House } from '../../../server/src/house.ts'
import { makeLive } from '../../../server/src/live.ts'
import type { Command, Settings } from '../../../server/src/protocol.ts'
import { decide, type Person } from '../../../server/src/room/decide.ts'
import type { Entry } from '../../../server/src/room/entry.ts'
import { type Changed, follow, type Room } from '../../../server/src/room/room.ts'
import type { Store } from '../../../server/src/store/store.ts'
import type { Watcher } from '../../../server/src/writing.ts'
import { canUndo, type LocalGame, restart, undo } from '../../src/game/game.ts'
import { legalIn, seenBy } from '../../src/game/seen.ts'
import type { Draft } from '../../src/online/draft.ts'
import type { Known } from '../../src/online/known.ts'
import { type LineState, makeLink, type Socket } from '../../src/online/link.ts'
import type { Dropped } from '../../src/online/shown.ts'
import { makeTurns } from '../../src/online/turns.ts'

// The server's own rooms and connections, without a network or a store.

export const TWO: Settings = {
  players: 2,
  edition: 'classic',
  options: { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false },
  pace: { kind: 'none' },
  listed: false,
  rated: false,
  watchers: true,
  seats: ['open', 'open'],
}

const ID = 'table'

export function keyOf(name: string): string {
  return name.padEnd(43, '-')
}

export function simulate(settings: Settings, seed: string) {
  let room: Room = follow(undefined, { kind: 'opened', by: 'ann', settings, engine: 1 } as Entry, 0, ID).room
  const watchers = new Set<Watcher>()
  const answered = new Map<string, number>()
  /** Set to hold back what comes in, as a slow network does. */
  let gate: Promise<void> | undefined

  function enter(entry: Entry): void {
    const before = room
    const change: Changed = follow(room, entry, 0, ID)
    room = change.room
    for (const watcher of watchers) watcher(before, change)
  }

  const house: Pick<House, 'room' | 'peek' | 'command' | 'watch'> = {
    room: async id => (id === ID ? room : undefined),
    peek: () => room,
    async command(_, person, command, name) {
      const key = `${person.id} ${name}`
      const before = answered.get(key)
      if (before !== undefined) return { done: before }
      const decided = decide(room, person, command, () => seed)
      if ('refused' in decided) return { refused: decided.refused, version: room.version }
      enter(decided.entry)
      answered.set(key, room.version)
      return { done: room.version }
    },
    watch(_, watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
  const people = new Map<string, Person>()
  const store = { personByKey: async (hash: string) => people.get(hash) } as unknown as Store
  const report = (error: unknown) => {
    throw error
  }
  const live = makeLive({ house: house as House, store, now: Date.now, perSecond: 1e6, report })

  return {
    get room() {
      return room
    },
    enter,
    live,
    hold(): () => void {
      let open = () => {}
      gate = new Promise(resolve => {
        open = resolve
      })
      return () => {
        gate = undefined
        open()
      }
    },
    know(name: string): void {
      people.set(createHash('sha256').update(keyOf(name)).digest('base64url'), { id: name, name })
    },
    do: (name: string, command: Command) => house.command(ID, { id: name, name }, command, String(Math.random())),
    connect(): Socket {
      let open = true
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: text => void Promise.resolve(gate).then(() => (open ? caller.hear(text) : undefined)),
        close() {
          if (!open) return
          open = false
          caller.gone()
          queueMicrotask(() => socket.onclose?.())
        },
      }
      const caller = live.connect({
        send: data => queueMicrotask(() => open && socket.onmessage?.({ data })),
        waiting: () => 0,
        close: () => socket.close(),
      })
      queueMicrotask(() => socket.onopen?.())
      return socket
    },
  }
}

export type Simulated = ReturnType<typeof simulate>

/** A screen at the table: what a person sees and may do there. */
export function screen(server: Simulated, name: string | undefined) {
  if (name !== undefined) server.know(name)
  let game: LocalGame | undefined
  let seat: Seat | undefined
  let known: Known | undefined
  let line: LineState = 'connecting'
  let sending = false
  let results = false
  const dropped: Dropped[] = []
  const kept: string[] = []
  const played: (readonly string[])[] = []
  const sockets: Socket[] = []
  let beforePlay = () => {}

  const turns = makeTurns({
    async play(at, actions) {
      played.push(actions)
      beforePlay()
      return link.do({ do: 'play', at, actions })
    },
    show(next, eyes) {
      game = next
      seat = eyes
    },
    showResults() {
      results = true
    },
    shown: () => ({ game, seat }),
    act,
    keepDraft: text => kept.push(text),
    tell(change) {
      if (change.sending !== undefined) sending = change.sending
      if (change.dropped !== undefined) dropped.push(change.dropped)
    },
    computers: () => ['Ana', 'Ben', 'Carla', 'Dan'],
    endsByItself: () => true,
  })
  const link = makeLink({
    table: ID,
    key: name === undefined ? undefined : keyOf(name),
    connect() {
      const socket = server.connect()
      sockets.push(socket)
      return socket
    },
    now: Date.now,
    onChange(next, state) {
      known = next
      line = state
      turns.hear(next)
    },
  })

  /** As the table's store does it. */
  function put(next: LocalGame | { readonly refusal: { readonly why: string } }): void {
    if ('refusal' in next) throw new Error(next.refusal.why)
    game = next
    if (seat !== undefined) turns.changed(next, seat)
  }

  function act(action: Action): void {
    if (game !== undefined && seat !== undefined) put(turns.act(game, seat, action))
  }

  return {
    act,
    undo: () => game && canUndo(game, seat) && put(undo(game)),
    restart: () => game && seat !== undefined && put(restart(game, seat)),
    redo: () => game && seat !== undefined && put(turns.redo(game, seat)),
    legal: () => (game === undefined || seat === undefined ? [] : legalIn(seenBy(game.state, seat))),
    canUndo: () => game !== undefined && canUndo(game, seat),
    restore: (draft: Draft) => turns.restore(draft),
    loseNetwork: () => link.giveUp(),
    /** What others do just before a turn of this screen reaches the server. */
    set beforePlay(interfere: () => void) {
      beforePlay = interfere
    },
    link,
    dropped,
    kept,
    played,
    sockets,
    get now() {
      return { game, seat, known, line, sending, results }
    },
  }
}

export type Screen = ReturnType<typeof screen>

/** Lets everything that is on its way arrive. */
export async function calm(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise(resolve => setImmediate(resolve))
}

/** Ann and Bob at a table where the game has begun. */
export async function twoScreens(settings = TWO, seed = 'online') {
  const server = simulate(settings, seed)
  const screens = [screen(server, 'ann'), screen(server, 'bob')] as const
  await calm()
  await screens[0].link.do({ do: 'sit', seat: 0 })
  await screens[1].link.do({ do: 'sit', seat: 1 })
  await screens[0].link.do({ do: 'begin' })
  await calm()
  return { server, screens, close: () => screens.map(({ link }) => link.close()) }
}
