import type { Level } from '@la-granja/bots'
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

/** Asks the worker; if it crashes or hangs, Farmer answers here at once, so that a table is never blocked. */
export async function chooseFor(view: PlayerView, level: Level, moment: string): Promise<Action> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer')), PATIENCE)
  })
  const crashed = new Promise<never>((_, fail) => {
    const asked = thinker()
    if (worker !== undefined && asked === remote) worker.onerror = () => fail(new Error('the worker crashed'))
  })
  try {
    return await Promise.race([thinker().choose(view, level, moment), tooLate, crashed])
  } catch {
    dismiss()
    // Computer players live in the worker; the page has them only for this.
    const { chanceFrom, makeBot } = await import('@la-granja/bots')
    return makeBot('farmer').choose(view, chanceFrom(moment))
  } finally {
    clearTimeout(timer)
  }
}
