import { farmOf } from '../look.ts'
import { NOBODY, type Seat } from '../words.ts'
import { bits } from './cards.ts'
import { removed, replaced, withBuilding, withFarm, without, withTable } from './change.ts'
import type { Evolving } from './evolve.ts'

/** The board in the middle: steps, dice, siesta, buildings, market. */
export const villageEvents = {
  stepBegan: (state, { round, step }) => withTable(state, { ...state.table, round, step }),
  turnBegan: state => state,
  turnEnded: state => state,
  gameEnded: state => withTable(state, { ...state.table, over: true }),

  spaceReserved: (state, { seat, space }) => withTable(state, { ...state.table, reserved: { seat, space } }),
  diceRolled: (state, { dice }) => withTable(state, { ...state.table, dice }),
  dieTaken: (state, { die }) => {
    const { dice } = state.table
    return withTable(state, { ...state.table, dice: without(dice, dice.indexOf(die)) })
  },
  dieChanged: state => state,
  dieResolved: state => state,
  lastDieGone: state => {
    const { reserved: _, ...table } = state.table
    return withTable(state, { ...table, dice: [] })
  },

  rested: (state, { seat, from, to }) => {
    const siesta = state.table.siesta.map((stack, space) => {
      if (space === from) return stack.filter(one => one !== seat)
      return space === to ? [...stack, seat] : stack
    })
    return withTable(state, { ...state.table, siesta })
  },
  orderSet: (state, { order }) => withTable(state, { ...state.table, order }),
  discsReturned: state => {
    const bottomUp = [...state.table.order].reverse()
    return withTable(state, {
      ...state.table,
      siesta: state.table.siesta.map((_, space) => (space === 0 ? bottomUp : [])),
    })
  },

  delivered: (state, { seat, good, from, building, row, symbol }) => {
    const next = withFarm(state, seat, removed(state.table, seat, good, from))
    const old = state.table.buildings[building]
    const filled = (old.rows[row]?.filled ?? 0) | (1 << symbol)
    return withBuilding(next, building, { ...old, rows: replaced(old.rows, row, { seat, filled }) })
  },
  loaded: (state, { seat, good, from, card, symbol }) => {
    const farm = removed(state.table, seat, good, from)
    const barrows = farm.barrows.map(one => (one.card === card ? { card, filled: one.filled | (1 << symbol) } : one))
    return withFarm(state, seat, { ...farm, barrows })
  },
  rowTakenBack: (state, { seat, building, symbol }) => {
    const old = state.table.buildings[building]
    const rows = old.rows.map(row => (row.seat === seat ? { seat, filled: row.filled & ~(1 << symbol) } : row))
    const farm = farmOf(state.table, seat)
    return withBuilding(withFarm(state, seat, { ...farm, pool: farm.pool + 1 }), building, { ...old, rows })
  },
  buildingCompleted: (state, { seat, building }) => {
    const old = state.table.buildings[building]
    const markers = bits(old.rows.find(row => row.seat === seat)?.filled ?? 0)
    const rows = old.rows.map(row => (row.seat === seat ? { seat, filled: 0 } : row))
    const farm = farmOf(state.table, seat)
    // R24: one marker stays as ownership mark, the others return.
    const next = withFarm(state, seat, { ...farm, pool: farm.pool + markers - 1 })
    return withBuilding(next, building, { ...old, rows, owners: [...old.owners, seat] })
  },
  buildingOpened: (state, { building }) =>
    withBuilding(state, building, { ...state.table.buildings[building], orderMarker: 0 }),

  stallPlaced: (state, { seat, hex }) => {
    const farm = farmOf(state.table, seat)
    const next = withFarm(state, seat, { ...farm, pool: farm.pool - 1 })
    return withTable(next, { ...next.table, stalls: replaced(next.table.stalls, hex, seat) })
  },
  stallRemoved: (state, { owner, hex }) => {
    const next = withTable(state, { ...state.table, stalls: replaced(state.table.stalls, hex, NOBODY) })
    if (owner < 0) return next
    const farm = farmOf(state.table, owner as Seat)
    return withFarm(next, owner as Seat, { ...farm, pool: farm.pool + 1 })
  },
  stallTakenBack: (state, { seat, hex }) => {
    const farm = farmOf(state.table, seat)
    const next = withFarm(state, seat, { ...farm, pool: farm.pool + 1 })
    return withTable(next, { ...next.table, stalls: replaced(next.table.stalls, hex, NOBODY) })
  },
  roofsRevealed: (state, { roofs }) => ({
    table: { ...state.table, roofs },
    secrets: { ...state.secrets, roofs: state.secrets.roofs.slice(1) },
  }),
} satisfies Partial<Evolving>
