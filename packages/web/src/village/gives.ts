import type { RoofId } from '@la-granja/engine'
import type { IconName } from '../draw/Icon.tsx'

type Sign = IconName | 'die'

/** One thing to get: several icons in a bundle mean one of them. Signs such as `2` or `±1` are the same in every language. */
export interface Gift {
  readonly sign?: string
  readonly icons: readonly Sign[]
}

/** What is one player's choice among these. */
export type Gifts = readonly Gift[]

const HARVEST: readonly IconName[] = ['olive', 'grain', 'grape']
const UPGRADED: readonly IconName[] = ['food', 'wine', 'meat']

const one = (...icons: Sign[]): Gift => ({ icons })
const some = (sign: string, ...icons: Sign[]): Gift => ({ sign, icons })

/** By revenue space; index 0 is not used. */
export const SPACE_GIFTS: readonly Gifts[] = [
  [],
  [one('pig')],
  [one('card'), one(...HARVEST)],
  [some('2', ...HARVEST)],
  [some('4', 'silver')],
  [some('2×', 'upgrade'), one('hat')],
  [one('delivery'), some('2', 'silver')],
]

export const ROOF_GIFTS: Readonly<Record<RoofId, Gifts>> = {
  olive: [one('olive')],
  grape: [one('grape')],
  grainOrOlive: [one('grain'), one('olive')],
  harvest: [one(...HARVEST)],
  twoHarvest: [some('2', ...HARVEST)],
  pig: [one('pig')],
  upgrade1: [one('upgrade')],
  delivery: [one('delivery')],
  card: [one('card')],
  point: [one('point')],
  silver2: [some('2', 'silver')],
  flipRoof: [some('↻', 'roof')],
  siesta1: [one('hat')],
  siesta2: [some('2', 'hat')],
  silver3: [some('3', 'silver')],
  silver4: [some('4', 'silver')],
  upgrade2: [some('2', 'upgrade')],
  boughtDelivery: [one('silver', 'delivery')],
  upgradedGood: [one(...UPGRADED)],
  changeDie1: [some('±1', 'die')],
  changeDie2: [some('±2', 'die')],
  income: [one('income')],
  stall: [one('stall')],
  doubleRoof: [some('2×', 'roof')],
}
