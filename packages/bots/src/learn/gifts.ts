import { cardOf, type Edition, type Farm, type GameState, newGame, SEATS, type Seat } from '@la-granja/engine'
import { type Chance, chanceFrom } from '../chance.ts'
import { evaluationFrom } from '../evaluate.ts'
import { greedyBot } from '../farmer.ts'
import { playFrom } from '../match.ts'
import { HAND_MADE } from '../weights.ts'
import { addSample, addSums, emptySums, type Sums, solve } from './regression.ts'
import { HELPER_IDS } from './samples.ts'

/**
 * What a helper brings cannot be seen from who hires it: good farms hire other helpers than bad ones. So helpers are given away
 * at random before the game begins, and the farms that got one are compared with the others at the same table.
 */
export interface Trial {
  readonly seed: string
}

/** One column per helper, then one per place in the first turn order but the last: places are worth something, too. */
export const GIFT_COLUMNS = HELPER_IDS.length + SEATS.length - 1

const COLUMN = Object.fromEntries(HELPER_IDS.map((id, index) => [id, index]))

const NO_WORTH = HAND_MADE.features.helperWorth.map(() => 0)

/** One seat in so many gets nothing. */
const NOTHING = 6

/** Farmers, but for what they think of helpers: that is what is to be found out. */
const evaluation = evaluationFrom({
  ...HAND_MADE,
  features: { ...HAND_MADE.features, helperWorth: NO_WORTH, handWorth: NO_WORTH },
})

/** Plays the games with these numbers, up to but not including the last. */
export function giveHelpers({ seed }: Trial, from: number, to: number): Sums {
  const sums = emptySums(GIFT_COLUMNS)
  for (let game = from; game < to; game++) {
    const chance = chanceFrom(`${seed} ${game} gifts`)
    const edition: Edition = game % 2 === 0 ? 'classic' : 'deluxe'
    const start = newGame({ seed: `${seed} ${game}`, players: 4, edition })
    const given = SEATS.reduce((state, seat) => withGift(state, seat, chance), start)
    const players = SEATS.map(() => ({ bot: greedyBot('tester', evaluation) }))
    const { state } = playFrom(given, `${seed} ${game}`, players)
    compare(sums, given, state)
  }
  return sums
}

/** Hired from the pile, so that it is in nobody's hand. */
function withGift(state: GameState, seat: Seat, chance: Chance): GameState {
  const { table, secrets } = state
  const drawn = chance.between(0, secrets.pile.length - 1)
  if (chance.between(1, NOTHING) === 1) return state
  const card = secrets.pile[drawn] as number
  const farms = table.farms.map((farm, owner): Farm => {
    return owner === seat ? { ...farm, helpers: [{ card, used: false, marked: false }] } : farm
  })
  return { table: { ...table, farms }, secrets: { ...secrets, pile: secrets.pile.filter(other => other !== card) } }
}

/** Everything is told as the difference to the table's mean, so that the luck which all of them share does not count. */
function compare(sums: Sums, { table }: GameState, end: GameState): void {
  const rows = table.farms.map(({ helpers }, seat) => {
    const row = new Float64Array(GIFT_COLUMNS)
    for (const { card } of helpers) row[COLUMN[cardOf(table, card).id] as number] = 1
    const place = table.order.indexOf(seat as Seat)
    if (place < SEATS.length - 1) row[HELPER_IDS.length + place] = 1
    return row
  })
  const points = end.table.farms.map(farm => farm.points)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const told = Array.from({ length: GIFT_COLUMNS }, (_, column) => column).filter(column =>
    rows.some(row => row[column] !== 0),
  )
  const middle = told.map(column => mean(rows.map(row => row[column] as number)))
  rows.forEach((row, seat) => {
    const values = told.map((column, index) => (row[column] as number) - (middle[index] as number))
    addSample(sums, told, values, (points[seat] as number) - mean(points))
  })
}

/**
 * How strongly each helper is held back towards the mean of all, counted in farms that had it. Points spread by 7.5 around what
 * is known, helpers by 2.7 around each other: the square of the ratio.
 */
const PULL = 8

/** Points that each helper brings to a farm that has it from the first round to the last. */
export function worthsFrom(parts: readonly Sums[]): Readonly<Record<string, number>> {
  const sums = emptySums(GIFT_COLUMNS)
  for (const part of parts) addSums(sums, part)
  const free = solve(sums, [], 0.01).slice(0, HELPER_IDS.length)
  const mean = free.reduce((sum, worth) => sum + worth, 0) / free.length
  const held = solve(sums, Array<number>(HELPER_IDS.length).fill(mean), PULL)
  return Object.fromEntries(HELPER_IDS.map((id, index) => [id, Math.round((held[index] as number) * 100) / 100]))
}
