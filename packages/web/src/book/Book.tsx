import './book.css'
import './contents.css'
import './leaf.css'
import './widths.css'
import './pages.css'
import type { Table } from '@la-granja/engine'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../draw/Icon.tsx'
import { useLanguage, useUi } from '../words.ts'
import { Chapters } from './Contents.tsx'
import { Found } from './Found.tsx'
import { type Form, setForm, useForm } from './form.ts'
import { Leaf } from './Leaf.tsx'
import { type OpenBook, OpenBookContext, printedTable, useOpenBook } from './open.ts'
import { LeafLink } from './Prose.tsx'
import { besides, type Page } from './pages.ts'
import { search } from './search.ts'
import { numberOf, titleOf } from './titles.ts'
import { useBook } from './useBook.ts'
// Last, because paper changes what the others say.
import './print.css'

interface BookProps {
  readonly page: Page
  readonly onGo: (page: Page) => void
  /** Of the game over which the book lies; without one it is a page of its own. */
  readonly table?: Table | undefined
  readonly over?: boolean
  /** Left of the search: the way back. */
  readonly lead: ReactNode
  /** Right of it. */
  readonly tools: ReactNode
}

/** The rule book: contents, search, and the page at which it is open. */
export function Book({ page, onGo, table, over = false, lead, tools }: BookProps) {
  const words = useUi().book
  const language = useLanguage()
  const { book, failed, retry } = useBook(language)
  const form = useForm(kept => kept.form)
  const [wanted, setWanted] = useState('')
  const open = useMemo((): OpenBook | undefined => {
    const go = (to: Page) => {
      setWanted('')
      onGo(to)
    }
    return book && { book, language, print: table ?? printedTable(), page, form, over, go }
  }, [book, language, table, page, form, over, onGo])
  return (
    <OpenBookContext value={open}>
      <div className="book" data-over={over || undefined}>
        <header className="book-bar">
          {lead}
          {open === undefined ? undefined : (
            <LeafLink page="contents" className="shell-button book-to-contents">
              {words.contents}
            </LeafLink>
          )}
          <SearchField wanted={wanted} onWanted={setWanted} onFirst={() => firstFound(open, wanted)} />
          <FormChoice form={form} />
          {tools}
        </header>
        {open === undefined ? (
          <Waits failed={failed} onRetry={retry} />
        ) : (
          <>
            <Column />
            <Leaves wanted={wanted} />
          </>
        )}
      </div>
    </OpenBookContext>
  )
}

function Waits({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  const words = useUi().book
  return (
    <div className="book-waits" role={failed ? 'alert' : 'status'}>
      <p>{failed ? words.failed : words.loading}</p>
      {failed ? (
        <button type="button" className="shell-button" onClick={onRetry}>
          {words.retry}
        </button>
      ) : undefined}
    </div>
  )
}

function firstFound(open: OpenBook | undefined, wanted: string): void {
  const [first] = open === undefined ? [] : search(open.book, open.language, wanted)
  if (first !== undefined) open?.go(first.page)
}

/** The contents beside the page, with the open page in view. */
function Column() {
  const { book, page } = useOpenBook()
  const words = useUi().book
  const column = useRef<HTMLElement>(null)
  useEffect(() => {
    column.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [page])
  return (
    <nav ref={column} className="book-nav" aria-label={words.chapters} lang={book.language}>
      <Chapters />
    </nav>
  )
}

/** The page itself, from its beginning, with the ways to the next ones. */
function Leaves({ wanted }: { readonly wanted: string }) {
  const { book, page, over, language } = useOpenBook()
  const words = useUi().book
  const leaves = useRef<HTMLElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    // A new page is read from its beginning, also by those who hear it.
    const box = leaves.current
    box?.scrollTo({ top: 0 })
    if (!over) window.scrollTo({ top: 0 })
    box?.focus({ preventScroll: true })
  }, [page, over])
  const Tag = over ? 'div' : 'main'
  const searching = wanted.trim() !== ''
  return (
    <Tag
      ref={leaves as never}
      className="book-page"
      tabIndex={-1}
      lang={book.language}
      aria-label={titleOf(page, book, words, language)}
      role={over ? 'region' : undefined}
    >
      {book.language === language ? undefined : (
        <p className="book-foreign" lang={language}>
          {words.inEnglish}
        </p>
      )}
      {searching ? (
        <Found wanted={wanted} />
      ) : (
        <>
          <Leaf key={page} />
          <Turn />
        </>
      )}
    </Tag>
  )
}

/** The pages before and after this one. */
function Turn() {
  const { book, page, language } = useOpenBook()
  const words = useUi().book
  const { previous, next } = besides(page)
  const link = (to: Page | undefined, name: string, side: string) =>
    to === undefined ? undefined : (
      <LeafLink page={to} className={`book-turn-${side}`}>
        <small>{name}</small>
        <span>
          {numberOf(to)} {titleOf(to, book, words, language)}
        </span>
      </LeafLink>
    )
  if (previous === undefined && next === undefined) return undefined
  return (
    <nav className="book-turn" aria-label={`${words.previous}, ${words.next}`}>
      {link(previous, words.previous, 'back')}
      {link(next, words.next, 'on')}
    </nav>
  )
}

interface SearchFieldProps {
  readonly wanted: string
  readonly onWanted: (wanted: string) => void
  readonly onFirst: () => void
}

function SearchField({ wanted, onWanted, onFirst }: SearchFieldProps) {
  const words = useUi().book
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="book-search">
      <input
        ref={field}
        type="search"
        className="shell-input"
        aria-label={words.search}
        placeholder={words.search}
        value={wanted}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onWanted(target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') onFirst()
          // The first Esc empties the search, the second closes what the book lies in.
          if (event.key !== 'Escape' || wanted === '') return
          event.stopPropagation()
          onWanted('')
        }}
      />
      {wanted === '' ? undefined : (
        <button
          type="button"
          className="shell-tool"
          aria-label={words.clear}
          onClick={() => {
            onWanted('')
            field.current?.focus()
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </search>
  )
}

function FormChoice({ form }: { readonly form: Form }) {
  const words = useUi().book
  return (
    <fieldset className="book-form">
      <legend className="shell-hidden">{words.form}</legend>
      {(['short', 'long'] as const).map(one => (
        <label key={one} data-chosen={one === form || undefined}>
          <input type="radio" name="book-form" checked={one === form} onChange={() => setForm(one)} />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}
