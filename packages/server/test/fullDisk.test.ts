import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openSqlite } from '../src/store/sqlite.ts'
import { makeFolders, serve } from './server.ts'
import { busyTable, promisesKept } from './tables.ts'

it('a disk that is full for a while costs nothing but time', async () => {
  const folders = makeFolders()
  const store = await openSqlite(folders.data, { pages: 345 })
  // Something that can be taken away again.
  await store.keep('ballast', 'note', 'x'.repeat(1_200_000))
  const complaints: unknown[] = []
  const { running, url } = await serve(folders.page, '', { store, report: error => complaints.push(error) })
  const tables = await Promise.all([1, 2, 3].map(number => busyTable({ url: () => url, seed: `full ${number}` })))
  const laters = () => tables.flatMap(({ players }) => players).reduce((sum, player) => sum + player.laters(), 0)
  while (laters() < 5) await wait(20)
  await store.keep('ballast', 'note', '')
  await Promise.all(tables.map(table => table.over))
  for (const table of tables) expect(await promisesKept(store, table)).toBeGreaterThan(50)
  for (const error of complaints) expect(error).toMatchObject({ name: 'StoreError', maybe: false })
  await running.close()
  folders.remove()
})
