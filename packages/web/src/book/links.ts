import { BUILDINGS, CARDS, type CardId } from '@la-granja/engine'
import { isRuling, type Language, namesIn, sectionFor } from '@la-granja/text'
import { cardPage, type Page } from './pages.ts'

/** A piece of a sentence; with a page it is a link to it. */
export interface Part {
  readonly text: string
  readonly page?: Page
}

interface Finder {
  readonly pattern: RegExp
  /** By name as it is written. */
  readonly cards: ReadonlyMap<string, number>
}

const finders = new Map<Language, Finder>()

/** Cuts a sentence of the book where it names a section, a ruling or a card. */
export function linked(text: string, language: Language, here?: Page): readonly Part[] {
  const { pattern, cards } = finderFor(language)
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const page = pageNamed(found, cards)
    if (page === undefined || page === here) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, page })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function pageNamed(found: string, cards: Finder['cards']): Page | undefined {
  if (found.startsWith('§')) return sectionFor(found.slice(1).trim())
  if (isRuling(found)) return found
  const card = cards.get(found)
  return card === undefined ? undefined : cardPage(card)
}

function finderFor(language: Language): Finder {
  const known = finders.get(language)
  if (known !== undefined) return known
  const names = namesIn(language)
  const cards = new Map((Object.keys(CARDS) as CardId[]).map(id => [names.cards[id].name, CARDS[id].number] as const))
  // The Merchant House is not the Merchant: names of buildings are found too, and left alone.
  const words = [...cards.keys(), ...BUILDINGS.map(id => names.buildings[id])].sort((a, b) => b.length - a.length)
  const source = `§\\s?(?:\\d+(?:\\.\\d+)*|D)|(?<![\\p{L}\\p{N}])(?:R\\d{1,2}|${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`
  const finder = { pattern: new RegExp(source, 'gu'), cards }
  finders.set(language, finder)
  return finder
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
