import { cardOf, type GameState, SEATS, type Seat, type Table } from '@la-granja/engine'
import { cardName } from '@la-granja/text'
import { CardFace } from '../card/Card.tsx'
import { cardLabel } from '../card/label.ts'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { usePeek } from '../draw/Peek.tsx'
import { Piece } from '../draw/Piece.tsx'
import { printOf } from '../draw/print.ts'
import { seenBy } from '../game/seen.ts'
import { useLanguage, useUi } from '../words.ts'

interface OpenHandsProps {
  readonly state: GameState
  readonly names: readonly string[]
}

/** Everybody's cards. */
export function OpenHands({ state, names }: OpenHandsProps) {
  const print = printOf(state.table)
  return (
    <div className="replay-hands" data-peek-beside>
      {SEATS.slice(0, names.length).map(seat => (
        <OpenHand key={seat} seat={seat} name={names[seat] ?? ''} cards={seenBy(state, seat).hand} print={print} />
      ))}
    </div>
  )
}

interface OpenHandProps {
  readonly seat: Seat
  readonly name: string
  readonly cards: readonly number[]
  readonly print: Table
}

const OpenHand = drawOnChange(function OpenHand({ seat, name, cards, print }: OpenHandProps) {
  const { farm, replay } = useUi()
  return (
    <section className="replay-hand" aria-label={replay.handOf(name)}>
      <h3>
        <Piece seat={seat} size={13} /> {name}
      </h3>
      {cards.length === 0 ? <p>{farm.handEmpty}</p> : undefined}
      <div className="replay-cards">
        {cards.map(card => (
          <OpenCard key={card} card={card} print={print} />
        ))}
      </div>
    </section>
  )
})

/** Its name, and the whole card for whoever looks closer: four hands of whole cards have no room. */
const OpenCard = drawOnChange(function OpenCard({ card, print }: { readonly card: number; readonly print: Table }) {
  const language = useLanguage()
  const { props, panel } = usePeek(() => <CardFace card={card} print={print} size="large" />, ['left', 'right'])
  return (
    <>
      <div {...props} className="replay-card" role="img" aria-label={cardLabel(card, print, language)} data-card={card}>
        <Icon name={cardOf(print, card).field} size={16} />
        {cardName(card, print, language)}
      </div>
      {panel}
    </>
  )
})
