import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/store/sqlite.ts'
import { bundleProgram, type Process, type Program, startProcess } from './program.ts'
import { TWO } from './room/tables.ts'
import { makeFolders } from './server.ts'
import { busyTable, promisesKept } from './tables.ts'

let program: Program
beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(() => program.remove())

describe('a server that is told to end', () => {
  it('ends by itself in the middle of games and thoughts, loses nothing, and goes on where it was', async () => {
    const folders = makeFolders()
    const env = { DATA: folders.data }
    let server: Process | undefined = await startProcess(program, folders.page, env)
    const url = () => server?.url
    const tables = [
      ...(await Promise.all([1, 2, 3].map(number => busyTable({ url, seed: `end ${number}`, nervous: true })))),
      await busyTable({ url, seed: 'end 4', settings: { ...TWO, seats: ['me', 'lagranja'] } }),
    ]
    for (let count = 0; count < 3; count++) {
      await wait(700)
      const ending = server
      server = undefined
      expect(await ending?.kill('SIGTERM')).toBe(0)
      expect(ending?.complaints).toEqual([])
      server = await startProcess(program, folders.page, env)
    }
    await Promise.all(tables.slice(0, 3).map(table => table.over))
    tables[3]?.stop()
    await server?.kill('SIGTERM')
    const store = await openSqlite(folders.data)
    for (const table of tables) await promisesKept(store, table)
    await store.close()
    folders.remove()
  })

  it('a second one with the same games is refused with a sentence', async () => {
    const folders = makeFolders()
    const first = await startProcess(program, folders.page, { DATA: folders.data })
    await expect(startProcess(program, folders.page, { DATA: folders.data })).rejects.toThrow(
      `la granja: cannot keep games in ${folders.data}: another process is using it`,
    )
    await first.kill('SIGTERM')
    folders.remove()
  })
})
