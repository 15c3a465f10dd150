import type { PlayerView } from '@la-granja/engine'
import { Buildings } from './Buildings.tsx'
import { Dice } from './Dice.tsx'
import { Market } from './Market.tsx'
import { At } from './parts.tsx'
import { Roofs } from './Roofs.tsx'
import { Siesta } from './Siesta.tsx'

export const VILLAGE = { width: 1232, height: 402 } as const

const DICE = 132
const CRAFTS = 256
const SIDE = 150
const GAP = 12
const ROOFS = 104

/** Everything between the farms, as it lies on the table. */
export function Village({ view }: { readonly view: PlayerView }) {
  const { table } = view
  const { width, height } = VILLAGE
  const left = DICE + GAP
  const middle = left + CRAFTS + GAP
  const side = width - SIDE
  const right = side - GAP - CRAFTS
  const market = right - GAP - middle
  return (
    <>
      <Dice table={table} width={DICE} height={height} />
      <At x={left} y={0}>
        <Buildings table={table} side="left" width={CRAFTS} height={height} />
      </At>
      <At x={middle} y={0}>
        <Market table={table} width={market} height={height - ROOFS - GAP} />
      </At>
      <At x={middle} y={height - ROOFS}>
        <Roofs view={view} width={market} height={ROOFS} />
      </At>
      <At x={right} y={0}>
        <Buildings table={table} side="right" width={CRAFTS} height={height} />
      </At>
      <At x={side} y={0}>
        <Siesta view={view} width={SIDE} height={height} />
      </At>
    </>
  )
}
