// Random games over all player counts and options with every law checked on the way: `npm run soak -- --games 10000`.
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CARDS, record, replay, stateHash } from '../packages/engine/src/index.ts'
import type { Dice } from '../packages/engine/src/random.ts'
import { watch } from '../packages/engine/test/laws/coverage.ts'
import {
  cardsAreConserved,
  eventsHideSecrets,
  hiddenThingsStayHidden,
  listedActionsApply,
  listIsComplete,
  notationIsInvertible,
  nothingIsLost,
  othersWait,
  stateIsJson,
} from '../packages/engine/test/laws/laws.ts'
import { type Decision, planFor, playGame } from '../packages/engine/test/laws/randomGame.ts'

interface Report {
  readonly games: number
  readonly actions: number
  readonly acted: readonly string[]
  readonly error?: string
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'soak' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    worker: { type: 'string' },
  },
})
const games = Number(values.games)
const jobs = Number(values.jobs)
if (!(games > 0) || !(jobs > 0)) {
  console.error('usage: npm run soak -- [--games N] [--seed TEXT] [--jobs N]')
  process.exit(1)
}
if (values.worker === undefined) lead()
else work(Number(values.worker))

/** The laws that cost little are checked after every action, the others now and then. */
function check(decision: Decision, dice: Dice): void {
  cardsAreConserved(decision.after)
  nothingIsLost(decision.after)
  eventsHideSecrets(decision)
  const turn = dice.between(1, 400)
  if (turn > 4) return
  if (turn === 1) listIsComplete(decision)
  if (turn === 2) listedActionsApply(decision)
  if (turn === 3) hiddenThingsStayHidden(decision.after, dice)
  othersWait(decision.after)
  stateIsJson(decision.after)
  notationIsInvertible(decision.legal)
}

function work(job: number): void {
  const acted = watch()
  let played = 0
  let actions = 0
  const report = (error?: string) =>
    process.send?.({
      games: played,
      actions,
      acted: [...acted.helpers],
      ...(error === undefined ? {} : { error }),
    } satisfies Report)
  for (let index = job; index < games; index += jobs) {
    const plan = planFor(index, values.seed)
    try {
      const state = playGame(plan, (decision, dice) => {
        actions++
        acted.see(decision.events, decision.after)
        check(decision, dice)
      })
      if (stateHash(replay(record(state))) !== stateHash(state)) throw new Error('the record replays to another state')
    } catch (error) {
      report(`game ${index} (${JSON.stringify(plan)}): ${error instanceof Error ? error.message : String(error)}`)
      return
    }
    if (++played % 50 === 0) report()
  }
  report()
}

function lead(): void {
  const began = Date.now()
  const reports = new Map<number, Report>()
  const workers: ChildProcess[] = []
  const sum = (of: (report: Report) => number) => [...reports.values()].reduce((total, one) => total + of(one), 0)
  const progress = () => {
    const played = sum(one => one.games)
    const seconds = (Date.now() - began) / 1000
    const rate = played / Math.max(seconds, 0.001)
    const line = `${played} of ${games} games, ${Math.round(rate)} a second, ${Math.ceil((games - played) / Math.max(rate, 0.01))} s left`
    if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(70)}`)
    else console.error(line)
  }
  const timer = setInterval(progress, process.stderr.isTTY ? 500 : 10_000)
  let running = jobs
  for (let job = 0; job < jobs; job++) {
    const worker = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--worker', String(job)])
    workers.push(worker)
    worker.on('message', message => reports.set(job, message as Report))
    worker.on('exit', code => {
      if (code !== 0 && reports.get(job)?.error === undefined)
        reports.set(job, { games: 0, actions: 0, acted: [], error: `worker ${job} ended with ${code}` })
      if (--running === 0) end()
    })
  }

  function end(): void {
    clearInterval(timer)
    progress()
    const acted = new Set([...reports.values()].flatMap(one => one.acted))
    const idle = Object.keys(CARDS).filter(id => !acted.has(id))
    const errors = [...reports.values()].flatMap(one => one.error ?? [])
    console.log(
      `\n${sum(one => one.games)} games, ${sum(one => one.actions)} actions, ${((Date.now() - began) / 1000).toFixed(0)} s`,
    )
    console.log(idle.length === 0 ? 'all 66 helpers have acted' : `helpers that have not acted: ${idle.join(', ')}`)
    for (const error of errors) console.log(`LAW BROKEN in ${error}`)
    console.log(`${sum(one => one.games)} passed, ${errors.length} failed`)
    process.exitCode = errors.length === 0 ? 0 : 1
  }
}
