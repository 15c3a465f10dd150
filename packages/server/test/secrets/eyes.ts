import type { Seat } from '@la-granja/engine'
import type { House } from '../../src/house.ts'
import { makeLive } from '../../src/live.ts'
import { hashOf } from '../../src/people.ts'
import { type Asked, type MoveSeen, patched, type Told } from '../../src/protocol.ts'
import type { Changed, Room } from '../../src/room/room.ts'
import type { Store } from '../../src/store/store.ts'
import type { Watcher } from '../../src/writing.ts'
import { NOW } from './table.ts'

type TableTold = Extract<Told, { say: 'table' }>

/** Somebody who looks at a table through the real `live`, and a table behind it that can be changed for another. */
export interface Eyes {
  readonly seat: Seat | undefined
  /** Everything that was told, letter by letter. */
  readonly told: readonly string[]
  readonly moves: readonly MoveSeen[]
  /** What somebody knows who puts all of it together. */
  known(): TableTold
  ask(asked: Asked): Promise<void>
  /** What would be told of this change; it is not put together with the rest. */
  wouldTell(before: Room, change: Changed): readonly string[]
  see(before: Room, change: Changed): readonly string[]
}

export async function makeEyes(room: Room, seat: Seat | undefined, key: string | undefined): Promise<Eyes> {
  const told: string[] = []
  const moves: MoveSeen[] = []
  let now = room
  let known: TableTold | undefined
  let watcher: Watcher = () => {}
  const house: Partial<House> = {
    room: async () => now,
    peek: () => now,
    watch(_, given) {
      watcher = given
      return () => {}
    },
  }
  const person = { id: seat === undefined ? '' : (room.chairs[seat]?.person ?? ''), name: 'Any', created: 0, key: '' }
  const store: Partial<Store> = {
    personByKey: async hash => (key !== undefined && hash === hashOf(key) ? person : undefined),
  }
  const live = makeLive({
    house: house as House,
    store: store as Store,
    now: () => NOW,
    perSecond: 1e9,
    report: error => {
      throw error
    },
  })
  const caller = live.connect({
    send(text) {
      told.push(text)
    },
    waiting: () => 0,
    close() {
      throw new Error(`closed: ${told.at(-1)}`)
    },
  })

  function keepUp(): void {
    const message = JSON.parse(told.at(-1) ?? '') as Told
    if (message.say === 'table') known = message
    if (message.say !== 'news' || known === undefined) return
    moves.push(...(message.games[0]?.moves ?? []))
    known = {
      ...known,
      table: patched(known.table, message.table) as TableTold['table'],
      games: known.games.map(game => {
        const change = message.games.find(one => one.seat === game.seat)?.change
        return { ...game, view: patched(game.view, change) as typeof game.view }
      }),
    }
  }

  const ask = (asked: Asked) => caller.hear(JSON.stringify(asked))
  await ask({ say: 'hello', table: room.id, ...(key === undefined ? {} : { key }) })
  known = JSON.parse(told[0] ?? '') as TableTold

  return {
    seat,
    told,
    moves,
    ask,
    known: () => known as TableTold,
    wouldTell(before, change) {
      const from = told.length
      watcher(before, change)
      return told.splice(from)
    },
    see(before, change) {
      const from = told.length
      now = change.room
      watcher(before, change)
      keepUp()
      return told.slice(from)
    },
  }
}
