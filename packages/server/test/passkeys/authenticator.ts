import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type Cbor, cbor } from './cbor.ts'

/** What the server asks of a device, as far as one made of software looks at it. */
export interface Wanted {
  readonly challenge: string
}

/** What can be wrong with an answer. */
export interface Odd {
  readonly origin?: string
  readonly site?: string
  readonly challenge?: string
  readonly type?: string
  readonly counter?: number
  /** Whose it says it is. */
  readonly person?: string
  /** Which passkey it says it is. */
  readonly id?: string
  /** Bits of the authenticator's data: 1 somebody is there, 4 and it is the owner. */
  readonly flags?: number
  readonly format?: 'none' | 'packed' | 'certified'
  readonly spoilt?: boolean
}

const PRESENT = 1
const OWNER = 4
const NEW_KEY = 64

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** A device with one passkey of somebody, for the page at `origin`: what a phone does, without the phone. */
export function makeAuthenticator(origin: string, person: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(20)
  let uses = 0
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])

  const said = (type: string, wanted: Wanted, odd: Odd): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? wanted.challenge,
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticated(flags: number, odd: Odd): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(odd.counter ?? uses)
    return Buffer.concat([hash(odd.site ?? new URL(origin).hostname), Buffer.from([flags]), count])
  }

  function signed(data: Buffer, client: Buffer, spoilt = false): Buffer {
    return sign('sha256', Buffer.concat([data, hash(client), Buffer.from(spoilt ? 'x' : '')]), privateKey)
  }

  return {
    id: text(id),
    /** A new passkey, as `navigator.credentials.create` gives it. */
    make(wanted: Wanted, odd: Odd = {}) {
      const client = said('webauthn.create', wanted, odd)
      const length = Buffer.from([0, id.length])
      const flags = (odd.flags ?? PRESENT | OWNER) | NEW_KEY
      const data = Buffer.concat([authenticated(flags, odd), Buffer.alloc(16), length, id, cbor(cose)])
      const { format = 'none' } = odd
      const statement = new Map<string, Cbor>()
      if (format !== 'none') statement.set('alg', -7).set('sig', signed(data, client, odd.spoilt))
      if (format === 'certified') statement.set('x5c', new Map())
      const attestation = new Map<string, Cbor>([
        ['fmt', format === 'none' ? 'none' : 'packed'],
        ['attStmt', statement],
        ['authData', data],
      ])
      return {
        id: odd.id ?? text(id),
        rawId: odd.id ?? text(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Proof of having it, as `navigator.credentials.get` gives it. */
    show(wanted: Wanted, odd: Odd = {}) {
      uses++
      const client = said('webauthn.get', wanted, odd)
      const data = authenticated(odd.flags ?? PRESENT | OWNER, odd)
      return {
        id: odd.id ?? text(id),
        rawId: odd.id ?? text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signed(data, client, odd.spoilt)),
          userHandle: text(Buffer.from(odd.person ?? person)),
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof makeAuthenticator>
