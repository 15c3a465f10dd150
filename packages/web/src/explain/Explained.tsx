import { isSection, namesIn } from '@la-granja/text'
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { openBook, useOpened } from '../book/opened.ts'
import { hrefOf } from '../book/pages.ts'
import { useBook } from '../book/useBook.ts'
import type { Spot } from '../draw/place.ts'
import { useSettings } from '../game/settings.ts'
import { useTable } from '../game/store.ts'
import { useLanguage, useUi } from '../words.ts'
import { type Line, lineOf } from './lines.ts'
import { hideExplanation, type Unit, useExplained } from './shown.ts'
import { signsOf } from './signs.ts'
import { useDescribed } from './useDescribed.ts'
import { clearPlace } from './where.ts'
import './explain.css'

const ID = 'explained'
const WISHES: readonly Spot[] = ['above', 'below', 'right', 'left']
/** More would not be read. */
const MOST = 7

/** What a thing is, what its signs mean, and where the book tells more. */
export function Explained({ unit }: { readonly unit: Unit }) {
  const { anchor, by } = unit
  const language = useLanguage()
  const { village, book: words } = useUi()
  const { book } = useBook(language)
  const letters = useSettings(kept => kept.letters)
  const over = useOpened(({ able }) => able)
  const lines = useMemo(() => {
    const refs = signsOf(unit).slice(0, MOST)
    return book === undefined ? [] : refs.map(ref => lineOf(ref, book, namesIn(language), village.opening))
  }, [unit, book, language, village])
  const label = labelOf(unit)
  const empty = label === '' && lines.length === 0
  const first = lines[0]?.page
  useEffect(() => useExplained.setState({ page: first }), [first])
  useDescribed(anchor, lines.length === 0 ? undefined : ID)
  // What was explained may be gone with the next move.
  useEffect(() => useTable.subscribe((now, before) => now.game !== before.game && hideExplanation()), [])
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = box.current
    if (panel === null) return
    const screen = { width: window.innerWidth, height: window.innerHeight }
    const larger = [...document.querySelectorAll('.peek')].map(peek => peek.getBoundingClientRect())
    const at = clearPlace(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), screen, WISHES, larger)
    panel.style.left = `${at.left}px`
    panel.style.top = `${at.top}px`
  })
  if (empty) return undefined
  return createPortal(
    <div ref={box} id={ID} role="tooltip" className="explain">
      {label === '' ? undefined : (
        // Whoever hears the page has just heard this as the name of the thing.
        <p className="explain-label" aria-hidden={lines.length > 0}>
          {village.opening(label)}
        </p>
      )}
      {lines.map(line => (
        <Said key={`${line.name} ${line.says}`} line={line} over={over} />
      ))}
      {by === 'focus' && letters && first !== undefined && over ? (
        <p className="explain-key">
          <kbd>R</kbd> {words.title}
        </p>
      ) : undefined}
    </div>,
    document.body,
  )
}

/** What shows itself larger says all its words there. */
function labelOf({ anchor }: Unit): string {
  if (anchor.matches('[data-thing^="card:"], [data-thing^="helper:"]') || !anchor.matches('[data-thing], [data-says]'))
    return ''
  return anchor.getAttribute('data-says') ?? anchor.getAttribute('aria-label') ?? ''
}

interface SaidProps {
  readonly line: Line
  /** The book opens over the table; elsewhere in a tab of its own. */
  readonly over: boolean
}

function Said({ line, over }: SaidProps) {
  const words = useUi().book
  const { name, says, page } = line
  const cited = isSection(page) ? `§${page}` : page
  const follow = (event: MouseEvent) => {
    hideExplanation()
    if (!over) return
    event.preventDefault()
    openBook(page)
  }
  return (
    <p className="explain-line">
      <b>{name}</b> {says}{' '}
      {/* The keyboard has a key for it: whoever goes on from a thing should not have to pass here. */}
      <a
        href={hrefOf(page)}
        target="_blank"
        rel="noreferrer"
        tabIndex={-1}
        aria-label={words.openRule(cited)}
        onClick={follow}
      >
        {cited}
      </a>
    </p>
  )
}
