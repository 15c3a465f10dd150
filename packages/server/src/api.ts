import { type GameRecord, record, result } from '@la-granja/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Calls, PushTo, WebhookTo } from './calls.ts'
import type { House } from './house.ts'
import { anotherKey, hashOf, welcome, whoHas } from './people.ts'
import type { Finished } from './protocol.ts'
import type { MyTable, Summary, TableLine } from './room/indexed.ts'
import type { Room } from './room/room.ts'
import { seatsOf } from './room/seen.ts'
import { PersonName, Plain, SeatNumber, Settings } from './room/settings.ts'
import type { Person, SeatRow, Store, TableRow } from './store/store.ts'

export interface Api {
  readonly store: Store
  readonly house: House
  readonly now: () => number
  readonly calls: Calls
}

const Name = v.strictObject({ name: PersonName })
const Id = v.strictObject({ id: v.pipe(Plain, v.maxLength(64)) })
const Topic = v.strictObject({ id: v.pipe(Plain, v.maxLength(64)), topic: v.picklist(['note', 'draft', 'seen']) })
const Value = v.strictObject({ value: v.pipe(Plain, v.maxLength(20_000)) })
/** People beside the one who opens the table, at the same screen: their seats are `me` too, under a name of their own. */
const WithGuests = v.looseObject({
  guests: v.optional(v.pipe(v.array(v.strictObject({ seat: SeatNumber, name: PersonName })), v.maxLength(4))),
})
const MOST_LISTED = 100

