import { CLASSIC } from './classic.ts'
import type { ComponentSet } from './set.ts'

/** The side of the board for one and two players has only these hexes; with three players, tiles cover the others named here. */
const SMALL_SIDE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20]
const COVERED_WITH_THREE = [23, 25, 26, 27, 28, 30]

/** The deluxe edition, as a difference from the classic one (§D). */
export const DELUXE: ComponentSet = {
  ...CLASSIC,
  hexes: CLASSIC.hexes.map(hex => ({
    ...hex,
    closed: [...(SMALL_SIDE.includes(hex.hex) ? [] : [1, 2]), ...(COVERED_WITH_THREE.includes(hex.hex) ? [3] : [])],
  })),
  roofs: [
    ['twoHarvest', 'pig', 'delivery', 'silver4'],
    ['card', 'upgrade2', 'harvest', 'changeDie2'],
    ['upgradedGood', 'siesta2', 'boughtDelivery', 'income'],
    ['silver3', 'grainOrOlive', 'stall', 'upgrade1'],
    ['grape', 'flipRoof', 'doubleRoof', 'changeDie1'],
    ['olive', 'point', 'silver2', 'siesta1'],
  ],
  roofPhases: {
    ...CLASSIC.roofPhases,
    boughtDelivery: ['revenue', 'transport'],
    changeDie1: ['revenue'],
    changeDie2: ['revenue'],
    income: ['farm'],
    stall: ['transport'],
    doubleRoof: ['farm'],
  },
}
