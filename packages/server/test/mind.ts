import {
  type Dice,
  diceFrom,
  formatAction,
  legalActions,
  type PlayerView,
  type Seat,
  seedState,
} from '@la-granja/engine'
import { type Asked, type Command, patched, type Told } from '../src/protocol.ts'

export type TableTold = Extract<Told, { say: 'table' }>

/** What a player was promised, to be compared with what is stored. */
export interface Promised {
  /** By the name of the command: its entry. */
  readonly done: Map<string, number>
  readonly refused: Map<string, string>
}

/** A player without a connection: hears messages and says what to send. It sends again what was not answered. */
export interface Mind {
  readonly promised: Promised
  now(): TableTold | undefined
  greet(): Asked
  /** What to send now; `lost` when the only way on is to come anew. */
  hear(told: Told): readonly Asked[] | 'lost'
  /** What was sent and not answered. */
  pending(): Extract<Asked, { say: 'do' }> | undefined
}

export interface MindOptions {
  readonly table: string
  readonly key?: string
  /** Whom it plays for; nobody for somebody who looks on. */
  readonly seat?: Seat
  readonly seed: string
  readonly choose?: (seen: PlayerView, dice: Dice) => string
}

export function byChance(seen: PlayerView, dice: Dice): string {
  const legal = legalActions(seen)
  const action = legal[dice.between(0, legal.length - 1)]
  if (action === undefined) throw new Error('nothing to do')
  return formatAction(action)
}

export function makeMind({ table, key, seat, seed, choose = byChance }: MindOptions): Mind {
  const dice = diceFrom(seedState(seed))
  const promised: Promised = { done: new Map(), refused: new Map() }
  let now: TableTold | undefined
  let pending: { readonly id: string; readonly command: Command } | undefined
  let count = 0

  const sent = () => (pending === undefined ? undefined : ({ say: 'do', ...pending } as const))

  function act(): readonly Asked[] {
    const seen = now?.games.find(game => game.seat === seat)?.view
    if (now === undefined || pending !== undefined || seat === undefined || seen === undefined) return []
    if (now.table.stage !== 'playing' || !now.table.waiting.includes(seat)) return []
    const command = { do: 'play', at: now.table.moves, actions: [choose(seen, dice)] } as const
    pending = { id: `${seed} ${count++}`.padStart(8, '-'), command }
    return [{ say: 'do', ...pending }]
  }

  return {
    promised,
    now: () => now,
    pending: sent,
    greet() {
      now = undefined
      return { say: 'hello', table, ...(key === undefined ? {} : { key }) }
    },
    hear(told) {
      switch (told.say) {
        case 'table':
          now = told
          if (pending !== undefined) return [{ say: 'do', ...pending }]
          break
        case 'news':
          if (now === undefined || now.table.version !== told.after) return 'lost'
          now = keptUp(now, told)
          break
        case 'done':
          promised.done.set(told.id, told.version)
          if (told.id === pending?.id) pending = undefined
          break
        case 'refused':
          promised.refused.set(told.id, told.refused.why)
          if (told.id === pending?.id) pending = undefined
          break
        case 'sorry':
          return 'lost'
      }
      return act()
    },
  }
}

function keptUp(now: TableTold, news: Extract<Told, { say: 'news' }>): TableTold {
  return {
    ...now,
    table: patched(now.table, news.table) as TableTold['table'],
    games: now.games.map(game => {
      const change = news.games.find(one => one.seat === game.seat)?.change
      return { ...game, view: patched(game.view, change) as typeof game.view }
    }),
  }
}
