import type { CardId, Side } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { useLanguage, useUi } from '../words.ts'
import type { Numbers, Tallied } from './numbers.ts'
import { Tallies } from './Tallies.tsx'

/** More are seldom enough that their averages say nothing. */
const MOST = 8

/** What was chosen in the first round, and how it went on from there. */
export function Openings({ opening }: Pick<Numbers, 'opening'>) {
  const words = useUi().numbers.opening
  const names = namesIn(useLanguage())
  const cardOn = (key: `${CardId} ${Side}`) => {
    const [card, side] = key.split(' ') as [CardId, Side]
    return `${names.cards[card].name} (${names.sides[side]})`
  }
  return (
    <div className="numbers-openings">
      <Tallies of={words.sides} rows={rowsOf(opening.sides, side => names.sides[side])} />
      <Tallies of={words.cards} rows={rowsOf(opening.cards, cardOn)} />
      <Tallies of={words.dice} rows={rowsOf(opening.dice, die => words.die(die, names.spaces[die] ?? ''))} />
      <Tallies
        of={words.roofs}
        rows={rowsOf(opening.roofs, roof => (roof === 'none' ? words.noRoof : names.roofs[roof]))}
      />
      <Tallies of={words.donkeys} rows={rowsOf(opening.donkeys, words.donkey)} />
      <Tallies of={words.siesta} rows={rowsOf(opening.siesta, words.space)} />
    </div>
  )
}

function rowsOf<Key extends string | number>(tallies: readonly Tallied<Key>[], nameOf: (key: Key) => string) {
  return tallies.slice(0, MOST).map(tally => ({ key: tally.key, label: nameOf(tally.key), tally }))
}
