import type { MessagePort, Worker } from 'node:worker_threads'
import { carryOut, type Order, workError } from './orders.ts'

/** Threads that carry out orders, one each at a time. They are started when there is something to do. */
export interface Pool {
  work(order: Order): Promise<unknown>
  close(): Promise<void>
}

interface Job {
  readonly order: Order
  done(answer: unknown): void
  failed(error: Error): void
}

type Reply = { readonly done: unknown } | { readonly failure: string }

export function makePool(size: number, start: () => Worker): Pool {
  const queue: Job[] = []
  const threads = new Map<Worker, Job | undefined>()

  function begin(): Worker {
    const thread = start()
    threads.set(thread, undefined)
    thread.on('message', (reply: Reply) => {
      const job = threads.get(thread)
      if (job === undefined) return
      threads.set(thread, undefined)
      if ('failure' in reply) job.failed(workError(job.order, reply.failure))
      else job.done(reply.done)
      assign()
    })
    thread.on('error', error => lose(thread, error.message))
    thread.on('messageerror', error => lose(thread, error.message))
    thread.on('exit', code => lose(thread, `its thread ended with code ${code}`))
    return thread
  }

  /** Only the order that it was at is lost; the next one gets a new thread. */
  function lose(thread: Worker, cause: string): void {
    const job = threads.get(thread)
    if (!threads.delete(thread)) return
    job?.failed(workError(job.order, cause))
    assign()
  }

  function assign(): void {
    while (queue.length > 0) {
      const idle = [...threads].find(([, job]) => job === undefined)?.[0]
      if (idle === undefined && threads.size >= size) return
      const job = queue.shift()
      if (job === undefined) return
      try {
        const thread = idle ?? begin()
        thread.postMessage(job.order)
        threads.set(thread, job)
      } catch (error) {
        job.failed(workError(job.order, messageOf(error)))
      }
    }
  }

  return {
    work(order) {
      return new Promise((done, failed) => {
        queue.push({ order, done, failed })
        assign()
      })
    },
    async close() {
      const all = [...threads.keys()]
      queue.length = 0
      threads.clear()
      await Promise.all(all.map(thread => thread.terminate()))
    },
  }
}

/** What a thread of the pool does all day. */
export function serve(port: MessagePort, clock: () => number): void {
  port.on('message', (order: Order) => port.postMessage(replyTo(order, clock)))
}

function replyTo(order: Order, clock: () => number): Reply {
  try {
    return { done: carryOut(order, clock) }
  } catch (error) {
    return { failure: messageOf(error) }
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
