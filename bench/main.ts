import {
  type Action,
  type GameState,
  legalActions,
  newGame,
  type PlayerView,
  play,
  record,
  replay,
  type Seat,
  view,
  waitingFor,
} from '../packages/engine/src/index.ts'
import { diceFrom, seedState } from '../packages/engine/src/random.ts'
import { interleaved, rate } from './measure.ts'
import { peerLoop } from './peer.ts'

const json = process.argv.includes('--json')
const ROUNDS = 7
const SECONDS = 0.7

interface Sample {
  readonly state: GameState
  readonly seat: Seat
  readonly view: PlayerView
  readonly action: Action
}

let games = 0

/** One random game of four, the whole legal list at every decision; tells the number of decisions. */
function randomGame(see: (sample: Sample) => void = () => {}): { decisions: number; end: GameState } {
  const seed = `bench ${games++ % 50}`
  const dice = diceFrom(seedState(seed))
  let state = newGame({ seed, players: 4, edition: 'classic' })
  let decisions = 0
  for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
    const seat = waiting[dice.between(0, waiting.length - 1)] as Seat
    const seen = view(state, seat)
    const legal = legalActions(seen)
    const action = legal[dice.between(0, legal.length - 1)] as Action
    see({ state, seat, view: seen, action })
    const played = play(state, action)
    if ('refusal' in played) throw new Error(JSON.stringify(played.refusal))
    state = played.state
    decisions++
  }
  return { decisions, end: state }
}

const samples: Sample[] = []
// Every thirteenth, from all phases; keeping them all would measure the garbage collector.
let decision = 0
for (let game = 0; game < 10; game++) {
  randomGame(sample => {
    if (decision++ % 13 === 0) samples.push(sample)
  })
}
const { end } = randomGame()
const finished = record(end)
const middle = samples[Math.floor(samples.length / 20)]?.state as GameState
const peer = peerLoop(middle)
let sunk = 0
const once = (work: () => unknown) => {
  work()
  return 1
}
const over = (use: (sample: Sample) => number) => () => {
  for (const sample of samples) sunk += use(sample)
  return samples.length
}

const medians = interleaved(
  {
    decisions: () => rate(() => randomGame().decisions, SECONDS),
    games: () => rate(() => once(randomGame), SECONDS),
    boardgameio: () => rate(() => peer(100), SECONDS),
    play: () =>
      rate(
        over(({ state, action }) => Object.keys(play(state, action)).length),
        SECONDS,
      ),
    legalActions: () =>
      rate(
        over(sample => legalActions(sample.view).length),
        SECONDS,
      ),
    view: () =>
      rate(
        over(({ state, seat }) => view(state, seat).pile),
        SECONDS,
      ),
    replay: () => rate(() => once(() => replay(finished)), SECONDS),
  },
  ROUNDS,
)

const micro = (perSecond: number) => 1e6 / perSecond
const rows = [
  {
    name: 'random play, 4 players',
    value: medians.decisions,
    unit: 'decisions/s',
    peer: 'boardgame.io reducer',
    ratio: medians.decisions / medians.boardgameio,
  },
  { name: 'boardgame.io reducer, same shape', value: medians.boardgameio, unit: 'decisions/s' },
  { name: 'full random games', value: medians.games, unit: 'games/s' },
  { name: 'one play', value: micro(medians.play), unit: 'us' },
  { name: 'one legalActions', value: micro(medians.legalActions), unit: 'us' },
  { name: 'one view', value: micro(medians.view), unit: 'us' },
  { name: 'replay of a finished game', value: micro(medians.replay) / 1000, unit: 'ms' },
  { name: 'record of a finished game', value: JSON.stringify(finished).length / 1024, unit: 'KB' },
  { name: 'state in the middle of a game', value: JSON.stringify(middle.table).length / 1024, unit: 'KB' },
]

for (const row of rows) {
  if (json) console.log(JSON.stringify(row))
  else {
    const value = row.value >= 100 ? Math.round(row.value).toLocaleString('en') : row.value.toFixed(2)
    const ratio = row.ratio === undefined ? '' : `${row.ratio.toFixed(1)}x ${row.peer}`
    console.log(`${row.name.padEnd(34)}${value.padStart(10)} ${row.unit.padEnd(12)} ${ratio}`)
  }
}
if (sunk < 0) console.log(sunk)
