import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportGames, importGames } from '../src/exporting.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { TWO } from './room/tables.ts'
import { ask, makeFolders, newcomer, serve, sitDown } from './server.ts'
import { beginTable, busyTable } from './tables.ts'

it('all games go out into a file and come in elsewhere, finished ones and those that are played on', async () => {
  const [from, to] = [makeFolders(), makeFolders()]
  const file = join(from.page, 'games.jsonl')
  const first = await serve(from.page, from.data)
  const over = await busyTable({ url: () => first.url, seed: 'export' })
  await over.over
  const ann = await newcomer(first.url, 'Ann')
  const played = await beginTable(first.url, [ann], { ...TWO, seats: ['me', 'farmer'] })
  await ask(first.url, '/tables', { method: 'POST', key: ann.key, body: TWO })
  const finished = (await ask(first.url, `/tables/${over.id}/record`)).body
  await first.running.close()

  const old = await openSqlite(from.data)
  expect(await exportGames(old, file)).toBe(3)
  const fresh = await openSqlite(to.data)
  expect(await importGames(fresh, file, Date.now())).toEqual({ tables: 3, known: 0 })
  expect(await importGames(fresh, file, Date.now())).toEqual({ tables: 0, known: 3 })
  await exportGames(fresh, `${file}.2`)
  expect(readFileSync(`${file}.2`, 'utf8') === readFileSync(file, 'utf8')).toBe(true)
  await old.close()
  await fresh.close()

  const second = await serve(to.page, to.data)
  expect((await ask(second.url, `/tables/${over.id}/record`)).body).toEqual(finished)
  // Nobody plays for Ann there, who is not known; the computer player does its part as soon as it may.
  const guest = await sitDown(second.url, played.id)
  await guest.until(() => guest.now?.table.waiting.includes(0))
  guest.close()
  await second.running.close()
  for (const folders of [from, to]) folders.remove()
})

it('a file that cannot be read is named with its line, and nothing of that table is kept', async () => {
  const folders = makeFolders()
  const store = await openSqlite(folders.data)
  const file = join(folders.page, 'bad.jsonl')
  const opened = { at: 1, entry: { kind: 'opened', by: 'ann', settings: TWO, engine: 1 } }
  const bad = { at: 2, entry: { kind: 'played', seat: 0, actions: ['0 fly'] } }
  const line = (id: string, entries: unknown[]) => JSON.stringify({ granja: 1, id, entries })
  writeFileSync(file, `${line('good', [opened])}\n${line('bad', [opened, bad])}\n`)
  await expect(importGames(store, file, 0)).rejects.toThrow(/^line 2: /)
  expect(await store.ids('', 10)).toEqual(['good'])
  writeFileSync(file, '{"granja":2}\n')
  await expect(importGames(store, file, 0)).rejects.toThrow(/^line 1: /)
  await store.close()
  folders.remove()
})
