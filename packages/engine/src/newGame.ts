import { partsOf } from './components/parts.ts'
import type { ComponentSet } from './components/set.ts'
import { beginStep, run } from './phases/flow.ts'
import { type Dice, diceFrom, seedState, shuffled } from './random.ts'
import type { Building, Farm, GameState, Table, TableOptions } from './state.ts'
import type { Turn } from './turn.ts'
import {
  BUILDINGS,
  type BuildingId,
  EDITIONS,
  type Edition,
  GOODS,
  NOBODY,
  type RoofId,
  SEATS,
  type Seat,
  SOURCES,
  type StallOwner,
} from './words.ts'

export interface NewGame {
  readonly seed: string
  readonly players: 1 | 2 | 3 | 4
  readonly edition: Edition
  readonly options?: TableOptions
  readonly components?: ComponentSet
}

/** §4. Throws a `RangeError` for a game that cannot be set up: there is no state yet that could be kept. */
export function newGame({ seed, players, edition, options = {}, components }: NewGame): GameState {
  if (typeof seed !== 'string') throw new RangeError('seed: a text is needed')
  if (players !== 2 && players !== 3 && players !== 4)
    throw new RangeError(`players: ${String(players)} is not 2, 3 or 4`)
  if (!EDITIONS.includes(edition) || edition !== 'classic')
    throw new RangeError(`edition: ${String(edition)} is not 'classic'`)

  const dice = diceFrom(seedState(seed))
  const seats = SEATS.slice(0, players)
  const table = emptyTable(players, edition, options, components)
  const { set } = partsOf(table)
  const deck = shuffled(
    set.cards.map(card => card.number).sort((a, b) => a - b),
    dice,
  )
  const hands = seats.map(() => deck.splice(-4))
  const roofs = set.roofs.map(round => shuffled(round, dice).slice(0, players))
  const buildings = blockThree(table, dice)
  const order = fromStartPlayer(seats, dice)

  const state: GameState = {
    table: {
      ...table,
      order,
      buildings,
      farms: seats.map(() => newFarm(set.markers)),
      stalls: firstStalls(set, order),
      siesta: set.siesta.map((_, space) => (space === 0 ? [...order].reverse() : [])),
      roofs: roofs[0] ?? [],
    },
    secrets: {
      seed,
      random: dice.state(),
      hands,
      pile: deck,
      roofs: roofs.slice(1),
      donkeys: seats.map(() => 0),
      history: [],
    },
  }
  const turn: Turn = { state, events: [] }
  beginStep(turn, 1, 'playing')
  run(turn)
  return turn.state
}

function emptyTable(
  players: number,
  edition: Edition,
  options: TableOptions,
  components: ComponentSet | undefined,
): Table {
  return {
    edition,
    players,
    options: {
      simultaneousFarm: options.simultaneousFarm === true,
      extraDeliveriesUpFront: options.extraDeliveriesUpFront === true,
      hiddenScores: options.hiddenScores === true,
    },
    ...(components === undefined ? {} : { components }),
    round: 1,
    step: 'playing',
    over: false,
    waiting: [],
    queue: [],
    order: [],
    farms: [],
    buildings: Object.fromEntries(
      BUILDINGS.map(id => [id, { rows: [], owners: [], orderMarker: 0 }]),
    ) as unknown as Record<BuildingId, Building>,
    stalls: [],
    siesta: [],
    dice: [],
    roofs: [] as readonly RoofId[],
    discards: [],
  }
}

/** §4.1: 1 VP, 1 silver, 1 commodity; two of the markers are in use, as commodity and as first stall. */
function newFarm(markers: number): Farm {
  const none = Object.fromEntries(GOODS.map(good => [good, 0])) as Farm['goods']
  const scored = Object.fromEntries(SOURCES.map(source => [source, 0])) as Farm['scored']
  return {
    silver: 1,
    points: 1,
    scored: { ...scored, setup: 1 },
    pool: markers - 2,
    goods: { ...none, commodity: 1 },
    fields: [],
    barrows: [],
    extensions: [],
    helpers: [],
    roofs: [],
    crafts: [],
    donkeys: [1, 2, 3, 4],
    donkey: 0,
    closed: [],
    todo: [],
  }
}

/** §4.5: order markers 1, 2, 3 on three different buildings; a repeated roll is rolled again. */
function blockThree(table: Table, dice: Dice): Table['buildings'] {
  const { set } = partsOf(table)
  const blocked: BuildingId[] = []
  while (blocked.length < 3) {
    const rolled = dice.between(1, 6)
    const building = BUILDINGS.find(id => set.buildings[id].number === rolled)
    if (building !== undefined && !blocked.includes(building)) blocked.push(building)
  }
  const entries = BUILDINGS.map(id => {
    const rows = set.buildings[id].rows.map(() => ({ filled: 0 }))
    return [id, { rows, owners: [], orderMarker: blocked.indexOf(id) + 1 }]
  })
  return Object.fromEntries(entries) as Table['buildings']
}

/** §4.6 */
function fromStartPlayer(seats: readonly Seat[], dice: Dice): readonly Seat[] {
  const start = dice.between(0, seats.length - 1)
  return [...seats.slice(start), ...seats.slice(0, start)]
}

/** §4.8: the first player on the lowest central hex. */
function firstStalls(set: ComponentSet, order: readonly Seat[]): readonly StallOwner[] {
  const stalls: StallOwner[] = Array.from({ length: Math.max(...set.hexes.map(hex => hex.hex)) + 1 }, () => NOBODY)
  const centre = set.hexes.filter(hex => hex.centre).sort((a, b) => a.value - b.value)
  order.forEach((seat, place) => {
    const hex = centre[place]
    if (hex !== undefined) stalls[hex.hex] = seat
  })
  return stalls
}
