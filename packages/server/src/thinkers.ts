import type { MessagePort, Worker } from 'node:worker_threads'
import { thinks } from '@la-granja/bots'
import { compileAlone, stepBack } from './priority.ts'
import { type Question, type Thinker, thinkTurn } from './thinking.ts'

/** No computer player thinks nearly as long; a thread that has not answered by then is ended. */
const PATIENCE = 12_000

interface Waiting {
  readonly question: Question
  readonly answer: (actions: readonly string[] | Promise<never>) => void
}

export interface Thinkers {
  readonly think: Thinker
  close(): Promise<void>
}

/**
 * Threads for computer players who think, one question each at a time. Who answers within a moment does so here: as a rule that costs
 * no more than a move, and nobody has to wait behind a long thought at another table.
 */
export function makeThinkers(
  size: number,
  start: () => Worker,
  clock: () => number,
  report: (error: unknown) => void,
): Thinkers {
  const queue: Waiting[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  function assign(): void {
    while (queue.length > 0) {
      const thread = idle.pop() ?? (all.size < size ? begin() : undefined)
      const next = thread === undefined ? undefined : queue.shift()
      if (thread === undefined || next === undefined) return
      ask(thread, next)
    }
  }

  function begin(): Worker {
    compileAlone()
    const thread = start()
    all.add(thread)
    thread.unref()
    // One that ends while nobody asks it anything must not take the server with it, nor be asked again.
    thread.on('error', () => {})
    thread.on('exit', () => {
      all.delete(thread)
      const place = idle.indexOf(thread)
      if (place >= 0) idle.splice(place, 1)
    })
    return thread
  }

  function ask(thread: Worker, { question, answer }: Waiting): void {
    // Whatever happens to the thread, the table goes on: Farmer answers at once, here.
    const giveUp = (cause: unknown) => {
      settle()
      all.delete(thread)
      void thread.terminate()
      if (closed) return
      report(cause instanceof Error ? cause : new Error(`a thread for computer players ${cause}`))
      try {
        answer(thinkTurn({ ...question, level: 'farmer' }, clock))
      } catch (error) {
        answer(Promise.reject(error))
      }
      assign()
    }
    const done = (actions: readonly string[]) => {
      settle()
      idle.push(thread)
      answer(actions)
      assign()
    }
    const ended = (code: number) => giveUp(`ended with code ${code}`)
    const timer = setTimeout(() => giveUp(`has not answered for ${PATIENCE / 1000} s`), PATIENCE)
    function settle(): void {
      clearTimeout(timer)
      thread.off('message', done).off('error', giveUp).off('exit', ended)
    }
    thread.on('message', done).on('error', giveUp).on('exit', ended)
    thread.postMessage(JSON.stringify(question))
  }

  return {
    async think(question) {
      if (!thinks(question.level)) return thinkTurn(question, clock)
      return new Promise(answer => {
        queue.push({ question, answer })
        assign()
      })
    },
    async close() {
      closed = true
      queue.length = 0
      await Promise.all([...all].map(thread => thread.terminate()))
    },
  }
}

/**
 * What such a thread does all day. Questions come as text: objects that are sent from thread to thread are shaped otherwise than
 * those made here, and V8 would take a fifth longer over everything that is played on from them.
 */
export function serveThoughts(port: MessagePort, clock: () => number): void {
  stepBack()
  port.on('message', (question: string) => port.postMessage(thinkTurn(JSON.parse(question) as Question, clock)))
}
