import { CARDS, type CardId, type ComponentSet } from '@la-granja/engine'
import { CHAPTERS, isRuling, isSection, RULINGS, type RuleId, type SectionId } from '@la-granja/text'

/** Pages that are no entry: lists, tables, and the book as a whole. */
export const LISTS = ['contents', 'rulings', 'editions', 'signs', 'cards', 'values', 'all'] as const
export type ListPage = (typeof LISTS)[number]

/** A page of the rule book, named as in its address: `6.4`, `R5`, `cards/17`, `rulings`. */
export type Page = RuleId | ListPage | `cards/${number}`

const PAGES: readonly Page[] = [
  'contents',
  ...CHAPTERS.flatMap(({ sections }): readonly SectionId[] => sections),
  'rulings',
  ...RULINGS,
  'editions',
  'signs',
  'cards',
  'values',
]

/** The page that an address means, whatever somebody has typed. */
export function pageOf(address: string): Page | undefined {
  if (address === '') return 'contents'
  const found = [...PAGES, 'all' as const].find(page => page.toLowerCase() === address.toLowerCase())
  if (found !== undefined) return found
  const number = Number(/^cards\/(\d{1,3})$/.exec(address)?.[1])
  return number >= 1 && number <= Object.keys(CARDS).length ? `cards/${number}` : undefined
}

export function hrefOf(page: Page): string {
  return page === 'contents' ? '/rules' : `/rules/${page}`
}

export function cardPage(number: number): Page {
  return `cards/${number}`
}

/** The number of the card on that page. */
export function cardOn(page: Page): number | undefined {
  return page.startsWith('cards/') ? Number(page.slice('cards/'.length)) : undefined
}

/** What comes before and after a page when one turns the leaves; a card's neighbours are cards. */
export function besides(page: Page): { readonly previous: Page | undefined; readonly next: Page | undefined } {
  const card = cardOn(page)
  if (card !== undefined) return { previous: pageOf(`cards/${card - 1}`), next: pageOf(`cards/${card + 1}`) }
  const index = PAGES.indexOf(page)
  return index < 0 ? { previous: undefined, next: undefined } : { previous: PAGES[index - 1], next: PAGES[index + 1] }
}

/** The page of a rule as the engine cites it; nothing for what is no rule. */
export function pageOfRule(rule: string, set: Pick<ComponentSet, 'cards'>): Page | undefined {
  if (isSection(rule) || isRuling(rule)) return rule
  const id = rule.startsWith('card:') ? (rule.slice('card:'.length) as CardId) : undefined
  const printed = set.cards.find(card => card.id === id)
  return printed === undefined ? undefined : cardPage(printed.number)
}
