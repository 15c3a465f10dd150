import { describe, expect, test } from 'vitest'
import type { Challenge, Passkey, Store } from '../../src/store/store.ts'
import { noon } from './samples.ts'

const passkey = (id: string, given: Partial<Passkey> = {}): Passkey => ({
  id,
  person: 'ann',
  publicKey: `key of ${id}`,
  counter: 0,
  name: 'Phone “🐄”',
  at: noon,
  ...given,
})

const asked = (challenge: string, given: Partial<Challenge> = {}): Challenge => ({
  challenge,
  purpose: 'enter',
  asker: '',
  until: noon + 100,
  ...given,
})

export function passkeyContract(stores: () => readonly [Store, Store]): void {
  async function welcome(store: Store): Promise<void> {
    for (const id of ['ann', 'bob']) await store.addPerson({ id, name: id, created: noon, key: `key ${id}` })
  }

  describe('passkeys', () => {
    test('are found by id and by person, the oldest first', async () => {
      const [store, second] = stores()
      await welcome(store)
      const phone = passkey('phone', { at: noon + 5, counter: 2 ** 32 - 1 })
      for (const one of [phone, passkey('stick'), passkey('other', { person: 'bob' })])
        expect(await store.addPasskey(one)).toBe(true)
      expect(await second.passkey('phone')).toEqual(phone)
      expect(await second.passkey('none')).toBeUndefined()
      expect((await second.passkeys('ann')).map(({ id }) => id)).toEqual(['stick', 'phone'])
      expect(await second.passkeys('cid')).toEqual([])
    })

    test('are one person’s, and nobody else takes them over', async () => {
      const [store, second] = stores()
      await welcome(store)
      const first = passkey('phone')
      await store.addPasskey(first)
      expect(await second.addPasskey(passkey('phone', { person: 'bob', publicKey: 'another' }))).toBe(false)
      expect(await second.passkey('phone')).toEqual(first)
      await expect(second.addPasskey(passkey('stick', { person: 'nobody' }))).rejects.toThrow('no person nobody')
      expect(await second.dropPasskey('bob', 'phone')).toBe(false)
      expect(await second.dropPasskey('ann', 'phone')).toBe(true)
      expect(await second.dropPasskey('ann', 'phone')).toBe(false)
      expect(await store.passkey('phone')).toBeUndefined()
    })

    test('count upwards, or not at all', async () => {
      const [store, second] = stores()
      await welcome(store)
      await store.addPasskey(passkey('phone'))
      expect(await store.countPasskey('phone', 0)).toBe(true)
      expect(await second.countPasskey('phone', 7)).toBe(true)
      for (const back of [7, 3, 0]) expect(await store.countPasskey('phone', back)).toBe(false)
      expect(await store.countPasskey('none', 1)).toBe(false)
      const copies = await Promise.all([store, second, store, second].map(one => one.countPasskey('phone', 8)))
      expect(copies.filter(done => done)).toHaveLength(1)
      expect((await store.passkey('phone'))?.counter).toBe(8)
    })
  })

  describe('what a device was asked', () => {
    test('is answered once, whoever hears it', async () => {
      const [store, second] = stores()
      await store.addChallenge(asked('a'), noon)
      const answers = await Promise.all([store, second, store, second].map(one => one.takeChallenge(asked('a'), noon)))
      expect(answers.filter(done => done)).toHaveLength(1)
      expect(await second.takeChallenge(asked('a'), noon)).toBe(false)
    })

    test('is for that device and that purpose', async () => {
      const [store, second] = stores()
      await store.addChallenge(asked('a', { asker: 'hash 1', purpose: 'add' }), noon)
      for (const wrong of [{ asker: 'hash 2' }, { asker: '' }, { purpose: 'enter' }, { challenge: 'b' }] as const)
        expect(await second.takeChallenge({ ...asked('a', { asker: 'hash 1', purpose: 'add' }), ...wrong }, noon)).toBe(
          false,
        )
      expect(await second.takeChallenge(asked('a', { asker: 'hash 1', purpose: 'add' }), noon + 99)).toBe(true)
    })

    test('runs out', async () => {
      const [store, second] = stores()
      await store.addChallenge(asked('a'), noon)
      expect(await second.takeChallenge(asked('a'), noon + 100)).toBe(false)
      // Asking again sweeps away what nobody answered, and nothing else.
      await store.addChallenge(asked('b', { until: noon + 200 }), noon + 100)
      expect(await second.takeChallenge(asked('a'), noon)).toBe(false)
      expect(await second.takeChallenge(asked('b'), noon + 199)).toBe(true)
    })
  })
}
