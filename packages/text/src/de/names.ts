import type { BuildingId, CardId, Cause, FarmGood, Good, Origin } from '@la-granja/engine'
import type { Names } from '../language.ts'
import { counterFor, type Forms } from '../plural.ts'
import { cards } from './cards.ts'

// Amounts are written as digits, so that an olive and a pig need no article and look the same in every case.

export const count = counterFor('de')

const always = (word: string): Forms => ({ other: word })

const GOODS: Names['goods'] = {
  olive: { one: 'Olive', other: 'Oliven' },
  grain: always('Korn'),
  grape: { one: 'Traube', other: 'Trauben' },
  pig: { one: 'Schwein', other: 'Schweine' },
  food: always('Nahrung'),
  wine: always('Wein'),
  meat: always('Fleisch'),
  commodity: { one: 'Handelsware', other: 'Handelswaren' },
  silver: always('Silber'),
  point: always('SP'),
}

export const CARD: Forms = { one: 'Karte', other: 'Karten' }
export const DELIVERY: Forms = { one: 'Lieferung', other: 'Lieferungen' }
export const BOUGHT_DELIVERY: Forms = { one: 'Zusatzlieferung', other: 'Zusatzlieferungen' }
export const HAT: Forms = { one: 'Hut', other: 'Hüte' }
export const STEP: Forms = { one: 'Siestaschritt', other: 'Siestaschritte' }

type Place = Exclude<Cause, `${string}:${string}`>

const CAUSES: Readonly<Record<Place, string>> = {
  income: 'Einkommen',
  commodity: 'Handelsware',
  trade: 'Handel',
  extension: 'Hofausbau',
  roof: 'Dachmarker',
  delivery: 'Zusatzlieferung',
  building: 'zuerst komplett beliefert',
  order: 'Gebäudemarker',
  barrow: 'Karren',
  stall: 'Markt',
  siesta: 'Siesta',
  end: 'Spielende',
}

export const names: Names = {
  goods: GOODS,
  buildings: {
    merchantHouse: 'Handelshaus',
    wainwright: 'Wagner',
    deli: 'Feinkostladen',
    greengrocer: 'Gemüsehändler',
    villageStore: 'Gemischtwarenladen',
    butcher: 'Fleischer',
  },
  crafts: {
    merchantHouse: { instant: '3 Silber', lasting: '3 Silber mehr Einkommen' },
    wainwright: {
      instant: '1 Lieferung und die SP neben deiner Scheibe auf der Siestaleiste',
      lasting: 'auf Wunsch 1 Siestaschritt mehr, dazu 1 Lieferung mehr',
    },
    deli: { instant: '1 Handelsware', lasting: '1 Handelsware mehr Einkommen' },
    greengrocer: { instant: '1 Ressource nach Wahl', lasting: '1 Ressource nach Wahl als Einkommen' },
    villageStore: { instant: '2 SP', lasting: '2 SP für jeden Handwerksmarker, den du nimmst' },
    butcher: { instant: '1 SP je Karren an deinem Hof', lasting: '1 SP mehr für jeden vollen Karren' },
  },
  roofs: {
    olive: '1 Olive',
    grape: '1 Traube',
    grainOrOlive: '1 Korn oder 1 Olive',
    harvest: '1 Erntegut',
    twoHarvest: '2 verschiedene Erntegüter',
    pig: '1 Schwein',
    upgrade1: '1 kostenlose Aufwertung',
    delivery: '1 Lieferung',
    card: 'Karte ausspielen oder nachziehen',
    point: '1 SP',
    silver2: '2 Silber',
    flipRoof: 'anderen Dachmarker wieder aufdecken',
    siesta1: '1 Siestaschritt',
    siesta2: '2 Siestaschritte',
    silver3: '3 Silber',
    silver4: '4 Silber',
    upgrade2: '2 kostenlose Aufwertungen',
    boughtDelivery: '1 Zusatzlieferung',
    upgradedGood: '1 aufgewertetes Gut',
    changeDie1: 'Würfel um 1 ändern',
    changeDie2: 'Würfel um 2 ändern',
    income: 'Einkommen noch einmal',
    stall: '1 Marktstand auf ein leeres Marktfeld',
    doubleRoof: 'ein Dachmarkerplatz zählt doppelt',
  },
  phases: { farm: 'Hof', revenue: 'Ertrag', transport: 'Transport', scoring: 'Wertung' },
  steps: {
    playing: 'Karte ausspielen',
    drawing: 'Karten nachziehen',
    income: 'Einkommen',
    growing: 'Wachstum',
    roofing: 'Dachmarker kaufen',
    reserving: 'vor dem Wurf',
    rolled: 'nach dem Wurf',
    firstDie: 'erster Würfel',
    secondDie: 'zweiter Würfel',
    lastDie: 'letzter Würfel',
    choosingDonkeys: 'Eselmarker wählen',
    exchangingDonkeys: 'Eselmarker aufgedeckt',
    resting: 'Siesta',
    delivering: 'Lieferungen',
    buying: 'Zusatzlieferungen',
    scoring: 'Wertung',
  },
  sides: { field: 'Feld', barrow: 'Karren', extension: 'Hofausbau', helper: 'Helfer' },
  icons: { card: 'Hand +1', income: 'Einkommen 1', delivery: 'Zusatzlieferung', pen: 'Stallplatz' },
  uses: {
    silver: '4 Silber',
    harvest: '2 verschiedene Erntegüter',
    card: 'Karte ausspielen oder nachziehen',
    pig: '1 Schwein',
    upgrades: 'bis zu 2 kostenlose Aufwertungen',
    threeHarvest: '1 Olive, 1 Korn und 1 Traube',
    sevenSilver: '7 Silber',
    instant: 'Sofortfunktion eines Handwerksmarkers',
  },
  sources: {
    setup: 'Start',
    roofs: 'Dachmarkerplätze',
    crafts: 'Handwerksmarker',
    firsts: 'Zuerst beliefert',
    markers: 'Markerfunktionen',
    barrows: 'Karren',
    removals: 'Entfernte Marktstände',
    stalls: 'Marktstände',
    siesta: 'Siesta',
    bonuses: 'Dachboni',
    helpers: 'Helfer',
    silver: 'Silber am Ende',
    spent: 'Ausgegeben',
  },
  spaces: [
    '',
    '1 Schwein',
    'Karte ausspielen, nachziehen oder 1 Erntegut',
    '2 verschiedene Erntegüter',
    '4 Silber',
    '2-mal kostenlose Aufwertung oder Siestaschritt',
    '1 Lieferung oder 2 Silber',
  ],
  cards,
  cause,
  count,
}

