import * as v from 'valibot'
import { Command } from './room/command.ts'
import { Plain, SeatNumber } from './room/settings.ts'

const Text = v.pipe(Plain, v.maxLength(64))

/** From the player. They are tried one after the other, so that what is said most often comes first. */
export const Asked = v.variant('say', [
  /** `id` is made up by the player's side; asked again with the same one, it is answered and not done twice. */
  v.strictObject({ say: v.literal('do'), id: v.pipe(Text, v.minLength(8)), command: Command }),
  /** Who I am and which table I mean; without a key I only look on. */
  v.strictObject({ say: v.literal('hello'), table: Text, key: v.optional(Text) }),
  /** What has happened from this action on, as a seat of mine saw it. */
  v.strictObject({
    say: v.literal('story'),
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seat: v.optional(SeatNumber),
  }),
  /** What the table looked like before each action from this one on, to a seat of mine. */
  v.strictObject({
    say: v.literal('scenes'),
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seat: v.optional(SeatNumber),
  }),
  /** Everything anew: I have lost track. */
  v.strictObject({ say: v.literal('anew') }),
  v.strictObject({ say: v.literal('ping') }),
])
export type Asked = v.InferOutput<typeof Asked>

/** Whatever came in, if it is a message at all. */
export function heard(text: string): Asked | undefined {
  try {
    const read = v.safeParse(Asked, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
