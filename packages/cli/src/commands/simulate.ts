import { type GameResult, type NewGame, newGame, result, SOURCES } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { padded, rightPadded } from '../draw/paint.ts'
import { editionOption, numberOption, optionsOnly, playersOption, seedOption } from '../options.ts'
import { actAtRandom, nextSeat, sitDown } from '../sitting.ts'
import type { World } from '../world.ts'
import { componentsOption } from './components.ts'

const OPTIONS = { games: 'string', players: 'string', edition: 'string', seed: 'string', components: 'string' } as const
const names = namesIn()

export interface Outcome {
  readonly result: GameResult
  readonly turns: number
}

/** `granja simulate` */
export async function simulateCommand(args: readonly string[], world: World): Promise<void> {
  const given = optionsOnly(args, OPTIONS)
  const games = numberOption(given, 'games', 1, 1_000_000, 100)
  const players = playersOption(given, 3)
  const edition = editionOption(given)
  const seed = seedOption(given)
  const set = componentsOption(given, world)
  const outcomes: Outcome[] = []
  for (let game = 1; game <= games; game++) {
    outcomes.push(randomGame({ seed: `${seed} ${game}`, players, edition, ...set }))
    if (game % 10 === 0) world.progress(`${game} of ${games} games`)
  }
  world.progress('')
  const parts = typeof given.components === 'string' ? `, components ${given.components}` : ''
  world.write(`${games} games of ${players} random players, seed “${seed}”${parts}\n\n${summary(outcomes)}\n`)
}

function randomGame(game: NewGame): Outcome {
  const sitting = sitDown(newGame(game))
  for (let seat = nextSeat(sitting, undefined); seat !== undefined; seat = nextSeat(sitting, undefined))
    actAtRandom(sitting, seat)
  const final = result(sitting.state)
  if (final === undefined) throw new Error('a game ended without a result')
  return { result: final, turns: sitting.turns }
}

/** Points of all players, of the winners, and where they come from. */
export function summary(outcomes: readonly Outcome[]): string {
  const standings = outcomes.flatMap(outcome => outcome.result.ranking)
  const winning = outcomes.flatMap(({ result: { ranking } }) => ranking.slice(0, 1).map(({ points }) => points))
  const rows: (readonly [string, readonly number[]])[] = [
    ['Points', standings.map(({ points }) => points)],
    ['Winner’s points', winning],
    ['Actions per game', outcomes.map(({ turns }) => turns)],
    ...SOURCES.map(
      source => [`· ${names.sources[source]}`, standings.map(({ bySource }) => bySource[source])] as const,
    ),
  ]
  const head = ['mean', '±', 'least', 'most'].map(title => rightPadded(title, 9)).join('')
  return [padded('', 22) + head, ...rows.map(([label, numbers]) => padded(label, 22) + figures(numbers))].join('\n')
}

function figures(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const spread = Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length)
  const least = numbers.reduce((a, b) => Math.min(a, b))
  const most = numbers.reduce((a, b) => Math.max(a, b))
  return [mean.toFixed(2), spread.toFixed(2), String(least), String(most)].map(text => rightPadded(text, 9)).join('')
}