/** `an den Wagner`: where a delivery goes. */
export const TO_BUILDING: Readonly<Record<BuildingId, string>> = {
  merchantHouse: 'an das Handelshaus',
  wainwright: 'an den Wagner',
  deli: 'an den Feinkostladen',
  greengrocer: 'an den Gemüsehändler',
  villageStore: 'an den Gemischtwarenladen',
  butcher: 'an den Fleischer',
}

function cause(by: Cause): string {
  const [kind, id = ''] = by.split(':')
  if (kind === 'space') return `Ertragsfeld ${id}`
  if (kind === 'card') return cards[id as CardId].name
  if (kind === 'craft') return `Handwerksmarker ${names.buildings[id as BuildingId]}`
  if (by.startsWith('roof:')) return 'Dachbonus'
  return CAUSES[by as Place]
}

export function cite(rule: string): string {
  if (rule === 'input') return ''
  if (rule.startsWith('card:')) return `(${cards[rule.slice(5) as CardId].name})`
  return rule.startsWith('R') ? `(${rule})` : `(§\u00a0${rule})`
}

/** `2 Oliven`, `1 SP`, `3 Silber`. */
export function amountOf(amount: number, good: Good | FarmGood): string {
  return count(amount, GOODS[good])
}

/** `1 Olive` or `1 Olive vom Feld`. */
export function oneFrom(good: Good | FarmGood, from: Origin): string {
  return from === 'field' ? `${amountOf(1, good)} vom Feld` : amountOf(1, good)
}

export function goodName(good: Good | FarmGood): string {
  return GOODS[good].one ?? GOODS[good].other
}

const AND = new Intl.ListFormat('de', { style: 'long', type: 'conjunction' })
const OR = new Intl.ListFormat('de', { style: 'long', type: 'disjunction' })

export const listed = (words: readonly string[]): string => AND.format(words)
export const either = (words: readonly string[]): string => OR.format(words)

/** In quotation marks a name needs neither article nor case. */
export const quoted = (name: string): string => `„${name}“`

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
