import { chanceFrom, randomBot } from '@la-granja/bots'
import { type Edition, view, waitingFor } from '@la-granja/engine'
import { act, begin, type LocalGame, type Sitter } from '../src/game/game.ts'

interface Wish {
  readonly seed: string
  readonly players?: 2 | 3
  readonly edition?: Edition
  readonly until?: (game: LocalGame) => boolean
}

/** A game played at random, to its end or until the test has seen enough. */
export function playedGame({ seed, players = 2, edition = 'classic', until = () => false }: Wish): LocalGame {
  const chance = chanceFrom(seed)
  const names = ['You', 'Ana', 'Ben'].slice(0, players)
  const sitters = names.map((_, seat): Sitter => (seat === 0 ? 'person' : 'novice'))
  let game = begin({ game: { seed, players, edition }, sitters, names }, 'id', 1)
  for (let [seat] = waitingFor(game.state); seat !== undefined && !until(game); [seat] = waitingFor(game.state)) {
    const next = act(game, randomBot.choose(view(game.state, seat), chance))
    if ('refusal' in next) throw new Error(next.refusal.why)
    game = next
  }
  return game
}
