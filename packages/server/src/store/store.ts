/**
 * What the server keeps. A table is a list of entries that only grows; everything else about it can be computed from them. The
 * store knows neither games nor rules: an entry is a text, numbered from 1 without gaps, and two processes can never both write
 * number N. Times are milliseconds since 1970 and are handed in, so that tests can say what time it is.
 */
export interface Store {
  /** Adds a table with its first entries. */
  create(table: NewTable): Promise<void>
  /** The table and its entries after number `after`. */
  read(id: string, after?: number): Promise<StoredTable | undefined>
  /** Adds one entry, with all that follows from it, wholly or not at all. On the disk when the promise resolves. */
  append(append: Append): Promise<Appended>
  /** The number of the last entry of each of these tables. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Open to everybody and not yet begun, the newest first. */
  listed(limit: number): Promise<readonly TableRow[]>
  /**
   * Where this person has a seat, what was touched last first. Of more tables than `limit` those count that wait for them, and then
   * those that are not over.
   */
  tablesOf(person: string, limit: number): Promise<readonly SeatRow[]>
  /** Every table's id in order, `limit` at a time, for export. */
  ids(after: string, limit: number): Promise<readonly string[]>

  addPerson(person: Person): Promise<void>
  person(id: string): Promise<Person | undefined>
  personByKey(hash: string): Promise<Person | undefined>
  rename(id: string, name: string): Promise<void>
  /** One more key to the same person: another device, a recovery link. */
  addKey(hash: string, person: string, at: number): Promise<void>
  dropKey(hash: string): Promise<void>

