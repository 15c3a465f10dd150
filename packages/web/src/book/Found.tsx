import { useMemo } from 'react'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'
import { Heading, LeafLink } from './Prose.tsx'
import { type Hit, search } from './search.ts'
import { titleOf } from './titles.ts'

/** What the search has found, while somebody types. */
export function Found({ wanted }: { readonly wanted: string }) {
  const { book, language } = useOpenBook()
  const words = useUi().book
  const hits = useMemo(() => search(book, language, wanted), [book, language, wanted])
  return (
    <div className="book-found">
      <Heading level={1} className="book-title">
        <span aria-live="polite">{words.found(hits.length)}</span>
      </Heading>
      {hits.length === 0 ? <p>{words.nothingHint}</p> : undefined}
      <ol>
        {hits.map((hit, index) => (
          <li key={index}>
            <LeafLink page={hit.page}>
              <b>{hit.title === '' ? titleOf(hit.page, book, words, language) : hit.title}</b>
              <Says {...hit} />
            </LeafLink>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Says({ says, mark }: Pick<Hit, 'says' | 'mark'>) {
  if (mark === undefined) return <span>{says}</span>
  const [from, to] = mark
  return (
    <span>
      {says.slice(0, from)}
      <mark>{says.slice(from, to)}</mark>
      {says.slice(to)}
    </span>
  )
}
