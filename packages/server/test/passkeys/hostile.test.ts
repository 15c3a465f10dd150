import { describe, expect, it } from 'vitest'
import { ask } from '../server.ts'
import { makeAuthenticator } from './authenticator.ts'
import { makeHouse, ORIGIN, refused } from './house.ts'

const { start, url, people, beginAdding, add, beginEntering, enter } = makeHouse()

describe('what anybody may send', () => {
  it('is refused when it is malformed or too large', async () => {
    const [ann] = await people()
    const device = makeAuthenticator(ORIGIN, ann.id)
    const made = device.make(await beginAdding(ann))
    const shown = device.show(await beginEntering())
    const wrong = (good: { response: object }): readonly unknown[] => [
      undefined,
      null,
      [],
      'text',
      { ...good, id: undefined },
      { ...good, id: 'not base64url!' },
      { ...good, id: 'A'.repeat(1400) },
      { ...good, rawId: 7 },
      { ...good, type: 'password' },
      { ...good, response: undefined },
      { ...good, response: { ...good.response, clientDataJSON: '' } },
      { ...good, response: { ...good.response, clientDataJSON: 'x\0y' } },
      { ...good, response: { ...good.response, clientDataJSON: { length: 5 } } },
      { ...good, response: { ...good.response, clientDataJSON: 'A'.repeat(5_000) } },
    ]
    for (const passkey of wrong(made)) expect((await add(ann, passkey)).status).toBe(400)
    for (const passkey of wrong(shown)) expect((await enter(passkey)).status).toBe(400)
    for (const name of ['', 'x'.repeat(31), '\0']) expect((await add(ann, made, name)).status).toBe(400)
    expect((await add(ann, { ...made, more: 'A'.repeat(40_000) })).status).toBe(413)
    expect((await enter({ ...shown, more: 'A'.repeat(40_000) })).status).toBe(413)
  })

  it('is refused when it says nothing that could be meant', async () => {
    const [ann] = await people()
    const made = makeAuthenticator(ORIGIN, ann.id).make(await beginAdding(ann))
    const coded = (text: string) => Buffer.from(text).toString('base64url')
    for (const text of [
      '{',
      'null',
      '7',
      '{}',
      '{"challenge":{}}',
      '{"challenge":""}',
      `{"challenge":"${'x'.repeat(200)}"}`,
    ]) {
      const response = { ...made.response, clientDataJSON: coded(text) }
      expect(await add(ann, { ...made, response })).toEqual(refused('wrongPasskey'))
    }
    const response = { ...made.response, attestationObject: coded('no attestation at all') }
    expect(await add(ann, { ...made, response })).toEqual(refused('wrongPasskey'))
  })

  it('is limited, more than other questions', async () => {
    const [ann] = await people()
    const strict = await start({ publicUrl: ORIGIN, perMinute: 30 })
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn++)
      statuses.push((await ask(strict.url, '/passkeys/begin', { method: 'POST' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask(strict.url, '/me/passkeys', { key: ann.key })).status).toBe(200)
    await strict.running.close()
  })
})

describe('where passkeys are possible', () => {
  const offered = async (url: string) => (await ask<{ origin?: string }>(url, '/passkeys')).body

  it('is the public address, whatever the server calls itself', async () => {
    expect(await offered(url())).toEqual({ origin: ORIGIN })
  })

  it('is the machine in front of one where there is none, and nowhere by an address in numbers', async () => {
    const [ann] = await people()
    const plain = await start()
    const local = plain.url.replace('127.0.0.1', 'localhost')
    expect(await offered(local)).toEqual({ origin: local })
    expect(await offered(plain.url)).toEqual({})
    for (const path of ['/passkeys/begin', '/me/passkeys/begin'])
      expect(await ask(plain.url, path, { method: 'POST', key: ann.key })).toEqual(refused('noPasskeys'))
    expect((await ask(plain.url, '/me/passkeys', { key: ann.key })).body).toEqual([])
    await plain.running.close()
  })
})
