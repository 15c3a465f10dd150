import {
  BUILDINGS,
  COMMODITY_USES,
  FARM_GOODS,
  GOODS,
  HARVEST,
  ORIGINS,
  RESOURCES,
  SEATS,
  type Seat,
  SIDES,
} from './words.ts'

const CARD_NUMBERS = numbers(1, 66)
const SYMBOLS = numbers(0, 5)

/**
 * Every action and the values that each of its fields can have. Types, the check of foreign input, notation and the brute-force
 * tests all come from this table. An action is small: one good, one slot, one choice at a time.
 */
export const SHAPES = {
  // turns
  endTurn: {},
  finish: {},
  cancel: {},
  // anytime (§5.1)
  sell: { good: RESOURCES, from: ORIGINS },
  buy: { good: RESOURCES },
  upgrade: { good: RESOURCES, from: ORIGINS },
  spend: { on: COMMODITY_USES },
  useRoof: { space: SYMBOLS },
  use: { card: CARD_NUMBERS, offer: SYMBOLS },
  // farm phase (§6)
  play: { card: CARD_NUMBERS, side: SIDES },
  pay: { good: FARM_GOODS, from: ORIGINS },
  discard: { card: CARD_NUMBERS },
  buyRoof: { roof: SYMBOLS, space: SYMBOLS },
  // choices inside an effect
  take: { good: GOODS },
  draw: {},
  collect: {},
  grow: { good: HARVEST },
  barter: { give: HARVEST, take: HARVEST },
  turnUp: { space: SYMBOLS },
  keep: { card: CARD_NUMBERS },
  repeat: { building: BUILDINGS },
  // revenue phase (§7)
  takeDie: { die: numbers(1, 6) },
  changeDie: { to: numbers(1, 6) },
  resolve: {},
  // transport phase (§8)
  chooseDonkey: { donkey: numbers(1, 4) },
  advance: { steps: numbers(0, 8) },
  deliver: { good: GOODS, from: ORIGINS, building: BUILDINGS, row: numbers(0, 3) },
  load: { good: GOODS, from: ORIGINS, card: CARD_NUMBERS },
  buyDeliveries: { count: numbers(1, 67) },
  placeStall: { hex: numbers(1, 60) },
  // 25 markers (R1)
  takeBack: { good: GOODS, from: ORIGINS },
  takeBackDelivery: { place: [...BUILDINGS, ...CARD_NUMBERS], symbol: SYMBOLS },
  takeBackStall: { hex: numbers(1, 60) },
  takeBackMark: { card: CARD_NUMBERS },
  forgo: { gain: numbers(0, 99) },
} as const satisfies Record<string, Record<string, readonly (string | number)[]>>

export type ActionType = keyof typeof SHAPES
export const ACTION_TYPES = Object.keys(SHAPES) as readonly ActionType[]

type Shapes = typeof SHAPES
export type ActionOf<T extends ActionType> = { readonly type: T; readonly seat: Seat } & {
  readonly [F in keyof Shapes[T]]: Shapes[T][F] extends readonly (infer V)[] ? V : never
}
export type Action = { [T in ActionType]: ActionOf<T> }[ActionType]

interface Field {
  readonly name: string
  readonly values: readonly unknown[]
  /** Numbers come last and without a gap: what to add to one to find it among the values. */
  readonly offset: number
}

function fieldOf([name, values]: readonly [string, readonly (string | number)[]]): Field {
  const first = values.findIndex(value => typeof value === 'number')
  return { name, values, offset: first - Number(values[first] ?? 0) }
}

function takes({ values, offset }: Field, value: unknown): boolean {
  return typeof value === 'number' ? values[value + offset] === value : values.includes(value)
}

const allowed: ReadonlyMap<unknown, readonly Field[]> = new Map(
  Object.entries(SHAPES).map(([type, shape]) => [type, Object.entries(shape).map(fieldOf)]),
)
const seats = fieldOf(['seat', SEATS])

/** The field that is wrong with a foreign value, or nothing if it is an action. Never throws, whatever it is given. */
export function malformed(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'action'
  try {
    return wrongField(value as Record<string, unknown>)
  } catch {
    return 'action' // a getter or a proxy that throws
  }
}

function wrongField(given: Record<string, unknown>): string | undefined {
  const keys = Object.keys(given)
  const fields = owns(given, 'type', keys[0]) ? allowed.get(given.type) : undefined
  if (fields === undefined) return 'type'
  if (!owns(given, 'seat', keys[1]) || !takes(seats, given.seat)) return 'seat'
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as Field
    if (!owns(given, field.name, keys[index + 2]) || !takes(field, given[field.name])) return field.name
  }
  return keys.length === fields.length + 2 ? undefined : 'action'
}

/** As a rule the fields stand in their order, so that the key in this one's place tells at once. */
function owns(given: object, name: string, key: string | undefined): boolean {
  return key === name || Object.hasOwn(given, name)
}

function numbers(low: number, high: number): readonly number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
}
