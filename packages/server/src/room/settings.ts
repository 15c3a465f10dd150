import { LEVELS, type Level } from '@la-granja/bots'
import { type ComponentSet, checkComponents, EDITIONS } from '@la-granja/engine'
import * as v from 'valibot'

// Whatever comes from outside is read here; the types come from the readers.

const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** A NUL is no text: no database would keep it. */
export const Plain = v.pipe(v.string(), v.excludes('\0'))
export const PersonName = v.pipe(Plain, v.trim(), v.minLength(1), v.maxLength(30))
export const SeatNumber = v.picklist([0, 1, 2, 3] as const)
export const LevelName = v.picklist<readonly Level[]>(LEVELS)

/** How much time people have. */
const Pace = v.variant('kind', [
  /** Nobody looks at the clock. */
  v.strictObject({ kind: v.literal('none') }),
  /** Minutes for the whole game, and seconds that each turn gives back. */
  v.strictObject({
    kind: v.literal('live'),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180)),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
  }),
  /** Days for each turn, and days of rest that everybody may add during the game. */
  v.strictObject({
    kind: v.literal('days'),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)),
    rest: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  }),
])

const Components = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkComponents(dataset.value)
    if ('set' in checked) return checked.set as ComponentSet
    const [first] = checked.problems
    addIssue({ message: `${first?.path}: ${first?.wrong} (allowed: ${first?.allowed})` })
    return NEVER
  }),
)

/** What is agreed before a table is opened. */
export const Settings = v.pipe(
  v.strictObject({
    players: v.picklist([1, 2, 3, 4] as const),
    edition: v.picklist(EDITIONS),
    options: v.strictObject({
      simultaneousFarm: v.optional(v.boolean(), false),
      extraDeliveriesUpFront: v.optional(v.boolean(), false),
      hiddenScores: v.optional(v.boolean(), false),
    }),
    components: v.optional(Components),
    pace: Pace,
    /** Whether it stands in the lobby; else only those who have the link find it. */
    listed: v.boolean(),
    rated: v.boolean(),
    /** Whether those who do not play may look on. */
    watchers: v.boolean(),
    /** Who is to sit where: the one who opens the table, a computer player, or whoever comes. */
    seats: v.pipe(v.array(v.union([v.picklist(['me', 'open'] as const), LevelName])), v.minLength(1), v.maxLength(4)),
  }),
  v.check(({ players, seats }) => seats.length === players, 'seats: as many as players are needed'),
  v.check(({ seats }) => seats.some(seat => seat === 'me' || seat === 'open'), 'seats: nobody could play'),
  v.check(({ rated, players }) => !rated || players > 1, 'rated: not for a game alone'),
  v.check(
    ({ rated, seats }) => !rated || seats.filter(seat => seat === 'me').length <= 1,
    'rated: not for several people at one screen',
  ),
)
export type Settings = v.InferOutput<typeof Settings>
