import { useEffect } from 'react'
import { useTable } from '../game/store.ts'
import { kindsAsked } from './askedIn.ts'
import type { Room } from './Table.tsx'

/** Where the things lie that a turn may be about, the part that matters most first. Goods are everywhere. */
const PARTS = {
  card: '.table-hand',
  donkey: '.farm-donkeys',
  die: '.village-dice',
  shop: '.village-roofs',
  hex: '.village-market',
  siesta: '.village-siesta',
  row: '.village-crafts',
} as const

/** On a phone a room is higher than the screen: the part where somebody is asked comes into sight above the prompt. */
export function usePartInView(room: Room): void {
  const part = useTable(shown => {
    const kinds = kindsAsked(shown)
    const asked = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find(kind => kinds.has(kind))
    return asked && PARTS[asked]
  })
  useEffect(() => {
    // Where everything is on one screen, the dock is no box of its own.
    const dock = document.querySelector('.table-dock')?.getBoundingClientRect().height ?? 0
    const element = part === undefined || dock === 0 ? null : document.querySelector<HTMLElement>(part)
    if (element === null || room === 'log') return
    element.style.scrollMarginBottom = `${dock}px`
    element.scrollIntoView({ block: 'nearest' })
  }, [part, room])
}
