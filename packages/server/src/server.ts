import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { nanoid } from 'nanoid'
import { addApi, answerProblem } from './api.ts'
import { makeApp } from './app.ts'
import type { Bus } from './bus/bus.ts'
import { makeCalls } from './calls.ts'
import { addDaily } from './daily/routes.ts'
import { makeHouse } from './house.ts'
import { makeLive } from './live.ts'
import { makeMetrics } from './metrics.ts'
import { addPasskeys } from './passkeys/routes.ts'
import { rateTable } from './rating.ts'
import { openSockets } from './sockets.ts'
import type { Store, Wanted } from './store/store.ts'
import type { Thinker } from './thinking.ts'
import { startWorker, USUAL_LEASE } from './worker.ts'

export interface Parts {
  /** The built table. */
  readonly folder: string
  readonly store: Store
  readonly bus: Bus
  readonly think: Thinker
  /** How many jobs it takes at a time. */
  readonly hands: Wanted
  readonly now: () => number
  readonly report: (error: unknown, about: string) => void
  /** Requests a minute from one address, beside the page itself. */
  readonly perMinute: number
  /** Messages a second from one connection. */
  readonly perSecond: number
  /** For how long a job is held, in milliseconds. */
  readonly lease?: number
  /** How often to look for what other processes wrote, should a hint be lost; in milliseconds. */
  readonly catchUpEvery?: number
  /** Whether a proxy stands before this server and says who asks. */
  readonly behindProxy?: boolean
  /** The address under which people know this server. */
  readonly publicUrl?: string
  /** Whether webhooks may go to this machine and its own network. */
  readonly privateWebhooks?: boolean
  /** Whom the makers of browsers may write to about the calls that this server makes. */
  readonly contact?: string
  readonly metrics?: boolean
  /** Nobody must be able to guess it: the cards follow from it. */
  readonly freshSeed?: () => string
  /** Told of things that somebody who watches over the server may want to see. */
  readonly note?: (what: string) => void
}

export interface Running {
  readonly app: FastifyInstance
  /** Lets everything that was begun come to its end. */
  close(): Promise<void>
}

const CATCH_UP = 1_000
/** For requests that are being answered when the server ends. */
const PATIENCE = 1_000

/** Everything that one process does, put together. It listens when it is told to. */
export async function makeServer(parts: Parts): Promise<Running> {
  const { folder, bus, think, hands, now, perMinute, perSecond, note = () => {} } = parts
  const { lease = USUAL_LEASE, catchUpEvery = CATCH_UP } = parts
  let ending = false
  // What is still on its way when the server ends finds the store closed; whoever sent it will ask again.
  const report: Parts['report'] = (error, about) => {
    if (!ending) parts.report(error, about)
  }
  const counted = () => ({ sockets: live.count, rooms: house.count })
  const metrics = parts.metrics === true ? await makeMetrics(counted) : undefined
  const store = noted(metrics?.watched(parts.store) ?? parts.store, note)
  const { freshSeed = () => randomBytes(16).toString('base64url') } = parts
  const house = makeHouse({ store, bus, now, freshId: nanoid, freshSeed, jobsChanged: () => worker.wake() })
  const live = makeLive({ house, store, now, perSecond, report, ...(metrics && { refused: metrics.refused }) })
  const calls = makeCalls({
    store,
    looks: live.looks,
    privateAddresses: parts.privateWebhooks ?? false,
    contact: parts.contact ?? 'mailto:nobody@example.org',
  })
  const worker = startWorker({
    store,
    house,
    think,
    async rate(table) {
      const room = await house.room(table)
      if (room !== undefined) await rateTable(store, room, now())
    },
    call: calls.call,
    now,
    hands,
    lease,
    report,
    ...(metrics && { counted: metrics.job }),
  })
  const catchUp = (tables?: readonly string[]) => house.catchUp(tables).catch(error => report(error, 'catch up'))
  bus.listen(tables => void catchUp(tables))
  const timer = setInterval(() => void catchUp(), catchUpEvery)
  timer.unref()

  const app = await makeApp(folder, parts.behindProxy)
  await app.register(async api => {
    await api.register(import('@fastify/rate-limit'), { max: perMinute, timeWindow: 60_000 })
    api.setErrorHandler((error, request, reply) => {
      const answer = answerProblem(error, request, reply)
      // Whoever has gone has no address any more, which the limit cannot bear; it concerns nobody.
      if (answer.statusCode >= 500 && request.raw.socket.remoteAddress !== undefined)
        report(error, `${request.method} ${request.routeOptions.url}`)
      return answer
    })
    addApi(api, { store, house, now, calls })
    addDaily(api, { store, now, perMinute })
    addPasskeys(api, { store, now, perMinute, ...(parts.publicUrl && { publicUrl: parts.publicUrl }) })
  })
  app.get('/ready', async (_, reply) => {
    try {
      await store.check()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })
  if (metrics !== undefined)
    app.get('/metrics', async (_, reply) => reply.type(metrics.type).send(await metrics.text()))
  const closeSockets = openSockets(app.server, live)

  return {
    app,
    async close() {
      ending = true
      clearInterval(timer)
      await closeSockets()
      // Whoever is slow to send or to take something is not waited for.
      const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
      await app.close()
      clearTimeout(cut)
      await worker.stop()
      await bus.close()
      await store.close()
    },
  }
}

function noted(store: Store, note: (what: string) => void): Store {
  return {
    ...store,
    async create(table) {
      await store.create(table)
      note('table opened')
    },
    async append(append) {
      const appended = await store.append(append)
      if (appended.kind !== 'done') return appended
      if (append.text.startsWith('{"kind":"began"')) note('game begun')
      if (append.text.startsWith('{"kind":"played"') && append.index.stage === 'over') note('game over')
      return appended
    },
  }
}
