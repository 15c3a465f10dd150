import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
// The thread loads it, from where this file finds it.
import type {} from '@photostructure/sqlite'
import { workerSource } from './sqliteWorker.ts'

/** Questions to the thread of the database; they are answered in the order in which they were asked. */
export interface Thread {
  /** `statements` are those that it has not heard yet; from then on they go by number, in the order in which they were told. */
  ask(task: 'open' | 'run' | 'write', argument?: unknown, statements?: readonly string[]): Promise<unknown>
  end(): Promise<void>
}

/** Waiting for the disk blocks a thread: this one has nothing else to do. */
export function startThread(data: { readonly folder: string; readonly pages?: number | undefined }): Thread {
  const library = createRequire(import.meta.url).resolve('@photostructure/sqlite')
  const worker = new Worker(workerSource, { eval: true, workerData: { ...data, library } })
  const open = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  let asked = 0
  let ended: Error | undefined

  worker.on('message', (text: string) => {
    const { number, answer, problem } = JSON.parse(text) as { number: number; answer?: unknown; problem?: string }
    const question = open.get(number)
    open.delete(number)
    if (problem === undefined) question?.resolve(answer)
    else question?.reject(new Error(problem))
  })
  const giveUp = (error: Error): void => {
    ended ??= error
    for (const { reject } of open.values()) reject(ended)
    open.clear()
  }
  worker.on('error', giveUp)
  const exited = new Promise<void>(resolve => {
    worker.on('exit', () => {
      giveUp(new Error('the thread of the database has ended'))
      resolve()
    })
  })

  return {
    ask: (task, argument, statements) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended)
        const number = asked++
        open.set(number, { resolve, reject })
        // One text is passed on in half the time that its many small parts would take.
        worker.postMessage(JSON.stringify({ number, task, argument, statements }))
      }),
    end: () => {
      worker.postMessage(JSON.stringify({ task: 'close' }))
      // The library lets go of the files only when its statements go, which is with the thread.
      return exited
    },
  }
}
