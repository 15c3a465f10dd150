import { describe, expect, it } from 'vitest'
import { ask, type Newcomer } from '../server.ts'
import { makeAuthenticator, type Odd } from './authenticator.ts'
import { makeHouse, ORIGIN, refused } from './house.ts'

const MINUTE = 60_000
const house = makeHouse()
const { url, otherUrl, store, now, wait, people, post, withPasskey } = house
const { beginAdding, add, beginEntering, enter, listOf } = house

describe('adding a passkey', () => {
  it('keeps its public half under a name, and lets it be removed', async () => {
    const [ann, bob] = await people()
    const options = await beginAdding(ann)
    expect(options).toMatchObject({ rp: { id: 'granja.example' }, user: { name: 'Ann' }, excludeCredentials: [] })
    const device = makeAuthenticator(ORIGIN, ann.id)
    const { status, body } = await add(ann, device.make(options), ' My phone ')
    expect(status).toBe(201)
    expect(body).toEqual({ id: device.id, name: 'My phone', at: now() })
    expect(await listOf(ann)).toEqual([body])
    expect((await beginAdding(ann)).excludeCredentials).toMatchObject([{ id: device.id }])

    expect(await listOf(bob)).toEqual([])
    const remove = ({ key }: Newcomer) => ask(url(), `/me/passkeys/${device.id}`, { method: 'DELETE', key })
    expect(await remove(bob)).toEqual(refused('unknownPasskey', 404))
    expect((await remove(ann)).status).toBe(204)
    expect(await listOf(ann)).toEqual([])
    expect(await enter(device.show(await beginEntering()))).toEqual(refused('unknownPasskey', 404))
  })

  it('takes the word of the device for itself, and no certificates', async () => {
    const [ann] = await people()
    const device = makeAuthenticator(ORIGIN, ann.id)
    for (const odd of [{ format: 'certified' }, { format: 'packed', spoilt: true }] as const)
      expect(await add(ann, device.make(await beginAdding(ann), odd))).toEqual(refused('wrongPasskey'))
    expect((await add(ann, device.make(await beginAdding(ann), { format: 'packed' }))).status).toBe(201)
  })

  it.each<readonly [string, Odd]>([
    ['another origin', { origin: 'https://granja.example.evil.example' }],
    ['another port', { origin: `${ORIGIN}:8443` }],
    ['another site', { site: 'evil.example' }],
    ['an owner who was not asked', { flags: 1 }],
    ['nobody there', { flags: 4 }],
    ['an answer to something else', { type: 'webauthn.get' }],
    ['another id than it has', { id: 'AAAA' }],
  ])('refuses %s', async (_, odd) => {
    const [ann] = await people()
    const device = makeAuthenticator(ORIGIN, ann.id)
    expect(await add(ann, device.make(await beginAdding(ann), odd))).toEqual(refused('wrongPasskey'))
    expect(await listOf(ann)).toEqual([])
  })

  it('answers a question that was asked of this device, once and in time', async () => {
    const [ann, bob] = await people()
    const options = await beginAdding(ann)
    const device = makeAuthenticator(ORIGIN, ann.id)
    expect(await add(bob, device.make(options))).toEqual(refused('tooLateForPasskey'))
    expect(await add(ann, device.make(await beginEntering(ann.key)))).toEqual(refused('tooLateForPasskey'))
    expect(await add(ann, device.make(options, { challenge: 'made-up' }))).toEqual(refused('tooLateForPasskey'))
    wait(5 * MINUTE - 1)
    expect((await add(ann, device.make(options))).status).toBe(201)
    expect(await add(ann, device.make(options))).toEqual(refused('tooLateForPasskey'))
    const late = await beginAdding(ann)
    wait(5 * MINUTE)
    expect(await add(ann, makeAuthenticator(ORIGIN, ann.id).make(late))).toEqual(refused('tooLateForPasskey'))
    expect(await listOf(ann)).toHaveLength(1)
  })

  it('does not take over somebody else’s', async () => {
    const [ann, bob] = await people()
    const device = await withPasskey(ann)
    expect(await add(bob, device.make(await beginAdding(bob)))).toEqual(refused('passkeyTaken', 409))
    expect((await enter(device.show(await beginEntering()))).body.id).toBe(ann.id)
  })

  it('has an end', async () => {
    const [ann] = await people()
    const one = { person: ann.id, publicKey: '', counter: 0, name: 'Phone', at: now() }
    for (let count = 0; count < 20; count++) await store.addPasskey({ ...one, id: `passkey ${count}` })
    expect(await post('/me/passkeys/begin', ann.key)).toEqual(refused('tooManyPasskeys', 409))
  })

  it('needs somebody who is known', async () => {
    expect(await post('/me/passkeys/begin', undefined)).toEqual(refused('unknownKey', 401))
    expect(await post('/me/passkeys/begin', 'k'.repeat(43))).toEqual(refused('unknownKey', 401))
    expect((await ask(url(), '/me/passkeys')).status).toBe(401)
  })
})

