import { type Seat, view } from '@la-granja/engine'
import type { Told } from '../../src/protocol.ts'
import type { Entry } from '../../src/room/entry.ts'
import { follow, type Room } from '../../src/room/room.ts'
import { tableSeen } from '../../src/room/seen.ts'
import type { Store } from '../../src/store/store.ts'
import type { TableTold } from '../mind.ts'

/** What really is, told by the store alone, and everything that must never be otherwise. */
export interface Truth {
  /** The store, watched. */
  readonly store: Store
  latest(table: string): Room
  /** Looks at a message before it leaves the server. */
  sent(table: string, person: string | undefined, text: string): void
  /** Compares what somebody knows with what was so at that number. */
  known(told: TableTold, person: string | undefined): void
  readonly carriedOut: () => number
}

export function makeTruth(store: Store): Truth {
  const histories = new Map<string, Room[]>()
  const commands = new Map<string, number>()
  const refused = new Set<string>()

  function history(table: string): Room[] {
    const rooms = histories.get(table) ?? []
    histories.set(table, rooms)
    return rooms
  }

  function add(table: string, text: string, at: number): void {
    const rooms = history(table)
    // Throws if what was written cannot be played.
    rooms.push(follow(rooms.at(-1), JSON.parse(text) as Entry, at, table).room)
  }

  return {
    store: {
      ...store,
      async create(table) {
        await store.create(table)
        for (const text of table.entries) add(table.id, text, table.at)
      },
      async append(append) {
        const answer = await store.append(append)
        if (answer.kind !== 'done') return answer
        const { table, version, command, text, at } = append
        if (history(table).length !== version - 1) throw new Error(`entry ${version} after ${history(table).length}`)
        add(table, text, at)
        if (command === undefined) return answer
        const name = `${table} ${command}`
        if (commands.has(name)) throw new Error(`${name} was carried out twice`)
        if (refused.has(name)) throw new Error(`${name} was refused and carried out later`)
        commands.set(name, version)
        return answer
      },
    },
    latest: table => history(table).at(-1) as Room,
    carriedOut: () => commands.size,
    sent(table, person, text) {
      const last = history(table).length
      // Most of it is news, and reading all of it would take most of the time.
      const [, after] = /^\{"say":"news","after":(\d+)/.exec(text) ?? []
      if (Number(after ?? -1) >= last) throw new Error(`news after ${after}, stored are ${last}`)
      if (after !== undefined) return
      const told = JSON.parse(text) as Told
      const name = 'id' in told ? `${table} ${person} ${told.id}` : ''
      if (told.say === 'done' && commands.get(name) !== told.version)
        throw new Error(`${name} is acknowledged as ${told.version} and stored as ${commands.get(name)}`)
      if (told.say === 'refused') {
        if (commands.has(name)) throw new Error(`${name} is refused (${told.refused.why}) and was carried out`)
        refused.add(name)
      }
      if (told.say === 'table' && told.table.version > last)
        throw new Error(`a table at ${told.table.version}, stored are ${last}`)
    },
    known({ table, games }, person) {
      const room = history(table.id)[table.version - 1] as Room
      same(table, tableSeen(room, person))
      for (const { seat, view: seen } of games) same(seen, viewAt(room, seat))
    },
  }
}

function viewAt({ game }: Room, seat: Seat | undefined): unknown {
  return game === undefined ? undefined : view(game, seat)
}

/** In any order of fields. */
function same(one: unknown, other: unknown): void {
  if (!alike(one, other)) throw new Error(`${JSON.stringify(one)} is not ${JSON.stringify(other)}`)
}

function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const fields = (value: object) => Object.entries(value).filter(([, field]) => field !== undefined)
  const [mine, theirs] = [fields(one), fields(other)]
  const their = other as Record<string, unknown>
  return mine.length === theirs.length && mine.every(([name, value]) => alike(value, their[name]))
}
