import type {
  Challenge,
  Claim,
  DailyResult,
  JobChange,
  Passkey,
  Person,
  Rating,
  Store,
  StoredEntry,
  TableIndex,
  TableRow,
} from '../../src/store/store.ts'
import { type Lane, laneOf, StoreError } from '../../src/store/store.ts'

interface Table {
  readonly created: number
  touched: number
  index: TableIndex
  readonly entries: StoredEntry[]
}

interface Job {
  due: number
  task: string
  ticket: string
  lease: number
  tries: number
}

/** What is kept; several stores may share it, as several processes share a database. */
export interface Memory {
  readonly tables: Map<string, Table>
  readonly jobs: Map<string, Job>
  readonly people: Map<string, Person>
  readonly keys: Map<string, string>
  readonly kept: Map<string, string>
  readonly passkeys: Map<string, Passkey>
  readonly challenges: Map<string, Challenge>
  readonly rated: Map<string, readonly Rating[]>
  readonly daily: DailyResult[]
}

export function emptyMemory(): Memory {
  return {
    tables: new Map(),
    jobs: new Map(),
    people: new Map(),
    keys: new Map(),
    kept: new Map(),
    passkeys: new Map(),
    challenges: new Map(),
    rated: new Map(),
    daily: [],
  }
}

let tickets = 0

