import type { Seat, Table } from '@la-granja/engine'
import { Die } from '../draw/Die.tsx'
import { Piece } from '../draw/Piece.tsx'
import { SPACE_GIFTS } from '../village/gives.ts'
import { Flow, type Item } from './flow.tsx'
import { giftsOf } from './gifts.tsx'
import { At, Plate, Words } from './parts.tsx'

const SPACES = [1, 2, 3, 4, 5, 6] as const
const GAP = 6
const NUMBER = 26
const DIE = 20

interface DiceProps {
  readonly table: Table
  readonly width: number
  readonly height: number
}

/** The revenue spaces with the dice that lie there, and those that somebody has taken. */
export function Dice({ table, width, height }: DiceProps) {
  const each = (height - GAP * (SPACES.length - 1)) / SPACES.length
  return SPACES.map((space, index) => (
    <At key={space} x={0} y={index * (each + GAP)}>
      <Plate width={width} height={each} />
      <Plate width={NUMBER} height={each} fill="var(--paper-sunk)" />
      <Words x={NUMBER / 2} y={each / 2} size={18} face="title" anchor="middle">
        {space}
      </Words>
      <At x={NUMBER + 7} y={0}>
        <At x={0} y={each * 0.28}>
          {giftsOf('gives', SPACE_GIFTS[space] ?? [], 19).drawn}
        </At>
        <At x={0} y={each * 0.44}>
          <Flow items={diceOn(table, space)} width={width} line={each * 0.5} gap={4} />
        </At>
      </At>
    </At>
  ))
}

function diceOn({ dice, farms, reserved }: Table, space: number): readonly Item[] {
  const lie = dice.filter(die => die === space).map((_, index) => dieItem(`lies ${index}`, space, undefined))
  const taken = farms.flatMap(({ todo }, seat) =>
    todo.some(task => task.do === 'dieTaken' && task.die === space)
      ? [dieItem(`held ${seat}`, space, seat as Seat)]
      : [],
  )
  const kept = reserved
    .filter(one => one.space === space)
    .map(({ seat }) => ({ key: `kept ${seat}`, width: 14, drawn: <PieceAt seat={seat} x={0} size={14} /> }))
  return [...lie, ...taken, ...kept]
}

function dieItem(key: string, space: number, seat: Seat | undefined): Item {
  const drawn = (
    <>
      <At x={0} y={-DIE / 2}>
        <Die value={space} size={DIE} />
      </At>
      {seat === undefined ? undefined : <PieceAt seat={seat} x={DIE - 7} size={13} />}
    </>
  )
  return { key, width: seat === undefined ? DIE : DIE + 6, drawn }
}

function PieceAt({ seat, x, size }: { readonly seat: Seat; readonly x: number; readonly size: number }) {
  return (
    <At x={x} y={-size / 2 + 3}>
      <Piece seat={seat} size={size} />
    </At>
  )
}
