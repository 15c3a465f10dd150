import {
  type Arena,
  type ArenaGame,
  arenaGame,
  giveHelpers,
  hold,
  type Lesson,
  type Sums,
  type Trial,
} from '@la-granja/bots'
import { type BalanceGames, balanceGame } from './commands/balanceGame.ts'
import { addTally, countGame, emptyTally, type Tally } from './commands/balanceTally.ts'
import { WorkError, type World } from './world.ts'

/** Games by number: from, and up to but not including. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Work that can be given to another thread: plain data, answered with plain data. */
export type Order =
  | ({ readonly do: 'games'; readonly arena: Arena } & Span)
  | { readonly do: 'lesson'; readonly lesson: Lesson }
  | ({ readonly do: 'gifts'; readonly trial: Trial } & Span)
  | ({ readonly do: 'balance'; readonly games: BalanceGames } & Span)

interface Answers {
  readonly games: readonly ArenaGame[]
  readonly lesson: Sums
  readonly gifts: Sums
  readonly balance: Tally
}

export type AnswerTo<O extends Order> = Answers[O['do']]

export function carryOut(order: Order, clock: () => number): AnswerTo<Order> {
  switch (order.do) {
    case 'games':
      return numbers(order).map(game => arenaGame(order.arena, game, clock))
    case 'lesson':
      return hold(order.lesson)
    case 'gifts':
      return giveHelpers(order.trial, order.from, order.to)
    case 'balance': {
      const tally = emptyTally()
      for (const game of numbers(order)) addTally(tally, countGame(balanceGame(order.games, game)))
      return tally
    }
  }
}

function numbers({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** The world carries orders as they are; here their answers get their types. */
export async function request<O extends Order>(world: World, order: O): Promise<AnswerTo<O>> {
  return (await world.work(order)) as AnswerTo<O>
}

/** Names what was being done, so that it can be done again and looked at. */
export function workError(order: Order, cause: string): WorkError {
  const { seed, from, to } = order.do === 'lesson' ? order.lesson : { ...seedOf(order), from: order.from, to: order.to }
  const games = to - from === 1 ? `game ${from}` : `games ${from} to ${to - 1}`
  return new WorkError(`the order “${order.do}” (seed “${seed}”, ${games}) failed: ${cause}`)
}

function seedOf(order: Exclude<Order, { do: 'lesson' }>): { readonly seed: string } {
  return order.do === 'games' ? order.arena : order.do === 'gifts' ? order.trial : order.games
}
