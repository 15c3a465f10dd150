import type { Table } from '@la-granja/engine'
import { lazy, Suspense, useRef, useState } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { useSpot } from '../table/useSpot.ts'
import { spotClass, useVillage } from './useVillage.ts'

const Discards = lazy(() => import('./Discards.tsx').then(({ Discards }) => ({ default: Discards })))

interface PilesProps {
  readonly pile: number
  readonly discards: Table['discards']
  readonly print: Table
}

/** The draw pile and the discards, which anybody may look through. */
export const Piles = drawOnChange(function Piles({ pile, discards, print }: PilesProps) {
  const { words } = useVillage()
  const spot = useSpot('pile', words.pileOf(pile))
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <section className="village-piles" aria-label={words.cards}>
      <button type="button" {...spot} className={spotClass(spot, 'village-pile')}>
        <Icon name="card" size={18} />
        <span className="village-pile-name">{words.pile}</span>
        <b>{pile}</b>
      </button>
      <button
        ref={button}
        type="button"
        className="village-pile"
        data-place="discards"
        aria-label={words.discardsOf(discards.length)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="card" size={18} />
        <span className="village-pile-name">{words.discards}</span>
        <b>{discards.length}</b>
      </button>
      {open && (
        <Suspense>
          <Discards discards={discards} print={print} beside={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
})
