import { isIP } from 'node:net'

/** Passkeys belong to a site: browsers give them to pages of this origin only, and sign for this name. */
export interface Site {
  readonly origin: string
  readonly id: string
}

/** The site with this address, if browsers would let it have passkeys: a name and TLS, or the machine in front of one. */
export function siteAt(address: string): Site | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, origin, href } = new URL(address)
  const secure = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
  // Neither a path nor a password, and no address in numbers.
  if (!secure || href !== `${origin}/` || isIP(hostname) !== 0 || hostname.startsWith('[')) return undefined
  return { origin, id: hostname }
}
