import { lookup } from 'node:dns/promises'
import { type OutgoingHttpHeaders, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// A request to a server that anybody may have named: it must neither reach what only this machine can reach, nor cost more than
// its few bytes, whatever is answered.

/** For the whole of it: a server that answers a byte at a time does not get longer. */
const PATIENCE = 5_000

/** Sends once, follows nowhere, and reads no more of the answer than its status. */
export async function post(
  url: string,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
  near: boolean,
): Promise<number> {
  refuseNear(url, near)
  return await new Promise((resolve, reject) => {
    const sending = (url.startsWith('https:') ? secure : plain)(url, {
      method: 'POST',
      headers,
      // A connection of its own: one that is kept was looked at for somebody else.
      agent: false,
      lookup: guarded(near),
      signal: AbortSignal.timeout(PATIENCE),
    })
    sending.on('error', reject)
    sending.on('close', () => reject(new Error('closed without an answer')))
    sending.on('response', response => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    sending.end(body)
  })
}

const NEAR = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  NEAR.addSubnet(net, bits)
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NEAR.addSubnet(net, bits, 'ipv6')

export function isNear(address: string): boolean {
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (inside !== undefined) return isNear(inside)
  return NEAR.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function refuseNear(url: string, near: boolean): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (!near && isIP(host) !== 0 && isNear(host)) throw new Error(PRIVATE)
}

const PRIVATE = 'a call to a private address is refused'

/** Looks at the address that is really used: a name may mean another one the next moment. */
function guarded(near: boolean): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }).then(
      found => {
        const [first] = found
        if (first === undefined || (!near && found.some(({ address }) => isNear(address))))
          return done(new Error(PRIVATE), '', 4)
        return options.all === true ? done(null, found) : done(null, first.address, first.family)
      },
      error => done(error, '', 4),
    )
  }
}