/** A store as simple as can be, for simulations: it keeps the contract of the real ones and forgets all with the process. */
export function memoryStore(memory: Memory): Store {
  const { tables, jobs, people, keys, kept, passkeys, challenges, rated, daily } = memory
  let closed = false

  /** Everything happens at once, as in a transaction. */
  const at =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Result) =>
    async (...args: Args): Promise<Result> => {
      if (closed) throw new StoreError('the store is closed', false)
      if (args.some(arg => JSON.stringify(arg)?.includes('\\u0000') && hasNul(arg)))
        throw new Error('a text with a NUL cannot be stored')
      return work(...args)
    }

  const changeJobs = (changes: readonly JobChange[]) => {
    for (const { key, due, task = '' } of changes) {
      if (due === undefined) jobs.delete(key)
      else jobs.set(key, { due, task, ticket: '', lease: 0, tries: 0 })
    }
  }

  const row = (id: string, { index, entries, created, touched }: Table): TableRow => {
    const { stage, summary } = index
    return { id, stage, summary, version: entries.length, created, touched }
  }
  const lastFirst = (a: TableRow, b: TableRow) => b.touched - a.touched || (a.id < b.id ? -1 : 1)
  const ratings = (person: string) =>
    [...rated.values()]
      .flat()
      .filter(one => one.person === person)
      .sort((a, b) => a.number - b.number)

  const better = (a: DailyResult, b: DailyResult) => b.points - a.points || b.silver - a.silver
  const onDay = (day: string) =>
    daily
      .filter(one => one.day === day)
      .sort((a, b) => better(a, b) || a.at - b.at || (a.person < b.person ? -1 : 1))
      .map(({ record: _, ...one }, __, all) => ({
        ...one,
        name: people.get(one.person)?.name ?? '',
        rank: all.filter(other => better(other as DailyResult, one as DailyResult) < 0).length + 1,
      }))

  return {
    create: at(({ id, at: created, entries, times = [], index, jobs: changes = [] }) => {
      if (tables.has(id)) throw new Error(`there is a table ${id} already`)
      const texts = entries.map((text, before) => ({ version: before + 1, at: times[before] ?? created, text }))
      tables.set(id, { created, touched: times.at(-1) ?? created, index, entries: texts })
      changeJobs(changes)
    }),
    read: at((id, after = 0) => {
      const table = tables.get(id)
      return table && { ...row(id, table), entries: table.entries.slice(after) }
    }),
    append: at(({ table: id, version, command, at: moment, text, index, jobs: changes = [] }) => {
      const table = tables.get(id)
      if (table === undefined) return { kind: 'unknown' }
      const before = command === undefined ? undefined : table.entries.find(one => one.command === command)
      if (before !== undefined) return { kind: 'repeated', version: before.version }
      if (version !== table.entries.length + 1) return { kind: 'stale' }
      table.entries.push({ version, at: moment, text, ...(command === undefined ? {} : { command }) })
      table.touched = moment
      table.index = index
      changeJobs(changes)
      return { kind: 'done' }
    }),
    versions: at(ids => {
      const known = ids.flatMap((id): [string, number][] => {
        const table = tables.get(id)
        return table === undefined ? [] : [[id, table.entries.length]]
      })
      return new Map(known)
    }),
    listed: at(limit =>
      [...tables]
        .filter(([, { index }]) => index.listed && index.stage === 'gathering')
        .map(([id, table]) => row(id, table))
        .sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    ),
    tablesOf: at((person, limit) => {
      const theirs = [...tables].flatMap(([id, table]) => {
        const seats = table.index.seats.filter(seat => seat.person === person)
        return seats.length === 0 ? [] : [{ ...row(id, table), seats, waits: seats.some(seat => seat.waiting) }]
      })
      const over = ({ stage }: TableRow) => Number(stage === 'over' || stage === 'aborted')
      return theirs
        .sort((a, b) => Number(b.waits) - Number(a.waits) || over(a) - over(b) || lastFirst(a, b))
        .slice(0, limit)
        .sort(lastFirst)
        .flatMap(({ seats, waits: _, ...table }) =>
          [...seats].sort((a, b) => a.seat - b.seat).map(({ seat, waiting }) => ({ ...table, seat, waiting })),
        )
    }),
    ids: at((after, limit) =>
      [...tables.keys()]
        .filter(id => id > after)
        .sort()
        .slice(0, limit),
    ),

    addPerson: at(person => {
      if (people.has(person.id) || keys.has(person.key))
        throw new Error(`there is a person ${person.id}, or one with this key, already`)
      people.set(person.id, person)
      keys.set(person.key, person.id)
    }),
    person: at(id => people.get(id)),
    personByKey: at(hash => people.get(keys.get(hash) ?? '')),
    rename: at((id, name) => {
      const person = people.get(id)
      if (person === undefined) throw new Error(`there is no person ${id}`)
      people.set(id, { ...person, name })
    }),
    addKey: at((hash, person) => {
      if (!people.has(person) || (keys.get(hash) ?? person) !== person)
        throw new Error(`there is no person ${person}, or the key is somebody else's`)
      keys.set(hash, person)
    }),
    dropKey: at(hash => {
      keys.delete(hash)
    }),
    keep: at((person, topic, value) => {
      const key = JSON.stringify([person, topic])
      if (value === '') kept.delete(key)
      else kept.set(key, value)
    }),
    kept: at((person, topic) => kept.get(JSON.stringify([person, topic]))),
    keepFirst: at((person, topic, value) => {
      const key = JSON.stringify([person, topic])
      if (!kept.has(key)) kept.set(key, value)
      return kept.get(key) as string
    }),

    addPasskey: at(passkey => {
      if (!people.has(passkey.person)) throw new Error(`there is no person ${passkey.person}`)
      if (passkeys.has(passkey.id)) return false
      passkeys.set(passkey.id, passkey)
      return true
    }),
    passkey: at(id => passkeys.get(id)),
    passkeys: at(person =>
      [...passkeys.values()].filter(one => one.person === person).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
    ),
    countPasskey: at((id, counter) => {
      const passkey = passkeys.get(id)
      if (passkey === undefined || (counter <= passkey.counter && counter + passkey.counter > 0)) return false
      passkeys.set(id, { ...passkey, counter })
      return true
    }),
    dropPasskey: at((person, id) => passkeys.get(id)?.person === person && passkeys.delete(id)),
    addChallenge: at((challenge, now) => {
      for (const [key, { until }] of challenges) if (until <= now) challenges.delete(key)
      challenges.set(challenge.challenge, challenge)
    }),
    takeChallenge: at(({ challenge, purpose, asker }, now) => {
      const known = challenges.get(challenge)
      if (known?.purpose !== purpose || known.asker !== asker || known.until <= now) return false
      return challenges.delete(challenge)
    }),

    claim: at((now, lease, most) => {
      const free = [...jobs].filter(([, job]) => job.due <= now && job.lease <= now)
      free.sort(([a, one], [b, other]) => one.due - other.due || (a < b ? -1 : 1))
      const lanes: readonly Lane[] = ['thoughts', 'calls', 'others']
      const taken = lanes.flatMap(lane => free.filter(([key]) => laneOf(key) === lane).slice(0, most[lane]))
      return taken.map(([key, job]): Claim => {
        Object.assign(job, { ticket: `ticket ${tickets++}`, lease: now + lease, tries: job.tries + 1 })
        const { task, due, ticket, tries } = job
        return { key, task, due, ticket, tries }
      })
    }),
    release: at(({ key, ticket }, due) => {
      const job = jobs.get(key)
      if (job?.ticket === ticket) Object.assign(job, { lease: 0, due: due ?? job.due })
    }),
    finish: at(({ key, ticket }) => jobs.get(key)?.ticket === ticket && jobs.delete(key)),

    rating: at(person => ratings(person).at(-1)),
    ratings: at(ratings),
    rate: at((table, given) => {
      if (rated.has(table)) return 'repeated'
      const taken = given.some(({ person, number }) => ratings(person).some(one => one.number === number))
      if (taken) return 'stale'
      rated.set(table, given)
      return 'done'
    }),

    addDaily: at(result => {
      if (daily.some(one => one.day === result.day && one.person === result.person)) return false
      daily.push(result)
      return true
    }),
    daily: at((day, limit) => onDay(day).slice(0, limit)),
    dailyCount: at(day => onDay(day).length),
    dailyBy: at((person, day) => onDay(day).find(one => one.person === person)),
    dailyOf: at((person, limit) =>
      daily
        .filter(one => one.person === person)
        .map(({ record: _, ...one }) => one)
        .sort((a, b) => (a.day < b.day ? 1 : -1))
        .slice(0, limit),
    ),

    check: at(() => undefined),
    close: async () => {
      closed = true
    },
  }
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}
