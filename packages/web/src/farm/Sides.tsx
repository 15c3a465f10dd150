import { cardOf, type Farm, type Seat, type Table } from '@la-granja/engine'
import { cardName, helperText } from '@la-granja/text'
import { CardFace } from '../card/Card.tsx'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { GoodRow } from '../draw/Goods.tsx'
import { Icon } from '../draw/Icon.tsx'
import { usePeek } from '../draw/Peek.tsx'
import { Points } from '../draw/Points.tsx'
import { useSpot } from '../table/useSpot.ts'
import { barrowGoods, fieldsByCrop } from './facts.ts'
import { SideArea } from './SideArea.tsx'
import { oneOf, useFarm } from './useFarm.ts'

export const Fields = drawOnChange(function Fields({ fields: all }: Pick<Farm, 'fields'>) {
  const { words, names } = useFarm()
  const fields = fieldsByCrop({ fields: all })
  const holds = fields.map(({ good, ripe }) => words.fieldOf(oneOf(names, good), ripe))
  return (
    <SideArea side="field" title={words.fields} holds={holds}>
      {fields.map(field => (
        <Field key={field.card} {...field} />
      ))}
    </SideArea>
  )
})

const Field = drawOnChange(function Field({ good, ripe }: Farm['fields'][number]) {
  const { words, names } = useFarm()
  const spot = useSpot(`good:${good}:field`, words.fieldOf(oneOf(names, good), ripe))
  return (
    <div {...spot} className="spot farm-field" data-ripe={ripe || undefined}>
      <Icon name={good} size={22} />
    </div>
  )
})

interface BarrowsProps extends Pick<Farm, 'barrows'> {
  readonly seat: Seat
  readonly limit: number
  readonly print: Table
}

export const Barrows = drawOnChange(function Barrows({ barrows, seat, limit, print }: BarrowsProps) {
  const { words, language } = useFarm()
  const holds = barrows.map(({ card }) => cardName(card, print, language))
  const note = words.ofLimit(barrows.length, limit)
  return (
    <SideArea side="barrow" title={words.barrows} note={note} holds={holds}>
      {barrows.map(({ card, filled }) => (
        <Barrow key={card} print={print} card={card} filled={filled} seat={seat} />
      ))}
    </SideArea>
  )
})

interface BarrowProps {
  readonly print: Table
  readonly card: number
  readonly filled: number
  readonly seat: Seat
}

const Barrow = drawOnChange(function Barrow({ print, card, filled, seat }: BarrowProps) {
  const { words, names, language } = useFarm()
  const { goods, points, done, open } = barrowGoods(print, card, filled)
  const named = (list: typeof goods) => list.map(good => oneOf(names, good))
  const label = words.barrow(cardName(card, print, language), named(done), named(open), points)
  const spot = useSpot(`barrow:${card}`, label)
  return (
    <div {...spot} className="spot farm-barrow">
      <GoodRow goods={goods} filled={filled} seat={seat} size={22} />
      <Points value={points} size={24} />
    </div>
  )
})

interface ExtensionsProps extends Pick<Farm, 'extensions'> {
  /** Of the next one. */
  readonly cost: number
  readonly print: Table
}

export const Extensions = drawOnChange(function Extensions({ extensions, cost, print }: ExtensionsProps) {
  const { words, names } = useFarm()
  const printed = extensions.map(card => ({ card, icons: cardOf(print, card).extension }))
  const holds = printed.map(({ icons }) => words.extension(icons.map(icon => names.icons[icon])))
  return (
    <SideArea side="extension" title={words.extensions} holds={holds}>
      {printed.map(({ card, icons }, index) => (
        <div
          key={card}
          className="farm-extension"
          role="img"
          aria-label={holds[index]}
          data-says={holds[index]}
          tabIndex={-1}
        >
          {icons.map(icon => (
            <Icon key={icon} name={icon} size={20} />
          ))}
        </div>
      ))}
      <div className="farm-note farm-next">{words.nextCosts(cost)}</div>
    </SideArea>
  )
})

interface HelpersProps extends Pick<Farm, 'helpers'> {
  readonly limit: number
  readonly print: Table
}

export const Helpers = drawOnChange(function Helpers({ helpers, limit, print }: HelpersProps) {
  const { words, language } = useFarm()
  const holds = helpers.map(({ card }) => cardName(card, print, language))
  const note = words.ofLimit(helpers.length, limit)
  return (
    <SideArea side="helper" title={words.helpers} note={note} holds={holds}>
      {helpers.map(({ card, used }) => (
        <Helper key={card} print={print} card={card} used={used} />
      ))}
    </SideArea>
  )
})

interface HelperProps {
  readonly print: Table
  readonly card: number
  readonly used: boolean
}

const Helper = drawOnChange(function Helper({ print, card, used }: HelperProps) {
  const { words, language } = useFarm()
  const name = cardName(card, print, language)
  const says = helperText(card, print, language)
  const spot = useSpot(`helper:${card}`, words.helper(name, used ? words.used : '', says))
  const { props, panel } = usePeek(() => <CardFace card={card} print={print} size="large" />, ['above', 'right'])
  return (
    <>
      <div {...spot} {...props} className="spot farm-helper" data-used={used || undefined}>
        <span className="farm-helper-name">
          <span>{name}</span>
          {used && (
            <span className="farm-used">
              <Icon name="check" size={12} />
              {words.used}
            </span>
          )}
        </span>
        <span className="farm-helper-says">{says}</span>
      </div>
      {panel}
    </>
  )
})
