import type { Answer } from './api.ts'

// The browser takes and gives bytes, the server text. Newer browsers can turn one into the other themselves; one way for all of
// them is one that is tested.

/** What the server says that a new passkey must be. */
export interface MakeOptions {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials: readonly { readonly type: 'public-key'; readonly id: string }[]
}

/** What the server wants to be shown. */
export interface ShowOptions {
  readonly challenge: string
}

/** Has the browser make a passkey. */
export function makeCredential(options: MakeOptions): Promise<Answer<unknown>> {
  const { challenge, user, excludeCredentials, ...rest } = options
  const publicKey = {
    ...(rest as Pick<PublicKeyCredentialCreationOptions, 'rp' | 'pubKeyCredParams'>),
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials.map(one => ({ ...one, id: bytes(one.id) })),
  }
  return told(() => navigator.credentials.create({ publicKey }))
}

/** Has somebody choose one of theirs. */
export function showCredential({ challenge, ...rest }: ShowOptions): Promise<Answer<unknown>> {
  return told(() => navigator.credentials.get({ publicKey: { ...rest, challenge: bytes(challenge) } }))
}

async function told(work: () => Promise<Credential | null>): Promise<Answer<unknown>> {
  try {
    const given = await work()
    return given instanceof PublicKeyCredential ? { ok: asText(given) } : { error: 'cancelled' }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'InvalidStateError') return { error: 'passkeyTaken' }
    // Browsers do not tell a page whether somebody said no, had none, or did nothing.
    return { error: name === 'SecurityError' ? 'noPasskeys' : 'cancelled' }
  }
}

function asText({ rawId, type, response }: PublicKeyCredential): unknown {
  const id = text(rawId)
  const clientDataJSON = text(response.clientDataJSON)
  if (response instanceof AuthenticatorAttestationResponse)
    return { id, rawId: id, type, response: { clientDataJSON, attestationObject: text(response.attestationObject) } }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    id,
    rawId: id,
    type,
    response: {
      clientDataJSON,
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      ...(userHandle === null ? {} : { userHandle: text(userHandle) }),
    },
  }
}

function bytes(coded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
}

function text(buffer: ArrayBuffer): string {
  const signs = btoa(String.fromCharCode(...new Uint8Array(buffer)))
  return signs.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
