import type { Seat } from '@la-granja/engine'
import type { Settings } from '../src/protocol.ts'
import type { Store } from '../src/store/store.ts'
import type { Promised } from './mind.ts'
import { type Player, playOn } from './player.ts'
import { TWO } from './room/tables.ts'
import { ask, type Newcomer, newcomer, sitDown } from './server.ts'

/** A table with its people, and what they were promised. */
export interface Busy {
  readonly id: string
  readonly people: readonly Newcomer[]
  readonly players: readonly Player[]
  readonly over: Promise<unknown>
  stop(): void
}

/** Opens a table and begins. Seats that are neither `me` nor `open` are computer players'. */
export async function beginTable(
  url: string,
  people: readonly Newcomer[],
  settings: Settings = TWO,
): Promise<{ readonly id: string; readonly seats: readonly Seat[] }> {
  const [host] = people as [Newcomer]
  const { body } = await ask<{ id: string }>(url, '/tables', { method: 'POST', key: host.key, body: settings })
  const seats = settings.seats.flatMap((plan, seat) => (plan === 'me' || plan === 'open' ? [seat as Seat] : []))
  for (const [index, seat] of seats.entries()) {
    if (index === 0) continue
    const guest = await sitDown(url, body.id, people[index]?.key)
    await guest.do({ do: 'sit', seat })
    guest.close()
  }
  const guest = await sitDown(url, body.id, host.key)
  await guest.do({ do: 'begin' })
  guest.close()
  return { id: body.id, seats }
}

export interface Round {
  /** Where each person finds a server now. */
  readonly url: (person: number) => string | undefined
  /** Where the table is opened, if not where the first person is. */
  readonly opensAt?: string
  readonly seed: string
  readonly settings?: Settings
  readonly nervous?: boolean
  readonly people?: readonly Newcomer[]
}

/** A table that is being played at, by people who do not give up. */
export async function busyTable({ url, opensAt, seed, settings = TWO, nervous = false, people }: Round): Promise<Busy> {
  const at = opensAt ?? url(0) ?? ''
  const count = settings.seats.filter(plan => plan === 'me' || plan === 'open').length
  const sitters = people ?? (await Promise.all(Array.from({ length: count }, (_, index) => newcomer(at, `P${index}`))))
  const { id, seats } = await beginTable(at, sitters, settings)
  const players = seats.map((seat, index) =>
    playOn({
      url: () => url(index),
      table: id,
      key: sitters[index]?.key ?? '',
      seat,
      seed: `${seed} ${seat} ${id.slice(0, 8)}`,
      nervous,
    }),
  )
  return {
    id,
    people: sitters,
    players,
    over: Promise.all(players.map(player => player.over)),
    stop() {
      for (const player of players) player.stop()
    },
  }
}

/** Compares what was promised at a table with what is stored; throws when something was lost, doubled or denied. */
export async function promisesKept(store: Store, { id, people, players }: Busy): Promise<number> {
  const stored = await store.read(id)
  if (stored === undefined) throw new Error(`table ${id} is lost`)
  const versions = new Map<string, number>()
  for (const [index, { version, command }] of stored.entries.entries()) {
    if (version !== index + 1) throw new Error(`table ${id}: entry ${version} at place ${index + 1}`)
    if (command === undefined) continue
    if (versions.has(command)) throw new Error(`table ${id}: ${command} was carried out twice`)
    versions.set(command, version)
  }
  let kept = 0
  for (const [index, { promised }] of players.entries()) {
    kept += checked(promised, name => versions.get(`${people[index]?.id} ${name}`))
  }
  return kept
}

function checked({ done, refused }: Promised, stored: (name: string) => number | undefined): number {
  for (const [name, version] of done)
    if (stored(name) !== version) throw new Error(`${name} was promised as ${version} and is ${stored(name)}`)
  for (const [name, why] of refused)
    if (stored(name) !== undefined) throw new Error(`${name} was refused (${why}) and is stored as ${stored(name)}`)
  return done.size
}
