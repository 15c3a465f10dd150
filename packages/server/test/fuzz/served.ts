import { createInterface } from 'node:readline'
import { noBus } from '../../src/bus/bus.ts'
import { makeServer } from '../../src/server.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { thinkTurn } from '../../src/thinking.ts'

// A server in a process of its own that says what goes wrong, and how much memory it holds when it is asked.

declare const gc: () => void

const say = (kind: string, value: unknown) => console.log(JSON.stringify({ kind, value }))
const trouble = (error: unknown) => say('trouble', error instanceof Error ? `${error.stack}` : String(error))
process.on('uncaughtException', trouble)
process.on('unhandledRejection', trouble)

const [page = '', data = ''] = process.argv.slice(2)
const running = await makeServer({
  folder: page,
  store: await openSqlite(data),
  bus: noBus,
  think: async question => thinkTurn({ ...question, level: 'farmer' }, () => 0),
  hands: { thoughts: 2, calls: 2, others: 2 },
  now: Date.now,
  report: trouble,
  perMinute: 1e9,
  perSecond: 1e9,
})
console.log(await running.app.listen({ host: '127.0.0.1', port: 0 }))
const orders = createInterface({ input: process.stdin })
// Whoever threw things at it has gone, without a word.
orders.on('close', () => process.exit())
orders.on('line', line => {
  if (line === 'heap') {
    gc()
    gc()
    say('heap', process.memoryUsage().heapUsed)
  }
  if (line === 'end') void running.close().then(() => process.exit(0))
})
