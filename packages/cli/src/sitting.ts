import { type Chance, chanceFrom, type Player, randomBot } from '@la-granja/bots'
import {
  type Action,
  type GameRecord,
  type GameState,
  newGame,
  parseAction,
  play,
  record,
  replay,
  type Seat,
  view,
  viewEvent,
  waitingFor,
} from '@la-granja/engine'
import type { Told } from './story.ts'

/** A game at this terminal: the state so far and all that has happened. */
export interface Sitting {
  state: GameState
  /** How many actions have been played. */
  turns: number
  readonly log: Told[]
}

export function sitDown(state: GameState): Sitting {
  return { state, turns: 0, log: [] }
}

/** Plays a record again, with its events. Throws a `RecordError` for one that cannot be played. */
export function retell(json: GameRecord): Sitting {
  replay(json)
  const { seed, players, edition, options, components, actions } = json
  const fresh = newGame({ seed, players, edition, options, ...(components === undefined ? {} : { components }) })
  const sitting = sitDown(fresh)
  for (const line of actions) {
    const action = parseAction(line)
    if (action !== undefined) act(sitting, action)
  }
  return sitting
}

export function act(sitting: Sitting, action: Action): void {
  const played = play(sitting.state, action)
  if ('refusal' in played) throw new Error(`refused: ${played.refusal.why} (${played.refusal.rule})`)
  sitting.state = played.state
  sitting.turns++
  sitting.log.push(...played.events)
}

/** A computer player's action. Its chance depends on the game and the moment alone, so a loaded game goes on alike. */
export function actBy({ bot, budget }: Player, sitting: Sitting, seat: Seat): void {
  const chance: Chance = chanceFrom(`${sitting.state.secrets.seed} ${sitting.turns} ${seat}`)
  act(sitting, bot.choose(view(sitting.state, seat), chance, budget))
}

export function actAtRandom(sitting: Sitting, seat: Seat): void {
  actBy({ bot: randomBot }, sitting, seat)
}

/** Who acts next; where several decide at once, the computer players go first. */
export function nextSeat(sitting: Sitting, person: Seat | undefined): Seat | undefined {
  const waiting = waitingFor(sitting.state)
  return waiting.find(seat => seat !== person) ?? waiting[0]
}

/** The log without what only somebody else may know. */
export function seenBy(log: readonly Told[], seat: Seat | undefined): Told[] {
  return log.flatMap(told => (told.type === 'forced' ? told : (viewEvent(told, seat) ?? [])))
}

export function saved(sitting: Sitting): string {
  return `${JSON.stringify(record(sitting.state), undefined, 1)}\n`
}
