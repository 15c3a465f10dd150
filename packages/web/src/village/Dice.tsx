import type { Seat, Table } from '@la-granja/engine'
import { Die } from '../draw/Die.tsx'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Piece } from '../draw/Piece.tsx'
import { useSpot } from '../table/useSpot.ts'
import { holdersOf, SPACES } from './facts.ts'
import { Gives } from './Gives.tsx'
import { SPACE_GIFTS } from './gives.ts'
import { nameOf, spotClass, useVillage } from './useVillage.ts'

interface DiceProps {
  readonly table: Table
  readonly names: readonly string[]
}

/** More dice than this on one space are drawn as one with a count. */
const SIDE_BY_SIDE = 3

/** The six revenue spaces with the dice that lie on them. */
export function Dice({ table, names }: DiceProps) {
  const { words } = useVillage()
  return (
    <section className="village-dice" aria-label={words.revenue}>
      {SPACES.map(space => (
        <Space
          key={space}
          space={space}
          dice={table.dice.filter(die => die === space).length}
          holders={holdersOf(table, space)}
          reserved={table.reserved.filter(one => one.space === space).map(one => one.seat)}
          names={names}
        />
      ))}
    </section>
  )
}

interface SpaceProps {
  readonly space: number
  readonly dice: number
  readonly holders: readonly Seat[]
  readonly reserved: readonly Seat[]
  readonly names: readonly string[]
}

const Space = drawOnChange(function Space({ space, dice, holders, reserved, names: players }: SpaceProps) {
  const { words, names } = useVillage()
  const gives = names.spaces[space] ?? ''
  const notes = [
    ...reserved.map(seat => words.reservedFor(nameOf(players, seat))),
    ...holders.map(seat => words.heldBy(nameOf(players, seat))),
  ]
  const spot = useSpot(`die:${space}`, words.space(space, gives, dice, notes))
  return (
    <button type="button" {...spot} className={spotClass(spot, 'village-space')}>
      <span className="village-number">
        <b>{space}</b>
        {reserved.map(seat => (
          <span key={seat} className="village-reserved">
            <Piece seat={seat} size={14} />
          </span>
        ))}
      </span>
      <Gives gifts={SPACE_GIFTS[space] ?? []} />
      <span className="village-words">{gives}</span>
      <span className="village-rolled" aria-hidden="true">
        <DiceOn space={space} count={dice} crowded={dice + holders.length > SIDE_BY_SIDE} />
        {holders.map(seat => (
          <span key={seat} className="village-held">
            <Die value={space} size={22} />
            <Piece seat={seat} size={14} />
          </span>
        ))}
      </span>
    </button>
  )
})

function DiceOn({
  space,
  count,
  crowded,
}: {
  readonly space: number
  readonly count: number
  readonly crowded: boolean
}) {
  if (crowded && count > 1)
    return (
      <span className="village-crowd">
        <Die value={space} size={22} />×{count}
      </span>
    )
  return Array.from({ length: count }, (_, index) => index).map(index => <Die key={index} value={space} size={22} />)
}
