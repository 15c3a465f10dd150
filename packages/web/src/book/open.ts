import { newGame, type Table } from '@la-granja/engine'
import type { Book, Language } from '@la-granja/text'
import { createContext, useContext } from 'react'
import type { Form } from './form.ts'
import type { Page } from './pages.ts'

/** What every page of the open book needs. */
export interface OpenBook {
  readonly book: Book
  /** Of the interface; the book may still be in English. */
  readonly language: Language
  /** For what is printed on cards and boards. */
  readonly print: Table
  readonly page: Page
  readonly form: Form
  /** Over a table headings are one level lower: the table has the first. */
  readonly over: boolean
  readonly go: (page: Page) => void
}

export const OpenBookContext = createContext<OpenBook | undefined>(undefined)

export function useOpenBook(): OpenBook {
  const open = useContext(OpenBookContext)
  if (open === undefined) throw new Error('no book is open')
  return open
}

let classic: Table | undefined

/** A table to look things up on when no game is being played. */
export function printedTable(): Table {
  classic ??= newGame({ seed: 'rule book', players: 4, edition: 'classic', options: {} }).table
  return classic
}
