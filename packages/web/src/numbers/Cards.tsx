import { SIDES } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { useState } from 'react'
import { useLanguage, useUi } from '../words.ts'
import type { Numbers } from './numbers.ts'
import { Tallies } from './Tallies.tsx'
import { useFormat } from './useFormat.ts'

const FAVOURITES = 8
const FIRST = 12

/** The helpers that were hired most often. */
export function Helpers({ helpers }: Pick<Numbers, 'helpers'>) {
  const words = useUi().numbers.helpers
  const { cards } = namesIn(useLanguage())
  const { average } = useFormat()
  return (
    <Tallies
      of={words.helper}
      heads={[words.uses, words.brought]}
      rows={helpers.slice(0, FAVOURITES).map(tally => ({
        key: tally.key,
        label: cards[tally.key].name,
        tally,
        cells: [average(tally.uses), average(tally.brought)],
      }))}
    />
  )
}

/** Every card that was played, with how often on which side. */
export function Cards({ cards }: Pick<Numbers, 'cards'>) {
  const words = useUi().numbers.cards
  const names = namesIn(useLanguage())
  const [all, setAll] = useState(false)
  return (
    <>
      <Tallies
        of={words.card}
        heads={SIDES.map(side => names.sides[side])}
        rows={(all ? cards : cards.slice(0, FIRST)).map(tally => ({
          key: tally.key,
          label: names.cards[tally.key].name,
          tally,
          cells: SIDES.map(side => tally.sides[side] || '·'),
        }))}
      />
      {cards.length <= FIRST ? undefined : (
        <button type="button" className="shell-button numbers-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.all(cards.length)}
        </button>
      )}
    </>
  )
}
