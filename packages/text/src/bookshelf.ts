import type { Book } from './book.ts'
import type { Language } from './language.ts'

type Fetch = () => Promise<{ readonly book: Book }>

/** The book is long and seldom needed at once, so it is fetched when it is opened. A new language is one line and one folder. */
const BOOKS: Readonly<Partial<Record<Language, Fetch>> & Record<'en', Fetch>> = {
  en: () => import('./en/book/index.ts'),
  de: () => import('./de/book/index.ts'),
  pl: () => import('./pl/book/index.ts'),
  it: () => import('./it/book/index.ts'),
  ru: () => import('./ru/book/index.ts'),
  cs: () => import('./cs/book/index.ts'),
}

/** The rule book in this language, or in English until somebody has written it. */
export async function learnBook(language: Language): Promise<Book> {
  const { book } = await (BOOKS[language] ?? BOOKS.en)()
  return book
}
