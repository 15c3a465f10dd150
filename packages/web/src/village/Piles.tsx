import type { PlayerView } from '@la-granja/engine'
import { cardName } from '@la-granja/text'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Icon } from '../draw/Icon.tsx'
import { useSpot } from '../table/useSpot.ts'
import { useLanguage } from '../words.ts'
import { spotClass, useVillage } from './useVillage.ts'

/** The draw pile and the discards, which anybody may look through. */
export function Piles({ view: { table, pile } }: { readonly view: PlayerView }) {
  const { words } = useVillage()
  const language = useLanguage()
  const spot = useSpot('pile', words.pileOf(pile))
  const { discards } = table
  return (
    <section className="village-piles" aria-label={words.cards}>
      <button type="button" {...spot} className={spotClass(spot, 'village-pile')} title={words.pileOf(pile)}>
        <Icon name="card" size={18} />
        <span className="village-pile-name">{words.pile}</span>
        <b>{pile}</b>
      </button>
      <DialogTrigger>
        <Button className="village-pile" data-place="discards" aria-label={words.discardsOf(discards.length)}>
          <Icon name="card" size={18} />
          <span className="village-pile-name">{words.discards}</span>
          <b>{discards.length}</b>
        </Button>
        <Popover className="village-popover">
          <Dialog aria-label={words.discards}>
            <h3>{words.discards}</h3>
            {discards.length === 0 ? (
              <p>{words.noDiscards}</p>
            ) : (
              <ol>
                {[...discards].reverse().map(card => (
                  <li key={card}>{cardName(card, table, language)}</li>
                ))}
              </ol>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </section>
  )
}
