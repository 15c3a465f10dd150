import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { noBus } from './bus/bus.ts'
import { postgresBus } from './bus/postgres.ts'
import { type Config, configFrom } from './config.ts'
import { exportGames, importGames } from './exporting.ts'
import { makeServer, type Running } from './server.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { makeThinkers, serveThoughts } from './thinkers.ts'

const clock = () => performance.now()

// The server is bundled into one file, which is what the threads of computer players run too.
if (!isMainThread && parentPort !== null) serveThoughts(parentPort, clock)
else await begin()

async function begin(): Promise<void> {
  const [folder = 'packages/web/dist', file] = process.argv.slice(2)
  const config = configFrom(process.env)
  if ('problems' in config) return fail(config.problems)
  if (folder === 'export' || folder === 'import') return carry(config, folder, file)
  if (!existsSync(join(folder, 'index.html'))) return fail([`${folder} has no built table: use npm start`])
  try {
    await serve(config, resolve(folder))
  } catch (error) {
    fail([error instanceof Error ? error.message : String(error)])
  }
}

function openStore({ databaseUrl, data }: Config): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(data) : openPostgres(databaseUrl)
}

/** Every game into a file, or from one. */
async function carry(config: Config, way: 'export' | 'import', file: string | undefined): Promise<void> {
  if (file === undefined) return fail([`which file? npm run granja -- ${way} FILE`])
  let store: Store | undefined
  try {
    store = await openStore(config)
    if (way === 'export') console.log(`${await exportGames(store, file)} tables written to ${file}`)
    else {
      const { tables, known } = await importGames(store, file, Date.now())
      console.log(`${tables} tables added, ${known} were here already`)
    }
  } catch (error) {
    fail([error instanceof Error ? error.message : String(error)])
  } finally {
    await store?.close()
  }
}

async function serve(config: Config, folder: string): Promise<void> {
  const { host, port, databaseUrl, thinkers: threads } = config
  const report = (error: unknown, about: string) => complain(config, error, about)
  const startThread = () => new Worker(new URL(import.meta.url))
  const thinkers = makeThinkers(threads, startThread, clock, error => report(error, 'think'))
  const running = await makeServer({
    folder,
    store: await openStore(config),
    bus: databaseUrl === undefined ? noBus : postgresBus(databaseUrl),
    think: thinkers.think,
    // As many thoughts as there are threads for them; calls wait for somebody else's server; the others are quickly done.
    hands: { thoughts: threads, calls: 16, others: 16 },
    now: Date.now,
    report,
    perMinute: config.requestsPerMinute,
    perSecond: config.messagesPerSecond,
    behindProxy: config.behindProxy,
    privateWebhooks: config.privateWebhooks,
    metrics: config.metrics,
    note: what => note(config, what),
    ...(config.contact === undefined ? {} : { contact: config.contact }),
    ...(config.publicUrl === undefined ? {} : { publicUrl: config.publicUrl }),
  })
  try {
    await running.app.listen({ host, port })
  } catch (error) {
    await running.close()
    await thinkers.close()
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken ? new Error(`port ${port} is taken: choose another with PORT=…`) : error
  }
  note(config, databaseUrl === undefined ? 'serving, games in a folder' : 'serving, games in PostgreSQL')
  console.log(`La Granja is served at ${addressOf(running, host, port)}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      note(config, 'ending')
      void running
        .close()
        .then(() => thinkers.close())
        .then(() => note(config, 'ended'))
    })
  }
}

function addressOf({ app }: Running, host: string, port: number): string {
  const address = app.server.address()
  const open = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${open}`
}

/** One line of JSON for each notable thing. */
function note({ log }: Config, what: string): void {
  if (log === 'info') console.error(JSON.stringify({ time: new Date().toISOString(), level: 'info', what }))
}

/** One line of JSON for each thing that went wrong; nothing in it tells who plays where. */
function complain({ log }: Config, error: unknown, about: string): void {
  if (log === 'silent') return
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const [kind] = about.split(' ')
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', about: kind, name, message, stack }))
}

function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(`la granja: ${problem}`)
  process.exitCode = 1
}
