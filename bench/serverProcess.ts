import { createRequire } from 'node:module'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { newGame, play } from '../packages/engine/src/index.ts'
import { noBus } from '../packages/server/src/bus/bus.ts'
import { makeServer } from '../packages/server/src/server.ts'
import { openSqlite } from '../packages/server/src/store/sqlite.ts'
import { makeThinkers, serveThoughts } from '../packages/server/src/thinkers.ts'
import { peerRules, type Shape } from './peer.ts'
import { randomGame } from './randomGame.ts'

// What is measured runs in a process of its own, and tells what it has used when it is asked.

export interface Used {
  /** Seconds of all threads. */
  readonly cpu: number
  /** Bytes. */
  readonly memory: number
}

const clock = () => performance.now()

/** Does the part that this process was started for; false in the process that measures. */
export async function workIfServer(): Promise<boolean> {
  if (!isMainThread && parentPort !== null) {
    serveThoughts(parentPort, clock)
    return true
  }
  const [, , role, ...args] = process.argv
  if (role === '--ours') await serveOurs(args)
  else if (role === '--peer') await servePeer()
  else return false
  // Whoever measures has gone.
  process.on('disconnect', () => process.exit())
  process.on('message', wanted => {
    // A collection is work too, so that whoever asks for time alone is not charged with it.
    if (wanted === 'memory') (globalThis as { gc?: () => void }).gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss } satisfies Used)
  })
  return true
}

async function serveOurs([page = '', data = '']: readonly string[]): Promise<void> {
  let begun = 0
  const thinkers = makeThinkers(2, () => new Worker(new URL(import.meta.url)), clock, console.error)
  const running = await makeServer({
    folder: page,
    store: await openSqlite(data),
    bus: noBus,
    think: thinkers.think,
    hands: { thoughts: 2, calls: 4, others: 4 },
    now: Date.now,
    report: error => console.error(error),
    perMinute: 1e9,
    perSecond: 1e9,
    // The one who measures knows the games beforehand, so that it need not think.
    freshSeed: () => `bench ${begun++}`,
  })
  process.send?.(await running.app.listen({ host: '127.0.0.1', port: 0 }))
}

/** boardgame.io's server with a game of the same shape, kept in memory: it writes nothing to a disk. */
async function servePeer(): Promise<void> {
  const require = createRequire(import.meta.url)
  const { Server, Origins } = require('boardgame.io/server')
  let { table, secrets } = newGame({ seed: 'bench', players: 4, edition: 'classic' })
  let left = 300
  randomGame(({ state, action }) => {
    if (left-- !== 0) return
    const played = play(state, action)
    if ('state' in played) ({ table, secrets } = played.state)
  })
  const game = {
    ...peerRules,
    name: 'granja',
    setup: () => JSON.parse(JSON.stringify({ table, secrets })) as Shape,
    playerView: ({ G, playerID }: { G: Shape & { secrets?: unknown }; playerID: string }) => {
      const { secrets: _, ...seen } = G
      return { ...seen, hand: secrets.hands[Number(playerID)] ?? [] }
    },
  }
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
  const { appServer } = await server.run({ port: 0, callback: () => {} })
  const address = appServer.address()
  process.send?.(`http://127.0.0.1:${address.port}`)
}
