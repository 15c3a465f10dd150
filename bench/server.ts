import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { openSqlite } from '../packages/server/src/store/sqlite.ts'
import { median, ratio } from './measure.ts'
import { print, type Row } from './rows.ts'
import { type Child, FOUR, nextSeed, ourTable, peerTable, post, sizes, startChild, type Table } from './serverLoad.ts'
import { workIfServer } from './serverProcess.ts'

const ROUNDS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const TABLES = 40
const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000)
const STORED = Number(process.env.BENCH_STORED ?? 100_000)

const at = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

let line: Promise<unknown> = Promise.resolve()

if (!(await workIfServer())) {
  const root = mkdtempSync(join(tmpdir(), 'granja-bench-'))
  const page = join(root, 'page')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<title>La Granja</title>')
  try {
    for (const measure of [busyTables, oneTable, whileBotsSearch, idleSockets, storedGames])
      print(await measure(page, join(root, measure.name)), process.argv.includes('--json'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** As many moves as come to pass at all tables in the time; a table that is over makes room for a new one. */
async function play(tables: Table[], fresh: () => Promise<Table>, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let moves = 0
  await Promise.all(
    tables.map(async (_, place) => {
      while (performance.now() < end) {
        if (await tables[place]?.move()) moves++
        else {
          tables[place]?.close()
          tables[place] = await oneByOne(fresh)
        }
      }
    }),
  )
  return moves
}

/** Games are dealt in the order in which they begin. */
function oneByOne(fresh: () => Promise<Table>): Promise<Table> {
  const next = line.then(fresh)
  line = next.catch(() => {})
  return next
}

async function measured(child: Child, tables: Table[], fresh: () => Promise<Table>) {
  const before = await child.used('time')
  const began = performance.now()
  const moves = await play(tables, fresh, SECONDS)
  const seconds = (performance.now() - began) / 1000
  const after = await child.used('time')
  return { perCpu: moves / (after.cpu - before.cpu), perSecond: moves / seconds }
}

async function busyTables(page: string, data: string): Promise<Row[]> {
  const ours = await startChild('ours', [page, data])
  const peer = await startChild('peer')
  let names = 0
  const makers = { ours: () => ourTable(ours.url), peer: () => peerTable(peer.url, `match-${names++}`) }
  const filled = async (fresh: () => Promise<Table>) => {
    const tables: Table[] = []
    for (let count = 0; count < TABLES; count++) tables.push(await oneByOne(fresh))
    return tables
  }
  const [ourTables, peerTables] = [await filled(makers.ours), await filled(makers.peer)]
  const seen = { ours: [] as number[], peer: [] as number[], wall: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const mine = await measured(ours, ourTables, makers.ours)
    const theirs = await measured(peer, peerTables, makers.peer)
    if (round === 0) continue // warm-up
    seen.ours.push(mine.perCpu)
    seen.wall.push(mine.perSecond)
    seen.peer.push(theirs.perCpu)
  }
  for (const table of [...ourTables, ...peerTables]) table.close()
  await ours.stop()
  await peer.stop()
  const peerName = 'boardgame.io server, nothing stored'
  return [
    {
      name: 'moves per server-CPU-second',
      value: median(seen.ours),
      unit: 'moves',
      peer: peerName,
      ratio: ratio(seen.ours, seen.peer),
    },
    { name: 'boardgame.io server', value: median(seen.peer), unit: 'moves' },
    { name: `durable moves, ${TABLES} tables busy`, value: median(seen.wall), unit: 'moves/s' },
    { name: 'message to a seat, median', value: at(sizes, 0.5), unit: 'bytes' },
    { name: 'message to a seat, p95', value: at(sizes, 0.95), unit: 'bytes' },
  ]
}

/** From the action to the last of four seats that has heard of it, at the pace of people. */
async function paced(url: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const table = await ourTable(url)
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const began = performance.now()
    if (!(await table.move())) break
    times.push(performance.now() - began)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  table.close()
  return times
}

async function oneTable(page: string, data: string): Promise<Row[]> {
  const child = await startChild('ours', [page, data])
  await paced(child.url, 1)
  const times = await paced(child.url, SECONDS * 2)
  await child.stop()
  return [
    { name: 'action to all seats, p50', value: at(times, 0.5), unit: 'ms' },
    { name: 'action to all seats, p99', value: at(times, 0.99), unit: 'ms' },
  ]
}

async function whileBotsSearch(page: string, data: string): Promise<Row[]> {
  const child = await startChild('ours', [page, data])
  await paced(child.url, 1)
  // Tables where nobody but computer players decides: both threads have work all the time.
  for (let count = 0; count < 4; count++) {
    const { key } = await post<{ key: string }>(child.url, '/people', { name: 'Ann' })
    const seats = ['me', 'lagranja', 'lagranja', 'lagranja']
    const { id } = await post<{ id: string }>(child.url, '/tables', { ...FOUR, seats }, key)
    const socket = new WebSocket(`${child.url.replace('http', 'ws')}/live`)
    await new Promise(resolve => socket.once('open', resolve))
    socket.send(JSON.stringify({ say: 'hello', table: id, key }))
    socket.send(JSON.stringify({ say: 'do', id: 'begin-now', command: { do: 'begin' } }))
    socket.send(JSON.stringify({ say: 'do', id: 'leave-now', command: { do: 'leave', seat: 0, level: 'lagranja' } }))
    nextSeed(child.url)
    // Whoever begins next is dealt the next game.
    await new Promise<void>(resolve =>
      socket.on('message', data => String(data).includes('"id":"leave-now"') && resolve()),
    )
    socket.terminate()
  }
  const times = await paced(child.url, SECONDS * 2)
  await child.stop()
  return [{ name: 'the same while two bots search, p99', value: at(times, 0.99), unit: 'ms' }]
}

async function idleSockets(page: string, data: string): Promise<Row[]> {
  const child = await startChild('ours', [page, data])
  const { key } = await post<{ key: string }>(child.url, '/people', { name: 'Ann' })
  const tables: string[] = []
  for (let count = 0; count < SOCKETS / 4; count++)
    tables.push((await post<{ id: string }>(child.url, '/tables', FOUR, key)).id)
  const before = await child.used('memory')
  const sockets: WebSocket[] = []
  for (let from = 0; from < SOCKETS; from += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const socket = new WebSocket(`${child.url.replace('http', 'ws')}/live`)
        sockets.push(socket)
        await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
        socket.send(JSON.stringify({ say: 'hello', table: tables[(from + number) % tables.length], key }))
        await new Promise(resolve => socket.once('message', resolve))
      }),
    )
  }
  const after = await child.used('memory')
  await new Promise(resolve => setTimeout(resolve, 10_000))
  const later = await child.used('memory')
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  for (const socket of sockets) socket.terminate()
  await child.stop()
  return [
    { name: 'idle sockets held', value: open, unit: 'sockets' },
    { name: 'memory for each of them', value: (after.memory - before.memory) / 1024 / open, unit: 'KB' },
    { name: 'growth in ten idle seconds', value: (later.memory - after.memory) / 1024 / 1024, unit: 'MB' },
  ]
}

async function storedGames(page: string, data: string): Promise<Row[]> {
  const store = await openSqlite(data)
  const opened = JSON.stringify({ kind: 'opened', by: 'ann', settings: FOUR, engine: 1 })
  const said = JSON.stringify({ kind: 'said', person: 'ann', name: 'Ann', text: 'x'.repeat(100) })
  const entries = [opened, ...Array.from({ length: 9 }, () => said)]
  for (let from = 0; from < STORED; from += 500) {
    await Promise.all(
      Array.from({ length: Math.min(500, STORED - from) }, (_, number) =>
        store.create({
          id: `table-${from + number}`,
          at: from + number,
          entries,
          index: {
            stage: 'playing',
            listed: false,
            summary: '{}',
            seats: [{ person: `p${number}`, seat: 0, waiting: true }],
          },
        }),
      ),
    )
  }
  await store.close()
  const began = performance.now()
  const child = await startChild('ours', [page, data])
  const ready = performance.now() - began
  const { status } = await fetch(`${child.url}/ready`)
  const asked = performance.now()
  const record = await fetch(`${child.url}/api/tables/table-${STORED - 1}/record`)
  const first = performance.now() - asked
  await child.stop()
  if (status !== 200 || record.status !== 403) throw new Error(`ready ${status}, record ${record.status}`)
  return [
    { name: `start with ${STORED.toLocaleString('en')} stored games`, value: ready, unit: 'ms' },
    { name: 'the first of them asked for', value: first, unit: 'ms' },
  ]
}