/** What is not about a running game: people, lists of tables, opening one. Everything else goes over the socket. */
export function addApi(app: FastifyInstance, { store, house, now, calls }: Api): void {
  const caller = (request: FastifyRequest) => callerOf(store, request)

  async function roomOf(request: FastifyRequest): Promise<Room> {
    const { id } = read(Id, request.params)
    const room = await house.room(id)
    if (room === undefined) throw new Problem(404, 'noSuchTable')
    return room
  }

  app.post('/api/people', async (request, reply) => {
    const { name } = read(Name, request.body)
    const { person, key } = await welcome(store, name, now())
    return reply.code(201).send({ id: person.id, name, key })
  })

  app.get('/api/me', async request => {
    const { id, name } = await caller(request)
    const rating = await store.rating(id)
    return { id, name, ...(rating === undefined ? {} : { rating }) }
  })

  app.put('/api/me', async request => {
    const { id } = await caller(request)
    const { name } = read(Name, request.body)
    await store.rename(id, name)
    return { id, name }
  })

  /** A key for another device; whoever has the link is this person. */
  app.post('/api/me/keys', async (request, reply) => {
    const key = await anotherKey(store, await caller(request), now())
    return reply.code(201).send({ key })
  })

  app.delete('/api/me/keys', async (request, reply) => {
    await caller(request)
    await store.dropKey(hashOf(keyFrom(request) ?? ''))
    return reply.code(204).send()
  })

  app.get('/api/me/tables', async request => {
    const { id } = await caller(request)
    return byTable(await store.tablesOf(id, MOST_LISTED))
  })

  app.get('/api/me/ratings', async request => store.ratings((await caller(request)).id))

  app.get('/api/push-key', async () => ({ key: await calls.pushKey() }))

  /** How somebody wants to be told that it is their turn. */
  app.put('/api/me/push', async (request, reply) => {
    const { id } = await caller(request)
    await store.keep(id, 'push', JSON.stringify(read(PushTo, request.body)))
    return reply.code(204).send()
  })

  app.put('/api/me/webhook', async (request, reply) => {
    const { id } = await caller(request)
    await store.keep(id, 'webhook', read(WebhookTo, request.body).url)
    return reply.code(204).send()
  })

  for (const topic of ['push', 'webhook'])
    app.delete(`/api/me/${topic}`, async (request, reply) => {
      const { id } = await caller(request)
      await store.keep(id, topic, '')
      return reply.code(204).send()
    })

  app.get('/api/tables', async () => (await store.listed(MOST_LISTED)).map(lineOf))

  app.post('/api/tables', async (request, reply) => {
    const person = await caller(request)
    const { guests = [], ...asked } = read(WithGuests, request.body)
    const settings = read(Settings, asked)
    const names = settings.seats.map((_, seat) => guests.find(guest => guest.seat === seat)?.name)
    return reply.code(201).send({ id: await house.open(settings, person, names) })
  })

  /** The same table once more, for the same people; asked twice, it is the same one. */
  app.post('/api/tables/:id/again', async (request, reply) => {
    const person = await caller(request)
    const room = await roomOf(request)
    if (seatsOf(room, person.id).length === 0) throw new Problem(403, 'notYourSeat')
    if (room.stage !== 'over' && room.stage !== 'aborted') throw new Problem(409, 'notOver')
    const seats = room.chairs.map(({ person: sitter, computer }) =>
      sitter === person.id ? 'me' : sitter === undefined ? (computer ?? 'open') : 'open',
    )
    const names = room.chairs.map(({ name }) => name)
    const next = await house.moveOn(room.id)
    if (next === undefined) throw new Problem(404, 'noSuchTable')
    if ((await house.room(next)) !== undefined) return { id: next }
    try {
      await house.open({ ...room.settings, seats }, person, names, next)
    } catch (error) {
      // Somebody else has opened it at the same moment.
      if ((await house.room(next)) === undefined) throw error
    }
    return reply.code(201).send({ id: next })
  })

  /** A finished game belongs to everybody who has its link. */
  app.get('/api/tables/:id/record', async (request): Promise<Finished> => {
    const room = await roomOf(request)
    const { game } = room
    if (game === undefined || result(game) === undefined) throw new Problem(403, 'notOver')
    return { record: record(game) satisfies GameRecord, names: room.chairs.map(nameAt) }
  })

  /** A private note, a draft of a turn, how far one has looked: what a person keeps about a table. */
  app.get('/api/me/tables/:id/:topic', async request => {
    const person = await caller(request)
    const { id, topic } = read(Topic, request.params)
    return { value: (await store.kept(person.id, `${topic} ${id}`)) ?? '' }
  })

  app.put('/api/me/tables/:id/:topic', async (request, reply) => {
    const person = await caller(request)
    const { id, topic } = read(Topic, request.params)
    const { value } = read(Value, request.body)
    await store.keep(person.id, `${topic} ${id}`, value)
    return reply.code(204).send()
  })
}

export function keyFrom(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
}

/** Whoever has the key that came along. */
export async function callerOf(store: Store, request: FastifyRequest): Promise<Person> {
  const person = await whoHas(store, keyFrom(request))
  if (person === undefined) throw new Problem(401, 'unknownKey')
  return person
}

/** Something that the client asked wrongly; the name of the reason goes back to it. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number

  constructor(status: number, why: string) {
    super(why)
    this.status = status
  }
}

export function read<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Problem(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}

export function answerProblem(error: unknown, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Problem) return reply.code(error.status).send({ error: error.message })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 503
  // What went wrong inside is for the log, not for whoever asked.
  return reply.code(status).send({ error: status < 500 && error instanceof Error ? error.message : 'unavailable' })
}

function lineOf({ id, stage, touched, summary }: TableRow): TableLine {
  return { id, stage, touched, ...(JSON.parse(summary) as Summary) }
}

/** One line for each table, though several seats at it may be mine. */
function byTable(rows: readonly SeatRow[]): MyTable[] {
  const lines = new Map<string, MyTable>()
  for (const row of rows) {
    const line = lines.get(row.id) ?? { ...lineOf(row), yours: [], waiting: false }
    lines.set(row.id, { ...line, yours: [...line.yours, row.seat], waiting: line.waiting || row.waiting })
  }
  return [...lines.values()]
}

function nameAt({ name, computer }: Room['chairs'][number]): string {
  return name ?? computer ?? ''
}
