import { lookup } from 'node:dns/promises'
import { request as plain } from 'node:http'
import { Agent, request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import * as v from 'valibot'
import type { Store } from './store/store.ts'

// Somebody who is not looking is told that it is their turn: by their browser, or by an address of their own. What is sent are
// ids; the words are made where they are read.

export const PushTo = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(1000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}=*$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{20,30}=*$/)),
  }),
})
type PushTo = v.InferOutput<typeof PushTo>

export const WebhookTo = v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(1000)) })

export interface Calls {
  /** What a browser needs to know before it lets itself be called. */
  pushKey(): Promise<string>
  /** Rejects when somebody could not be reached who may be reached later. */
  call(table: string, person: string): Promise<void>
}

export interface Parts {
  readonly store: Store
  /** Whether this person is looking at the table now. */
  readonly looks: (table: string, person: string) => boolean
  /** Also to addresses of this machine and its own network. */
  readonly privateAddresses: boolean
  readonly contact: string
}

const PATIENCE = 5_000
/** These stand for the server itself among what people keep. */
const NOBODY = ''
const KEYS = 'vapid'

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

export function makeCalls({ store, looks, privateAddresses, contact }: Parts): Calls {
  const agent = new Agent({ lookup: guarded(privateAddresses) })
  let keys: Promise<Keys> | undefined

  async function readKeys(): Promise<Keys> {
    const known = await store.kept(NOBODY, KEYS)
    if (known === undefined) {
      const { default: webPush } = await import('web-push')
      await store.keep(NOBODY, KEYS, JSON.stringify(webPush.generateVAPIDKeys()))
    }
    // Two processes may have made some at once: what is stored is what counts.
    return JSON.parse((await store.kept(NOBODY, KEYS)) ?? '') as Keys
  }

  function vapid(): Promise<Keys> {
    keys ??= readKeys().catch(error => {
      keys = undefined
      throw error
    })
    return keys
  }

  async function push(person: string, to: PushTo, text: string): Promise<void> {
    const vapidDetails = { subject: contact, ...(await vapid()) }
    refuseNear(to.endpoint, privateAddresses)
    const { default: webPush } = await import('web-push')
    try {
      await webPush.sendNotification(to, text, { vapidDetails, TTL: 24 * 60 * 60, timeout: PATIENCE, agent })
    } catch (error) {
      const status = error instanceof webPush.WebPushError ? error.statusCode : 0
      // The browser has withdrawn it.
      if (status === 404 || status === 410) return store.keep(person, 'push', '')
      throw error
    }
  }

  return {
    pushKey: async () => (await vapid()).publicKey,
    async call(table, person) {
      if (looks(table, person)) return
      const [pushTo, webhook] = await Promise.all([store.kept(person, 'push'), store.kept(person, 'webhook')])
      const text = JSON.stringify({ table, kind: 'yourTurn' })
      const calls = [
        ...(pushTo === undefined ? [] : [push(person, JSON.parse(pushTo) as PushTo, text)]),
        ...(webhook === undefined ? [] : [post(webhook, text, privateAddresses)]),
      ]
      const failed = (await Promise.allSettled(calls)).find(one => one.status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
  }
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

/** Sends once and follows nowhere. */
async function post(url: string, text: string, near: boolean): Promise<void> {
  refuseNear(url, near)
  await new Promise<void>((resolve, reject) => {
    const sending = (url.startsWith('https:') ? secure : plain)(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      // A connection of its own: one that is kept was looked at for somebody else.
      agent: false,
      lookup: guarded(near),
      signal: AbortSignal.timeout(PATIENCE),
    })
    sending.on('error', reject)
    sending.on('response', response => {
      response.resume()
      const { statusCode = 0 } = response
      if (statusCode >= 500) reject(new Error(`the webhook answered ${statusCode}`))
      else resolve()
    })
    sending.end(text)
  })
}
