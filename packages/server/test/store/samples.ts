import { expect } from 'vitest'
import type { Append, NewTable, Store, TableIndex, Wanted } from '../../src/store/store.ts'

/** The tests say what time it is. */
export const noon = Date.UTC(2024, 5, 1, 12)

export function anIndex(given: Partial<TableIndex> = {}): TableIndex {
  return { stage: 'playing', listed: false, summary: '{}', seats: [], ...given }
}

export function aTable(id: string, given: Partial<NewTable> = {}): NewTable {
  return { id, at: noon, entries: ['first'], index: anIndex(), ...given }
}

export function anAppend(table: string, version: number, given: Partial<Append> = {}): Append {
  return { table, version, at: noon + version, text: `entry ${version}`, index: anIndex(), ...given }
}

/** Takes a store back to its first release, with ratings as they were then. */
export const FIRST_RELEASE = `
  drop table passkeys;
  drop table challenges;
  drop table daily;
  drop index ratings_number;
  alter table ratings drop column number;
  insert into ratings (person, table_id, at, mu, sigma, rank) values
    ('ann', 'v', 7, 27, 8, 1), ('ann', 'u', 5, 26, 8, 1), ('bob', 'u', 5, 24, 8, 2), ('ann', 't', 7, 25, 8, 2);
  delete from schema_version where version > 1`

/** What came later, and what was there before. */
export async function broughtUpToDate(store: Store): Promise<void> {
  const tables = async (person: string) =>
    (await store.ratings(person)).map(({ table, number }) => `${number} ${table}`)
  expect((await store.read('t'))?.version).toBe(1)
  expect(await store.dailyCount('2024-06-01')).toBe(0)
  expect(await store.passkeys('ann')).toEqual([])
  expect(await tables('ann')).toEqual(['1 u', '2 t', '3 v'])
  expect(await tables('bob')).toEqual(['1 u'])
}

/** Everything about the tables of a store that must always be true; gives their entries. */
export async function soundTables(store: Store): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = new Map<string, readonly string[]>()
  for (const id of await store.ids('', 10_000)) {
    const table = await store.read(id)
    if (table === undefined) throw new Error(`${id} is listed and cannot be read`)
    const numbers = table.entries.map(({ version }) => version)
    const gapless = numbers.every((version, index) => version === index + 1)
    if (!gapless || numbers.length !== table.version) throw new Error(`${id} has the numbers ${numbers}`)
    const commands = table.entries.flatMap(({ command }) => command ?? [])
    if (new Set(commands).size !== commands.length) throw new Error(`${id} has a command twice`)
    tables.set(
      id,
      table.entries.map(({ text }) => text),
    )
  }
  return tables
}

/** Jobs of each kind. */
export function most(count: number): Wanted {
  return { thoughts: count, calls: count, others: count }
}
