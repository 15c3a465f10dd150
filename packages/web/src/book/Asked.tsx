import { type PlayerView, partsOf, type Refusal, type Task } from '@la-granja/engine'
import { citeRule, describeRefusal } from '@la-granja/text'
import { useLanguage, useUi } from '../words.ts'
import { pageNow } from './now.ts'
import { openBook } from './opened.ts'
import { pageOfRule } from './pages.ts'

interface RefusedProps {
  readonly refused: Refusal
  readonly view: PlayerView
}

/** Why something is not possible; the rule in brackets opens the book at its page. */
export function Refused({ refused, view }: RefusedProps) {
  const words = useUi().book
  const language = useLanguage()
  const says = describeRefusal(refused, language)
  const cited = citeRule(refused.rule, language)
  const page = pageOfRule(refused.rule, partsOf(view.table).set)
  const at = cited === '' || page === undefined ? -1 : says.lastIndexOf(cited)
  if (at < 0 || page === undefined) return <span>{says}</span>
  return (
    <span>
      {says.slice(0, at)}
      <button type="button" className="table-rule" aria-label={words.openRule(cited)} onClick={() => openBook(page)}>
        {cited}
      </button>
      {says.slice(at + cited.length)}
    </span>
  )
}

interface WhatNowProps {
  readonly view: PlayerView
  readonly task: Task | undefined
}

/** Opens the book at the page of the step that is being played. */
export function WhatNow({ view, task }: WhatNowProps) {
  const words = useUi().book
  return (
    <button
      type="button"
      className="shell-tool table-now"
      aria-label={words.now}
      title={words.now}
      onClick={() => openBook(pageNow(view, task))}
    >
      ?
    </button>
  )
}
