import { makeBot, playMatch } from '@la-granja/bots'
import { type Edition, type GameEvent, type NewGame, newGame, record, SEATS } from '@la-granja/engine'
import { retell } from '../sitting.ts'
import type { WatchedGame } from './balanceTally.ts'

export interface BalanceGames {
  readonly edition: Edition
  readonly seed: string
}

/** A game between four Farmers with everything that happened in it. */
export function balanceGame({ edition, seed }: BalanceGames, number: number): WatchedGame {
  const game: NewGame = { seed: `${seed} ${number}`, players: 4, edition }
  const players = SEATS.map(() => ({ bot: makeBot('farmer') }))
  const { state, result } = playMatch(game, players)
  const events = retell(record(state)).log.filter((told): told is GameEvent => told.type !== 'forced')
  return { order: newGame(game).table.order, events, result }
}
