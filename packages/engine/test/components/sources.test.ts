import { describe, expect, test } from 'vitest'
import { CARDS, EDITION_SETS, EDITIONS, sourcesOf } from '../../src/index.ts'
import { changedFrom, problemsOf } from './setup.ts'

type Node = Readonly<Record<string, unknown>>

/** What stands at a path of the set, which is written as in a problem. */
function valueAt(set: object, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  return keys.reduce<unknown>((at, key) => (at as Node | undefined)?.[key], set)
}

describe.each(EDITIONS)('components: where the values of the %s set come from', edition => {
  const set = EDITION_SETS[edition]
  const list = sourcesOf(edition)
  const shownAt = (path: string) => list.find(sourced => sourced.path === path)?.value

  test('components: every path leads to something in the set, and none comes twice', () => {
    for (const { path, value, source } of list) {
      expect(valueAt(set, path), path).toBeDefined()
      expect(`${value}${source}`, path).not.toMatch(/undefined|\[object/)
    }
    expect(new Set(list.map(({ path }) => path)).size).toBe(list.length)
  })

  test('components: every path is the one under which the checker complains', () => {
    for (const { path } of list) {
      const [first] = problemsOf(changedFrom(set, [path, null]))
      expect(first?.path).toBe(path)
    }
  })

  test('components: every value has a source, but for the numbers of the cards', () => {
    const paths = list.map(({ path }) => path)
    const known = (path: string) =>
      paths.some(one => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`))
    const leaves = (value: unknown, path: string): string[] =>
      typeof value !== 'object' || value === null
        ? [path]
        : Object.entries(value).flatMap(([key, one]) =>
            leaves(one, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
          )
    const unknown = leaves(set, '').filter(path => !known(path))
    expect(unknown).toEqual(set.cards.map((_, index) => `cards[${index}].number`))
  })

  test('components: a card is called by the name of its helper, a hex by its number', () => {
    const { name, helper } = CARDS.chef
    expect(shownAt('cards[0].id')).toBe(`${name}: ${helper.says}`)
    expect(shownAt('cards[0].field')).toBe('grape')
    expect(shownAt('hexes[0]')).toBe('hex 1: 2 at 0,0, centre')
  })
})
