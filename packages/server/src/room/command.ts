import * as v from 'valibot'
import { LevelName, PersonName, Plain, SeatNumber } from './settings.ts'

/** A turn has never nearly as many; whoever sends more is no player. */
const MOST_ACTIONS = 200

/** What people may do at a table, as it comes over the wire; what they do most often is looked for first. */
export const Command = v.variant('do', [
  v.strictObject({
    do: v.literal('play'),
    /** How many actions the player had seen. */
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    actions: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(80))),
      v.minLength(1),
      v.maxLength(MOST_ACTIONS),
      v.readonly(),
    ),
  }),
  /** With another name for somebody else at the same screen. */
  v.strictObject({ do: v.literal('sit'), seat: SeatNumber, name: v.optional(PersonName) }),
  v.strictObject({ do: v.literal('stand'), seat: SeatNumber }),
  v.strictObject({ do: v.literal('seat'), seat: SeatNumber, level: LevelName }),
  v.strictObject({ do: v.literal('begin') }),
  v.strictObject({ do: v.literal('leave'), seat: SeatNumber, level: LevelName }),
  v.strictObject({ do: v.literal('return'), seat: SeatNumber }),
  v.strictObject({
    do: v.literal('rest'),
    seat: SeatNumber,
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  }),
  v.strictObject({ do: v.literal('wishEnd'), seat: SeatNumber, wish: v.boolean() }),
  v.strictObject({ do: v.literal('say'), text: v.pipe(Plain, v.trim(), v.minLength(1), v.maxLength(500)) }),
])
export type Command = v.InferOutput<typeof Command>
