import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARDS, EDITIONS, parseAction, type Refusal, refusal, SHAPES, sourcesOf } from '@la-granja/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Block,
  type Book,
  CHAPTERS,
  EXAMPLES,
  isRuling,
  isSection,
  LANGUAGES,
  learn,
  learnBook,
  NOTED_CARDS,
  RULINGS,
  SECTIONS,
  SEE,
  sectionFor,
  VALUE_SOURCES,
} from '../src/index.ts'
import { watchGame } from './games.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

function sources(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  return files.map(file => readFileSync(join(folder, file), 'utf8'))
}

const hasEntry = (rule: string): boolean =>
  isSection(rule) || isRuling(rule) || (rule.startsWith('card:') && Object.hasOwn(CARDS, rule.slice('card:'.length)))

describe('every rule that is cited has an entry', () => {
  it('in the sources of the engine', () => {
    const engine = sources(join(ROOT, 'packages/engine/src')).join('\n')
    const cited = new Set([
      ...[...engine.matchAll(/rule: '([^']+)'/g)].map(found => found[1]!),
      // What is passed on or looked up: any text that can only be a section or a ruling.
      ...[...engine.matchAll(/'(R\d+|\d+(?:\.\d+)+)'/g)].map(found => found[1]!),
    ])
    cited.delete('input')
    expect(cited.size).toBeGreaterThan(30)
    expect([...cited].filter(rule => !hasEntry(rule))).toEqual([])
  })

  it('in comments and titles: sections and rulings that people read about', () => {
    const read = [
      ...sources(join(ROOT, 'packages/engine/src')),
      ...sources(join(ROOT, 'packages/engine/test')),
      readFileSync(join(ROOT, 'docs/rulings.md'), 'utf8'),
    ].join('\n')
    const sections = new Set([...read.matchAll(/§(\d+(?:\.\d+)*|D)/g)].map(found => found[1]!))
    expect([...sections].filter(id => sectionFor(id) === undefined)).toEqual([])
    const rulings = new Set([...read.matchAll(/\*\*(R\d+)\*\*/g)].map(found => found[1]!))
    expect([...rulings].sort()).toEqual([...RULINGS].sort())
  })

  it('in refusals of random games', () => {
    const rules = new Set<string>()
    let turn = 0
    const types = Object.keys(SHAPES) as (keyof typeof SHAPES)[]
    for (let game = 0; game < 16; game++) {
      const players = (1 + (game % 4)) as 1 | 2 | 3 | 4
      watchGame(
        500 + game,
        players,
        { simultaneousFarm: game % 3 === 1, extraDeliveriesUpFront: game % 3 === 2 },
        {
          decision(seen) {
            const type = types[turn++ % types.length]!
            const fields = Object.values(SHAPES[type]) as (readonly (string | number)[])[]
            const values = fields.map(all => all[turn % all.length])
            const refused: Refusal | undefined = refusal(seen, parseAction([seen.seat, type, ...values].join(' ')))
            if (refused !== undefined && refused.rule !== 'input') rules.add(refused.rule)
          },
        },
        game % 8 < 4 ? 'classic' : 'deluxe',
      )
    }
    expect(rules.size).toBeGreaterThan(12)
    expect([...rules].filter(rule => !hasEntry(rule))).toEqual([])
  })

  it('every source of a value is explained', () => {
    const used = new Set(EDITIONS.flatMap(edition => sourcesOf(edition).map(({ source }) => source)))
    expect([...used].filter(source => !(VALUE_SOURCES as readonly string[]).includes(source))).toEqual([])
  })
})

describe('what belongs together', () => {
  it('every section stands in exactly one chapter', () => {
    const listed = CHAPTERS.flatMap(({ sections }): readonly string[] => sections)
    expect([...listed].sort()).toEqual([...SECTIONS].sort())
  })

  it('see-also leads elsewhere, and never twice to the same entry', () => {
    for (const [id, others] of Object.entries(SEE)) {
      expect(others, id).not.toContain(id)
      expect(new Set(others).size, id).toBe(others.length)
      expect(others.length, id).toBeGreaterThan(0)
    }
  })

  it('every ruling is reached from a section', () => {
    const reached = new Set(SECTIONS.flatMap(id => SEE[id]))
    expect(RULINGS.filter(id => !reached.has(id))).toEqual([])
  })

  it('a number below a section is found in it', () => {
    expect(sectionFor('4.5')).toBe('4')
    expect(sectionFor('2.5.3')).toBe('2.5')
    expect(sectionFor('12')).toBeUndefined()
  })
})

const texts = (block: Block): readonly string[] =>
  typeof block === 'string' ? [block] : 'steps' in block ? block.steps : block

/** Every sentence of a book with the place where it stands. */
function sentencesOf(book: Book): readonly (readonly [string, string])[] {
  const list: [string, string][] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') list.push([path, value])
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
  }
  const { language: _, ...rest } = book
  walk(rest, 'book')
  return list
}

describe.each(LANGUAGES)('the book for %s', language => {
  let book: Book
  beforeAll(async () => {
    await learn(language)
    book = await learnBook(language)
  })

  it('has an entry for every section and ruling, short and long', () => {
    for (const id of SECTIONS) {
      const { title, short, long } = book.sections[id]
      expect(title.length, id).toBeGreaterThan(3)
      expect(title, id).not.toMatch(/\.$/)
      expect(short, id).toMatch(/[.!?»”]$/)
      expect(long.flatMap(texts).length, id).toBeGreaterThan(0)
    }
    for (const id of RULINGS)
      for (const text of Object.values(book.rulings[id])) expect(text.length, id).toBeGreaterThan(3)
  })

  it('has notes, examples and sources for all that ask for one', () => {
    expect(Object.keys(book.cards).sort()).toEqual([...NOTED_CARDS].sort())
    expect(Object.keys(book.examples).sort()).toEqual(Object.keys(EXAMPLES).sort())
    expect(Object.keys(book.sources).sort()).toEqual([...VALUE_SOURCES].sort())
  })

  it('reads well: no empty text, no holes, no doubled spaces, straight quotes or machine words', () => {
    for (const [path, text] of sentencesOf(book)) {
      expect(text.trim(), path).toBe(text)
      expect(text, path).not.toBe('')
      expect(text, path).not.toMatch(/undefined|\[object| {2}|\.\.|"|'|TODO/)
    }
  })

  it('cites only sections and rulings that exist', () => {
    for (const [path, text] of sentencesOf(book)) {
      for (const found of text.matchAll(/§(\d+(?:\.\d+)*|D)/g))
        expect(isSection(found[1]!), `${path}: ${found[0]}`).toBe(true)
      for (const found of text.matchAll(/\bR\d+\b/g)) expect(isRuling(found[0]), `${path}: ${found[0]}`).toBe(true)
    }
  })
})
