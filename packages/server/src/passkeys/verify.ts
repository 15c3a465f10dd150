import type { Passkey } from '../store/store.ts'
import type { Site } from './site.ts'
import type { Made, Shown } from './wire.ts'

/** EdDSA, ES256 and RS256: what every Node knows, so that any process can check what another has let in. */
export const ALGORITHMS = [-8, -7, -257]

// Loaded when somebody uses a passkey: most people never do.
const library = () => import('@simplewebauthn/server')

/** The public half of a new key pair; nothing if the proof does not hold. */
export async function provenNew(
  site: Site,
  challenge: string,
  made: Made,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await library()
  try {
    if (!(await vouchesForItself(made))) return undefined
    const proof = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      ...expected(site, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!proof.verified) return undefined
    const { id, publicKey, counter } = proof.registrationInfo.credential
    return id === made.id ? { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter } : undefined
  } catch {
    // Whatever it says is about what somebody sent, and may repeat it.
    return undefined
  }
}

/** How often this passkey was used, this time included; nothing if the proof does not hold. */
export async function provenKnown(
  site: Site,
  challenge: string,
  shown: Shown,
  { id, publicKey, counter, person }: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...response } = shown.response
  // The device says whose it is, too, and has to be right.
  if (userHandle !== Buffer.from(person).toString('base64url')) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, response: { ...response, userHandle }, clientExtensionResults: {} },
      ...expected(site, challenge),
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

function expected({ origin, id }: Site, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    // It is all that it takes to be somebody, so having the device in one's hands is not enough.
    requireUserVerification: true,
  }
}

/** We ask for no certificates, and must not be sent any: to check one, addresses that stand in it would be visited. */
async function vouchesForItself({ response }: Made): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
