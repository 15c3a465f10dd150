import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { noBus } from '../src/bus/bus.ts'
import { type Asked, type Command, patched, type Told } from '../src/protocol.ts'
import { makeServer, type Running } from '../src/server.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { thinkTurn } from '../src/thinking.ts'
import { emptyFolder } from './folder.ts'

/** A folder with a page, and beside it one for games. */
export function makeFolders() {
  const root = emptyFolder()
  const page = join(root, 'page')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<title>La Granja</title>')
  return { page, data: join(root, 'data'), remove: () => rmSync(root, { recursive: true, force: true }) }
}

export interface Served {
  readonly running: Running
  readonly url: string
  readonly store: Store
}

/** A server on a port of its own, with computer players that answer at once. */
export async function serve(
  page: string,
  data: string,
  changed: Partial<Parameters<typeof makeServer>[0]> = {},
): Promise<Served> {
  const store = changed.store ?? (await openSqlite(data))
  const running = await makeServer({
    folder: page,
    store,
    bus: noBus,
    think: async question => thinkTurn({ ...question, level: 'farmer' }, () => 0),
    hands: { thoughts: 2, calls: 2, others: 2 },
    now: Date.now,
    report: error => console.error(error),
    perMinute: 100_000,
    perSecond: 100_000,
    ...changed,
  })
  await running.app.listen({ host: '127.0.0.1', port: 0 })
  const address = running.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { running, url: `http://127.0.0.1:${port}`, store }
}

export interface Newcomer {
  readonly id: string
  readonly name: string
  readonly key: string
}

export async function ask<T = unknown>(
  url: string,
  path: string,
  { key, method = 'GET', body }: { key?: string; method?: string; body?: unknown } = {},
): Promise<{ readonly status: number; readonly body: T }> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
}

export async function newcomer(url: string, name: string): Promise<Newcomer> {
  return (await ask<Newcomer>(url, '/people', { method: 'POST', body: { name } })).body
}

type TableTold = Extract<Told, { say: 'table' }>

/** Somebody at a table: keeps up with what is told, as the page does. */
export async function sitDown(url: string, table: string, key?: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`)
  const told: Told[] = []
  const waiting = new Set<() => void>()
  let now: TableTold | undefined
  let count = 0

  socket.on('message', data => {
    const message = JSON.parse(String(data)) as Told
    told.push(message)
    if (message.say === 'table') now = message
    if (message.say === 'news' && now !== undefined) now = keepUp(now, message)
    for (const look of [...waiting]) look()
  })

  /** Waits until something is so. */
  function until<T>(found: () => T | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look)
        reject(new Error(`waited in vain; last told: ${JSON.stringify(told.at(-1))?.slice(0, 400)}`))
      }, 20_000)
      function look(): void {
        const value = found()
        if (value === undefined || value === false) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve(value)
      }
      waiting.add(look)
      look()
    })
  }

  const send = (asked: Asked) => socket.send(JSON.stringify(asked))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  send({ say: 'hello', table, ...(key === undefined ? {} : { key }) })

  return {
    socket,
    told,
    until,
    send,
    /** The table as it is known here. */
    get now() {
      return now
    },
    async do(command: Command, id = `command-${count++}-${Math.trunc(performance.now())}`) {
      send({ say: 'do', id, command })
      return until(() => told.find(one => 'id' in one && one.id === id))
    },
    close: () => socket.close(),
  }
}

export type Guest = Awaited<ReturnType<typeof sitDown>>

function keepUp(now: TableTold, news: Extract<Told, { say: 'news' }>): TableTold {
  if (now.table.version !== news.after) throw new Error(`news after ${news.after}, but at ${now.table.version}`)
  return {
    ...now,
    table: patched(now.table, news.table) as TableTold['table'],
    games: now.games.map(game => {
      const change = news.games.find(one => one.seat === game.seat)?.change
      return { ...game, view: patched(game.view, change) as typeof game.view }
    }),
  }
}
