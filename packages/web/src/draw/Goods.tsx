import type { FarmGood, Good, Seat } from '@la-granja/engine'
import { drawOnChange } from './drawOnChange.ts'
import { Icon } from './Icon.tsx'
import { Piece } from './Piece.tsx'
import './goods.css'

interface GoodRowProps {
  readonly goods: readonly (Good | FarmGood)[]
  /** One bit per symbol, as barrows and rows keep it. */
  readonly filled?: number
  /** Whose piece lies on the filled ones; without one they are ticked. */
  readonly seat?: Seat
  readonly size?: number
}

/** A row of symbols; those that are filled are pale, with the owner's piece on them. */
export const GoodRow = drawOnChange(function GoodRow({ goods, filled = 0, seat, size = 18 }: GoodRowProps) {
  return (
    <span className="goods" aria-hidden="true">
      {goods.map((good, index) => {
        const full = (filled & (1 << index)) !== 0
        return (
          <span className="goods-symbol" data-full={full || undefined} key={index}>
            <Icon name={good} size={size} />
            {full && (
              <span className="goods-mark">
                {seat === undefined ? (
                  <Icon name="check" size={size * 0.8} />
                ) : (
                  <Piece seat={seat} size={size * 0.72} />
                )}
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
})
