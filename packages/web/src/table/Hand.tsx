import { handLimit, type PlayerView, type Table } from '@la-granja/engine'
import type { DragEvent } from 'react'
import { CardFace } from '../card/Card.tsx'
import { cardLabel } from '../card/label.ts'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { usePeek } from '../draw/Peek.tsx'
import { printOf } from '../draw/print.ts'
import { choose, dropChoice } from '../game/store.ts'
import type { Thing } from '../things.ts'
import { useLanguage, useUi } from '../words.ts'
import { useSpot } from './useSpot.ts'
import './hand.css'

/** The cards of the seat through whose eyes the table is seen, and those that it is looking at. */
export function Hand({ view }: { readonly view: PlayerView }) {
  const { farm: words } = useUi()
  const { table, seat, hand, seen, chosen } = view
  const limit = seat === undefined ? undefined : handLimit(table, seat)
  const all = seen.length + hand.length
  const print = printOf(table)
  return (
    <section className="hand" aria-label={words.hand} data-peek-beside>
      <header className="hand-head">
        <h2>{words.hand}</h2>
        {limit !== undefined && (
          <span className="hand-count" data-over={hand.length > limit || undefined}>
            {words.ofLimit(hand.length, limit)}
          </span>
        )}
        {seen.length > 0 && <span className="hand-note">{words.keepOne}</span>}
      </header>
      {all === 0 && <p className="hand-empty">{seat === undefined ? words.handsHidden : words.handEmpty}</p>}
      {all > 0 && (
        <div className="hand-cards" data-cards={Math.min(all, 9)}>
          {seen.map(card => (
            <HandCard key={`seen ${card}`} card={card} print={print} state="seen" />
          ))}
          {hand.map(card => (
            <HandCard key={card} card={card} print={print} state={card === chosen ? 'leaving' : 'held'} />
          ))}
        </div>
      )}
    </section>
  )
}

interface HandCardProps {
  readonly card: number
  readonly print: Table
  readonly state: 'held' | 'seen' | 'leaving'
}

const HandCard = drawOnChange(function HandCard({ card, print, state }: HandCardProps) {
  const language = useLanguage()
  const { farm: words } = useUi()
  const thing: Thing = `card:${card}`
  const label = cardLabel(card, print, language)
  const spot = useSpot(thing, state === 'leaving' ? words.leaving(label) : label)
  const { props, panel, hide } = usePeek(() => <CardFace card={card} print={print} size="large" />, ['left', 'right'])
  const drag = {
    draggable: spot['data-lit'] === true,
    onDragStart: (event: DragEvent) => {
      hide()
      event.dataTransfer.setData('text/plain', thing)
      event.dataTransfer.effectAllowed = 'move'
      // Dragging chooses the card, so that the sides where it may go light up; it never plays it.
      choose(thing)
    },
    onDragEnd: (event: DragEvent) => {
      if (event.dataTransfer.dropEffect === 'none') dropChoice()
    },
  }
  return (
    <>
      <div {...spot} {...props} {...drag} className="spot hand-card card-fill" data-state={state}>
        <CardFace card={card} print={print} size="hand" />
      </div>
      {panel}
    </>
  )
})
