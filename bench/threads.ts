import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { rate } from './measure.ts'
import { randomGame } from './randomGame.ts'

// Each worker compiles the engine for itself, on the same cores that play: measured too early, two of them seem slower than one.
const WARM_UP_SECONDS = 6

/** Runs so many worker threads, warm; each call of what comes back plays on `count` of them and tells their decisions a second together. */
export async function startThreads(count: number) {
  const workers = Array.from({ length: count }, () => new Worker(new URL(import.meta.url)))
  const play = (worker: Worker, seconds: number) =>
    new Promise<number>((done, fail) => {
      worker.once('error', fail).once('message', rate => {
        worker.off('error', fail)
        done(rate)
      })
      worker.postMessage(seconds)
    })
  const together = async (some: readonly Worker[], seconds: number) => {
    const rates = await Promise.all(some.map(worker => play(worker, seconds)))
    return rates.reduce((sum, one) => sum + one, 0)
  }
  await together(workers, WARM_UP_SECONDS)
  return {
    play: (threads: number, seconds: number) => together(workers.slice(0, threads), seconds),
    stop: () => Promise.all(workers.map(worker => worker.terminate())),
  }
}

/** What this bundle does when it is started as such a worker. */
export function workIfWorker(): boolean {
  if (isMainThread) return false
  parentPort?.on('message', (seconds: number) => parentPort?.postMessage(rate(() => randomGame().decisions, seconds)))
  return true
}
