import { type Book, isRuling, isSection, type Language, namesIn, printedOf, type Ui } from '@la-granja/text'
import { cardOn, type Page } from './pages.ts'

/** The name of a page without its number. */
export function titleOf(page: Page, book: Book, words: Ui['book'], language: Language): string {
  if (isSection(page)) return book.sections[page].title
  if (isRuling(page)) return book.rulings[page].title
  switch (page) {
    case 'contents':
    case 'rulings':
    case 'editions':
    case 'signs':
    case 'cards':
    case 'values':
      return words[page]
    case 'all':
      return words.whole
    default:
      return namesIn(language).cards[printedOf(cardOn(page) ?? 1).id].name
  }
}

/** `§6.4`, `R5`, or nothing for what has no number. */
export function numberOf(page: Page): string {
  if (isSection(page)) return `§${page}`
  return isRuling(page) ? page : ''
}
