import type { Advice, Level } from '@la-granja/bots'
import type { Action, PlayerView } from '@la-granja/engine'
import { type Remote, releaseProxy, wrap } from 'comlink'
import type { Thinker } from './thinker.worker.ts'

/** No computer player thinks nearly as long; a worker that has not answered by then is replaced. */
const PATIENCE = 10_000

let worker: Worker | undefined
let remote: Remote<Thinker> | undefined

function thinker(): Remote<Thinker> {
  if (remote !== undefined) return remote
  worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
  remote = wrap<Thinker>(worker)
  return remote
}

function dismiss(): void {
  remote?.[releaseProxy]()
  worker?.terminate()
  remote = undefined
  worker = undefined
}

/** Asks the worker. If it crashes or hangs, it is dismissed, and the next question goes to a new one. */
async function ask<T>(question: (asked: Remote<Thinker>) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer')), PATIENCE)
  })
  const asked = thinker()
  const here = worker
  let crash = () => {}
  const crashed = new Promise<never>((_, fail) => {
    crash = () => fail(new Error('the worker crashed'))
    here?.addEventListener('error', crash)
  })
  try {
    return await Promise.race([question(asked), tooLate, crashed])
  } catch (error) {
    if (worker === here) dismiss()
    throw error
  } finally {
    clearTimeout(timer)
    here?.removeEventListener('error', crash)
  }
}

/** Where the worker has no answer, Farmer answers here at once, so that a table is never blocked. */
export async function chooseFor(view: PlayerView, level: Level, moment: string): Promise<Action> {
  try {
    return await ask<Action>(asked => asked.choose(JSON.stringify(view), level, moment))
  } catch {
    // Computer players live in the worker; the page has them only for this.
    const { chanceFrom, makeBot } = await import('@la-granja/bots')
    return makeBot('farmer').choose(view, chanceFrom(moment))
  }
}

/** What the computer would do in the place of the seat that sees this, the best first. */
export function adviseOn(view: PlayerView): Promise<readonly Advice[]> {
  return ask(asked => asked.adviseOn(JSON.stringify(view)))
}
