import { type Book, type Language, learnBook } from '@la-granja/text'
import { useEffect, useState } from 'react'

/** Once fetched it is there at once, so that nothing flickers when the book is opened again. */
const fetched = new Map<Language, Book>()

export interface Fetched {
  readonly book: Book | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** The book in this language, once it has come. */
export function useBook(language: Language): Fetched {
  const [, arrive] = useState(0)
  const [failed, setFailed] = useState<Language>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (fetched.has(language)) return
    let here = true
    learnBook(language).then(
      book => {
        fetched.set(language, book)
        if (here) arrive(count => count + 1)
      },
      () => {
        if (here) setFailed(language)
      },
    )
    return () => {
      here = false
    }
  }, [language, tries])
  const retry = () => {
    setFailed(undefined)
    setTries(count => count + 1)
  }
  return { book: fetched.get(language), failed: failed === language, retry }
}
