import { checkComponents } from './components/check.ts'
import { partsFor } from './components/parts.ts'
import { show } from './components/reader.ts'
import type { ComponentSet } from './components/set.ts'
import { copyGoods, copyScored } from './evolve/copy.ts'
import { beginStep, run } from './phases/flow.ts'
import { type Dice, diceFrom, seedState, shuffled } from './random.ts'
import type { Building, Farm, GameState, Table, TableOptions } from './state.ts'
import { turnOn } from './turn.ts'
import {
  BUILDINGS,
  type BuildingId,
  EDITIONS,
  type Edition,
  NEUTRAL,
  NOBODY,
  SEATS,
  type Seat,
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
export function newGame(game: NewGame): GameState {
  const { seed, players, edition, options, components } = checkedGame(game)
  const dice = diceFrom(seedState(seed))
  const seats = SEATS.slice(0, players)
  const { set } = partsFor(edition, components)
  const deck = shuffled(
    set.cards.map(card => card.number).sort((a, b) => a - b),
    dice,
  )
  const hands = seats.map(() => deck.splice(-4))
  const roofs = set.roofs.map(round => shuffled(round, dice).slice(0, Math.max(players, 2)))
  const buildings = blockThree(set, dice)
  const order = fromStartPlayer(seats, dice)
  // §11: turn-order markers 2 and 3, one drawn; 2 is the first place.
  const neutralFirst = players === 1 && dice.between(2, 3) === 3

  const table: Table = {
    edition,
    players,
    options: {
      simultaneousFarm: options.simultaneousFarm === true,
      extraDeliveriesUpFront: options.extraDeliveriesUpFront === true,
      hiddenScores: options.hiddenScores === true,
    },
    round: 1,
    step: 'playing',
    over: false,
    waiting: [],
    queue: [],
    order,
    neutralFirst,
    farms: seats.map(() => newFarm(set.markers)),
    buildings,
    stalls: firstStalls(set, players === 1 ? soloOrder(neutralFirst) : order),
    siesta: set.siesta.map((_, space) => (space === 0 ? [...order].reverse() : [])),
    dice: [],
    reserved: [],
    roofs: roofs[0] ?? [],
    discards: [],
  }
  const turn = turnOn({
    table: components === undefined ? table : { ...table, components },
    secrets: {
      seed,
      random: dice.state(),
      hands,
      pile: deck,
      roofs: roofs.slice(1),
      donkeys: seats.map(() => 0),
      chosen: seats.map(() => 0),
      history: '',
    },
  })
  beginStep(turn, 1, 'playing')
  run(turn)
  return { table: turn.state.table, secrets: turn.state.secrets }
}

/** The same game with every value checked, from whatever it was given. */
function checkedGame(game: NewGame): Required<Omit<NewGame, 'components'>> & { components: ComponentSet | undefined } {
  const { seed, players, edition, options = {}, components } = game
  if (typeof seed !== 'string') throw new RangeError('seed: a text is needed')
  if (!PLAYER_COUNTS.includes(players)) throw new RangeError(`players: ${show(players)} is not 1, 2, 3 or 4`)
  if (!EDITIONS.includes(edition))
    throw new RangeError(`edition: ${show(edition)} is not one of ${EDITIONS.join(', ')}`)
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new RangeError(`options: ${show(options)} is not an object`)
  for (const [name, value] of Object.entries(options)) {
    if (!OPTIONS.includes(name as keyof TableOptions)) throw new RangeError(`options: ${show(name)} is not an option`)
    if (typeof value !== 'boolean') throw new RangeError(`options: ${name} is not true or false`)
  }
  if (components === undefined) return { seed, players, edition, options, components }
  const checked = checkComponents(components)
  if ('set' in checked) return { seed, players, edition, options, components: checked.set }
  const [first] = checked.problems
  throw new RangeError(`components: ${first?.path}: ${first?.wrong} (allowed: ${first?.allowed})`)
}

const PLAYER_COUNTS: readonly unknown[] = [1, 2, 3, 4]
const OPTIONS: readonly (keyof TableOptions)[] = ['simultaneousFarm', 'extraDeliveriesUpFront', 'hiddenScores']

/** §4.1: 1 VP, 1 silver, 1 commodity; two of the markers are in use, as commodity and as first stall. */
function newFarm(markers: number): Farm {
  return {
    silver: 1,
    points: 1,
    scored: copyScored(START_POINTS),
    pool: markers - 2,
    goods: copyGoods(START_GOODS),
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

const START_GOODS: Farm['goods'] = { olive: 0, grain: 0, grape: 0, pig: 0, food: 0, wine: 0, meat: 0, commodity: 1 }

const START_POINTS: Farm['scored'] = {
  setup: 1,
  roofs: 0,
  crafts: 0,
  firsts: 0,
  markers: 0,
  barrows: 0,
  removals: 0,
  stalls: 0,
  siesta: 0,
  bonuses: 0,
  helpers: 0,
  silver: 0,
  spent: 0,
}

/** §4.5: order markers 1, 2, 3 on three different buildings; a repeated roll is rolled again. */
function blockThree(set: ComponentSet, dice: Dice): Table['buildings'] {
  const blocked: BuildingId[] = []
  while (blocked.length < 3) {
    const rolled = dice.between(1, 6)
    const building = BUILDINGS.find(id => set.buildings[id].number === rolled)
    if (building !== undefined && !blocked.includes(building)) blocked.push(building)
  }
  const built = (id: BuildingId): Building => ({
    rows: set.buildings[id].rows.map(() => ({ filled: 0 })),
    owners: [],
    orderMarker: blocked.indexOf(id) + 1,
  })
  return {
    merchantHouse: built('merchantHouse'),
    wainwright: built('wainwright'),
    deli: built('deli'),
    greengrocer: built('greengrocer'),
    villageStore: built('villageStore'),
    butcher: built('butcher'),
  }
}

/** §4.6 */
function fromStartPlayer(seats: readonly Seat[], dice: Dice): readonly Seat[] {
  const start = dice.between(0, seats.length - 1)
  return [...seats.slice(start), ...seats.slice(0, start)]
}

/** §11: the places of player and neutral player. */
function soloOrder(neutralFirst: boolean): readonly StallOwner[] {
  return neutralFirst ? [NEUTRAL, 0] : [0, NEUTRAL]
}

/** §4.8: the first player on the lowest central hex. */
function firstStalls(set: ComponentSet, order: readonly StallOwner[]): readonly StallOwner[] {
  const stalls: StallOwner[] = Array.from({ length: Math.max(...set.hexes.map(hex => hex.hex)) + 1 }, () => NOBODY)
  const centre = set.hexes.filter(hex => hex.centre).sort((a, b) => a.value - b.value)
  order.forEach((seat, place) => {
    const hex = centre[place]
    if (hex !== undefined) stalls[hex.hex] = seat
  })
  return stalls
}
