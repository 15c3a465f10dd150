import {
  BUILDINGS,
  type BuildingId,
  CARDS,
  type CardId,
  CLASSIC,
  type Edition,
  type Farm,
  type GameState,
  type Good,
  HARVEST,
  type Harvest,
  NOBODY,
  newGame,
  type RoofId,
  type Seat,
  type StallOwner,
  type Step,
  type TableOptions,
} from '../src/index.ts'
import { beginStep, run } from '../src/phases/flow.ts'
import { turnOn } from '../src/turn.ts'
import { Game, markersInUse } from './game.ts'

export { deepFreeze, Game, markersInUse } from './game.ts'

/** Names only what matters for the test; everything else is empty. */
export interface Scenario {
  players?: 1 | 2 | 3 | 4
  edition?: Edition
  round?: number
  /** The step that begins; its first player has the turn. */
  step?: Step
  order?: Seat[]
  options?: TableOptions
  farms?: FarmPlan[]
  /** Order markers and rows; buildings that are not named are open and empty. */
  buildings?: Partial<Record<BuildingId, BuildingPlan>>
  /** Owner by hex number. */
  stalls?: Record<number, StallOwner>
  /** Solo: the neutral player is first; by default the player is. */
  neutralFirst?: boolean
  /** Stacks from the bottom up, by space; by default all discs on 0 in turn order. */
  siesta?: Seat[][]
  dice?: number[]
  roofs?: RoofId[]
  /** The roofs of the coming rounds. */
  nextRoofs?: RoofId[][]
  /** Top card first. By default all cards that are nowhere else. */
  pile?: CardId[]
  discards?: CardId[]
}

export interface FarmPlan {
  silver?: number
  points?: number
  goods?: Partial<Record<Good, number>>
  /** `'olive'` for an empty field, `'olive*'` for one with its crop. */
  fields?: (Harvest | `${Harvest}*`)[]
  barrows?: (CardId | { card: CardId; filled: Good[] })[]
  extensions?: CardId[]
  helpers?: (CardId | { card: CardId; used: true })[]
  roofs?: (RoofId | { roof: RoofId; used: true; space?: number })[]
  /** On their lasting side, unless said otherwise. */
  crafts?: (BuildingId | { building: BuildingId; lasting: false })[]
  donkeys?: number[]
  donkey?: number
  closed?: string[]
  hand?: CardId[]
}

export interface BuildingPlan {
  orderMarker?: number
  rows?: { seat: Seat; filled: Good[] }[]
  owners?: Seat[]
}

export const numberOf = (id: CardId): number => CARDS[id].number

export function scenario(plan: Scenario = {}): Game {
  const players = plan.players ?? 2
  const base = newGame({ seed: 'scenario', players, edition: plan.edition ?? 'classic', options: plan.options ?? {} })
  const seats = ([0, 1, 2, 3] as Seat[]).slice(0, players)
  const order = plan.order ?? seats
  const used = new Set<number>()
  const takeCard = (id: CardId): number => {
    if (used.has(numberOf(id))) throw new Error(`${id} is in two places`)
    used.add(numberOf(id))
    return numberOf(id)
  }
  const plans = seats.map(seat => plan.farms?.[seat] ?? {})
  for (const { barrows = [], extensions = [], helpers = [], hand = [] } of plans) {
    for (const one of [...barrows, ...extensions, ...helpers, ...hand])
      takeCard(typeof one === 'string' ? one : one.card)
  }
  for (const id of [...(plan.pile ?? []), ...(plan.discards ?? [])]) takeCard(id)
  const stalls: StallOwner[] = base.table.stalls.map(() => NOBODY)
  for (const [hex, seat] of Object.entries(plan.stalls ?? {})) stalls[Number(hex)] = seat
  const buildings = Object.fromEntries(
    BUILDINGS.map(id => [id, building(id, plan.buildings?.[id])]),
  ) as unknown as GameState['table']['buildings']

  const farms = plans.map(farm => planted(farm, takeFieldCard))
  function takeFieldCard(good: Harvest): number {
    const card = CLASSIC.cards.find(one => one.field === good && !used.has(one.number))!
    used.add(card.number)
    return card.number
  }
  const counted = farms.map((farm, seat) => ({
    ...farm,
    pool: 25 - markersInUse({ ...base.table, stalls, buildings }, farm, seat as Seat),
  }))
  const pile =
    plan.pile?.map(numberOf).reverse() ?? CLASSIC.cards.map(card => card.number).filter(card => !used.has(card))

  const state: GameState = {
    table: {
      ...base.table,
      round: plan.round ?? 1,
      order,
      neutralFirst: plan.neutralFirst ?? false,
      waiting: [],
      queue: [],
      farms: counted,
      buildings,
      stalls,
      siesta: plan.siesta ?? base.table.siesta.map((_, space) => (space === 0 ? [...order].reverse() : [])),
      dice: plan.dice ?? [],
      roofs: plan.roofs ?? [],
      discards: (plan.discards ?? []).map(numberOf),
    },
    secrets: {
      ...base.secrets,
      hands: plans.map(({ hand = [] }) => hand.map(numberOf)),
      pile,
      roofs: plan.nextRoofs ?? [[], [], [], [], []],
      history: '',
    },
  }
  const turn = turnOn(state)
  beginStep(turn, plan.round ?? 1, plan.step ?? 'playing')
  run(turn)
  return new Game({ table: turn.state.table, secrets: turn.state.secrets }, turn.events)
}

