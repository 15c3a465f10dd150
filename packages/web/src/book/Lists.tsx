import { EDITION_POINTS, type EditionPointId, READINGS, RULINGS } from '@la-granja/text'
import { useUi } from '../words.ts'
import { RulingEntry } from './Entry.tsx'
import { useOpenBook } from './open.ts'
import { Heading, LeafLink, Linked } from './Prose.tsx'
import { numberOf } from './titles.ts'

interface Leveled {
  /** Of the title: 1 for a page, 2 where it is a part of the whole book. */
  readonly level?: 1 | 2
}

export function Rulings({ level = 1 }: Leveled) {
  const { book } = useOpenBook()
  const words = useUi().book
  return (
    <>
      <Heading level={level} className="book-title">
        {words.rulings}
      </Heading>
      <p className="book-short">{words.rulingsLead}</p>
      <div className="book-rulings">
        {RULINGS.map(id => (
          <RulingEntry key={id} id={id} level={2} />
        ))}
      </div>
      <Heading level={2}>{words.readings}</Heading>
      <ul className="book-readings">
        {READINGS.map(id => (
          <li key={id}>
            <Linked text={book.readings[id].says} />{' '}
            <span className="book-reason">
              <b>{words.why}</b> <Linked text={book.readings[id].reason} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Editions({ level = 1 }: Leveled) {
  const { book } = useOpenBook()
  const words = useUi().book
  const { editions } = useUi().table.start.form
  return (
    <>
      <Heading level={level} className="book-title">
        {words.editions}
      </Heading>
      <p className="book-short">{words.editionsLead}</p>
      <div className="book-table">
        <table className="book-editions">
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{editions.classic}</th>
              <th scope="col">{editions.deluxe}</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(EDITION_POINTS) as EditionPointId[]).map(id => (
              <tr key={id}>
                <th scope="row">
                  {book.editions[id].title}
                  <small className="book-at">
                    {EDITION_POINTS[id].map(page => (
                      <LeafLink key={page} page={page}>
                        {numberOf(page)}
                      </LeafLink>
                    ))}
                  </small>
                </th>
                <td>
                  <Linked text={book.editions[id].classic} />
                </td>
                <td>
                  <Linked text={book.editions[id].deluxe} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
