import { farmOf } from '../look.ts'
import type { Farm, GameState } from '../state.ts'
import type { Seat, Source } from '../words.ts'
import { removed, replaced, stocked, withFarm } from './change.ts'
import type { Evolving } from './evolve.ts'

function farm(state: GameState, seat: Seat): Farm {
  return farmOf(state.table, seat)
}

function scored(of: Farm, amount: number, source: Source): Farm {
  return { ...of, points: of.points + amount, scored: { ...of.scored, [source]: of.scored[source] + amount } }
}

/** Silver, points, goods and the pool of markers. */
export const farmEvents = {
  silverGained: (state, { seat, amount }) =>
    withFarm(state, seat, { ...farm(state, seat), silver: farm(state, seat).silver + amount }),
  silverPaid: (state, { seat, amount }) =>
    withFarm(state, seat, { ...farm(state, seat), silver: farm(state, seat).silver - amount }),
  pointsGained: (state, { seat, amount, source }) => withFarm(state, seat, scored(farm(state, seat), amount, source)),
  pointsPaid: (state, { seat, amount }) => withFarm(state, seat, scored(farm(state, seat), -amount, 'spent')),

  gained: (state, { seat, good }) => {
    const old = farm(state, seat)
    return withFarm(state, seat, { ...old, goods: stocked(old, good, 1), pool: old.pool - 1 })
  },
  grown: (state, { seat, field }) => {
    const old = farm(state, seat)
    const fields = old.fields.map((one, index) => (index === field ? { ...one, ripe: true } : one))
    return withFarm(state, seat, { ...old, fields, pool: old.pool - 1 })
  },
  born: (state, { seat }) => {
    const old = farm(state, seat)
    return withFarm(state, seat, { ...old, goods: stocked(old, 'pig', 1), pool: old.pool - 1 })
  },
  paid: (state, { seat, good, from }) => {
    const left = removed(state.table, seat, good, from)
    return withFarm(state, seat, { ...left, pool: left.pool + 1 })
  },
  sold: (state, { seat, good, from, price }) => {
    const left = removed(state.table, seat, good, from)
    return withFarm(state, seat, { ...left, pool: left.pool + 1, silver: left.silver + price })
  },
  soldUnhoused: (state, { seat, price }) =>
    withFarm(state, seat, { ...farm(state, seat), silver: farm(state, seat).silver + price }),
  bought: (state, { seat, price }) =>
    withFarm(state, seat, { ...farm(state, seat), silver: farm(state, seat).silver - price }),
  upgraded: (state, { seat, good, into, from, price }) => {
    const left = removed(state.table, seat, good, from)
    return withFarm(state, seat, { ...left, goods: stocked(left, into, 1), silver: left.silver - price })
  },
  bartered: (state, { seat, give, take }) => {
    const old = farm(state, seat)
    const fewer = { ...old, goods: stocked(old, give, -1) }
    return withFarm(state, seat, { ...fewer, goods: stocked(fewer, take, 1) })
  },
  commoditySpent: (state, { seat }) => {
    const old = farm(state, seat)
    return withFarm(state, seat, { ...old, goods: stocked(old, 'commodity', -1), pool: old.pool + 1 })
  },
  useClosed: (state, { seat, use }) => {
    const old = farm(state, seat)
    return withFarm(state, seat, { ...old, closed: [...old.closed, use], pool: old.pool - 1 })
  },
  usesReopened: (state, { seat }) => {
    const old = farm(state, seat)
    return withFarm(state, seat, { ...old, closed: [], pool: old.pool + old.closed.length })
  },
  pigsLost: (state, { seat, count }) => {
    const old = farm(state, seat)
    return withFarm(state, seat, { ...old, goods: stocked(old, 'pig', -count), pool: old.pool + count })
  },

  gainForgone: state => state,
  goodTakenBack: (state, { seat, good, from }) => {
    const left = removed(state.table, seat, good, from)
    return withFarm(state, seat, { ...left, pool: left.pool + 1 })
  },
  barrowTakenBack: (state, { seat, card, symbol }) => {
    const old = farm(state, seat)
    const barrows = old.barrows.map(one => (one.card === card ? { card, filled: one.filled & ~(1 << symbol) } : one))
    return withFarm(state, seat, { ...old, barrows, pool: old.pool + 1 })
  },
  markTakenBack: (state, { seat, card }) => {
    const old = farm(state, seat)
    // The helper stays used: a marker taken back never undoes what it recorded.
    const helpers = old.helpers.map(one => (one.card === card ? { ...one, marked: false } : one))
    return withFarm(state, seat, { ...old, helpers, pool: old.pool + 1 })
  },

  roofBought: (state, { seat, roof, space }) => {
    const old = farm(state, seat)
    const next = withFarm(state, seat, { ...old, roofs: [...old.roofs, { roof, space, used: false }] })
    const taken = state.table.roofs.indexOf(roof)
    return { ...next, table: { ...next.table, roofs: state.table.roofs.filter((_, index) => index !== taken) } }
  },
  roofUsed: (state, { seat, space }) => withFarm(state, seat, turned(farm(state, seat), space, true)),
  roofTurnedUp: (state, { seat, space }) => withFarm(state, seat, turned(farm(state, seat), space, false)),

  craftTaken: (state, { seat, building }) => {
    const old = farm(state, seat)
    return withFarm(state, seat, { ...old, crafts: [...old.crafts, { building, lasting: false }] })
  },
  craftsTurned: state => {
    const farms = state.table.farms.map(old => ({
      ...old,
      crafts: old.crafts.map(({ building }) => ({ building, lasting: true })),
    }))
    return { ...state, table: { ...state.table, farms } }
  },

  donkeysReturned: state => {
    const farms = state.table.farms.map(old => ({ ...old, donkeys: [1, 2, 3, 4] }))
    return { ...state, table: { ...state.table, farms } }
  },
  donkeyChosen: (state, { seat, donkey = 0 }) => ({
    ...state,
    secrets: { ...state.secrets, donkeys: replaced(state.secrets.donkeys, seat, donkey) },
  }),
  donkeysRevealed: (state, { donkeys }) => {
    const farms = state.table.farms.map((old, seat) => {
      const donkey = donkeys[seat] ?? 0
      return { ...old, donkey, donkeys: old.donkeys.filter(one => one !== donkey) }
    })
    return { table: { ...state.table, farms }, secrets: { ...state.secrets, donkeys: donkeys.map(() => 0) } }
  },
  donkeyExchanged: (state, { seat, from, to }) => {
    const old = farm(state, seat)
    const donkeys = [...old.donkeys.filter(one => one !== to), from].sort()
    return withFarm(state, seat, { ...old, donkey: to, donkeys })
  },
} satisfies Partial<Evolving>

function turned(old: Farm, space: number, used: boolean): Farm {
  return { ...old, roofs: old.roofs.map(one => (one.space === space ? { ...one, used } : one)) }
}
