import type { CardId, Cause, FarmGood, Good, Origin } from '@la-granja/engine'
import type { Names } from '../language.ts'
import { counterFor, type Forms } from '../plural.ts'
import { cards } from './cards.ts'

export const count = counterFor('it')

const always = (word: string): Forms => ({ other: word })

const GOODS: Names['goods'] = {
  olive: { one: 'oliva', other: 'olive' },
  grain: always('grano'),
  grape: always('uva'),
  pig: { one: 'maiale', other: 'maiali' },
  food: always('cibo'),
  wine: always('vino'),
  meat: { one: 'salume', other: 'salumi' },
  commodity: { one: 'cassa di merce', other: 'casse di merce' },
  silver: { one: 'moneta', other: 'monete' },
  point: always('PV'),
}

type Place = Exclude<Cause, `${string}:${string}`>

const CAUSES: Readonly<Record<Place, string>> = {
  income: 'ricavi',
  commodity: 'cassa di merce',
  trade: 'commercio',
  extension: 'estensione',
  roof: 'tetto',
  delivery: 'consegna extra',
  building: 'primo completamento',
  order: 'segnalino Negozio Chiuso',
  barrow: 'carretto',
  stall: 'mercato',
  siesta: 'siesta',
  end: 'fine partita',
}

export const names: Names = {
  goods: GOODS,
  buildings: {
    merchantHouse: 'Mercante',
    wainwright: 'Costruttore di Carri',
    deli: 'Salumiere',
    greengrocer: 'Fruttivendolo',
    villageStore: 'Magazzino',
    butcher: 'Macellaio',
  },
  crafts: {
    merchantHouse: { instant: '3 monete', lasting: '3 monete in più di ricavi' },
    wainwright: {
      instant: '1 consegna gratuita e i PV accanto al tuo dischetto della siesta',
      lasting: '1 spazio siesta in più, se vuoi, e 1 consegna gratuita in più',
    },
    deli: { instant: '1 cassa di merce', lasting: '1 cassa di merce in più di ricavi' },
    greengrocer: { instant: '1 risorsa a tua scelta', lasting: '1 risorsa a tua scelta nei ricavi' },
    villageStore: { instant: '2 PV', lasting: '2 PV ogni volta che prendi un segnalino Negoziante' },
    butcher: {
      instant: '1 PV per ogni carretto della tua fattoria',
      lasting: '1 PV in più per ogni carretto completato',
    },
  },
  roofs: {
    olive: '1 oliva',
    grape: '1 uva',
    grainOrOlive: '1 grano o 1 oliva',
    harvest: '1 merce coltivata',
    twoHarvest: '2 merci coltivate diverse',
    pig: '1 maiale',
    upgrade1: '1 lavorazione gratuita',
    delivery: '1 consegna gratuita',
    card: 'gioca o pesca una carta',
    point: '1 PV',
    silver2: '2 monete',
    flipRoof: 'riattiva un altro tetto usato',
    siesta1: '1 spazio siesta',
    siesta2: '2 spazi siesta',
    silver3: '3 monete',
    silver4: '4 monete',
    upgrade2: '2 lavorazioni gratuite',
    boughtDelivery: '1 consegna extra',
    upgradedGood: '1 merce lavorata',
    changeDie1: 'cambia un dado di 1',
    changeDie2: 'cambia un dado di 2',
    income: 'di nuovo i ricavi',
    stall: '1 banco su uno spazio vuoto',
    doubleRoof: 'uno spazio per tetti vale doppio',
  },
  phases: { farm: 'Fattoria', revenue: 'Rendita', transport: 'Trasporto', scoring: 'Conteggio' },
  steps: {
    playing: 'giocare carte',
    drawing: 'pesca',
    income: 'ricavi',
    growing: 'raccolto',
    roofing: 'acquisto tetti',
    reserving: 'prima del lancio',
    rolled: 'dopo il lancio',
    firstDie: 'primo dado',
    secondDie: 'secondo dado',
    lastDie: 'ultimo dado',
    choosingDonkeys: 'scelta degli asini',
    exchangingDonkeys: 'asini scoperti',
    resting: 'siesta',
    delivering: 'consegne gratuite',
    buying: 'consegne extra',
    scoring: 'conteggio',
  },
  sides: { field: 'campo', barrow: 'carretto', extension: 'estensione', helper: 'aiutante' },
  icons: { card: 'mano +1', income: 'ricavi 1', delivery: 'consegna', pen: 'recinto +1' },
  uses: {
    silver: '4 monete',
    harvest: '2 merci coltivate diverse',
    card: 'una carta da giocare o pescare',
    pig: '1 maiale',
    upgrades: 'fino a 2 lavorazioni gratuite',
    threeHarvest: '1 oliva, 1 grano e 1 uva',
    sevenSilver: '7 monete',
    instant: 'l’effetto istantaneo di un segnalino Negoziante',
  },
  sources: {
    setup: 'Inizio',
    roofs: 'Spazi per tetti',
    crafts: 'Negozianti',
    firsts: 'Primi completamenti',
    markers: 'Effetti Negoziante',
    barrows: 'Carretti',
    removals: 'Banchi rimossi',
    stalls: 'Banchi',
    siesta: 'Siesta',
    bonuses: 'Bonus dei tetti',
    helpers: 'Aiutanti',
    silver: 'Monete finali',
    spent: 'Spesi',
  },
  spaces: [
    '',
    '1 maiale',
    'gioca o pesca una carta, o 1 merce coltivata',
    '2 merci coltivate diverse',
    '4 monete',
    '2 tra lavorazioni gratuite e spazi siesta',
    '1 consegna o 2 monete',
  ],
  cards,
  cause,
  count,
}

function cause(by: Cause): string {
  const [kind, id = ''] = by.split(':')
  if (kind === 'space') return `spazio rendita ${id}`
  if (kind === 'card') return cards[id as CardId].name
  if (kind === 'craft') return `segnalino del ${names.buildings[id as keyof Names['buildings']]}`
  if (by.startsWith('roof:')) return 'bonus del tetto'
  return CAUSES[by as Place]
}

export function cite(rule: string): string {
  if (rule === 'input') return ''
  if (rule.startsWith('card:')) return `(${cards[rule.slice(5) as CardId].name})`
  return rule.startsWith('R') ? `(${rule})` : `(§${rule})`
}

/** `2 olive`, `1 PV`, `3 monete`. */
export function amountOf(amount: number, good: Good | FarmGood): string {
  return count(amount, GOODS[good])
}

/** `1 oliva` or `1 oliva dal campo`. */
export function oneFrom(good: Good | FarmGood, from: Origin): string {
  return from === 'field' ? `${amountOf(1, good)} dal campo` : amountOf(1, good)
}

/** One symbol of it; `salumi` are never spoken of as one, but for an amount. */
export function goodName(good: Good | FarmGood): string {
  return good === 'meat' ? GOODS.meat.other : (GOODS[good].one ?? GOODS[good].other)
}

/** The kind as such: `un campo di olive`. */
export function kindName(good: Good | FarmGood): string {
  return GOODS[good].other
}

const AND = new Intl.ListFormat('it', { style: 'long', type: 'conjunction' })
const OR = new Intl.ListFormat('it', { style: 'long', type: 'disjunction' })

export const listed = (words: readonly string[]): string => AND.format(words)
export const either = (words: readonly string[]): string => OR.format(words)

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
