import './cards.css'
import { EDITIONS, type Edition } from '@la-granja/engine'
import { useState } from 'react'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'
import { Heading } from './Prose.tsx'
import { useValueWords } from './useValueWords.tsx'
import { isHouse, VALUE_GROUPS, type ValueGroup, valuesOf } from './values.ts'

/** Every value on the parts with its source. */
export function Values({ level = 1 }: { readonly level?: 1 | 2 }) {
  const words = useUi().book
  const { editions } = useUi().table.start.form
  const [edition, setEdition] = useState<Edition>('classic')
  const [onlyHouse, setOnlyHouse] = useState(false)
  return (
    <>
      <Heading level={level} className="book-title">
        {words.values}
      </Heading>
      <p className="book-short">{words.valuesLead}</p>
      {level === 1 ? (
        <div className="book-filters">
          <fieldset className="book-chips">
            <legend>{words.edition}</legend>
            {EDITIONS.map(one => (
              <button
                key={one}
                type="button"
                className="book-chip"
                aria-pressed={one === edition}
                onClick={() => setEdition(one)}
              >
                {editions[one]}
              </button>
            ))}
          </fieldset>
          <label className="book-check">
            <input type="checkbox" checked={onlyHouse} onChange={({ target }) => setOnlyHouse(target.checked)} />
            {words.onlyHouse}
          </label>
        </div>
      ) : undefined}
      {VALUE_GROUPS.map(group => (
        <Group key={group} group={group} edition={edition} onlyHouse={onlyHouse} />
      ))}
    </>
  )
}

interface GroupProps {
  readonly group: ValueGroup
  readonly edition: Edition
  readonly onlyHouse: boolean
}

function Group({ group, edition, onlyHouse }: GroupProps) {
  const { book } = useOpenBook()
  const words = useUi().book
  const { whatOf, drawn } = useValueWords(edition)
  const values = valuesOf(edition).filter(value => value.group === group && (!onlyHouse || isHouse(value)))
  if (values.length === 0) return undefined
  return (
    <>
      <Heading level={2}>{words.valueGroups[group]}</Heading>
      <div className="book-table">
        <table className="book-values">
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.source}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(value => (
              <tr key={`${value.key} ${value.part}`} data-house={isHouse(value) || undefined}>
                <th scope="row">{whatOf(value)}</th>
                <td>{drawn(value)}</td>
                <td>{book.sources[value.source] ?? value.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
