import { CARDS, type CardId, type Cause, type FarmGood, type Good, type Origin } from '@la-granja/engine'
import type { Names } from '../language.ts'
import { counterFor, type Forms } from '../plural.ts'

export const count = counterFor('en')

const always = (word: string): Forms => ({ other: word })

const GOODS: Names['goods'] = {
  olive: { one: 'olive', other: 'olives' },
  grain: always('grain'),
  grape: { one: 'grape', other: 'grapes' },
  pig: { one: 'pig', other: 'pigs' },
  food: always('food'),
  wine: always('wine'),
  meat: always('meat'),
  commodity: { one: 'commodity', other: 'commodities' },
  silver: always('silver'),
  point: always('VP'),
}

type Place = Exclude<Cause, `${string}:${string}`>

const CAUSES: Readonly<Record<Place, string>> = {
  income: 'income',
  commodity: 'trade commodity',
  trade: 'trade',
  extension: 'extension',
  roof: 'roof',
  delivery: 'bought delivery',
  building: 'first to complete it',
  order: 'order marker',
  barrow: 'barrow',
  stall: 'market',
  siesta: 'siesta',
  end: 'end of the game',
}

export const names: Names = {
  goods: GOODS,
  buildings: {
    merchantHouse: 'Merchant House',
    wainwright: 'Wainwright',
    deli: 'Deli',
    greengrocer: 'Greengrocer',
    villageStore: 'Village Store',
    butcher: 'Butcher',
  },
  crafts: {
    merchantHouse: { instant: '3 silver', lasting: '3 silver more income' },
    wainwright: {
      instant: '1 free delivery, and the VP beside your siesta disc',
      lasting: '1 more siesta step if you like, and 1 more free delivery',
    },
    deli: { instant: '1 commodity', lasting: '1 commodity more income' },
    greengrocer: { instant: '1 resource of your choice', lasting: '1 resource of your choice as income' },
    villageStore: { instant: '2 VP', lasting: '2 VP whenever you take a craft marker' },
    butcher: { instant: '1 VP per barrow on your farm', lasting: '1 VP more for each completed barrow' },
  },
  roofs: {
    olive: '1 olive',
    grape: '1 grape',
    grainOrOlive: '1 grain or olive',
    harvest: '1 harvest good',
    twoHarvest: '2 different harvest goods',
    pig: '1 pig',
    upgrade1: '1 free upgrade',
    delivery: '1 free delivery',
    card: 'play or draw a card',
    point: '1 VP',
    silver2: '2 silver',
    flipRoof: 'turn up another used roof',
    siesta1: '1 siesta step',
    siesta2: '2 siesta steps',
    silver3: '3 silver',
    silver4: '4 silver',
    upgrade2: '2 free upgrades',
    boughtDelivery: '1 bought delivery',
    upgradedGood: '1 upgraded good',
    changeDie1: 'change a die by 1',
    changeDie2: 'change a die by 2',
    income: 'income once more',
    stall: '1 stall on any empty hex',
    doubleRoof: 'a roof space counts twice',
  },
  phases: { farm: 'Farm', revenue: 'Revenue', transport: 'Transport', scoring: 'Scoring' },
  steps: {
    playing: 'play a card',
    drawing: 'draw cards',
    income: 'income',
    growing: 'growth',
    roofing: 'buy a roof',
    reserving: 'before the roll',
    rolled: 'after the roll',
    firstDie: 'first die',
    secondDie: 'second die',
    lastDie: 'last die',
    choosingDonkeys: 'choose donkeys',
    exchangingDonkeys: 'donkeys revealed',
    resting: 'siesta',
    delivering: 'free deliveries',
    buying: 'bought deliveries',
    scoring: 'scoring',
  },
  sides: { field: 'field', barrow: 'barrow', extension: 'extension', helper: 'helper' },
  icons: { card: 'hand +1', income: 'income 1', delivery: 'delivery', pen: 'pen' },
  uses: {
    silver: '4 silver',
    harvest: '2 different harvest goods',
    card: 'play or draw a card',
    pig: '1 pig',
    upgrades: 'up to 2 free upgrades',
    threeHarvest: '1 olive, 1 grain and 1 grape',
    sevenSilver: '7 silver',
    instant: 'the instant effect of a craft marker',
  },
  sources: {
    setup: 'Start',
    roofs: 'Roof spaces',
    crafts: 'Craft markers',
    firsts: 'First at buildings',
    markers: 'Marker effects',
    barrows: 'Barrows',
    removals: 'Removed stalls',
    stalls: 'Stalls',
    siesta: 'Siesta',
    bonuses: 'Roof bonuses',
    helpers: 'Helpers',
    silver: 'Silver at the end',
    spent: 'Spent',
  },
  spaces: [
    '',
    '1 pig',
    'play or draw a card, or 1 harvest good',
    '2 different harvest goods',
    '4 silver',
    '2 of: free upgrade, siesta step',
    '1 delivery or 2 silver',
  ],
  cards: Object.fromEntries(
    Object.entries(CARDS).map(([id, { name, helper }]) => [id, { name, says: helper.says }]),
  ) as Names['cards'],
  cause,
  count,
}

function cause(by: Cause): string {
  const [kind, id = ''] = by.split(':')
  if (kind === 'space') return `space ${id}`
  if (kind === 'card') return CARDS[id as CardId].name
  if (kind === 'craft') return `${names.buildings[id as keyof Names['buildings']]} marker`
  if (by.startsWith('roof:')) return 'roof bonus'
  return CAUSES[by as Place]
}

export function cite(rule: string): string {
  if (rule === 'input') return ''
  if (rule.startsWith('card:')) return `(${CARDS[rule.slice(5) as CardId].name})`
  return rule.startsWith('R') ? `(${rule})` : `(§${rule})`
}

/** `2 olives`, `1 VP`, `3 silver`. */
export function amountOf(amount: number, good: Good | FarmGood): string {
  return count(amount, GOODS[good])
}

/** `1 olive` or `1 olive from a field`. */
export function oneFrom(good: Good | FarmGood, from: Origin): string {
  return from === 'field' ? `${amountOf(1, good)} from a field` : amountOf(1, good)
}

export function goodName(good: Good | FarmGood): string {
  return GOODS[good].one ?? GOODS[good].other
}

const AND = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })
const OR = new Intl.ListFormat('en', { style: 'long', type: 'disjunction' })

export const listed = (words: readonly string[]): string => AND.format(words)
export const either = (words: readonly string[]): string => OR.format(words)

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
