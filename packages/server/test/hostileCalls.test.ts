import { createECDH } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { makeCalls } from '../src/calls.ts'
import { emptyMemory, memoryStore } from './simulation/memoryStore.ts'

// Whoever is called is named by a person, so that the answer may be anything.

const servers: Server[] = []
const lines = new Set<Socket>()
afterEach(() => {
  for (const line of lines) line.destroy()
  for (const server of servers.splice(0)) server.close()
})

/** A server that takes any request and then does as it likes. */
async function answering(answer: (line: Socket) => void): Promise<string> {
  const server = createServer(line => {
    lines.add(line)
    line.on('error', () => {})
    line.on('close', () => lines.delete(line))
    line.once('data', () => answer(line))
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
}

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
}
/** How somebody is called: by an address of their own, or by their browser. */
const WAYS = {
  webhook: (url: string) => url,
  push: (endpoint: string) => JSON.stringify({ endpoint, keys }),
} as const
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[]

async function calling(way: keyof typeof WAYS, url: string, privateAddresses = true) {
  const store = memoryStore(emptyMemory())
  await store.keep('eve', way, WAYS[way](url))
  const { call } = makeCalls({ store, looks: () => false, privateAddresses, contact: 'mailto:a@b.org' })
  const came = await Promise.race([
    call('table', 'eve').then(
      () => 'called',
      error => String(error),
    ),
    wait(9_000).then(() => 'still waiting'),
  ])
  return { came, kept: await store.kept('eve', way) }
}

describe.each(ways)('somebody who is called by %s', way => {
  it('cannot keep the caller busy with an answer that never ends', async () => {
    let sent = 0
    const url = await answering(line => {
      line.write('HTTP/1.1 201 Created\r\n\r\n')
      const more = () => {
        while (!line.destroyed && line.write('x'.repeat(1 << 16))) sent++
      }
      line.on('drain', more)
      more()
    })
    expect((await calling(way, url)).came).toBe('called')
    while (lines.size > 0) await wait(10)
    // Some of it lies between the two before the first look: megabytes at most.
    expect(sent << 16).toBeLessThan(64 << 20)
  })

  it('is called when the answer breaks off in the middle', async () => {
    const url = await answering(line => line.end('HTTP/1.1 201 Created\r\nContent-Length: 10\r\n\r\nx'))
    expect((await calling(way, url)).came).toBe('called')
  })

  it('is not waited for longer when each byte comes by itself', async () => {
    const url = await answering(line => {
      line.write('HTTP/1.1 201 Created\r\nX: ')
      const drip = setInterval(() => line.write('x'), 500)
      line.on('close', () => clearInterval(drip))
    })
    expect((await calling(way, url)).came).toContain('abort')
  })

  it.each([
    ['says nothing and goes', ''],
    ['speaks of something else', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
    ['speaks no language', '\0\0\0\0\r\n\r\n'],
  ])('is called again later when who answers %s', async (_, answer) => {
    const { came } = await calling(way, await answering(line => line.end(answer)))
    expect(came).toMatch(/Error/)
  })

  it('is never at a private address, however it is written', async () => {
    for (const host of ['127.0.0.1', '2130706433', '[::1]', '0x7f.1', 'localhost'])
      expect([host, (await calling(way, `https://${host}/`, false)).came]).toEqual([
        host,
        expect.stringMatching(/private/),
      ])
    // Another reader of addresses takes what stands before the mark for the host.
    for (const mark of [';', "'", '{', '`'])
      expect((await calling(way, `https://127.0.0.1${mark}a.invalid/`, false)).came).not.toContain('ECONN')
  })
})

describe('a browser that', () => {
  const status = (code: number) => answering(line => line.end(`HTTP/1.1 ${code} Said\r\nContent-Length: 0\r\n\r\n`))

  it.each([404, 410])('has withdrawn (%i) is not called again', async code => {
    expect(await calling('push', await status(code))).toEqual({ came: 'called', kept: undefined })
  })

  it.each([302, 400, 500])('cannot be reached (%i) is called again later', async code => {
    const { came, kept } = await calling('push', await status(code))
    expect(came).toContain(String(code))
    expect(kept).toBeDefined()
  })
})

it('processes that make the key for browsers at once all use the same', async () => {
  const memory = emptyMemory()
  const key = () =>
    makeCalls({
      store: memoryStore(memory),
      looks: () => false,
      privateAddresses: false,
      contact: 'mailto:a@b.org',
    }).pushKey()
  const [one, other, third] = await Promise.all([key(), key(), key()])
  expect([other, third]).toEqual([one, one])
  expect(await key()).toBe(one)
})
