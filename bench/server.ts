import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { median, ratio } from './measure.ts'
import { print, type Row } from './rows.ts'
import { idleSockets, storedGames } from './serverAtRest.ts'
import { type Child, FOUR, nextSeed, ourTable, peerTable, post, sizes, startChild, type Table } from './serverLoad.ts'
import { workIfServer } from './serverProcess.ts'

const ROUNDS = 5
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** Counted and not timed: on a busy machine a few seconds would measure nothing but a program that is still being compiled. */
const MOVES = Number(process.env.BENCH_MOVES ?? 2_000)
const WARM_UP_MOVES = 4 * MOVES
const TABLES = 40

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

/** So many moves over all tables; a table that is over makes room for a new one. */
async function play(tables: Table[], fresh: () => Promise<Table>, moves: number): Promise<void> {
  let left = moves
  await Promise.all(
    tables.map(async (_, place) => {
      while (left-- > 0) {
        if (await tables[place]?.move()) continue
        left++
        tables[place]?.close()
        tables[place] = await oneByOne(fresh)
      }
    }),
  )
}

/** Games are dealt in the order in which they begin. */
function oneByOne(fresh: () => Promise<Table>): Promise<Table> {
  const next = line.then(fresh)
  line = next.catch(() => {})
  return next
}

async function measured(child: Child, tables: Table[], fresh: () => Promise<Table>, moves: number) {
  const before = await child.used('time')
  const began = performance.now()
  await play(tables, fresh, moves)
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
    const moves = round === 0 ? WARM_UP_MOVES : MOVES
    const mine = await measured(ours, ourTables, makers.ours, moves)
    const theirs = await measured(peer, peerTables, makers.peer, moves)
    if (round === 0) continue
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
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await paced(child.url, SECONDS))
  await child.stop()
  return ([0.5, 0.99] as const).map(share => ({
    name: `action to all seats, p${100 * share}`,
    value: median(rounds.map(times => at(times, share))),
    unit: 'ms',
  }))
}

/** In turn with a server where nobody searches, while this one is stopped: a busy machine is late by itself. */
async function whileBotsSearch(page: string, data: string): Promise<Row[]> {
  const searching = await startChild('ours', [page, data])
  const quiet = await startChild('ours', [page, `${data}-quiet`])
  await paced(quiet.url, 1)
  await paced(searching.url, 1)
  // Tables where nobody but computer players decides: both threads have work all the time.
  for (let count = 0; count < 4; count++) await botsAlone(searching.url)
  const seen = { searching: [] as number[], quiet: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    searching.pause()
    seen.quiet.push(at(await paced(quiet.url, SECONDS / 2), 0.99))
    searching.goOn()
    seen.searching.push(at(await paced(searching.url, SECONDS / 2), 0.99))
  }
  await searching.stop()
  await quiet.stop()
  const cores = availableParallelism()
  return [
    { name: `while two bots search, ${cores} cores, p99`, value: median(seen.searching), unit: 'ms' },
    { name: 'in turn with it, nobody searches', value: median(seen.quiet), unit: 'ms' },
  ]
}

async function botsAlone(url: string): Promise<void> {
  const { key } = await post<{ key: string }>(url, '/people', { name: 'Ann' })
  const seats = ['me', 'lagranja', 'lagranja', 'lagranja']
  const { id } = await post<{ id: string }>(url, '/tables', { ...FOUR, seats }, key)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`)
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(JSON.stringify({ say: 'hello', table: id, key }))
  socket.send(JSON.stringify({ say: 'do', id: 'begin-now', command: { do: 'begin' } }))
  socket.send(JSON.stringify({ say: 'do', id: 'leave-now', command: { do: 'leave', seat: 0, level: 'lagranja' } }))
  nextSeed(url)
  // Whoever begins next is dealt the next game.
  await new Promise<void>(resolve =>
    socket.on('message', data => String(data).includes('"id":"leave-now"') && resolve()),
  )
  socket.terminate()
}
