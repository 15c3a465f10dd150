import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { callerOf, keyFrom, Problem, read } from '../api.ts'
import { anotherKey, hashOf } from '../people.ts'
import { PersonName } from '../room/settings.ts'
import type { Challenge, Passkey, Store } from '../store/store.ts'
import { type Site, siteAt } from './site.ts'
import { ALGORITHMS, provenKnown, provenNew } from './verify.ts'
import { challengeIn, Made, PasskeyId, Shown } from './wire.ts'

/** A passkey as its owner sees it. */
export type PasskeyLine = Pick<Passkey, 'id' | 'name' | 'at'>

/** Where passkeys can be used: by pages of this origin, or nowhere. */
export interface PasskeysOffered {
  readonly origin?: string
}

export interface Passkeys {
  readonly store: Store
  readonly now: () => number
  readonly perMinute: number
  /** The address under which people know this server. */
  readonly publicUrl?: string
}

/** For as long as somebody may look for their key. */
const PATIENCE = 5 * 60_000
const MOST_PASSKEYS = 20
const MOST_BYTES = 32 << 10

const Adding = v.strictObject({ name: PersonName, passkey: Made })
const Entering = v.strictObject({ passkey: Shown })
const Named = v.strictObject({ id: PasskeyId })

/** Somebody's name on another device without a link: nobody needs one, whoever wants one adds it to the person they are. */
export function addPasskeys(app: FastifyInstance, { store, now, perMinute, publicUrl }: Passkeys): void {
  /** Without a public address there is still the machine in front of one, under the name that it has for itself. */
  function siteOf(request: FastifyRequest): Site | undefined {
    return siteAt(publicUrl ?? `http://${request.headers.host}`)
  }

  function site(request: FastifyRequest): Site {
    const found = siteOf(request)
    if (found === undefined) throw new Problem(403, 'noPasskeys')
    return found
  }

  function askerOf(request: FastifyRequest): string {
    const key = keyFrom(request)
    return key === undefined ? '' : hashOf(key)
  }

  async function freshChallenge(request: FastifyRequest, purpose: Challenge['purpose']): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    await store.addChallenge({ challenge, purpose, asker: askerOf(request), until: now() + PATIENCE }, now())
    return challenge
  }

  /** The question that this answers. It is used up, whatever else is wrong with the answer. */
  async function answered(
    request: FastifyRequest,
    purpose: Challenge['purpose'],
    passkey: Made | Shown,
  ): Promise<string> {
    const challenge = challengeIn(passkey)
    if (challenge === undefined) throw new Problem(403, 'wrongPasskey')
    const taken = await store.takeChallenge({ challenge, purpose, asker: askerOf(request) }, now())
    if (!taken) throw new Problem(403, 'tooLateForPasskey')
    return challenge
  }

  app.get('/api/passkeys', async (request): Promise<PasskeysOffered> => {
    const { origin } = siteOf(request) ?? {}
    return origin === undefined ? {} : { origin }
  })

  app.get('/api/me/passkeys', async (request): Promise<readonly PasskeyLine[]> => {
    const { id } = await callerOf(store, request)
    return (await store.passkeys(id)).map(lineOf)
  })

  app.delete('/api/me/passkeys/:id', async (request, reply) => {
    const person = await callerOf(store, request)
    const { id } = read(Named, request.params)
    if (!(await store.dropPasskey(person.id, id))) throw new Problem(404, 'unknownPasskey')
    return reply.code(204).send()
  })

  // Signatures are more work than other questions make, and nobody needs many.
  const seldom = {
    config: { rateLimit: { max: Math.max(1, Math.floor(perMinute / 10)), timeWindow: 60_000 } },
    bodyLimit: MOST_BYTES,
  }

  app.post('/api/me/passkeys/begin', seldom, async request => {
    const { id: rpID } = site(request)
    const person = await callerOf(store, request)
    const known = await store.passkeys(person.id)
    if (known.length >= MOST_PASSKEYS) throw new Problem(409, 'tooManyPasskeys')
    const challenge = await freshChallenge(request, 'add')
    return {
      challenge,
      rp: { id: rpID, name: 'La Granja' },
      user: { id: Buffer.from(person.id).toString('base64url'), name: person.name, displayName: person.name },
      pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
      // The device must not make a second one for the same person.
      excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id })),
      // It has to be found without a name being typed, and to know its owner.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: PATIENCE,
    }
  })

  app.post('/api/me/passkeys', seldom, async (request, reply) => {
    const here = site(request)
    const person = await callerOf(store, request)
    const { name, passkey } = read(Adding, request.body)
    const challenge = await answered(request, 'add', passkey)
    const proven = await provenNew(here, challenge, passkey)
    if (proven === undefined) throw new Problem(403, 'wrongPasskey')
    const added: Passkey = { ...proven, person: person.id, name, at: now() }
    if (!(await store.addPasskey(added))) throw new Problem(409, 'passkeyTaken')
    return reply.code(201).send(lineOf(added))
  })

  app.post('/api/passkeys/begin', seldom, async request => {
    const { id: rpId } = site(request)
    const challenge = await freshChallenge(request, 'enter')
    return { challenge, rpId, userVerification: 'required', timeout: PATIENCE }
  })

  /** Whoever has the passkey is its person, on this device with a key of its own. */
  app.post('/api/passkeys/enter', seldom, async (request, reply) => {
    const here = site(request)
    const { passkey } = read(Entering, request.body)
    const challenge = await answered(request, 'enter', passkey)
    const known = await store.passkey(passkey.id)
    const person = known && (await store.person(known.person))
    if (known === undefined || person === undefined) throw new Problem(404, 'unknownPasskey')
    const counter = await provenKnown(here, challenge, passkey, known)
    if (counter === undefined || !(await store.countPasskey(known.id, counter))) throw new Problem(403, 'wrongPasskey')
    const key = await anotherKey(store, person, now())
    return reply.code(201).send({ id: person.id, name: person.name, key })
  })
}

function lineOf({ id, name, at }: Passkey): PasskeyLine {
  return { id, name, at }
}
