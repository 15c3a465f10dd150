import { chanceFrom, randomBot } from '@la-granja/bots'
import { type GameRecord, type NewGame, newGame, play, record, view, waitingFor } from '@la-granja/engine'
import type { Page } from '@playwright/test'
import { overwrite } from './shelf.ts'

/** A game played at random to its end. */
export function finished(game: NewGame): GameRecord {
  const chance = chanceFrom(game.seed)
  let state = newGame(game)
  for (let [seat] = waitingFor(state); seat !== undefined; [seat] = waitingFor(state)) {
    const next = play(state, randomBot.choose(view(state, seat), chance))
    if ('refusal' in next) throw new Error(next.refusal.why)
    state = next.state
  }
  return record(state)
}

/** Lays a finished game on the shelf; the first seat is the person's. */
export async function layDown(page: Page, id: string, game: NewGame, played: number): Promise<GameRecord> {
  const kept = finished(game)
  const names = ['You', 'Ana', 'Ben', 'Carla'].slice(0, game.players)
  const sitters = names.map((_, seat) => (seat === 0 ? 'person' : 'farmer'))
  await overwrite(page, { id, record: kept, names, sitters, begun: played, played } as never)
  return kept
}
