import { type GameState, legalActions, play, record, replay, view } from '../packages/engine/src/index.ts'
import { interleaved, median, rate, ratio } from './measure.ts'
import { overrunRows } from './overrun.ts'
import { peerLoop } from './peer.ts'
import { randomGame, type Sample } from './randomGame.ts'
import { print, type Row } from './rows.ts'
import { searchLoop } from './search.ts'
import { startThreads, workIfWorker } from './threads.ts'

const ROUNDS = 7
const SECONDS = 0.7

if (!workIfWorker()) print([...engineRows(), ...overrunRows(), await threadsRow()], process.argv.includes('--json'))

function engineRows(): Row[] {
  const samples: Sample[] = []
  // Every thirteenth decision, from all phases; keeping them all would measure the garbage collector.
  let decision = 0
  const sampled = (sample: Sample) => {
    if (decision++ % 13 === 0) samples.push(sample)
  }
  for (let game = 0; game < 10; game++) randomGame(sampled)
  const finished = record(randomGame().end)
  const middle = samples[Math.floor(samples.length / 20)]?.state as GameState
  const peer = peerLoop(middle)
  const search = searchLoop()
  const each = (use: (sample: Sample) => unknown) => () => {
    for (const sample of samples) use(sample)
    return samples.length
  }
  const once = (work: () => unknown) => () => {
    work()
    return 1
  }
  const seen = interleaved(
    {
      decisions: () => rate(() => randomGame().decisions, SECONDS),
      peer: () => rate(() => peer(100), SECONDS),
      games: () => rate(once(randomGame), SECONDS),
      play: () =>
        rate(
          each(({ state, action }) => play(state, action)),
          SECONDS,
        ),
      legalActions: () =>
        rate(
          each(sample => legalActions(sample.view)),
          SECONDS,
        ),
      view: () =>
        rate(
          each(({ state, seat }) => view(state, seat)),
          SECONDS,
        ),
      replay: () =>
        rate(
          once(() => replay(finished)),
          SECONDS,
        ),
      search: () => rate(() => search(200), SECONDS),
    },
    ROUNDS,
  )
  const micro = (perSecond: readonly number[]) => 1e6 / median(perSecond)
  const kilobytes = (value: unknown) => JSON.stringify(value).length / 1024
  return [
    {
      name: 'random play, 4 players',
      value: median(seen.decisions),
      unit: 'decisions/s',
      peer: 'boardgame.io reducer',
      ratio: ratio(seen.decisions, seen.peer),
    },
    { name: 'boardgame.io reducer, same shape', value: median(seen.peer), unit: 'decisions/s' },
    { name: 'full random games', value: median(seen.games), unit: 'games/s' },
    { name: 'one play', value: micro(seen.play), unit: 'us' },
    { name: 'one legalActions', value: micro(seen.legalActions), unit: 'us' },
    { name: 'one view', value: micro(seen.view), unit: 'us' },
    { name: 'replay of a finished game', value: micro(seen.replay) / 1000, unit: 'ms' },
    { name: 'search at the first decision', value: median(seen.search), unit: 'iterations/s' },
    { name: 'record of a finished game', value: kilobytes(finished), unit: 'KB' },
    { name: 'table in the middle of a game', value: kilobytes(middle.table), unit: 'KB' },
  ]
}

async function threadsRow(): Promise<Row> {
  const one: number[] = []
  const two: number[] = []
  const threads = await startThreads(2)
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await threads.play(1, SECONDS))
    two.push(await threads.play(2, SECONDS))
  }
  await threads.stop()
  return {
    name: 'two worker threads',
    value: median(two),
    unit: 'decisions/s',
    peer: 'one thread',
    ratio: ratio(two, one),
  }
}
