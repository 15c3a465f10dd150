import { expect, it } from 'vitest'
import { badLine } from './badLine.ts'
import { makeFolders, serve } from './server.ts'
import { busyTable, promisesKept } from './tables.ts'

it('games over a line that stalls and breaks come to their end, with nothing lost or doubled', async () => {
  const folders = makeFolders()
  const { running, url, store } = await serve(folders.page, folders.data)
  const line = await badLine(url, 'bad line')
  try {
    const tables = await Promise.all(
      // The beginning needs a good line.
      [1, 2, 3].map(number =>
        busyTable({ url: () => line.url, opensAt: url, seed: `network ${number}`, nervous: true }),
      ),
    )
    await Promise.all(tables.map(table => table.over))
    expect(line.cuts()).toBeGreaterThan(3)
    for (const table of tables) expect(await promisesKept(store, table)).toBeGreaterThan(50)
  } finally {
    await line.close()
    await running.close()
    folders.remove()
  }
})
