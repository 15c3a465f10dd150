import { WebSocket } from 'ws'
import { openSqlite } from '../packages/server/src/store/sqlite.ts'
import type { Row } from './rows.ts'
import { FOUR, post, startChild } from './serverLoad.ts'

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000)
const STORED = Number(process.env.BENCH_STORED ?? 100_000)

/** Connections where nothing happens. */
export async function idleSockets(page: string, data: string): Promise<Row[]> {
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

/** A start with many games in the store. */
export async function storedGames(page: string, data: string): Promise<Row[]> {
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
