import { CHAPTERS, namesIn, type SectionId } from '@la-granja/text'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'
import { Heading, LeafLink } from './Prose.tsx'
import type { ListPage, Page } from './pages.ts'
import { numberOf, titleOf } from './titles.ts'

const OTHER_PAGES: readonly ListPage[] = ['contents', 'cards', 'rulings', 'editions', 'signs', 'values', 'all']

const PHASE_PAGES: Readonly<Record<string, SectionId>> = { farm: '6', revenue: '7', transport: '8', scoring: '9' }

/** The first page: a round in a few sentences, and where to read on. */
export function Contents() {
  const { table, book: words } = useUi()
  const { rules } = table
  const { language } = useOpenBook()
  const { phases } = namesIn(language)
  return (
    <div className="book-contents">
      <Heading level={1} className="book-title">
        {words.title}
      </Heading>
      <p className="book-short">{rules.lead}</p>
      <Heading level={2}>{rules.title}</Heading>
      <ol className="book-phases">
        {rules.phases.map(({ phase, says }) => (
          <li key={phase}>
            <Heading level={3}>
              <LeafLink page={PHASE_PAGES[phase] ?? '5'}>{phases[phase as keyof typeof phases]}</LeafLink>
            </Heading>
            {says.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        ))}
      </ol>
      <div className="book-two">
        <section>
          <Heading level={2}>{rules.anytime}</Heading>
          <p>{rules.anytimeSays}</p>
        </section>
        <section>
          <Heading level={2}>{rules.screen}</Heading>
          {rules.screenSays.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
        <section>
          <Heading level={2}>{rules.keys}</Heading>
          <ul>
            {rules.keysSays.map(key => (
              <li key={key}>{key}</li>
            ))}
          </ul>
        </section>
      </div>
      <Heading level={2}>{words.contents}</Heading>
      <Chapters />
    </div>
  )
}

/** All pages by chapter, as a list of links. */
export function Chapters() {
  const { book, page, language } = useOpenBook()
  const words = useUi().book
  const link = (to: Page) => (
    <li key={to} data-depth={depthOf(to)}>
      <LeafLink page={to} current={to === page || (to === 'cards' && page.startsWith('cards/'))}>
        {numberOf(to) === '' ? undefined : <span className="book-number">{numberOf(to)}</span>}
        <span>{titleOf(to, book, words, language)}</span>
      </LeafLink>
    </li>
  )
  return (
    <div className="book-chapters">
      <ul className="book-lists">{OTHER_PAGES.map(link)}</ul>
      {CHAPTERS.map(({ id, sections }) => (
        <div key={id}>
          <span className="book-chapter" aria-hidden="true">
            {book.chapters[id]}
          </span>
          <ul aria-label={book.chapters[id]}>{sections.map(link)}</ul>
        </div>
      ))}
    </div>
  )
}

/** `8` is 1, `8.3.1` is 3. */
function depthOf(page: Page): number | undefined {
  return /^\d/.test(page) ? page.split('.').length : undefined
}
