import type { MyTable, TableLine } from '@la-granja/server/protocol'
import { useId } from 'react'
import { Link } from 'wouter'
import { useFacts } from './useFacts.ts'
import { useTurnText } from './useTurnText.ts'

interface TableListProps {
  readonly title: string
  readonly tables: readonly (TableLine | MyTable)[]
  readonly none?: string
}

export function TableList({ title, tables, none }: TableListProps) {
  const id = useId()
  const factsOf = useFacts()
  const turnOf = useTurnText()
  if (tables.length === 0 && none === undefined) return undefined
  return (
    <section className="lobby-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? <p className="lobby-none">{none}</p> : undefined}
      <ul>
        {tables.map(table => {
          const { names, facts } = factsOf(table)
          const { own, texts } = turnOf(table)
          const turn = texts.join(' · ')
          return (
            <li key={table.id}>
              <Link className="lobby-line" data-asked={own || undefined} href={`/table/${table.id}`}>
                <strong>{names}</strong>
                {turn === '' ? undefined : <span>{own ? <b>{turn}</b> : turn}</span>}
                <span>{facts}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
