import './cards.css'
import { CARDS, type CardId, cardOf } from '@la-granja/engine'
import { cardName, helperText, NOTED_CARDS, namesIn, type ValueSource } from '@la-granja/text'
import { CardFace } from '../card/Card.tsx'
import { whenOf } from '../card/label.ts'
import { GoodRow } from '../draw/Goods.tsx'
import { Icon } from '../draw/Icon.tsx'
import { Points } from '../draw/Points.tsx'
import { oneOf } from '../farm/useFarm.ts'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'
import { Heading, LeafLink, Linked } from './Prose.tsx'

/** One card: drawn large, each use in words, and where its values come from. */
export function CardPage({ number }: { readonly number: number }) {
  const { book, print, language } = useOpenBook()
  const words = useUi().book
  const names = namesIn(language)
  const { id, field, barrow, extension } = cardOf(print, number)
  const noted = NOTED_CARDS.find(card => card === id)
  return (
    <article className="book-entry">
      <p className="book-crumb">
        <LeafLink page="cards">{words.cards}</LeafLink>
      </p>
      <Heading level={1} className="book-title">
        <span className="book-number">{number}</span> {cardName(number, print, language)}
      </Heading>
      <div className="book-one-card">
        <CardFace card={number} print={print} size="large" />
        <dl className="book-four">
          <dt>{names.sides.field}</dt>
          <dd>
            <span className="book-sign">
              <Icon name={field} size={24} />
              {oneOf(names, field)}
            </span>
          </dd>
          <dt>{names.sides.barrow}</dt>
          <dd>
            <span className="book-sign">
              <GoodRow goods={barrow.goods} size={24} />
              <Points value={barrow.points} size={26} />
            </span>
            {barrow.goods.map(good => oneOf(names, good)).join(', ')}: {names.count(barrow.points, names.goods.point)}
          </dd>
          <dt>{names.sides.extension}</dt>
          <dd>
            {extension.map(icon => (
              <span key={icon} className="book-sign">
                <Icon name={icon} size={24} />
                {names.icons[icon]}
              </span>
            ))}
          </dd>
          <dt>{names.sides.helper}</dt>
          <dd>
            <p className="book-when">{whenOf(number, print, language)}</p>
            <p>{helperText(number, print, language)}</p>
          </dd>
          {noted === undefined ? undefined : (
            <>
              <dt>{words.note}</dt>
              <dd>
                <Linked text={book.cards[noted]} />
              </dd>
            </>
          )}
        </dl>
      </div>
      <Sources id={id} />
    </article>
  )
}

function Sources({ id }: { readonly id: CardId }) {
  const { book, language } = useOpenBook()
  const words = useUi().book
  const { sides } = namesIn(language)
  const { sources } = CARDS[id]
  return (
    <section className="book-sources">
      <Heading level={2}>{words.sourcesOf}</Heading>
      <ul>
        {(['field', 'barrow', 'extension', 'helper'] as const).map(side => (
          <li key={side}>
            <b>{sides[side]}</b>: {book.sources[sources[side] as ValueSource] ?? sources[side]}
          </li>
        ))}
      </ul>
      <LeafLink page="values">{words.values}</LeafLink>
    </section>
  )
}
