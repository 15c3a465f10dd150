import type { Building } from '../state.ts'
import { type BuildingId, NEUTRAL, NOBODY, type Seat, type StallOwner } from '../words.ts'
import { bits } from './cards.ts'
import { copyBuildings } from './copy.ts'
import { type Draft, farmIn, remove, replaced, without } from './draft.ts'
import type { Evolving } from './evolve.ts'

function setBuilding(draft: Draft, id: BuildingId, building: Building): void {
  const buildings = copyBuildings(draft.table.buildings)
  buildings[id] = building
  draft.table.buildings = buildings
}

function setStall(draft: Draft, hex: number, owner: StallOwner): void {
  draft.table.stalls = replaced(draft.table.stalls, hex, owner)
}

/** The board in the middle: steps, dice, siesta, buildings, market. */
export const villageEvents = {
  stepBegan({ table }, { round, step }) {
    table.round = round
    table.step = step
  },
  turnBegan() {},
  turnEnded() {},
  gameEnded({ table }) {
    table.over = true
  },

  spaceReserved({ table }, { seat, space }) {
    table.reserved = [{ seat, space }]
  },
  diceRolled({ table }, { dice }) {
    table.dice = dice
  },
  dieTaken({ table }, { die }) {
    table.dice = without(table.dice, table.dice.indexOf(die))
  },
  dieChanged() {},
  dieResolved() {},
  dieDiscarded({ table }, { die }) {
    table.dice = without(table.dice, table.dice.indexOf(die))
  },
  lastDieGone({ table }) {
    table.dice = []
    table.reserved = []
  },

  rested({ table }, { seat, from, to }) {
    table.siesta = table.siesta.map((stack, space) => {
      if (space === from) return stack.filter(one => one !== seat)
      return space === to ? [...stack, seat] : stack
    })
  },
  orderSet({ table }, { order }) {
    table.order = order
  },
  discsReturned({ table }) {
    const bottomUp = [...table.order].reverse()
    table.siesta = table.siesta.map((_, space) => (space === 0 ? bottomUp : []))
  },

  delivered(draft, { seat, good, from, building, row, symbol }) {
    remove(farmIn(draft, seat), good, from)
    const { rows, owners, orderMarker } = draft.table.buildings[building]
    const filled = (rows[row]?.filled ?? 0) | (1 << symbol)
    setBuilding(draft, building, { rows: replaced(rows, row, { seat, filled }), owners, orderMarker })
  },
  loaded(draft, { seat, good, from, card, symbol }) {
    const farm = farmIn(draft, seat)
    remove(farm, good, from)
    farm.barrows = farm.barrows.map(one => (one.card === card ? { card, filled: one.filled | (1 << symbol) } : one))
  },
  rowTakenBack(draft, { seat, building, symbol }) {
    farmIn(draft, seat).pool++
    const { rows, owners, orderMarker } = draft.table.buildings[building]
    setBuilding(draft, building, {
      rows: rows.map(row => (row.seat === seat ? { seat, filled: row.filled & ~(1 << symbol) } : row)),
      owners,
      orderMarker,
    })
  },
  buildingCompleted(draft, { seat, building }) {
    const { rows, owners, orderMarker } = draft.table.buildings[building]
    // R24: one marker stays as ownership mark, the others return.
    farmIn(draft, seat).pool += bits(rows.find(row => row.seat === seat)?.filled ?? 0) - 1
    setBuilding(draft, building, {
      rows: rows.map(row => (row.seat === seat ? { seat, filled: 0 } : row)),
      owners: [...owners, seat],
      orderMarker,
    })
  },
  buildingOpened(draft, { building }) {
    const { rows, owners } = draft.table.buildings[building]
    setBuilding(draft, building, { rows, owners, orderMarker: 0 })
  },

  stallPlaced(draft, { seat, hex }) {
    farmIn(draft, seat).pool--
    setStall(draft, hex, seat)
  },
  stallRemoved(draft, { owner, hex }) {
    if (owner >= 0) farmIn(draft, owner as Seat).pool++
    setStall(draft, hex, NOBODY)
  },
  neutralPlaced(draft, { hex }) {
    setStall(draft, hex, NEUTRAL)
  },
  placeSet({ table }, { neutralFirst }) {
    table.neutralFirst = neutralFirst
  },
  stallTakenBack(draft, { seat, hex }) {
    farmIn(draft, seat).pool++
    setStall(draft, hex, NOBODY)
  },
  roofsRevealed({ table, secrets }, { roofs }) {
    table.roofs = roofs
    secrets.roofs = secrets.roofs.slice(1)
  },
} satisfies Partial<Evolving>