describe('coming in by a passkey', () => {
  it('makes the device that person, with a key of its own', async () => {
    const [ann] = await people()
    const device = await withPasskey(ann)
    const { status, body } = await enter(device.show(await beginEntering()))
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: ann.id, name: 'Ann' })
    expect(body.key).not.toBe(ann.key)
    for (const key of [ann.key, body.key]) expect((await ask<Newcomer>(url(), '/me', { key })).body.id).toBe(ann.id)
  })

  it('begins at one process and ends at another', async () => {
    const [ann] = await people()
    const device = await withPasskey(ann)
    const passkey = device.show(await beginEntering())
    const there = await ask<Newcomer>(otherUrl(), '/passkeys/enter', { method: 'POST', body: { passkey } })
    expect(there).toMatchObject({ status: 201, body: { id: ann.id } })
    expect(await enter(passkey)).toEqual(refused('tooLateForPasskey'))
  })

  it('is possible from a device that is somebody else', async () => {
    const [ann, bob] = await people()
    const device = await withPasskey(ann)
    const options = await beginEntering(bob.key)
    expect(await enter(device.show(options))).toEqual(refused('tooLateForPasskey'))
    expect((await enter(device.show(options), bob.key)).body.id).toBe(ann.id)
    expect((await ask<Newcomer>(url(), '/me', { key: bob.key })).body.name).toBe('Bob')
  })

  it.each<readonly [string, Odd]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['plain http', { origin: 'http://granja.example' }],
    ['another site', { site: 'evil.example' }],
    ['an owner who was not asked', { flags: 1 }],
    ['a wrong signature', { spoilt: true }],
    ['an answer to something else', { type: 'webauthn.create' }],
    ['somebody who it is not', { person: 'somebody' }],
    ['a counter that stands still', { counter: 5 }],
    ['a counter that goes back', { counter: 4 }],
    ['a counter that is gone', { counter: 0 }],
  ])('refuses %s, and goes on working', async (_, odd) => {
    const [ann] = await people()
    const device = await withPasskey(ann)
    expect((await enter(device.show(await beginEntering(), { counter: 5 }))).status).toBe(201)
    expect(await enter(device.show(await beginEntering(), odd))).toEqual(refused('wrongPasskey'))
    expect((await enter(device.show(await beginEntering(), { counter: 6 }))).status).toBe(201)
  })

  it('believes nobody who shows another’s passkey', async () => {
    const [ann, bob] = await people()
    const [his, hers] = [await withPasskey(bob), await withPasskey(ann)]
    const odds: readonly Odd[] = [{ id: hers.id }, { id: hers.id, person: ann.id }, { person: ann.id }]
    for (const odd of odds) expect(await enter(his.show(await beginEntering(), odd))).toEqual(refused('wrongPasskey'))
  })

  it('answers a question once and in time', async () => {
    const [ann] = await people()
    const device = await withPasskey(ann)
    const options = await beginEntering()
    const shown = device.show(options)
    const answers = await Promise.all([enter(shown), enter(shown), enter(shown)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
    expect(await enter(device.show(options))).toEqual(refused('tooLateForPasskey'))
    expect(await enter(device.show(await beginAdding(ann)), ann.key)).toEqual(refused('tooLateForPasskey'))
    // A wrong answer uses the question up as well.
    const second = await beginEntering()
    expect(await enter(device.show(second, { spoilt: true }))).toEqual(refused('wrongPasskey'))
    expect(await enter(device.show(second))).toEqual(refused('tooLateForPasskey'))
    const late = await beginEntering()
    wait(5 * MINUTE)
    expect(await enter(device.show(late))).toEqual(refused('tooLateForPasskey'))
  })

  it('works with a device that does not count', async () => {
    const [ann] = await people()
    const device = await withPasskey(ann)
    for (let turn = 0; turn < 3; turn++)
      expect((await enter(device.show(await beginEntering(), { counter: 0 }))).status).toBe(201)
  })
})
