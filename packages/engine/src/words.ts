// The game's words as constant lists: the types, the parsers and the tests all read them from here.

export const SEATS = [0, 1, 2, 3] as const
export type Seat = (typeof SEATS)[number]

export const HARVEST = ['olive', 'grain', 'grape'] as const
export type Harvest = (typeof HARVEST)[number]

export const RESOURCES = ['olive', 'grain', 'grape', 'pig'] as const
export type Resource = (typeof RESOURCES)[number]

export const UPGRADED = ['food', 'wine', 'meat'] as const
export type Upgraded = (typeof UPGRADED)[number]

/** Everything that stands on a farm as one of the player's markers. */
export const GOODS = [...RESOURCES, ...UPGRADED, 'commodity'] as const
export type Good = (typeof GOODS)[number]

/** §2: the nine kinds that pay for an extension. */
export const FARM_GOODS = ['silver', 'point', ...RESOURCES, ...UPGRADED] as const
export type FarmGood = (typeof FARM_GOODS)[number]

export const UPGRADES: Readonly<Record<Resource, Upgraded>> = {
  olive: 'food',
  grain: 'food',
  grape: 'wine',
  pig: 'meat',
}

/** Where a good is taken from: its den, the sty or the commodity space (`store`), or a field. */
export const ORIGINS = ['store', 'field'] as const
export type Origin = (typeof ORIGINS)[number]

/** The four sides of a farm: left, top, right, bottom (§6.1). */
export const SIDES = ['field', 'barrow', 'extension', 'helper'] as const
export type Side = (typeof SIDES)[number]

export const BUILDINGS = ['merchantHouse', 'wainwright', 'deli', 'greengrocer', 'villageStore', 'butcher'] as const
export type BuildingId = (typeof BUILDINGS)[number]

export const ROOFS = [
  'olive',
  'grape',
  'grainOrOlive',
  'harvest',
  'twoHarvest',
  'pig',
  'upgrade1',
  'delivery',
  'card',
  'point',
  'silver2',
  'flipRoof',
  'siesta1',
  'siesta2',
  // Deluxe only.
  'silver3',
  'silver4',
  'upgrade2',
  'boughtDelivery',
  'upgradedGood',
  'changeDie1',
  'changeDie2',
  'income',
  'stall',
  'doubleRoof',
] as const
export type RoofId = (typeof ROOFS)[number]

export const PHASES = ['farm', 'revenue', 'transport', 'scoring'] as const
export type Phase = (typeof PHASES)[number]

/** The steps of a round in the order in which they are played. */
export const STEPS = [
  'playing',
  'drawing',
  'income',
  'growing',
  'roofing',
  'reserving',
  'rolled',
  'firstDie',
  'secondDie',
  'lastDie',
  'choosingDonkeys',
  'exchangingDonkeys',
  'resting',
  'delivering',
  'buying',
  'scoring',
] as const
export type Step = (typeof STEPS)[number]

export const PHASE_OF: Readonly<Record<Step, Phase>> = {
  playing: 'farm',
  drawing: 'farm',
  income: 'farm',
  growing: 'farm',
  roofing: 'farm',
  reserving: 'revenue',
  rolled: 'revenue',
  firstDie: 'revenue',
  secondDie: 'revenue',
  lastDie: 'revenue',
  choosingDonkeys: 'transport',
  exchangingDonkeys: 'transport',
  resting: 'transport',
  delivering: 'transport',
  buying: 'transport',
  scoring: 'scoring',
}

/** What a trade commodity can be turned in for (§5.1.1), the last three with a helper. */
export const COMMODITY_USES = [
  'silver',
  'harvest',
  'card',
  'pig',
  'upgrades',
  'threeHarvest',
  'sevenSilver',
  'instant',
] as const
export type CommodityUse = (typeof COMMODITY_USES)[number]

/** Where victory points come from; `spent` is what was paid away. */
export const SOURCES = [
  'setup',
  'roofs',
  'crafts',
  'firsts',
  'markers',
  'barrows',
  'removals',
  'stalls',
  'siesta',
  'bonuses',
  'helpers',
  'silver',
  'spent',
] as const
export type Source = (typeof SOURCES)[number]

export const EDITIONS = ['classic', 'deluxe'] as const
export type Edition = (typeof EDITIONS)[number]

/** Who stands on a market hex besides a seat. */
export const NOBODY = -1
export const NEUTRAL = -2
export type StallOwner = Seat | typeof NOBODY | typeof NEUTRAL

/** What made something happen, for the log: a place on the board, or the card that did it. */
export type Cause =
  | 'income'
  | 'commodity'
  | 'trade'
  | 'extension'
  | 'roof'
  | 'delivery'
  | 'building'
  | 'order'
  | 'barrow'
  | 'stall'
  | 'siesta'
  | 'end'
  | `space:${number}`
  | `roof:${RoofId}`
  | `craft:${BuildingId}`
  | `card:${string}`
