import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from '../src/orders.ts'
import { makePool, type Pool } from '../src/pool.ts'
import { WorkError } from '../src/world.ts'

const order = (from: number): Order => ({
  do: 'games',
  arena: { entrants: [], edition: 'classic', seed: 'pool' },
  from,
  to: from + 1,
})

let pool: Pool | undefined
let started = 0

/** Threads that do this with each order that they are sent. */
function poolOf(size: number, script: string): Pool {
  const code = `const { parentPort } = require('node:worker_threads')
parentPort.on('message', order => { ${script} })`
  started = 0
  pool = makePool(size, () => {
    started++
    return new Worker(code, { eval: true })
  })
  return pool
}
afterEach(() => pool?.close())

describe('the pool', () => {
  it('gives each order its own answer, with no more threads than there are hands', async () => {
    const { work } = poolOf(2, 'parentPort.postMessage({ done: order.from * 10 })')
    expect(await Promise.all([1, 2, 3, 4, 5].map(from => work(order(from))))).toEqual([10, 20, 30, 40, 50])
    expect(started).toBe(2)
  })

  it('starts no thread before it is needed', async () => {
    const { work } = poolOf(4, 'parentPort.postMessage({ done: 1 })')
    expect(started).toBe(0)
    await work(order(1))
    expect(started).toBe(1)
  })

  it.each([
    ['says that it failed', "parentPort.postMessage({ failure: 'no luck' })", 'no luck'],
    ['throws', "throw new Error('no luck')", 'no luck'],
    ['ends its thread', 'process.exit(7)', 'its thread ended with code 7'],
  ])('an order that %s is rejected by name, and the others are carried out', async (_, script, message) => {
    const { work } = poolOf(1, `if (order.from === 2) { ${script} } else parentPort.postMessage({ done: order.from })`)
    const all = await Promise.allSettled([1, 2, 3].map(from => work(order(from))))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const { reason } = all[1] as PromiseRejectedResult
    expect(reason).toBeInstanceOf(WorkError)
    expect(reason.message).toBe(`the order “games” (seed “pool”, game 2) failed: ${message}`)
  })

  it('an order that cannot be sent is rejected, and so is one for which no thread starts', async () => {
    const { work } = poolOf(1, 'parentPort.postMessage({ done: order.from })')
    await expect(work({ ...order(1), extra: () => {} } as never)).rejects.toBeInstanceOf(WorkError)
    expect(await work(order(2))).toBe(2)
    const broken = makePool(1, () => {
      throw new Error('no thread')
    })
    await expect(broken.work(order(1))).rejects.toThrow('failed: no thread')
  })

  it('closes while threads are busy', async () => {
    const { work, close } = poolOf(2, 'for (;;);')
    const nothing = Symbol('nothing')
    const busy = [1, 2, 3].map(from => work(order(from)))
    await close()
    expect(await Promise.race([...busy, Promise.resolve(nothing)])).toBe(nothing)
  })
})