  /** False, and nothing written, if there is one with this id already. */
  addPasskey(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  /** Of this person, the oldest first. */
  passkeys(person: string): Promise<readonly Passkey[]>
  /** Writes how often it was used, which only grows; those that do not count say 0 for ever. False if the number is not new. */
  countPasskey(id: string, counter: number): Promise<boolean>
  /** False if this person has no such passkey. */
  dropPasskey(person: string, id: string): Promise<boolean>
  /** Keeps what a device was asked, so that any process can see whether it was; what has run out by `now` is forgotten. */
  addChallenge(challenge: Challenge, now: number): Promise<void>
  /** True once: for whom it was made, and in time. */
  takeChallenge(challenge: Omit<Challenge, 'until'>, now: number): Promise<boolean>

  /** Small things that a person keeps: a draft, a private note, settings for messages. An empty value forgets it. */
  keep(person: string, topic: string, value: string): Promise<void>
  kept(person: string, topic: string): Promise<string | undefined>
  /** Keeps it where nothing is kept yet; gives back what is kept then. */
  keepFirst(person: string, topic: string, value: string): Promise<string>

  /**
   * Takes jobs that are due, for `lease` milliseconds; whoever finishes one later than that may find it taken by another. What takes
   * long is counted apart, so that nothing that is quickly done waits behind it.
   */
  claim(now: number, lease: number, most: Wanted): Promise<readonly Claim[]>
  /** False if the job was replaced, cancelled or taken by somebody else meanwhile. */
  finish(claim: Claim): Promise<boolean>
  /** Hands a job back undone, so that the next one need not wait for the lease to end; or for a later time. */
  release(claim: Claim, due?: number): Promise<void>

  /** The last rating, or nothing for a newcomer. */
  rating(person: string): Promise<Rating | undefined>
  /** Every rating in the order in which they were given. */
  ratings(person: string): Promise<readonly Rating[]>
  /** Writes the ratings that follow from a table: all of them or none. */
  rate(table: string, ratings: readonly Rating[]): Promise<Rated>

  /** Writes what a person reached in the game of a day; false, and nothing written, if there is a result of theirs already. */
  addDaily(result: DailyResult): Promise<boolean>
  /** The results of a day, the best first. */
  daily(day: string, limit: number): Promise<readonly DailyRow[]>
  dailyCount(day: string): Promise<number>
  dailyBy(person: string, day: string): Promise<DailyRow | undefined>
  /** What this person reached, the last day first. */
  dailyOf(person: string, limit: number): Promise<readonly Omit<DailyResult, 'record'>[]>

  /** Rejects when nothing can be stored now. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface NewTable {
  readonly id: string
  readonly at: number
  readonly entries: readonly string[]
  /** When each of them was written, for a table that comes from elsewhere; else all at once. */
  readonly times?: readonly number[]
  readonly index: TableIndex
  readonly jobs?: readonly JobChange[]
}

/** What can be asked of tables without reading their entries. Written anew with every entry. */
export interface TableIndex {
  readonly stage: 'gathering' | 'playing' | 'over' | 'aborted'
  readonly listed: boolean
  /** For lists, as JSON. */
  readonly summary: string
  readonly seats: readonly { readonly person: string; readonly seat: number; readonly waiting: boolean }[]
}

export interface TableRow {
  readonly id: string
  readonly stage: TableIndex['stage']
  readonly summary: string
  /** The number of the last entry. */
  readonly version: number
  readonly created: number
  readonly touched: number
}

export interface SeatRow extends TableRow {
  readonly seat: number
  readonly waiting: boolean
}

export interface StoredTable extends TableRow {
  readonly entries: readonly StoredEntry[]
}

export interface StoredEntry {
  readonly version: number
  readonly at: number
  readonly command?: string
  readonly text: string
}

export interface Append {
  readonly table: string
  /** The number that the entry will have: one more than the last that the writer has seen. */
  readonly version: number
  /** Chosen by the client, so that a repeated one is recognised. */
  readonly command?: string | undefined
  readonly at: number
  readonly text: string
  readonly index: TableIndex
  /** The seats as the entry before left them, if the writer knows: then only those that differ are written. */
  readonly was?: TableIndex['seats']
  readonly jobs?: readonly JobChange[]
}

export type Appended =
  | { readonly kind: 'done' }
  /** Somebody else wrote this number. */
  | { readonly kind: 'stale' }
  /** This command was written before, as this number. */
  | { readonly kind: 'repeated'; readonly version: number }
  | { readonly kind: 'unknown' }

/** Something to be done later by whichever process is free. A job with the same key replaces the one before; without `due` it only cancels it. */
export interface JobChange {
  readonly key: string
  readonly due?: number
  readonly task?: string
}

/** Jobs that take long, by how their keys begin: computer players who search, and calls to somebody else's server. */
export const SLOW = { thoughts: 'think ', calls: 'call ' } as const

export type Lane = keyof typeof SLOW | 'others'

/** How many jobs of each kind. */
export type Wanted = Readonly<Record<Lane, number>>

export function laneOf(key: string): Lane {
  if (key.startsWith(SLOW.thoughts)) return 'thoughts'
  return key.startsWith(SLOW.calls) ? 'calls' : 'others'
}

export interface Claim {
  readonly key: string
  readonly task: string
  readonly due: number
  /** Distinguishes this claim from a later one of the same job. */
  readonly ticket: string
  /** How often it was claimed, this time included. */
  readonly tries: number
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly created: number
  /** The hash of the first key; the key itself is never stored. */
  readonly key: string
}

/** The public half of a key pair; the other half never leaves its owner's device, so nothing here opens anything. */
export interface Passkey {
  /** As the device that made it calls it. */
  readonly id: string
  readonly person: string
  readonly publicKey: string
  readonly counter: number
  readonly name: string
  readonly at: number
}

export interface Challenge {
  readonly challenge: string
  readonly purpose: 'add' | 'enter'
  /** The hash of the key with which the device asked; empty for one that has none. */
  readonly asker: string
  readonly until: number
}

export interface Rating {
  readonly person: string
  readonly table: string
  /** From 1 on without gaps: one more than the last that the writer has seen, as with entries. */
  readonly number: number
  readonly at: number
  readonly mu: number
  readonly sigma: number
  readonly rank: number
}

export interface DailyResult {
  /** As `2026-11-16`. */
  readonly day: string
  readonly person: string
  readonly points: number
  readonly silver: number
  readonly at: number
  /** The game itself, so that nobody has to be believed. */
  readonly record: string
}

export interface DailyRow extends Omit<DailyResult, 'record'> {
  /** What the person is called now. */
  readonly name: string
  /** 1 for the best; equal when neither points nor silver decide. */
  readonly rank: number
}

export type Rated =
  | 'done'
  /** This table was rated before. */
  | 'repeated'
  /** Somebody of them has been rated for another table meanwhile. */
  | 'stale'

/** The store cannot be used now: no connection, disk full. Nothing was written unless it says `maybe`. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  /** Whether the write may have happened all the same: ask again with the same command. */
  readonly maybe: boolean

  constructor(message: string, maybe: boolean, cause?: unknown) {
    super(message, { cause })
    this.maybe = maybe
  }
}
