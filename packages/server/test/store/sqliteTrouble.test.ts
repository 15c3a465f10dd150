import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { bundle, startChild } from './childProcess.ts'
import { anAppend, aTable, broughtUpToDate, FIRST_RELEASE, most, soundTables } from './samples.ts'

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'la-granja-store-'))

describe('SQLite', () => {
  let folder: string
  let child: Awaited<ReturnType<typeof bundle>>
  const folders: string[] = []

  beforeAll(async () => {
    child = await bundle('child.ts')
  })
  beforeEach(async () => {
    folder = await newFolder()
    folders.push(folder)
  })
  afterAll(async () => {
    await child?.remove()
    for (const one of folders) await rm(one, { recursive: true, force: true })
  })

  test('what was promised is there after a kill, once', async () => {
    const promised = new Map<string, number>()
    for (let kill = 0; kill < 10; kill++) {
      const running = startChild(child.program, [folder])
      // At another moment each time: also while the tables are being made, and right after the first commits.
      await running.said([1, 3, 40, 200, 9, 500, 90, 27, 333, 1000][kill] ?? 100)
      await running.kill()
      const said = running.lines.filter(line => line !== 'open')
      for (const line of said) {
        const [id = '', version] = line.split(' ')
        promised.set(id, Number(version))
      }
      expect(running.lines.filter(line => line.startsWith('failed'))).toEqual([])

      const store = await openSqlite(folder)
      const tables = await soundTables(store)
      for (const [id, version] of promised) {
        const stored = tables.get(id) ?? []
        // One at most that was written and not yet told.
        expect([version, version + 1]).toContain(stored.length)
        expect(stored.every((text, index) => index === 0 || text.startsWith(`${id} ${index + 1} `))).toBe(true)
        const row = await store.read(id, stored.length)
        if (stored.length > 1) expect(row?.summary).toBe(`${stored.length}`)
        // What was read counts as told: the next process goes on from there, and may be killed before it says a word of this table.
        promised.set(id, stored.length)
      }
      const jobs = await store.claim(Number.MAX_SAFE_INTEGER, 0, most(100))
      for (const { key, task } of jobs) expect(task).toBe(`${tables.get(key)?.length}`)
      await store.close()
    }
    expect(promised.size).toBe(8)
  })

  test('a second process is refused, and let in when the first is gone', async () => {
    const first = startChild(child.program, [folder])
    await first.said(20)
    await expect(openSqlite(folder)).rejects.toMatchObject({ name: 'StoreError', maybe: false })
    await expect(openSqlite(folder)).rejects.toThrow(`cannot keep games in ${folder}: another process is using it`)
    await first.kill()

    const store = await openSqlite(folder)
    const second = startChild(child.program, [folder])
    await second.ended
    expect(second.lines).toEqual([`failed: cannot keep games in ${folder}: another process is using it`])
    await soundTables(store)
    await store.close()
  })

  test('a second store in the same process is refused as well', async () => {
    const store = await openSqlite(folder)
    await expect(openSqlite(folder)).rejects.toThrow('another process is using it')
    await store.create(aTable('t'))
    await store.close()
    await (await openSqlite(folder)).close()
  })

  test('a job whose process is gone is free for the next one at once', async () => {
    const store = await openSqlite(folder)
    await store.create(aTable('t'))
    await store.append(anAppend('t', 2, { jobs: [{ key: 'a', due: 0, task: 'A' }] }))
    expect(await store.claim(1, 1e9, most(1))).toHaveLength(1)
    await store.close()
    const again = await openSqlite(folder)
    expect(await again.claim(1, 1e9, most(1))).toMatchObject([{ key: 'a', tries: 2 }])
    await again.close()
  })

  test('a folder that cannot be used is said so', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(openSqlite(join(file, 'games'))).rejects.toThrow(/^cannot keep games in .*: ENOTDIR/)
    const strange = join(folder, 'strange')
    await mkdir(join(strange, 'store.sqlite'), { recursive: true })
    await expect(openSqlite(strange)).rejects.toThrow(/^cannot keep games in .*strange: .*unable to open/)
    const spoilt = join(folder, 'spoilt')
    await mkdir(spoilt)
    await writeFile(join(spoilt, 'store.sqlite'), 'no database at all, '.repeat(1000))
    await expect(openSqlite(spoilt)).rejects.toThrow(/^cannot keep games in .*spoilt: .*not a database/)
  })

  test('a store of the first release gets what came later and keeps what it has', async () => {
    const first = await openSqlite(folder)
    await first.create(aTable('t'))
    await first.close()
    const database = new DatabaseSync(join(folder, 'store.sqlite'))
    database.exec(FIRST_RELEASE)
    database.close()
    const store = await openSqlite(folder)
    await broughtUpToDate(store)
    await store.close()
  })

  test('a newer schema is refused', async () => {
    await (await openSqlite(folder)).close()
    const database = new DatabaseSync(join(folder, 'store.sqlite'))
    database.exec('insert into schema_version values (99)')
    database.close()
    const sentence = 'newer version of this server (schema 99, known up to 4)'
    await expect(openSqlite(folder)).rejects.toThrow(sentence)
    // Nor is the folder held on to.
    await expect(openSqlite(folder)).rejects.toThrow(sentence)
  })

  test('a full disk is an error, loses nothing, and passes', async () => {
    const store = await openSqlite(folder, { pages: 300 })
    await store.keep('ann', 'note', 'x'.repeat(400_000))
    const ids = Array.from({ length: 10 }, (_, index) => `t${index}`)
    await Promise.all(ids.map(id => store.create(aTable(id))))
    const done = new Map(ids.map(id => [id, 1]))
    const failures: unknown[] = []
    const text = 'y'.repeat(5000)
    await Promise.all(
      ids.map(async id => {
        for (let version = 2; version < 1000; version++) {
          try {
            expect(await store.append(anAppend(id, version, { text }))).toEqual({ kind: 'done' })
            done.set(id, version)
          } catch (error) {
            failures.push(error)
            return
          }
        }
      }),
    )
    expect(failures).toHaveLength(10)
    for (const failure of failures) expect(failure).toMatchObject({ name: 'StoreError', maybe: false })
    expect(String(failures[0])).toContain('full')
    const lengths = async () => new Map([...(await soundTables(store))].map(([id, entries]) => [id, entries.length]))
    expect(await lengths()).toEqual(done)

    await store.keep('ann', 'note', '')
    const versions = [...done].map(([id, version]) => store.append(anAppend(id, version + 1, { text })))
    expect(await Promise.all(versions)).toEqual(Array(10).fill({ kind: 'done' }))
    await store.check()
    await store.close()
    const again = await openSqlite(folder)
    expect((await again.read('t3'))?.version).toBe((done.get('t3') ?? 0) + 1)
    await again.close()
  })

  test('one that is refused does not undo its neighbours in the same commit', async () => {
    const store = await openSqlite(folder)
    const before = await Promise.allSettled([
      store.create(aTable('a')),
      store.create(aTable('a')),
      store.create(aTable('b')),
      store.append(anAppend('b', 2)),
      store.append(anAppend('b', 2)),
      store.append(anAppend('a', 2)),
    ])
    expect(before.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect(before.slice(3).map(answer => 'value' in answer && answer.value?.kind)).toEqual(['done', 'stale', 'done'])
    expect((await soundTables(store)).size).toBe(2)
    await store.close()
  })

  test('can be looked at and copied while it runs', async () => {
    const store = await openSqlite(folder)
    await store.create(aTable('t'))
    const copy = await newFolder()
    folders.push(copy)
    const outside = new DatabaseSync(join(folder, 'store.sqlite'), { readOnly: true })
    outside.exec(`vacuum into '${join(copy, 'store.sqlite')}'`)
    outside.close()
    await store.append(anAppend('t', 2))
    await store.close()
    const restored = await openSqlite(copy)
    expect((await restored.read('t'))?.version).toBe(1)
    await restored.close()
  })
})
