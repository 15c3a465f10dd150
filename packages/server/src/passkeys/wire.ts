import * as v from 'valibot'
import { Plain } from '../room/settings.ts'

// What a browser's `toJSON()` gives. What else is in it nobody here needs, so it is left out rather than refused: browsers add
// fields as time goes by.

const Bytes = (most: number) => v.pipe(Plain, v.regex(/^[\w-]+$/, 'not base64url'), v.maxLength(most))

/** The standard allows 1023 bytes. */
export const PasskeyId = Bytes(1364)

const either = { id: PasskeyId, rawId: PasskeyId, type: v.literal('public-key') }

/** A new key pair: its public half, and proof that a device made it for us just now. */
export const Made = v.object({
  ...either,
  response: v.object({ clientDataJSON: Bytes(4_000), attestationObject: Bytes(12_000) }),
})
export type Made = v.InferOutput<typeof Made>

/** Proof that somebody has the other half. */
export const Shown = v.object({
  ...either,
  response: v.object({
    clientDataJSON: Bytes(4_000),
    authenticatorData: Bytes(4_000),
    signature: Bytes(2_000),
    // Absent or null with a passkey that was not found by itself.
    userHandle: v.nullish(Bytes(100)),
  }),
})
export type Shown = v.InferOutput<typeof Shown>

/** Which of our questions this answers, by its own account. */
export function challengeIn({ response }: Made | Shown): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return undefined
    const { challenge } = said
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
