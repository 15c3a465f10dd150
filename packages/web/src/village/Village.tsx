import './village.css'
import { isOpen, type PlayerView, partsOf } from '@la-granja/engine'
import { printOf } from '../draw/print.ts'
import { Buildings } from './Buildings.tsx'
import { Dice } from './Dice.tsx'
import { roofPriceIn } from './facts.ts'
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
  const { table, pile } = view
  const { players, order, neutralFirst } = table
  // Each part is given only what it shows, so that it stays as it is when something else happens.
  const print = printOf(table)
  const open = partsOf(table).set.hexes.map(hex => isOpen(table, hex))
  return (
    <section className="village" aria-label={words.title}>
      <div className="village-board">
        <Dice table={table} names={names} />
        <Buildings table={table} print={print} names={names} side="left" />
        <Market stalls={table.stalls} open={open} print={print} names={names} />
        <Roofs roofs={table.roofs} price={roofPriceIn(view)} players={players} print={print} />
        <Buildings table={table} print={print} names={names} side="right" />
        <div className="village-side">
          <Siesta
            discs={table.siesta}
            order={order}
            players={players}
            neutralFirst={neutralFirst}
            print={print}
            names={names}
          />
          <Piles pile={pile} discards={table.discards} print={print} />
        </div>
      </div>
    </section>
  )
}
