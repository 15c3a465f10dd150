import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLASSIC, checkComponents, newGame, type Problem } from '../../src/index.ts'
import { changed, problemsOf } from './setup.ts'

/** Either a set equal to what was given, or problems that say something. */
function judge(json: unknown): boolean {
  const before = JSON.stringify(json)
  const checked = checkComponents(json)
  expect(JSON.stringify(json)).toBe(before)
  if ('set' in checked) {
    expect(checked.set).toEqual(json)
    return true
  }
  expect(checked.problems.length).toBeGreaterThan(0)
  for (const problem of checked.problems) expect(speaks(problem), JSON.stringify(problem)).toBe(true)
  return false
}

const speaks = ({ path, wrong, allowed }: Problem) =>
  [path, wrong, allowed].every(text => typeof text === 'string' && text !== '' && !/\[object|undefined/.test(text))

/** The values that a set is made of, and their neighbours. */
const value = fc.oneof(
  fc.integer({ min: -2, max: 70 }),
  fc.constantFrom<unknown>('olive', 'silver', 'card', 'chef', 'farm', 'pig', 'deli', '', null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
)

interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
}

/** Every place in a value where something could be replaced. */
function places(node: unknown): Place[] {
  if (typeof node !== 'object' || node === null) return []
  const holder = node as Record<string, unknown>
  return Object.keys(holder).flatMap(key => [{ holder, key }, ...places(holder[key])])
}

describe('checkComponents: anything at all', () => {
  test('components: no JSON makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), json => {
        expect(judge(json)).toBe(false)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  test('components: nor does anything under the right keys', () => {
    const anySet = fc.record(Object.fromEntries(Object.keys(CLASSIC).map(key => [key, value])), { requiredKeys: [] })
    fc.assert(
      fc.property(anySet, json => {
        expect(judge(json)).toBe(false)
      }),
      { numRuns: 500, seed: 2 },
    )
  })

  test('components: a set with some values replaced or lost is either accepted as it is or refused with reasons', () => {
    let accepted = 0
    let refused = 0
    const edits = fc.array(fc.tuple(fc.nat(), value, fc.constantFrom('change', 'change', 'lose')), {
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(edits, list => {
        const json = changed()
        for (const [which, to, how] of list) {
          const all = places(json)
          const { holder, key } = all[which % all.length]!
          if (how === 'change') holder[key] = to
          else if (Array.isArray(holder)) holder.splice(Number(key), 1)
          else delete holder[key]
        }
        if (!judge(json)) return void refused++
        accepted++
        expect(
          newGame({ seed: 'any', players: 4, edition: 'classic', components: json as typeof CLASSIC }),
        ).toBeTruthy()
      }),
      { numRuns: 1500, seed: 3 },
    )
    expect(accepted).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(500)
  })
})

describe('checkComponents: input that means no good', () => {
  test('components: __proto__ as a key is an unknown key, and changes nothing', () => {
    const text = JSON.stringify(changed()).replace('{"prices"', '{"__proto__":{"pens":9,"evil":1},"prices"')
    expect(problemsOf(JSON.parse(text))).toMatchObject([{ path: '__proto__', wrong: 'an unknown key' }])
    expect(({} as Record<string, unknown>).evil).toBeUndefined()
  })

  test('components: what only the prototype holds is missing', () => {
    const text = JSON.stringify(changed()).replace('"pens":2', '"__proto__":{"pens":2}')
    expect(problemsOf(JSON.parse(text))).toMatchObject([
      { path: '__proto__', wrong: 'an unknown key' },
      { path: 'pens', wrong: 'missing' },
    ])
    expect(problemsOf(Object.create(CLASSIC)).map(problem => problem.wrong)).toEqual(Array(13).fill('missing'))
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('components: %s inside', key => {
    const json = (where: string) => JSON.parse(JSON.stringify(changed()).replace(where, `${where}"${key}":{"a":1},`))
    for (const [where, path] of [
      ['"prices":{"buy":{', `prices.buy.${key}`],
      ['"roofPhases":{', `roofPhases.${key}`],
      ['"buildings":{', `buildings.${key}`],
    ] as const)
      expect(problemsOf(json(where))).toMatchObject([{ path, wrong: 'an unknown key' }])
  })

  test.each(['set', 'prices', 'cards', 'hexes', 'roofPhases'])('components: a very deep value as %s', key => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    const problems = problemsOf(key === 'set' ? deep : { ...(changed() as object), [key]: deep })
    expect(problems[0]!.path).toContain(key)
  })

  test('components: very long lists are counted, and their surplus is not read', () => {
    const problems = problemsOf({ ...(changed() as object), cards: Array(1_000_000).fill(0) })
    expect(problems[0]).toEqual({ path: 'cards', wrong: '1000000 entries', allowed: '66' })
    expect(problems).toHaveLength(1 + 66)
  })

  test('components: very many keys and very long texts', () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index]))
    expect(problemsOf(many)).toHaveLength(20_000 + 13)
    const long = problemsOf({ ...(changed() as object), pens: 'x'.repeat(1_000_000) })
    expect(long).toHaveLength(1)
    expect(long[0]!.wrong.length).toBeLessThan(60)
  })
})
