import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language, learn, namesIn } from '../src/index.ts'

const glossary = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'glossary.md'), 'utf8')

/** The rows of all tables whose head begins with these cells. */
function tables(first: string, second: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let inside = false
  for (const line of glossary.split('\n')) {
    const cells = line.split('|').slice(1, -1)
    const [one = '', two = '', ...rest] = cells.map(cell => cell.trim())
    if (cells.length === 0) inside = false
    else if (one === first && two === second) inside = true
    else if (inside && !one.startsWith('---')) rows.push([one, two, ...rest])
  }
  return rows
}

/** Without what is said about the word: `marker (25)`. */
function plain(cell: string): string {
  return cell.replace(/\s*\(.*\)/, '')
}

const rows = tables('code word', 'English (our word)')
const words = rows.map(([, ...row]) => row.slice(0, LANGUAGES.length))
const shorter = new Map(tables('English', 'in our English').map(([english = '', ...row]) => [english, row]))

/** The words of a language that the texts have to use, by the English one. */
function wordsIn(language: Language): readonly (readonly [english: string, word: string])[] {
  const column = LANGUAGES.indexOf(language)
  return words.flatMap(row => {
    const english = plain(row[0] ?? '')
    const short = shorter.get(english)?.[column] ?? '—'
    const word = short === '—' ? (row[column] ?? '—') : short
    return word === '—' ? [] : [[english, plain(word)] as const]
  })
}

function saidIn(language: Language): string {
  const folder = join(import.meta.dirname, '..', 'src', language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  return files.map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** In a sentence a word has other endings than in a list. */
function inAnyForm(word: string): RegExp {
  const stems = word.split(/[\s-]+/).map(part => {
    const ending = part.length > 6 ? 3 : part.length > 4 ? 2 : part.length > 3 ? 1 : 0
    return `${part.slice(0, part.length - ending)}\\p{L}*`
  })
  return new RegExp(`(?<!\\p{L})${stems.join('[\\s-]+')}`, 'iu')
}

describe.each(LANGUAGES)('the glossary in %s', language => {
  test('has the words that the texts use', () => {
    const said = saidIn(language)
    const unused = wordsIn(language).filter(([, word]) => !inAnyForm(word).test(said))
    expect(unused).toEqual([])
  })

  test('calls goods and buildings what the list of names calls them', async () => {
    await learn(language)
    const { goods, buildings } = namesIn(language)
    const column = LANGUAGES.indexOf(language)
    const named = [
      ...Object.entries(buildings),
      ...Object.entries(goods).map(([good, forms]) => [good, forms.one ?? forms.other] as const),
    ].filter(([id]) => id !== 'point' && id !== 'commodity')
    const different = named.filter(([id, name]) => {
      const row = rows.find(([code]) => code === `\`${id}\``)?.slice(1) ?? []
      const short = shorter.get(plain(row[0] ?? ''))?.[column] ?? '—'
      return !inAnyForm(plain(short === '—' ? (row[column] ?? '') : short)).test(name)
    })
    expect(different).toEqual([])
  })

  test('has a word for nearly everything', () => {
    expect(words.length).toBeGreaterThan(80)
    expect(wordsIn(language).length).toBeGreaterThan(words.length - 8)
  })
})

test('what is said shorter is said of a word that is there', () => {
  const known = words.map(([english = '']) => plain(english))
  expect([...shorter.keys()].filter(english => !known.includes(english))).toEqual([])
  for (const row of shorter.values()) expect(row).toHaveLength(LANGUAGES.length)
})
