import type { PlayerView } from '@la-granja/engine'
import { useContext, useEffect } from 'react'
import { isOfADay } from '../daily/days.ts'
import { settings } from '../game/settings.ts'
import { useTable } from '../game/store.ts'
import { keyOf } from '../keys/letter.ts'
import { isTaken } from '../keys/useTableKeys.ts'
import { Sign } from '../start/Sign.tsx'
import { ExtrasContext } from '../table/extras.ts'
import { Tool } from '../table/Tool.tsx'
import { useUi } from '../words.ts'
import { toggleHints } from './shown.ts'

/** Advice is for games on this device that are compared with nobody's; who is led through one needs no other. */
export function useHintable({ seat, table }: PlayerView): boolean {
  const counts = useTable(({ game, keeper }) => keeper !== undefined || game === undefined || isOfADay(game.id))
  const { led } = useContext(ExtrasContext)
  return !counts && led === undefined && seat !== undefined && !table.over
}

/** A light bulb in the bar, and the key H. */
export function HintTool({ view }: { readonly view: PlayerView }) {
  const { hints } = useUi().learn
  const able = useHintable(view)
  useEffect(() => {
    if (!able) return
    const press = (event: KeyboardEvent) => {
      const { defaultPrevented, altKey, ctrlKey, metaKey, repeat, target } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey || repeat || !settings().letters) return
      if (keyOf(event) !== 'h' || isTaken(target)) return
      event.preventDefault()
      toggleHints()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [able])
  if (!able) return undefined
  return (
    <Tool label={hints.tool} onPress={toggleHints}>
      <Sign name="bulb" />
    </Tool>
  )
}
