import type { Table } from '@la-granja/engine'
import { cardName } from '@la-granja/text'
import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { InLanguage } from '../start/InLanguage.tsx'
import { useLanguage } from '../words.ts'
import { useVillage } from './useVillage.ts'

interface DiscardsProps {
  readonly discards: Table['discards']
  readonly print: Table
  readonly beside: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The discarded cards by name, the latest first. */
export function Discards({ discards, print, beside, onClose }: DiscardsProps) {
  const { words } = useVillage()
  const language = useLanguage()
  return (
    <InLanguage>
      <Popover className="village-popover" triggerRef={beside} isOpen onOpenChange={is => is || onClose()}>
        <Dialog aria-label={words.discards}>
          <h3>{words.discards}</h3>
          {discards.length === 0 ? (
            <p>{words.noDiscards}</p>
          ) : (
            <ol>
              {[...discards].reverse().map(card => (
                <li key={card}>{cardName(card, print, language)}</li>
              ))}
            </ol>
          )}
        </Dialog>
      </Popover>
    </InLanguage>
  )
}
