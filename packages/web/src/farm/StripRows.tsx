import { cardOf, type Farm, HARVEST, type Seat, type Table } from '@la-granja/engine'
import { cardName, type ExtensionIcon, helperText } from '@la-granja/text'
import { Craft } from '../draw/Craft.tsx'
import { GoodRow } from '../draw/Goods.tsx'
import { Icon } from '../draw/Icon.tsx'
import { Points } from '../draw/Points.tsx'
import { barrowGoods, fieldsByCrop, spacesOf } from './facts.ts'
import { RoofFace } from './RoofFace.tsx'
import { Row } from './StripRow.tsx'
import { useFarm } from './useFarm.ts'

interface RowsProps {
  readonly print: Table
  readonly farm: Farm
  readonly seat: Seat
  readonly large: boolean
}

const ICONS: readonly ExtensionIcon[] = ['card', 'income', 'delivery', 'pen']

/** Fields, and how often each icon is on the extensions. */
export function StripLand({ print, farm, large }: RowsProps) {
  const { words } = useFarm()
  const printed = farm.extensions.flatMap(card => cardOf(print, card).extension)
  const counted = ICONS.map(icon => ({ icon, amount: printed.filter(other => other === icon).length }))
  return (
    <div className="strip-land">
      <Row title={large ? words.fields : undefined} kind="fields">
        {large ? <EachField farm={farm} /> : <FieldsCounted farm={farm} />}
      </Row>
      <Row title={large ? words.extensions : undefined} kind="extensions">
        {counted.map(
          ({ icon, amount }) =>
            amount > 0 && (
              <span key={icon} className="strip-icon">
                <Icon name={icon} />
                {amount > 1 && amount}
              </span>
            ),
        )}
      </Row>
    </div>
  )
}

function EachField({ farm }: { readonly farm: Farm }) {
  return fieldsByCrop(farm).map(({ card, good, ripe }) => (
    <span key={card} className="strip-field" data-ripe={ripe || undefined}>
      <Icon name={good} />
    </span>
  ))
}

/** By crop: how many stand, of how many. */
function FieldsCounted({ farm }: { readonly farm: Farm }) {
  return HARVEST.map(crop => {
    const fields = farm.fields.filter(({ good }) => good === crop)
    const ripe = fields.filter(field => field.ripe).length
    return (
      fields.length > 0 && (
        <span key={crop} className="strip-field" data-ripe={ripe > 0 || undefined}>
          <Icon name={crop} />
          {ripe}/{fields.length}
        </span>
      )
    )
  })
}

export function StripBarrows({ print, farm, seat, large }: RowsProps) {
  const { words, language } = useFarm()
  if (farm.barrows.length === 0) return undefined
  return (
    <Row title={large ? words.barrows : undefined} kind="barrows">
      {farm.barrows.map(({ card, filled }) => {
        const { goods, points } = barrowGoods(print, card, filled)
        return (
          <span key={card} className="strip-barrow">
            <GoodRow goods={goods} filled={filled} seat={seat} size={15} />
            <Points value={points} size={17} />
            {large && <span className="strip-soft">{cardName(card, print, language)}</span>}
          </span>
        )
      })}
    </Row>
  )
}

export function StripHelpers({ print, farm, large }: RowsProps) {
  const { words, language } = useFarm()
  if (farm.helpers.length === 0) return undefined
  return (
    <Row title={large ? words.helpers : undefined} kind="helpers">
      {farm.helpers.map(({ card, used }) => (
        <span key={card} className="strip-helper" data-used={used || undefined}>
          <b>{cardName(card, print, language)}</b>
          {used && <Icon name="check" size={12} />}
          {large && <span className="strip-soft"> {helperText(card, print, language)}</span>}
        </span>
      ))}
    </Row>
  )
}

export function StripRoofs({ farm, large, roofPoints }: RowsProps & { readonly roofPoints: readonly number[] }) {
  const { words } = useFarm()
  return (
    <Row title={large ? words.roofs : undefined} kind="roofs">
      {spacesOf(roofPoints, farm).map(({ space, roof, points }) =>
        roof === undefined ? (
          <span key={space} className="strip-roof" data-free>
            {large ? <Points value={points} size={20} /> : undefined}
          </span>
        ) : (
          <span key={space} className="strip-roof" data-used={roof.used || undefined}>
            <RoofFace roof={roof.roof} short={!large} />
          </span>
        ),
      )}
    </Row>
  )
}

export function StripCrafts({ farm, large }: RowsProps) {
  const { words, names } = useFarm()
  if (farm.crafts.length === 0) return undefined
  return (
    <Row title={large ? words.crafts : undefined} kind="crafts">
      {farm.crafts.map(({ building, lasting }) => (
        <span key={building} className="strip-craft">
          <Craft building={building} lasting={lasting} size={22} />
          {large && (
            <span>
              <b>{names.buildings[building]}</b>{' '}
              <span className="strip-soft">{names.crafts[building][lasting ? 'lasting' : 'instant']}</span>
            </span>
          )}
        </span>
      ))}
    </Row>
  )
}
