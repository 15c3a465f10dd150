import { CHAPTERS, isRuling, isSection } from '@la-granja/text'
import { useUi } from '../words.ts'
import { CardPage } from './CardPage.tsx'
import { Cards } from './Cards.tsx'
import { Contents } from './Contents.tsx'
import { RulingEntry, SectionEntry } from './Entry.tsx'
import { Editions, Rulings } from './Lists.tsx'
import { useOpenBook } from './open.ts'
import { Heading } from './Prose.tsx'
import { cardOn } from './pages.ts'
import { Signs } from './Signs.tsx'
import { Values } from './Values.tsx'

/** The page at which the book is open. */
export function Leaf() {
  const { page } = useOpenBook()
  if (isSection(page)) return <SectionEntry id={page} />
  if (isRuling(page)) return <RulingEntry id={page} />
  switch (page) {
    case 'contents':
      return <Contents />
    case 'rulings':
      return <Rulings />
    case 'editions':
      return <Editions />
    case 'signs':
      return <Signs />
    case 'cards':
      return <Cards />
    case 'values':
      return <Values />
    case 'all':
      return <Whole />
    default:
      return <CardPage number={cardOn(page) ?? 1} />
  }
}

/** Everything in one go, as it would be printed. */
function Whole() {
  const { book } = useOpenBook()
  const words = useUi().book
  return (
    <div className="book-whole">
      <Heading level={1} className="book-title">
        {words.title}
      </Heading>
      {CHAPTERS.map(({ id, sections }) => (
        <section key={id}>
          <p className="book-chapter">{book.chapters[id]}</p>
          {sections.map(section => (
            <SectionEntry key={section} id={section} level={2} />
          ))}
        </section>
      ))}
      <Rulings level={2} />
      <Editions level={2} />
      <Signs level={2} />
      <Cards level={2} />
    </div>
  )
}
