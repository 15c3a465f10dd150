import type { Gain, Picking, Task } from './task.ts'
import {
  type BuildingId,
  type Cause,
  type CommodityUse,
  type Good,
  HARVEST,
  RESOURCES,
  type RoofId,
  UPGRADED,
} from './words.ts'

// What the spaces, markers, roofs and commodities of the board give, as data.

export function silver(amount: number, by: Cause): Task {
  return { do: 'silver', amount, by }
}

export function goods(by: Cause, ...list: readonly Good[]): Task {
  return { do: 'gain', gains: list.map((good): Gain => ({ gain: 'good', good, by })) }
}

export function harvest(left: 1 | 2, by: Cause): Picking {
  return { do: 'picking', by, left, from: [{ pick: 'take', goods: HARVEST, different: true }] }
}

export function upgrades(left: number, by: Cause): Picking {
  return { do: 'picking', by, left, from: [{ pick: 'upgrade', goods: RESOURCES }] }
}

export function delivery(by: Cause): Picking {
  return { do: 'picking', by, left: 1, from: [{ pick: 'deliver' }] }
}

function playOrDraw(by: Cause): Picking {
  return { do: 'picking', by, left: 1, once: true, from: [{ pick: 'play' }, { pick: 'draw' }] }
}

/** §7, by die. */
export const SPACES: readonly (readonly Task[])[] = [
  [],
  [goods('space:1', 'pig')],
  [
    {
      do: 'picking',
      by: 'space:2',
      left: 1,
      once: true,
      from: [{ pick: 'play' }, { pick: 'draw' }, { pick: 'take', goods: HARVEST }],
    },
  ],
  [harvest(2, 'space:3')],
  [silver(4, 'space:4')],
  [{ do: 'picking', by: 'space:5', left: 2, from: [{ pick: 'upgrade', goods: RESOURCES }, { pick: 'advance' }] }],
  [
    {
      do: 'picking',
      by: 'space:6',
      left: 1,
      once: true,
      from: [{ pick: 'deliver' }, { pick: 'collect', tasks: [silver(2, 'space:6')] }],
    },
  ],
]

/** §8.3.1, the instant effect of each craft marker. */
export const INSTANTS: Readonly<Record<BuildingId, readonly Task[]>> = {
  merchantHouse: [silver(3, 'craft:merchantHouse')],
  wainwright: [{ do: 'siestaPoints' }, delivery('craft:wainwright')],
  deli: [goods('craft:deli', 'commodity')],
  greengrocer: [{ do: 'picking', by: 'craft:greengrocer', left: 1, from: [{ pick: 'take', goods: RESOURCES }] }],
  villageStore: [{ do: 'points', amount: 2, source: 'markers', by: 'craft:villageStore' }],
  butcher: [{ do: 'barrowPoints' }],
}

/** §6.4 */
export const ROOF_BONUSES: Readonly<Record<RoofId, readonly Task[]>> = {
  olive: [goods('roof:olive', 'olive')],
  grape: [goods('roof:grape', 'grape')],
  grainOrOlive: [
    { do: 'picking', by: 'roof:grainOrOlive', left: 1, from: [{ pick: 'take', goods: ['grain', 'olive'] }] },
  ],
  harvest: [harvest(1, 'roof:harvest')],
  twoHarvest: [harvest(2, 'roof:twoHarvest')],
  pig: [goods('roof:pig', 'pig')],
  upgrade1: [upgrades(1, 'roof:upgrade1')],
  delivery: [delivery('roof:delivery')],
  card: [playOrDraw('roof:card')],
  point: [{ do: 'points', amount: 1, source: 'bonuses', by: 'roof:point' }],
  silver2: [silver(2, 'roof:silver2')],
  flipRoof: [{ do: 'picking', by: 'roof:flipRoof', left: 1, from: [{ pick: 'turnUp', except: 'flipRoof' }] }],
  silver3: [silver(3, 'roof:silver3')],
  silver4: [silver(4, 'roof:silver4')],
  upgrade2: [upgrades(2, 'roof:upgrade2')],
  boughtDelivery: [{ do: 'picking', by: 'roof:boughtDelivery', left: 1, from: [{ pick: 'deliver', bought: true }] }],
  upgradedGood: [{ do: 'picking', by: 'roof:upgradedGood', left: 1, from: [{ pick: 'take', goods: UPGRADED }] }],
  changeDie1: [{ do: 'picking', by: 'roof:changeDie1', left: 1, must: true, from: [{ pick: 'changeDie', change: 1 }] }],
  changeDie2: [{ do: 'picking', by: 'roof:changeDie2', left: 1, must: true, from: [{ pick: 'changeDie', change: 2 }] }],
  income: [{ do: 'income' }],
  stall: [{ do: 'stalling', value: 0, quiet: true }],
  doubleRoof: [], // R31: scored by `useRoof`, which knows the space
  siesta1: [{ do: 'advance', steps: 1, by: 'roof:siesta1' }],
  siesta2: [{ do: 'advance', steps: 2, by: 'roof:siesta2' }],
}

/** §5.1.1 */
export const COMMODITY_BONUSES: Readonly<Record<CommodityUse, readonly Task[]>> = {
  silver: [silver(4, 'commodity')],
  harvest: [harvest(2, 'commodity')],
  card: [playOrDraw('commodity')],
  pig: [goods('commodity', 'pig')],
  upgrades: [upgrades(2, 'commodity')],
  threeHarvest: [goods('commodity', ...HARVEST)],
  sevenSilver: [silver(7, 'commodity')],
  instant: [{ do: 'repeating' }],
}

/** Uses of a commodity that only a helper opens. */
export const HELPER_USES: Readonly<Partial<Record<CommodityUse, 'trader' | 'apprentice'>>> = {
  threeHarvest: 'trader',
  sevenSilver: 'trader',
  instant: 'apprentice',
}

/** What the Travelling Salesman closes; the Trader's two forms are one option. */
export function optionOf(use: CommodityUse): string {
  return HELPER_USES[use] ?? use
}
