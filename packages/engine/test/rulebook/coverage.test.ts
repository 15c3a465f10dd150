import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/index.ts'

const tests = join(import.meta.dirname, '..')

/** Every section that the engine plays, by its number in the rule books. */
const SECTIONS =
  '2 4 5 5.1 5.1.1 5.1.2 5.1.3 5.1.4 6 6.1 6.2 6.3 6.4 7 8 8.1 8.2 8.3 8.3.1 8.3.2 8.3.3 8.4 9 10 11 D'.split(' ')

const RULINGS = Array.from({ length: 36 }, (_, index) => index + 1)

function titles(): string[] {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.test.ts'))
  return files.flatMap(file => {
    const source = readFileSync(join(tests, file), 'utf8')
    return [...source.matchAll(/\btest(?:\.each[\s\S]*?\))?\(\s*['"`]([^'"`]+)/g)].map(([, title = '']) => title)
  })
}

describe('what the tests cite', () => {
  const cited = titles()
  const without = (ids: readonly string[]) => ids.filter(id => !cited.some(title => title.startsWith(`${id} `)))

  test('every section of the rules has a test', () => {
    expect(without(SECTIONS.map(section => `§${section}`))).toEqual([])
  })

  test('every ruling has a test, and its reason in docs/rulings.md', () => {
    expect(without(RULINGS.map(ruling => `R${ruling}`))).toEqual([])
    const rulings = readFileSync(join(tests, '..', '..', '..', 'docs', 'rulings.md'), 'utf8')
    expect(RULINGS.filter(ruling => !rulings.includes(`**R${ruling}**`))).toEqual([])
  })

  test('every card has a test file of its own with at least three tests', () => {
    const files = readdirSync(join(tests, 'cards'))
    const missing = Object.values(CARDS).filter(({ id, number }) => {
      if (!files.includes(`${id}.test.ts`)) return true
      const source = readFileSync(join(tests, 'cards', `${id}.test.ts`), 'utf8')
      return source.split(`card ${number} `).length < 4
    })
    expect(missing.map(card => card.id)).toEqual([])
  })
})
