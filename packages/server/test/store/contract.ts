import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { dailyContract } from './dailyContract.ts'
import { jobContract } from './jobContract.ts'
import { passkeyContract } from './passkeyContract.ts'
import { personContract } from './personContract.ts'
import { raceContract } from './raceContract.ts'
import { ratingContract } from './ratingContract.ts'
import { anAppend, aTable, soundTables } from './samples.ts'
import { tableContract } from './tableContract.ts'

/** An empty place for a store. Where two processes may use it at once, `another` is the second one. */
export interface Place {
  open(): Promise<Store>
  readonly another?: () => Promise<Store>
  remove(): Promise<void>
}

/** What every store must do, whatever it is made of. */
export function storeContract(name: string, place: () => Promise<Place>): void {
  describe(name, () => {
    let here: Place
    let store: Store
    /** Another process where there can be one, otherwise the same. */
    let second: Store

    beforeEach(async () => {
      here = await place()
      store = await here.open()
      second = here.another === undefined ? store : await here.another()
    })
    afterEach(async () => {
      await store.close()
      await second.close()
      await here.remove()
    })

    tableContract(() => [store, second])
    raceContract(() => [store, second])
    personContract(() => [store, second])
    passkeyContract(() => [store, second])
    ratingContract(() => [store, second])
    jobContract(() => [store, second])
    dailyContract(() => [store, second])

    describe('the whole', () => {
      test('can say that it works', async () => {
        await expect(store.check()).resolves.toBeUndefined()
      })

      test('waits for what is being written before it closes, and takes nothing afterwards', async () => {
        const ids = Array.from({ length: 30 }, (_, index) => `t${index}`)
        await Promise.all(ids.map(id => store.create(aTable(id))))
        const writes = ids.map(id => store.append(anAppend(id, 2)))
        const closed = store.close()
        const late = store.append(anAppend('t0', 3))
        await expect(late).rejects.toMatchObject({ name: 'StoreError', maybe: false })
        await closed
        await store.close()
        expect(await Promise.all(writes)).toEqual(Array(30).fill({ kind: 'done' }))
        await expect(store.read('t0')).rejects.toMatchObject({ name: 'StoreError' })
        store = await here.open()
        expect([...(await soundTables(store)).values()]).toEqual(Array(30).fill(['first', 'entry 2']))
      })

      test('opens again with everything in it', async () => {
        await store.create(aTable('t'))
        await store.close()
        store = await here.open()
        expect((await store.read('t'))?.version).toBe(1)
      })
    })
  })
}
