import {
  EDITION_POINTS,
  type EditionPointId,
  EXAMPLES,
  type ExampleId,
  ONLY_IN,
  type RuleId,
  SEE,
  type SectionId,
} from '@la-granja/text'
import { useUi } from '../words.ts'
import { Example } from './Example.tsx'
import { Figure } from './Figure.tsx'
import { useOpenBook } from './open.ts'
import { Blocks, Heading, LeafLink, Linked } from './Prose.tsx'
import { numberOf, titleOf } from './titles.ts'

type Level = 1 | 2

/** A section of the rules: short, or with everything that belongs to it. */
export function SectionEntry({ id, level = 1 }: { readonly id: SectionId; readonly level?: Level }) {
  const { book, form } = useOpenBook()
  const { title, short, long } = book.sections[id]
  const examples = (Object.keys(EXAMPLES) as ExampleId[]).filter(example => EXAMPLES[example] === id)
  return (
    <article className="book-entry">
      <Title id={id} title={title} level={level} />
      <p className="book-short">
        <Linked text={short} />
      </p>
      {form === 'short' ? undefined : (
        <>
          <Blocks blocks={long} />
          <Figure section={id} />
          {examples.map(example => (
            <Example key={example} id={example} />
          ))}
          <Differences id={id} />
        </>
      )}
      <See id={id} />
    </article>
  )
}

/** A ruling: what was asked, what holds, and why. */
export function RulingEntry({ id, level = 1 }: { readonly id: RuleId & `R${number}`; readonly level?: Level }) {
  const { book, form } = useOpenBook()
  const words = useUi().book
  const { title, question, answer, reason } = book.rulings[id]
  return (
    <article className="book-entry">
      <Title id={id} title={title} level={level} />
      {form === 'short' ? undefined : <p className="book-question">{question}</p>}
      <p className="book-short">
        <Linked text={answer} />
      </p>
      {form === 'short' ? undefined : (
        <>
          <p className="book-reason">
            <b>{words.why}</b> <Linked text={reason} />
          </p>
          <Differences id={id} />
        </>
      )}
      <See id={id} />
    </article>
  )
}

function Title({ id, title, level }: { readonly id: RuleId; readonly title: string; readonly level: Level }) {
  const words = useUi().book
  const only = ONLY_IN[id]
  return (
    <Heading level={level} className="book-title">
      <span className="book-number">{numberOf(id)}</span> {title}
      {only === undefined ? undefined : <span className="book-only">{words.only[only]}</span>}
    </Heading>
  )
}

function Differences({ id }: { readonly id: RuleId }) {
  const { book } = useOpenBook()
  const words = useUi().book
  const { editions } = useUi().table.start.form
  const points = (Object.keys(EDITION_POINTS) as EditionPointId[]).filter(point =>
    (EDITION_POINTS[point] as readonly RuleId[]).includes(id),
  )
  return points.map(point => {
    const { title, classic, deluxe } = book.editions[point]
    return (
      <div key={point} className="book-difference" role="note">
        <p className="book-difference-title">
          <LeafLink page="editions">{words.difference}</LeafLink>: {title}
        </p>
        <dl>
          <dt>{editions.classic}</dt>
          <dd>
            <Linked text={classic} />
          </dd>
          <dt>{editions.deluxe}</dt>
          <dd>
            <Linked text={deluxe} />
          </dd>
        </dl>
      </div>
    )
  })
}

function See({ id }: { readonly id: RuleId }) {
  const { book, language } = useOpenBook()
  const words = useUi().book
  return (
    <div className="book-see">
      <span className="book-see-name">{words.see}</span>
      <ul>
        {SEE[id].map(other => (
          <li key={other}>
            <LeafLink page={other}>
              <span className="book-number">{numberOf(other)}</span> {titleOf(other, book, words, language)}
            </LeafLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
