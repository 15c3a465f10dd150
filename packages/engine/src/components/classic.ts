import { CARDS } from '../cards/index.ts'
import type { Good } from '../words.ts'
import type { ComponentSet, PrintedBuilding, PrintedCard, PrintedHex } from './set.ts'

/** The classic edition. `sources.ts` tells where each value comes from. */
export const CLASSIC: ComponentSet = {
  prices: {
    buy: { olive: 3, grain: 3, grape: 4, pig: 5 },
    sell: { olive: 1, grain: 1, grape: 2, pig: 2 },
    upgrade: { olive: 2, grain: 2, grape: 3, pig: 2 },
  },
  siesta: [0, 0, 1, 2, 3],
  donkeys: [
    { deliveries: 1, hats: 3 },
    { deliveries: 2, hats: 2 },
    { deliveries: 3, hats: 1 },
    { deliveries: 4, hats: 0 },
  ],
  roofSpaces: [0, 1, 2, 3, 4],
  pens: 2,
  handLimit: 3,
  boughtDeliveries: 1,
  markers: 25,
  buildings: {
    merchantHouse: building(1, ['olive', 'grain', 'grain', 'wine']),
    wainwright: building(2, ['food', 'wine', 'meat']),
    deli: building(3, ['olive', 'grape', 'food', 'meat']),
    greengrocer: building(4, ['olive', 'grape', 'grape', 'food']),
    villageStore: building(5, ['commodity', 'grain', 'pig', 'food']),
    butcher: building(6, ['pig', 'meat', 'grain', 'olive']),
  },
  hexes: [
    hex(1, 0, 0, 2, 'centre'),
    hex(2, 1, 0, 3, 'centre'),
    hex(3, 0, 1, 4, 'centre'),
    hex(4, 1, 1, 5, 'centre'),
    hex(5, 0, -1, 4),
    hex(6, 1, -1, 5),
    hex(7, 2, -1, 6),
    hex(8, -1, 0, 5),
    hex(9, 2, 0, 2),
    hex(10, -1, 1, 3),
    hex(11, 2, 1, 4),
    hex(12, -1, 2, 6),
    hex(13, 0, 2, 2),
    hex(14, 1, 2, 6),
    hex(15, 0, -2, 3),
    hex(16, 1, -2, 2, 'x'),
    hex(17, 2, -2, 3),
    hex(18, 3, -2, 4, 'x'),
    hex(19, -1, -1, 6, 'x'),
    hex(20, 3, -1, 5),
    hex(21, -2, 0, 4),
    hex(22, 3, 0, 3, 'x'),
    hex(23, -2, 1, 2, 'x'),
    hex(24, 3, 1, 2),
    hex(25, -2, 2, 4, 'x'),
    hex(26, 2, 2, 5, 'x'),
    hex(27, -2, 3, 3, 'x'),
    hex(28, -1, 3, 5, 'x'),
    hex(29, 0, 3, 3),
    hex(30, 1, 3, 4, 'x'),
  ],
  roofs: [
    ['twoHarvest', 'pig', 'delivery', 'card'],
    ['twoHarvest', 'harvest', 'upgrade1', 'delivery'],
    ['delivery', 'pig', 'harvest', 'siesta2'],
    ['card', 'upgrade1', 'grainOrOlive', 'flipRoof'],
    ['grape', 'silver2', 'upgrade1', 'siesta1'],
    ['olive', 'grainOrOlive', 'silver2', 'point'],
  ],
  roofPhases: {
    delivery: ['revenue', 'transport'],
    siesta1: ['revenue', 'transport'],
    siesta2: ['revenue', 'transport'],
    card: ['farm', 'revenue'],
  },
  cards: Object.values(CARDS).map(
    ({ number, id, field, barrow, extension }): PrintedCard => ({ number, id, field, barrow, extension }),
  ),
}

/** Four rows, all alike. */
function building(number: number, row: readonly Good[]): PrintedBuilding {
  return { number, rows: [row, row, row, row] }
}

/** Hexes with an X are closed below four players (R26: with one, too). */
function hex(number: number, q: number, r: number, value: number, mark?: 'centre' | 'x'): PrintedHex {
  return { hex: number, q, r, value, centre: mark === 'centre', closed: mark === 'x' ? [1, 2, 3] : [] }
}
