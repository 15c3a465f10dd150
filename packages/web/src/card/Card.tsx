import { cardOf, type Side, type Table } from '@la-granja/engine'
import { cardName, helperText, namesIn } from '@la-granja/text'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { GoodRow } from '../draw/Goods.tsx'
import { Icon } from '../draw/Icon.tsx'
import { Points } from '../draw/Points.tsx'
import { useLanguage } from '../words.ts'
import { cardLabel, whenOf } from './label.ts'
import { Vignette } from './Vignette.tsx'
import './card.css'
import './small.css'

export interface CardFaceProps {
  readonly card: number
  /** For what is printed on it. */
  readonly print: Table
  /** 96 x 116, 150 x 200 and 300 x 410; inside a `card-fill` box it takes the size of the box. */
  readonly size: 'small' | 'hand' | 'large'
}

/** A card with its four sides, as it would lie at the farm: field left, barrow on top, extension right, helper below. */
export const CardFace = drawOnChange(function CardFace({ card, print, size }: CardFaceProps) {
  const language = useLanguage()
  const { field, barrow, extension } = cardOf(print, card)
  const large = size === 'large'
  return (
    <div className="card" data-size={size} role="img" aria-label={cardLabel(card, print, language)}>
      <div className="card-face">
        <div className="card-barrow">
          {large && <SideName side="barrow" />}
          <GoodRow goods={barrow.goods} />
          <Points value={barrow.points} size={large ? 40 : 18} />
        </div>
        <div className="card-field">
          {large && <SideName side="field" />}
          <Icon name={field} />
        </div>
        <div className="card-middle">
          <Vignette field={field} />
          {large && <span className="card-number">{card}</span>}
        </div>
        <div className="card-extension">
          {large && <SideName side="extension" />}
          {extension.map(icon => (
            <Icon key={icon} name={icon} />
          ))}
        </div>
        <div className="card-helper">
          <div className="card-words">
            <div className="card-name">{cardName(card, print, language)}</div>
            {large && <div className="card-when">{whenOf(card, print, language)}</div>}
            {size !== 'small' && <div className="card-says">{helperText(card, print, language)}</div>}
          </div>
        </div>
      </div>
    </div>
  )
})

function SideName({ side }: { readonly side: Side }) {
  return <span className="card-side">{namesIn(useLanguage()).sides[side]}</span>
}
