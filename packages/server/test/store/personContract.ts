import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { noon } from './samples.ts'

const ann = { id: 'ann', name: 'Ann', created: noon, key: 'hash 1' }
const bob = { id: 'bob', name: 'Bób “B” 🐄', created: noon, key: 'hash 2' }

export function personContract(stores: () => readonly [Store, Store]): void {
  describe('people', () => {
    test('are found by id and by key', async () => {
      const [store, second] = stores()
      await store.addPerson(ann)
      await store.addPerson(bob)
      expect(await second.person('bob')).toEqual(bob)
      expect(await second.personByKey('hash 1')).toEqual(ann)
      expect(await second.person('cid')).toBeUndefined()
      expect(await second.personByKey('hash 3')).toBeUndefined()
    })

    test('are added once, and a key is one person’s', async () => {
      const [store, second] = stores()
      await store.addPerson(ann)
      await expect(second.addPerson({ ...bob, id: 'ann' })).rejects.toThrow('already')
      await expect(second.addPerson({ ...bob, key: 'hash 1' })).rejects.toThrow('already')
      expect(await store.person('bob')).toBeUndefined()
      expect(await store.personByKey('hash 2')).toBeUndefined()
      expect(await store.personByKey('hash 1')).toEqual(ann)
    })

    test('may change their name', async () => {
      const [store, second] = stores()
      await store.addPerson(ann)
      await store.rename('ann', 'Annie')
      expect(await second.person('ann')).toEqual({ ...ann, name: 'Annie' })
      await expect(store.rename('cid', 'Cid')).rejects.toThrow('there is no person cid')
    })

    test('may have more keys, and lose them', async () => {
      const [store, second] = stores()
      await store.addPerson(ann)
      await store.addPerson(bob)
      await store.addKey('phone', 'ann', noon)
      await store.addKey('phone', 'ann', noon + 1)
      await expect(second.addKey('phone', 'bob', noon)).rejects.toThrow('somebody else')
      await expect(second.addKey('other', 'nobody', noon)).rejects.toThrow('there is no person nobody')
      expect(await second.personByKey('phone')).toEqual(ann)
      await store.dropKey('hash 1')
      await store.dropKey('hash 1')
      expect(await second.personByKey('hash 1')).toBeUndefined()
      expect(await second.personByKey('phone')).toEqual(ann)
    })

    test('keep small things', async () => {
      const [store, second] = stores()
      await store.keep('ann', 'draft', 'a')
      await store.keep('ann', 'draft', 'b “c” \n')
      await store.keep('ann', 'note', 'n')
      await store.keep('bob', 'draft', 'other')
      expect(await second.kept('ann', 'draft')).toBe('b “c” \n')
      await store.keep('ann', 'draft', '')
      await store.keep('ann', 'never', '')
      expect(await second.kept('ann', 'draft')).toBeUndefined()
      expect([await second.kept('ann', 'note'), await second.kept('bob', 'draft')]).toEqual(['n', 'other'])
    })

    test('keep the first of several things that are kept at once, where that is asked for', async () => {
      const [store, second] = stores()
      const said = await Promise.all(
        ['a', 'b', 'c', 'd'].map((value, index) => (index % 2 === 0 ? store : second).keepFirst('ann', 'key', value)),
      )
      const first = await store.kept('ann', 'key')
      expect(['a', 'b', 'c', 'd']).toContain(first)
      expect(new Set(said)).toEqual(new Set([first]))
      expect(await second.keepFirst('ann', 'key', 'e')).toBe(first)
      expect(await second.keepFirst('ann', 'other key', 'e')).toBe('e')
    })
  })
}
