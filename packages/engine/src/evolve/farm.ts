import { farmOf } from '../look.ts'
import type { Source } from '../words.ts'
import { copyScored } from './copy.ts'
import { farmIn, remove, replaced, stock } from './draft.ts'
import type { Evolving } from './evolve.ts'

type FarmDraft = ReturnType<typeof farmIn>

function score(farm: FarmDraft, amount: number, source: Source): void {
  farm.points += amount
  const scored = copyScored(farm.scored)
  scored[source] += amount
  farm.scored = scored
}

function turnRoof(farm: FarmDraft, space: number, used: boolean): void {
  farm.roofs = farm.roofs.map(one => (one.space === space ? { roof: one.roof, space, used } : one))
}

/** Silver, points, goods, roofs, donkeys and the pool of markers. */
export const farmEvents = {
  silverGained(draft, { seat, amount }) {
    farmIn(draft, seat).silver += amount
  },
  silverPaid(draft, { seat, amount }) {
    farmIn(draft, seat).silver -= amount
  },
  pointsGained(draft, { seat, amount, source }) {
    score(farmIn(draft, seat), amount, source)
  },
  pointsPaid(draft, { seat, amount }) {
    score(farmIn(draft, seat), -amount, 'spent')
  },

  gained(draft, { seat, good }) {
    const farm = farmIn(draft, seat)
    stock(farm, good, 1)
    farm.pool--
  },
  grown(draft, { seat, field }) {
    const farm = farmIn(draft, seat)
    const sown = farm.fields[field]
    if (sown !== undefined) farm.fields = replaced(farm.fields, field, { card: sown.card, good: sown.good, ripe: true })
    farm.pool--
  },
  born(draft, { seat }) {
    const farm = farmIn(draft, seat)
    stock(farm, 'pig', 1)
    farm.pool--
  },
  paid(draft, { seat, good, from }) {
    const farm = farmIn(draft, seat)
    remove(farm, good, from)
    farm.pool++
  },
  sold(draft, { seat, good, from, price }) {
    const farm = farmIn(draft, seat)
    remove(farm, good, from)
    farm.pool++
    farm.silver += price
  },
  soldUnhoused(draft, { seat, price }) {
    farmIn(draft, seat).silver += price
  },
  bought(draft, { seat, price }) {
    farmIn(draft, seat).silver -= price
  },
  upgraded(draft, { seat, good, into, from, price }) {
    const farm = farmIn(draft, seat)
    remove(farm, good, from)
    stock(farm, into, 1)
    farm.silver -= price
  },
  bartered(draft, { seat, give, take }) {
    const farm = farmIn(draft, seat)
    stock(farm, give, -1)
    stock(farm, take, 1)
  },
  commoditySpent(draft, { seat }) {
    const farm = farmIn(draft, seat)
    stock(farm, 'commodity', -1)
    farm.pool++
  },
  useClosed(draft, { seat, use }) {
    const farm = farmIn(draft, seat)
    farm.closed = [...farm.closed, use]
    farm.pool--
  },
  usesReopened(draft, { seat }) {
    const farm = farmIn(draft, seat)
    farm.pool += farm.closed.length
    farm.closed = []
  },
  pigsLost(draft, { seat, count }) {
    const farm = farmIn(draft, seat)
    stock(farm, 'pig', -count)
    farm.pool += count
  },

  gainForgone() {},
  goodTakenBack(draft, { seat, good, from }) {
    const farm = farmIn(draft, seat)
    remove(farm, good, from)
    farm.pool++
  },
  barrowTakenBack(draft, { seat, card, symbol }) {
    const farm = farmIn(draft, seat)
    farm.barrows = farm.barrows.map(one => (one.card === card ? { card, filled: one.filled & ~(1 << symbol) } : one))
    farm.pool++
  },
  markTakenBack(draft, { seat, card }) {
    const farm = farmIn(draft, seat)
    // The helper stays used: a marker taken back never undoes what it recorded.
    farm.helpers = farm.helpers.map(one => (one.card === card ? { ...one, marked: false } : one))
    farm.pool++
  },

  roofBought(draft, { seat, roof, space }) {
    const farm = farmIn(draft, seat)
    farm.roofs = [...farm.roofs, { roof, space, used: false }]
    const taken = draft.table.roofs.indexOf(roof)
    draft.table.roofs = draft.table.roofs.filter((_, index) => index !== taken)
  },
  roofUsed(draft, { seat, space }) {
    turnRoof(farmIn(draft, seat), space, true)
  },
  roofTurnedUp(draft, { seat, space }) {
    turnRoof(farmIn(draft, seat), space, false)
  },

  craftTaken(draft, { seat, building }) {
    const farm = farmIn(draft, seat)
    farm.crafts = [...farm.crafts, { building, lasting: false }]
  },
  craftsTurned(draft) {
    for (const seat of draft.table.order) {
      if (farmOf(draft.table, seat).crafts.every(craft => craft.lasting)) continue
      const farm = farmIn(draft, seat)
      farm.crafts = farm.crafts.map(({ building }) => ({ building, lasting: true }))
    }
  },

  donkeysReturned(draft) {
    for (const seat of draft.table.order) farmIn(draft, seat).donkeys = [1, 2, 3, 4]
  },
  donkeyChosen(draft, { seat, donkey = 0 }) {
    draft.secrets.donkeys = replaced(draft.secrets.donkeys, seat, donkey)
  },
  donkeysRevealed(draft, { donkeys }) {
    for (const seat of draft.table.order) {
      const farm = farmIn(draft, seat)
      farm.donkey = donkeys[seat] ?? 0
      farm.donkeys = farm.donkeys.filter(one => one !== farm.donkey)
    }
    draft.secrets.donkeys = donkeys.map(() => 0)
  },
  donkeyExchanged(draft, { seat, from, to }) {
    const farm = farmIn(draft, seat)
    farm.donkey = to
    farm.donkeys = [...farm.donkeys.filter(one => one !== to), from].sort()
  },
} satisfies Partial<Evolving>
