import { barrowLimit, cardOf, extensionCost, type Farm, helperLimit, type Seat, type Table } from '@la-granja/engine'
import { cardName, helperText } from '@la-granja/text'
import { CardFace } from '../card/Card.tsx'
import { GoodRow } from '../draw/Goods.tsx'
import { Icon } from '../draw/Icon.tsx'
import { usePeek } from '../draw/Peek.tsx'
import { Points } from '../draw/Points.tsx'
import { useSpot } from '../table/useSpot.ts'
import { barrowGoods, fieldsByCrop } from './facts.ts'
import { SideArea } from './SideArea.tsx'
import { oneOf, useFarm } from './useFarm.ts'

interface FarmProps {
  readonly table: Table
  readonly farm: Farm
  readonly seat: Seat
}

export function Fields({ farm }: FarmProps) {
  const { words, names } = useFarm()
  const fields = fieldsByCrop(farm)
  const holds = fields.map(({ good, ripe }) => words.fieldOf(oneOf(names, good), ripe))
  return (
    <SideArea side="field" title={words.fields} holds={holds}>
      {fields.map(field => (
        <Field key={field.card} {...field} />
      ))}
    </SideArea>
  )
}

function Field({ good, ripe }: Farm['fields'][number]) {
  const { words, names } = useFarm()
  const spot = useSpot(`good:${good}:field`, words.fieldOf(oneOf(names, good), ripe))
  return (
    <div {...spot} className="spot farm-field" data-ripe={ripe || undefined} title={spot['aria-label']}>
      <Icon name={good} size={22} />
    </div>
  )
}

export function Barrows({ table, farm, seat }: FarmProps) {
  const { words, language } = useFarm()
  const holds = farm.barrows.map(({ card }) => cardName(card, table, language))
  const note = words.ofLimit(farm.barrows.length, barrowLimit(table, seat))
  return (
    <SideArea side="barrow" title={words.barrows} note={note} holds={holds}>
      {farm.barrows.map(({ card, filled }) => (
        <Barrow key={card} table={table} card={card} filled={filled} seat={seat} />
      ))}
    </SideArea>
  )
}

interface BarrowProps {
  readonly table: Table
  readonly card: number
  readonly filled: number
  readonly seat: Seat
}

function Barrow({ table, card, filled, seat }: BarrowProps) {
  const { words, names, language } = useFarm()
  const { goods, points, done, open } = barrowGoods(table, card, filled)
  const named = (list: typeof goods) => list.map(good => oneOf(names, good))
  const label = words.barrow(cardName(card, table, language), named(done), named(open), points)
  const spot = useSpot(`barrow:${card}`, label)
  return (
    <div {...spot} className="spot farm-barrow" title={label}>
      <GoodRow goods={goods} filled={filled} seat={seat} size={22} />
      <Points value={points} size={24} />
    </div>
  )
}

export function Extensions({ table, farm, seat }: FarmProps) {
  const { words, names } = useFarm()
  const printed = farm.extensions.map(card => ({ card, icons: cardOf(table, card).extension }))
  const holds = printed.map(({ icons }) => words.extension(icons.map(icon => names.icons[icon])))
  return (
    <SideArea side="extension" title={words.extensions} holds={holds}>
      {printed.map(({ card, icons }, index) => (
        <div className="farm-extension" key={card} title={holds[index]}>
          {icons.map(icon => (
            <Icon key={icon} name={icon} size={20} />
          ))}
        </div>
      ))}
      <div className="farm-note farm-next">{words.nextCosts(extensionCost(table, seat))}</div>
    </SideArea>
  )
}

export function Helpers({ table, farm, seat }: FarmProps) {
  const { words, language } = useFarm()
  const holds = farm.helpers.map(({ card }) => cardName(card, table, language))
  const note = words.ofLimit(farm.helpers.length, helperLimit(table, seat))
  return (
    <SideArea side="helper" title={words.helpers} note={note} holds={holds}>
      {farm.helpers.map(({ card, used }) => (
        <Helper key={card} table={table} card={card} used={used} />
      ))}
    </SideArea>
  )
}

function Helper({ table, card, used }: { readonly table: Table; readonly card: number; readonly used: boolean }) {
  const { words, language } = useFarm()
  const name = cardName(card, table, language)
  const says = helperText(card, table, language)
  const spot = useSpot(`helper:${card}`, words.helper(name, used ? words.used : '', says))
  const { props, panel } = usePeek(() => <CardFace card={card} table={table} size="large" />, ['above', 'right'])
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
}
