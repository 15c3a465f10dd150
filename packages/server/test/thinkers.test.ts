import { Worker } from 'node:worker_threads'
import { legalActions, newGame, parseAction, type Seat, view, waitingFor } from '@la-granja/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeThinkers, type Thinkers } from '../src/thinkers.ts'
import type { Question } from '../src/thinking.ts'

const state = newGame({ seed: 'thinkers', players: 2, edition: 'classic' })
const seen = view(state, waitingFor(state)[0] as Seat)
const question: Question = { view: seen, level: 'lagranja', moment: 'one' }

let thinkers: Thinkers | undefined
let started = 0
let reported: string[] = []

/** Threads that do this with each question that they are asked. */
function thinkersOf(size: number, script: string): Thinkers {
  const code = `const { parentPort } = require('node:worker_threads')
parentPort.on('message', text => { const question = JSON.parse(text); ${script} })`
  started = 0
  reported = []
  const start = () => {
    started++
    return new Worker(code, { eval: true })
  }
  thinkers = makeThinkers(
    size,
    start,
    () => 0,
    error => reported.push(String(error)),
  )
  return thinkers
}

afterEach(async () => {
  vi.useRealTimers()
  await thinkers?.close()
})

function expectLegal(actions: readonly string[]): void {
  expect(legalActions(seen)).toContainEqual(parseAction(actions[0] ?? ''))
}

describe('threads of computer players', () => {
  it('answer one question each at a time', async () => {
    const { think } = thinkersOf(2, 'parentPort.postMessage([question.moment])')
    const moments = ['a', 'b', 'c', 'd', 'e']
    const answers = await Promise.all(moments.map(moment => think({ ...question, moment })))
    expect(answers).toEqual(moments.map(moment => [moment]))
    expect(started).toBe(2)
    expect(reported).toEqual([])
  })

  it.each(['novice', 'farmer'] as const)('are not asked where %s answers within a moment', async level => {
    const { think } = thinkersOf(1, 'for (;;);')
    expectLegal(await think({ ...question, level }))
    expect(started).toBe(0)
  })

  it.each([
    ['crashes', "throw new Error('broken')", 'Error: broken'],
    ['ends', 'process.exit(7)', 'Error: a thread for computer players ended with code 7'],
  ])(
    'one that %s does not block its table: Farmer answers, and the next question gets a new thread',
    async (_, script, told) => {
      const { think } = thinkersOf(1, script)
      expectLegal(await think(question))
      expectLegal(await think(question))
      expect(started).toBe(2)
      expect(reported).toEqual([told, told])
    },
  )

  it('one that never answers is ended, and Farmer answers; whoever waited behind it is answered too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { think } = thinkersOf(1, "if (question.moment === 'one') for (;;); else parentPort.postMessage(['next'])")
    const both = Promise.all([think(question), think({ ...question, moment: 'two' })])
    await vi.advanceTimersByTimeAsync(12_000)
    const [first, second] = await both
    expectLegal(first)
    expect(second).toEqual(['next'])
    expect(reported).toEqual(['Error: a thread for computer players has not answered for 12 s'])
  })
})
