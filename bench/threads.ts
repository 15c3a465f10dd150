import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { rate } from './measure.ts'
import { randomGame } from './randomGame.ts'

/** Decisions a second of this many worker threads together. */
export async function threads(count: number, seconds: number): Promise<number> {
  const workers = Array.from({ length: count }, () => new Worker(new URL(import.meta.url), { workerData: { seconds } }))
  const rates = await Promise.all(
    workers.map(worker => new Promise<number>((done, fail) => worker.once('message', done).once('error', fail))),
  )
  return rates.reduce((sum, one) => sum + one, 0)
}

/** What this bundle does when it is started as such a worker. */
export function workIfWorker(): boolean {
  if (isMainThread) return false
  const { seconds } = workerData as { seconds: number }
  rate(() => randomGame().decisions, seconds) // warm-up
  parentPort?.postMessage(rate(() => randomGame().decisions, seconds))
  return true
}
