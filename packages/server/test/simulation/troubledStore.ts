import { type Store, StoreError } from '../../src/store/store.ts'
import type { World } from './world.ts'

/** How bad things are now. */
export interface Weather {
  /** One call in so many fails before, and one after it was done. */
  failures: number
  /** The longest that a call takes, in milliseconds. */
  slowness: number
}

/** The store as a process sees it over a bad line. When the process has died, nothing that it asked is answered any more. */
export function troubledStore(store: Store, world: World, weather: Weather, dead: () => boolean): Store {
  const troubled = (work: (...args: readonly unknown[]) => Promise<unknown>, writes: boolean) =>
    async function call(...args: readonly unknown[]): Promise<unknown> {
      await delay()
      if (world.oneIn(weather.failures)) throw new StoreError('no connection', false)
      const answer = await work(...args)
      await delay()
      if (world.oneIn(weather.failures)) throw new StoreError('connection lost', writes)
      return answer
    }
  function delay(): Promise<void> {
    return new Promise(resolve => {
      if (dead()) return
      // Most calls are quick, some are not.
      const most = world.oneIn(10) ? weather.slowness : Math.min(weather.slowness, 5)
      world.after(world.dice.between(0, most), () => {
        if (!dead()) resolve()
      })
    })
  }
  const reads = new Set(['read', 'versions', 'listed', 'tablesOf', 'ids', 'person', 'personByKey', 'kept', 'rating'])
  return Object.fromEntries(
    Object.entries(store).map(([name, work]) => [name, troubled(work as never, !reads.has(name))]),
  ) as unknown as Store
}
