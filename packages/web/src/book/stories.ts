import {
  type Building,
  type BuildingId,
  type Farm,
  type GameEvent,
  type GameState,
  NOBODY,
  newGame,
  parseAction,
  play,
  type Seat,
  type StallOwner,
  type Step,
  type Table,
  type Task,
} from '@la-granja/engine'
import type { ExampleId } from '@la-granja/text'

/** A position, what somebody does there, and what comes of it: all of it played by the rules themselves. */
export interface Story {
  readonly before: Table
  readonly after: Table
  readonly events: readonly GameEvent[]
}

interface Position {
  readonly round: number
  readonly step: Step
  /** What Red, who has the turn, is to do. */
  readonly task: Task
  readonly red?: Partial<Farm>
  /** The donkeys of this round by seat. */
  readonly donkeys?: readonly number[]
  readonly table?: Partial<Table>
}

const PLAYERS = 3
const RED = 0
const BLUE = 1
const YELLOW = 2

function position({ round, step, task, red, donkeys, table }: Position): GameState {
  const fresh = newGame({ seed: 'rule book', players: PLAYERS, edition: 'classic', options: {} })
  const farms = fresh.table.farms.map((farm, seat) => ({
    ...farm,
    goods: { ...farm.goods, commodity: 0 },
    ...(seat === RED ? { ...red, todo: [task] } : {}),
    ...(donkeys === undefined ? {} : { donkey: donkeys[seat] ?? 0 }),
  }))
  const buildings = Object.fromEntries(
    Object.entries(fresh.table.buildings).map(([id, building]) => [id, { ...building, orderMarker: 0 }]),
  ) as Table['buildings']
  const order: readonly Seat[] = [RED, BLUE, YELLOW]
  const siesta = [[YELLOW, BLUE, RED], [], [], [], []] as readonly (readonly Seat[])[]
  return {
    ...fresh,
    table: {
      ...fresh.table,
      round,
      step,
      order,
      siesta,
      waiting: [RED],
      queue: [BLUE, YELLOW],
      farms,
      buildings,
      ...table,
    },
  }
}

/** Throws for what the rules do not allow: an example must not be wrong. */
function told(start: GameState, lines: readonly string[]): Story {
  let state = start
  const events: GameEvent[] = []
  for (const line of lines) {
    const played = play(state, parseAction(line))
    if ('refusal' in played) throw new Error(`${line}: ${played.refusal.why}`)
    state = played.state
    events.push(...played.events)
  }
  return { before: start.table, after: state.table, events }
}

function goods(of: Partial<Farm['goods']>): Farm['goods'] {
  return { olive: 0, grain: 0, grape: 0, pig: 0, food: 0, wine: 0, meat: 0, commodity: 0, ...of }
}

function stalls(owners: Readonly<Record<number, Seat>>): readonly StallOwner[] {
  const { table } = newGame({ seed: 'rule book', players: PLAYERS, edition: 'classic', options: {} })
  return table.stalls.map((_, hex) => owners[hex] ?? NOBODY)
}

function trade(): Story {
  const start = position({
    round: 2,
    step: 'income',
    task: { do: 'trading' },
    red: { silver: 2, goods: goods({ olive: 2, grape: 1, pig: 1 }) },
  })
  return told(start, ['0 sell olive store', '0 upgrade grape store'])
}

function roof(): Story {
  const start = position({
    round: 2,
    step: 'roofing',
    task: { do: 'roofing', bought: false },
    red: { silver: 3, roofs: [{ roof: 'pig', space: 0, used: true }] },
    table: { roofs: ['harvest', 'upgrade1', 'delivery'] },
  })
  return told(start, ['0 buyRoof 1 1'])
}

function siesta(): Story {
  const start = position({ round: 2, step: 'resting', task: { do: 'resting' }, donkeys: [2, 1, 2] })
  return told(start, ['0 advance 2', '1 advance 3', '2 advance 2'])
}

function row(): Story {
  const deli: Building = {
    rows: [{ seat: RED, filled: 0b0111 }, { seat: BLUE, filled: 0b0001 }, { filled: 0 }, { filled: 0 }],
    owners: [],
    orderMarker: 0,
  }
  const start = position({
    round: 3,
    step: 'delivering',
    task: { do: 'delivering', left: 1 },
    red: { goods: goods({ meat: 1 }), pool: 20 },
  })
  const { buildings } = start.table
  const set: Partial<Record<BuildingId, Building>> = { deli, butcher: { ...buildings.butcher, orderMarker: 1 } }
  return told({ ...start, table: { ...start.table, buildings: { ...buildings, ...set } } }, [
    '0 deliver meat store deli 0',
  ])
}

/** Thatcher: olive, grape and food for 4 VP. */
const BARROW = 45

function loaded(): GameState {
  return position({
    round: 3,
    step: 'delivering',
    task: { do: 'delivering', left: 2 },
    red: { goods: goods({ grape: 1 }), barrows: [{ card: BARROW, filled: 0b101 }], pool: 20 },
    table: { stalls: stalls({ 1: RED, 15: BLUE, 6: BLUE, 2: YELLOW, 11: YELLOW }) },
  })
}

const LOADED = `0 load grape store ${BARROW}`

function push(): Story {
  const full = play(loaded(), parseAction(LOADED))
  if ('refusal' in full) throw new Error(full.refusal.why)
  return told(full.state, ['0 placeStall 5'])
}

/** Worked out when they are looked at. */
export const STORIES: Readonly<Record<Exclude<ExampleId, 'card'>, () => Story>> = {
  trade,
  roof,
  siesta,
  row,
  barrow: () => told(loaded(), [LOADED]),
  push,
}
