import type pg from 'pg'
import type { Bus } from './bus.ts'

const CHANNEL = 'la_granja'
/** Hints are gathered for this long: many moves, one message. */
const GATHER = 10
/** A message may have 8,000 bytes; more tables than this are found by asking. */
const MOST = 200
const TRY_AGAIN = 1_000

/**
 * Hints between processes by NOTIFY, on a connection of its own and after the commit: inside the transaction it would slow
 * down every move. When the connection is lost, hints are lost with it, and others ask the store once a second anyway.
 */
export function postgresBus(url: string): Bus {
  let client: pg.Client | undefined
  let ownId = 0
  let closed = false
  let heard: (tables: readonly string[]) => void = () => {}
  let gathered = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let saying = false
  let retry: ReturnType<typeof setTimeout> | undefined

  async function connect(): Promise<void> {
    const { Client } = (await import('pg')).default
    if (closed) return
    const fresh = new Client({ connectionString: url })
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (client === fresh) client = undefined
      if (!closed) retry = setTimeout(() => void connect(), TRY_AGAIN)
    })
    fresh.on('notification', ({ payload, processId }) => {
      // One's own hints come back too, and tell nothing new.
      if (processId !== ownId) heard((payload ?? '').split(' '))
    })
    try {
      await fresh.connect()
      const { rows } = await fresh.query<{ id: number }>('SELECT pg_backend_pid() AS id')
      ownId = rows[0]?.id ?? 0
      await fresh.query(`LISTEN ${CHANNEL}`)
      if (closed) await fresh.end()
      else client = fresh
    } catch {
      await fresh.end().catch(() => {})
    }
  }

  function flush(): void {
    // One at a time: what comes meanwhile goes with the next.
    timer = saying ? setTimeout(flush, GATHER) : undefined
    if (saying) return
    const tables = [...gathered].slice(0, MOST)
    gathered = new Set()
    if (client === undefined) return
    saying = true
    const said = () => {
      saying = false
    }
    client.query('SELECT pg_notify($1, $2)', [CHANNEL, tables.join(' ')]).then(said, said)
  }

  void connect()

  return {
    say(table) {
      gathered.add(table)
      timer ??= setTimeout(flush, GATHER)
    },
    listen(listener) {
      heard = listener
    },
    async close() {
      closed = true
      clearTimeout(timer)
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
