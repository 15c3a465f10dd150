import './village.css'
import type { PlayerView } from '@la-granja/engine'
import { Buildings } from './Buildings.tsx'
import { Dice } from './Dice.tsx'
import { Market } from './Market.tsx'
import { Piles } from './Piles.tsx'
import { Roofs } from './Roofs.tsx'
import { Siesta } from './Siesta.tsx'
import { useVillage } from './useVillage.ts'

export interface VillageProps {
  readonly view: PlayerView
  /** By seat. */
  readonly names: readonly string[]
}

/** Everything that lies between the farms. It fills its box; in a narrow one the parts stand below each other. */
export function Village({ view, names }: VillageProps) {
  const { words } = useVillage()
  const { table } = view
  return (
    <section className="village" aria-label={words.title}>
      <div className="village-board">
        <Dice table={table} names={names} />
        <Buildings table={table} names={names} side="left" />
        <Market table={table} names={names} />
        <Roofs view={view} />
        <Buildings table={table} names={names} side="right" />
        <div className="village-side">
          <Siesta table={table} names={names} />
          <Piles view={view} />
        </div>
      </div>
    </section>
  )
}
