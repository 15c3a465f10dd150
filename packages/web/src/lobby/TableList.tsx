import type { MyTable, TableLine } from '@la-granja/server/protocol'
import { useId } from 'react'
import { Link } from 'wouter'
import { useOnlineWords } from '../online/words.ts'
import { useFacts } from './useFacts.ts'

interface TableListProps {
  readonly title: string
  readonly tables: readonly (TableLine | MyTable)[]
  readonly none?: string
}

export function TableList({ title, tables, none }: TableListProps) {
  const { lobby } = useOnlineWords()
  const id = useId()
  const factsOf = useFacts()
  if (tables.length === 0 && none === undefined) return undefined
  return (
    <section className="lobby-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? <p className="lobby-none">{none}</p> : undefined}
      <ul>
        {tables.map(table => {
          const { names, facts } = factsOf(table)
          const asked = 'waiting' in table && table.waiting
          return (
            <li key={table.id}>
              <Link className="lobby-line" data-asked={asked || undefined} href={`/table/${table.id}`}>
                <strong>{names}</strong>
                <span>
                  {asked ? <b>{lobby.yourTurn} · </b> : undefined}
                  {facts}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
