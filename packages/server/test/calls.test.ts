import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCalls } from '../src/calls.ts'
import { isNear } from '../src/post.ts'
import { startWorker } from '../src/worker.ts'
import { TWO } from './room/tables.ts'
import { ask, makeFolders, type Newcomer, newcomer, type Served, serve, sitDown } from './server.ts'
import { emptyMemory, memoryStore } from './simulation/memoryStore.ts'
import { beginTable } from './tables.ts'

const folders = makeFolders()
const heard: string[] = []
let status = 200
let time = 1_800_000_000_000
let served: Served
let ann: Newcomer
let bob: Newcomer

const listener = createServer((request, response) => {
  request.on('data', data => heard.push(`${request.method} ${request.url} ${data}`))
  request.on('end', () => response.writeHead(status).end())
})
let hook = ''

beforeAll(async () => {
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  hook = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}/hook`
  served = await serve(folders.page, folders.data, { now: () => time, privateWebhooks: true, metrics: true })
  ann = await newcomer(served.url, 'Ann')
  bob = await newcomer(served.url, 'Bob')
})
afterAll(async () => {
  await served.running.close()
  listener.close()
  folders.remove()
})

const put = (path: string, key: string, body: unknown) => ask(served.url, path, { method: 'PUT', key, body })

describe('calls', () => {
  it('somebody who is not looking is told once that it is their turn, and by ids alone', async () => {
    for (const { key } of [ann, bob]) expect((await put('/me/webhook', key, { url: hook })).status).toBe(204)
    const { id } = await beginTable(served.url, [ann, bob], {
      ...TWO,
      options: { ...TWO.options, simultaneousFarm: true },
    })
    const guest = await sitDown(served.url, id, ann.key)
    await guest.until(() => guest.now?.table.waiting.length === 2)
    await wait(600)
    expect(heard).toEqual([])
    time += 30_000
    while (heard.length === 0) await wait(20)
    await wait(600)
    // Both are waited for, and Ann is looking.
    expect(heard).toEqual([`POST /hook ${JSON.stringify({ table: id, kind: 'yourTurn' })}`])
    guest.close()
    expect((await ask(served.url, '/me/webhook', { method: 'DELETE', key: bob.key })).status).toBe(204)
    expect(await served.store.kept(bob.id, 'webhook')).toBeUndefined()
  })

  it.each([
    ['/me/webhook', { url: 'ftp://example.org' }],
    ['/me/webhook', { url: 'no address' }],
    ['/me/push', { endpoint: 'http://example.org', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }],
    ['/me/push', { endpoint: 'https://example.org', keys: { p256dh: 'x', auth: 'y' } }],
  ])('%s is not kept as %j', async (path, body) => {
    expect((await put(path, ann.key, body)).status).toBe(400)
  })

  it('the key for browsers is made once and kept', async () => {
    const { body } = await ask<{ key: string }>(served.url, '/push-key')
    expect(body.key).toMatch(/^[\w-]{87}$/)
    const fresh = makeCalls({
      store: served.store,
      looks: () => false,
      privateAddresses: false,
      contact: 'mailto:a@b.org',
    })
    expect(await fresh.pushKey()).toBe(body.key)
  })

  it('private addresses are refused, also behind a name', async () => {
    const store = memoryStore(emptyMemory())
    const { call } = makeCalls({ store, looks: () => false, privateAddresses: false, contact: 'mailto:a@b.org' })
    const before = heard.length
    for (const url of [hook, hook.replace('localhost', '127.0.0.1'), 'http://[::1]:1/', 'http://2130706433/']) {
      await store.keep('eve', 'webhook', url)
      await expect(call('table', 'eve')).rejects.toThrow('private')
    }
    expect(heard.length).toBe(before)
    const near = [
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::',
      'fd00::1',
    ]
    for (const address of [...near, 'fe80::1', '::ffff:127.0.0.1', '224.0.0.1'])
      expect([address, isNear(address)]).toEqual([address, true])
    for (const address of ['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888', '::ffff:8.8.8.8'])
      expect([address, isNear(address)]).toEqual([address, false])
  })

  it('an address that fails is tried three times', async () => {
    status = 500
    const memory = emptyMemory()
    const store = memoryStore(memory)
    const { call } = makeCalls({ store, looks: () => false, privateAddresses: true, contact: 'mailto:a@b.org' })
    await store.keep('eve', 'webhook', hook)
    const task = JSON.stringify({ do: 'call', table: 'table', person: 'eve' })
    memory.jobs.set('call', { due: 0, task, ticket: '', lease: 0, tries: 0 })
    const before = heard.length
    const complaints: unknown[] = []
    const nothing = async () => {}
    const worker = startWorker({
      store,
      house: {} as never,
      think: async () => [],
      rate: nothing,
      call,
      now: Date.now,
      hands: { thoughts: 1, calls: 1, others: 1 },
      lease: 10,
      report: error => complaints.push(error),
    })
    while (memory.jobs.size > 0) await wait(20)
    await worker.stop()
    expect(heard.length - before).toBe(3)
    expect(complaints).toHaveLength(3)
  })
})

describe('what somebody who watches over the server sees', () => {
  it('counts and times, and no table', async () => {
    const text = await (await fetch(`${served.url}/metrics`)).text()
    expect(text).toMatch(/granja_append_seconds_count\{kind="done"\} [1-9]/)
    expect(text).toMatch(/granja_sockets \d/)
    expect(text).toMatch(/granja_rooms [1-9]/)
    expect(text).toMatch(/granja_jobs_total\{kind="call"\} [1-9]/)
    for (const id of await served.store.ids('', 10)) expect(text).not.toContain(id)
  })

  it('nothing unless it is asked for', async () => {
    const other = makeFolders()
    const quiet = await serve(other.page, other.data)
    expect((await fetch(`${quiet.url}/metrics`)).status).toBe(404)
    await quiet.running.close()
    other.remove()
  })
})
