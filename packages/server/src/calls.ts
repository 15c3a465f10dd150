import * as v from 'valibot'
import { post } from './post.ts'
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

/** These stand for the server itself among what people keep. */
const NOBODY = ''
const KEYS = 'vapid'

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

export function makeCalls({ store, looks, privateAddresses, contact }: Parts): Calls {
  let keys: Promise<Keys> | undefined

  async function readKeys(): Promise<Keys> {
    const known = await store.kept(NOBODY, KEYS)
    if (known !== undefined) return JSON.parse(known) as Keys
    const { default: webPush } = await import('web-push')
    // Several processes may make some at once: the first ones are everybody's.
    return JSON.parse(await store.keepFirst(NOBODY, KEYS, JSON.stringify(webPush.generateVAPIDKeys()))) as Keys
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
    const { default: webPush } = await import('web-push')
    // Only written by the library. It would send it as well, but then it keeps all of an answer, and waits for its end for ever.
    const { endpoint, headers, body } = webPush.generateRequestDetails(to, text, { vapidDetails, TTL: 24 * 60 * 60 })
    const status = await post(endpoint, headers, body, privateAddresses)
    // The browser has withdrawn it.
    if (status === 404 || status === 410) return store.keep(person, 'push', '')
    if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`)
  }

  async function callHook(url: string, text: string): Promise<void> {
    const status = await post(url, { 'content-type': 'application/json' }, text, privateAddresses)
    if (status >= 500) throw new Error(`the webhook answered ${status}`)
  }

  return {
    pushKey: async () => (await vapid()).publicKey,
    async call(table, person) {
      if (looks(table, person)) return
      const [pushTo, webhook] = await Promise.all([store.kept(person, 'push'), store.kept(person, 'webhook')])
      const text = JSON.stringify({ table, kind: 'yourTurn' })
      const calls = [
        ...(pushTo === undefined ? [] : [push(person, JSON.parse(pushTo) as PushTo, text)]),
        ...(webhook === undefined ? [] : [callHook(webhook, text)]),
      ]
      const failed = (await Promise.allSettled(calls)).find(one => one.status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
  }
}
