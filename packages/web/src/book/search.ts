import { CARDS, type CardId, type RoofId } from '@la-granja/engine'
import {
  type Block,
  type Book,
  CHAPTERS,
  type EditionPointId,
  isRuling,
  type Language,
  NOTED_CARDS,
  namesIn,
  RULINGS,
  sectionFor,
} from '@la-granja/text'
import { findFolded, fold } from './fold.ts'
import { cardPage, type Page } from './pages.ts'

interface Leaf {
  readonly page: Page
  readonly title: string
  readonly texts: readonly string[]
  readonly foldedTitle: string
  readonly folded: string
}

export interface Hit {
  readonly page: Page
  readonly title: string
  /** The sentence around the first word that was found, and where the word stands in it. */
  readonly says: string
  readonly mark: readonly [number, number] | undefined
}

const MOST = 40
const AROUND = 70

const indexes = new WeakMap<Book, Map<Language, readonly Leaf[]>>()

/** The pages that have all the words, the best first. */
export function search(book: Book, language: Language, wanted: string): readonly Hit[] {
  const query = fold(wanted.trim())
  if (query === '') return []
  const words = query.split(/\s+/)
  const named = pageNamed(wanted.trim())
  const scored = leavesOf(book, language).flatMap((leaf, order) => {
    const score = leaf.page === named ? 1000 : scoreOf(leaf, words, query)
    return score > 0 ? [{ leaf, score, order }] : []
  })
  scored.sort((a, b) => b.score - a.score || a.order - b.order)
  return scored.slice(0, MOST).map(({ leaf }) => hitOn(leaf, words))
}

/** Somebody may just type `6.4`, `§6.4`, `r5` or the number of a card. */
function pageNamed(wanted: string): Page | undefined {
  const plain = wanted.replace(/^§\s*/, '').toUpperCase()
  if (isRuling(plain)) return plain
  return /^(\d+(\.\d+)*|D)$/.test(plain) ? sectionFor(plain) : undefined
}

function scoreOf({ foldedTitle, folded }: Leaf, words: readonly string[], query: string): number {
  let score = foldedTitle.includes(query) ? 10 : 0
  for (const word of words) {
    if (beginsWord(foldedTitle, word)) score += 8
    else if (foldedTitle.includes(word)) score += 4
    else if (beginsWord(folded, word)) score += 2
    else if (folded.includes(word)) score += 1
    else return 0
  }
  return score
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}

function hitOn({ page, title, texts }: Leaf, words: readonly string[]): Hit {
  for (const text of texts)
    for (const word of words) {
      const mark = findFolded(text, word)
      if (mark !== undefined) return { page, title, ...cut(text, mark) }
    }
  return { page, title, says: texts[0] ?? '', mark: undefined }
}

function cut(text: string, [from, to]: readonly [number, number]): Pick<Hit, 'says' | 'mark'> {
  const before = from > AROUND ? text.indexOf(' ', from - AROUND) + 1 : 0
  const start = before > from ? from : before
  const after = text.length - to > AROUND ? text.lastIndexOf(' ', to + AROUND) : text.length
  const end = after < to ? to : after
  const lead = start > 0 ? '…' : ''
  const shift = lead.length - start
  return {
    says: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    mark: [from + shift, to + shift],
  }
}

function leavesOf(book: Book, language: Language): readonly Leaf[] {
  const known = indexes.get(book) ?? new Map<Language, readonly Leaf[]>()
  indexes.set(book, known)
  const made = known.get(language) ?? makeLeaves(book, language)
  known.set(language, made)
  return made
}

function makeLeaves(book: Book, language: Language): readonly Leaf[] {
  const names = namesIn(language)
  const { concepts } = book
  const signs: readonly (readonly [string, string])[] = [
    ...(Object.keys(concepts.roofs) as RoofId[]).map(id => [names.roofs[id], concepts.roofs[id]] as const),
    ...Object.values({ ...concepts.pieces, ...concepts.signs }).map(({ name, says }) => [name, says] as const),
    ...Object.values(concepts.goods).map(says => ['', says] as const),
  ]
  return [
    ...CHAPTERS.flatMap(({ sections }) =>
      sections.map(id => {
        const { title, short, long } = book.sections[id]
        return leaf(id, `§${id} ${title}`, [short, ...long.flatMap(sentences)])
      }),
    ),
    ...RULINGS.map(id => {
      const { title, question, answer, reason } = book.rulings[id]
      return leaf(id, `${id} ${title}`, [question, answer, reason])
    }),
    ...(Object.keys(book.editions) as EditionPointId[]).map(id => {
      const { title, classic, deluxe } = book.editions[id]
      return leaf('editions', title, [classic, deluxe])
    }),
    ...Object.values(book.readings).map(({ says, reason }) => leaf('rulings', '', [says, reason])),
    ...signs.map(([name, says]) => leaf('signs', name, [says])),
    ...(Object.keys(CARDS) as CardId[]).map(id => {
      const noted = NOTED_CARDS.find(card => card === id)
      const notes = noted === undefined ? [] : [book.cards[noted]]
      return leaf(cardPage(CARDS[id].number), names.cards[id].name, [names.cards[id].says, ...notes])
    }),
  ]
}

function leaf(page: Page, title: string, texts: readonly string[]): Leaf {
  return { page, title, texts, foldedTitle: fold(title), folded: texts.map(fold).join('\n') }
}

function sentences(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  return 'steps' in block ? block.steps : block
}