function building(id: BuildingId, { orderMarker = 0, rows = [], owners = [] }: BuildingPlan = {}) {
  const symbols = CLASSIC.buildings[id].rows[0]!
  const claimed = rows.map(({ seat, filled }) => ({ seat, filled: mask(symbols, filled) }))
  return { rows: [0, 1, 2, 3].map(row => claimed[row] ?? { filled: 0 }), owners, orderMarker }
}

function mask(symbols: readonly Good[], filled: readonly Good[]): number {
  let bits = 0
  for (const good of filled) {
    const index = symbols.findIndex((symbol, at) => symbol === good && (bits & (1 << at)) === 0)
    if (index < 0) throw new Error(`no open ${good} among ${symbols.join(' ')}`)
    bits |= 1 << index
  }
  return bits
}

function planted(plan: FarmPlan, takeFieldCard: (good: Harvest) => number): Farm {
  const empty = newGame({ seed: '', players: 2, edition: 'classic' }).table.farms[0]!
  const none = Object.fromEntries(Object.keys(empty.goods).map(good => [good, 0])) as Farm['goods']
  return {
    ...empty,
    todo: [],
    silver: plan.silver ?? 0,
    points: plan.points ?? 0,
    scored: { ...empty.scored, setup: plan.points ?? 0 },
    goods: { ...none, ...plan.goods },
    fields: (plan.fields ?? []).map(field => {
      const good = HARVEST.find(one => field.startsWith(one))!
      return { card: takeFieldCard(good), good, ripe: field.endsWith('*') }
    }),
    barrows: (plan.barrows ?? []).map(one =>
      typeof one === 'string'
        ? { card: numberOf(one), filled: 0 }
        : { card: numberOf(one.card), filled: mask(CARDS[one.card].barrow.goods, one.filled) },
    ),
    extensions: (plan.extensions ?? []).map(numberOf),
    helpers: (plan.helpers ?? []).map(one =>
      typeof one === 'string'
        ? { card: numberOf(one), used: false, marked: false }
        : { card: numberOf(one.card), used: true, marked: true },
    ),
    roofs: (plan.roofs ?? []).map((one, index) =>
      typeof one === 'string'
        ? { roof: one, space: index, used: false }
        : { roof: one.roof, space: one.space ?? index, used: true },
    ),
    crafts: (plan.crafts ?? []).map(one => (typeof one === 'string' ? { building: one, lasting: true } : one)),
    donkeys: plan.donkeys ?? [1, 2, 3, 4],
    donkey: plan.donkey ?? 0,
    closed: plan.closed ?? [],
  }
}
