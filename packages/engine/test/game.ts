import { expect } from 'vitest'
import type { GameEvent } from '../src/event.ts'
import {
  type Action,
  type Farm,
  formatAction,
  type GameState,
  legalActions,
  parseAction,
  play,
  type Refusal,
  refusal,
  type Seat,
  type Source,
  type Task,
  view,
} from '../src/index.ts'

/** §2.7: every marker of a player that stands somewhere. */
export function markersInUse(table: Pick<GameState['table'], 'stalls' | 'buildings'>, farm: Farm, seat: Seat): number {
  const bits = (filled: number) => filled.toString(2).replaceAll('0', '').length
  const goods = Object.values(farm.goods).reduce((sum, count) => sum + count, 0)
  const crops = farm.fields.filter(field => field.ripe).length
  const barrows = farm.barrows.reduce((sum, barrow) => sum + bits(barrow.filled), 0)
  const marks = farm.helpers.filter(helper => helper.marked).length
  const stalls = table.stalls.filter(owner => owner === seat).length
  let village = 0
  for (const { rows, owners } of Object.values(table.buildings)) {
    village += owners.filter(owner => owner === seat).length
    for (const row of rows) if (row.seat === seat) village += bits(row.filled)
  }
  return goods + crops + barrows + marks + farm.closed.length + stalls + village
}

/** A game under test. Every `do` also checks that `play` leaves its argument alone and that the state survives JSON. */
export class Game {
  /** Of the last `do`. */
  events: readonly GameEvent[]
  state: GameState

  constructor(state: GameState, events: readonly GameEvent[]) {
    this.state = state
    this.events = events
  }

  /** Plays lines such as `'sell olive store'` for the seat whose turn it is, or `'1: endTurn'` for another one. */
  do(...lines: string[]): this {
    for (const line of lines) {
      const action = this.action(line)
      const before = JSON.stringify(this.state)
      const played = play(deepFreeze(this.state), action)
      if ('refusal' in played)
        throw new Error(
          `${line}: refused ${JSON.stringify(played.refusal)}\nlegal: ${this.legal(action.seat).join(' | ')}`,
        )
      expect(JSON.stringify(this.state), 'play changed its argument').toBe(before)
      expect(JSON.parse(JSON.stringify(played.state)), 'the state is not plain JSON').toStrictEqual(played.state)
      for (const [seat, farm] of played.state.table.farms.entries()) {
        expect(farm.pool + markersInUse(played.state.table, farm, seat as Seat), `markers of seat ${seat}`).toBe(25)
      }
      this.state = played.state
      this.events = played.events
    }
    return this
  }

  /** The refusal of a line; fails if it is possible. */
  refused(line: string): Refusal {
    const action = this.action(line)
    const played = play(deepFreeze(this.state), action)
    if (!('refusal' in played)) throw new Error(`${line}: is possible`)
    expect(refusal(view(this.state, action.seat), action)).toStrictEqual(played.refusal)
    return played.refusal
  }

  /** All legal lines of a seat, without the seat. */
  legal(seat: Seat = this.seat): string[] {
    return legalActions(view(this.state, seat)).map(action => formatAction(action).slice(2))
  }

  can(line: string, seat: Seat = this.seat): boolean {
    return this.legal(seat).includes(line)
  }

  /** Whose turn it is. */
  get seat(): Seat {
    return this.state.table.waiting[0] ?? 0
  }

  get table() {
    return this.state.table
  }

  farm(seat: Seat): Farm {
    return this.state.table.farms[seat]!
  }

  hand(seat: Seat): readonly number[] {
    return this.state.secrets.hands[seat]!
  }

  task(seat: Seat = this.seat): Task | undefined {
    return this.farm(seat).todo.at(-1)
  }

  scored(seat: Seat, source: Source): number {
    return this.farm(seat).scored[source]
  }

  /** The events of the last `do` of one type. */
  saw<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
  }

  private action(line: string): Action {
    const [, other, rest] = /^(\d): (.*)$/.exec(line) ?? [undefined, undefined, line]
    const action = parseAction(`${other ?? this.seat} ${rest}`)
    if (action === undefined) throw new Error(`not an action: ${line}`)
    return action
  }
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const item of Object.values(value)) deepFreeze(item)
  return value
}
