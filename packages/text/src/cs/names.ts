import type { BuildingId, CardId, Cause, FarmGood, Good, Origin } from '@la-granja/engine'
import type { Names } from '../language.ts'
import { counterFor, type Forms } from '../plural.ts'
import { cards } from './cards.ts'

export const count = counterFor('cs')

const PLURALS = new Intl.PluralRules('cs')

type Thing = Good | FarmGood
type Gender = 'he' | 'she' | 'it'

// `many` is for fractions only, and takes the genitive singular.
const GOODS: Names['goods'] = {
  olive: { one: 'oliva', few: 'olivy', many: 'olivy', other: 'oliv' },
  grain: { one: 'obilí', few: 'obilí', many: 'obilí', other: 'obilí' },
  grape: { one: 'hrozen', few: 'hrozny', many: 'hroznu', other: 'hroznů' },
  pig: { one: 'prase', few: 'prasata', many: 'prasete', other: 'prasat' },
  food: { one: 'jídlo', few: 'jídla', many: 'jídla', other: 'jídel' },
  wine: { one: 'víno', few: 'vína', many: 'vína', other: 'vín' },
  meat: { one: 'uzené maso', few: 'uzená masa', many: 'uzeného masa', other: 'uzených mas' },
  commodity: { one: 'komodita', few: 'komodity', many: 'komodity', other: 'komodit' },
  silver: { one: 'stříbrný', few: 'stříbrné', many: 'stříbrného', other: 'stříbrných' },
  point: { other: 'VB' },
}

/** Only these two differ in the accusative, and only in the singular. */
const ACCUSATIVES: Readonly<Partial<Record<Thing, string>>> = { olive: 'olivu', commodity: 'komoditu' }

const GENDERS: Readonly<Record<Thing, Gender>> = {
  olive: 'she',
  grain: 'it',
  grape: 'he',
  pig: 'it',
  food: 'it',
  wine: 'it',
  meat: 'it',
  commodity: 'she',
  silver: 'he',
  point: 'he',
}

const ENDINGS: Readonly<Record<Gender, Forms>> = {
  he: { one: '', few: 'y', other: 'o' },
  she: { one: 'a', few: 'y', other: 'o' },
  it: { one: 'o', few: 'a', other: 'o' },
}

type Place = Exclude<Cause, `${string}:${string}`>

const CAUSES: Readonly<Record<Place, string>> = {
  income: 'příjem',
  commodity: 'obchodní komodita',
  trade: 'obchod',
  extension: 'rozšíření',
  roof: 'střecha',
  delivery: 'zakoupená dodávka',
  building: 'první v budově',
  order: 'žeton pořadí budov',
  barrow: 'trakař',
  stall: 'trh',
  siesta: 'siesta',
  end: 'konec hry',
}

/** As in “žeton lahůdkáře”. In small letters: with a capital it would be a surname. */
export const OF_BUILDING: Readonly<Record<BuildingId, string>> = {
  merchantHouse: 'kupce',
  wainwright: 'koláře',
  deli: 'lahůdkáře',
  greengrocer: 'zelináře',
  villageStore: 'hokynářství',
  butcher: 'řezníka',
}

export const TO_BUILDING: Readonly<Record<BuildingId, string>> = {
  merchantHouse: 'ke kupci',
  wainwright: 'ke koláři',
  deli: 'k lahůdkáři',
  greengrocer: 'k zelináři',
  villageStore: 'do hokynářství',
  butcher: 'k řezníkovi',
}

export const names: Names = {
  goods: GOODS,
  buildings: {
    merchantHouse: 'Kupec',
    wainwright: 'Kolář',
    deli: 'Lahůdkář',
    greengrocer: 'Zelinář',
    villageStore: 'Hokynářství',
    butcher: 'Řezník',
  },
  crafts: {
    merchantHouse: { instant: '3 stříbrné', lasting: 'příjem +3 stříbrné' },
    wainwright: {
      instant: '1 dodávka zdarma a VB u tvého žetonu siesty',
      lasting: '1 krok siesty navíc, chceš-li, a 1 dodávka zdarma navíc',
    },
    deli: { instant: '1 komodita', lasting: 'příjem +1 komodita' },
    greengrocer: { instant: '1 zdroj podle volby', lasting: 'příjem +1 zdroj podle volby' },
    villageStore: { instant: '2 VB', lasting: '2 VB za každý získaný žeton řemesla' },
    butcher: { instant: '1 VB za každý trakař na tvé farmě', lasting: '1 VB navíc za každý dokončený trakař' },
  },
  roofs: {
    olive: '1 oliva',
    grape: '1 hrozen',
    grainOrOlive: '1 obilí nebo oliva',
    harvest: '1 zboží ze sklizně',
    twoHarvest: '2 různá zboží ze sklizně',
    pig: '1 prase',
    upgrade1: '1 vylepšení zdarma',
    delivery: '1 dodávka zdarma',
    card: 'zahrát nebo dobrat kartu',
    point: '1 VB',
    silver2: '2 stříbrné',
    flipRoof: 'otočit jinou použitou střechu',
    siesta1: '1 krok siesty',
    siesta2: '2 kroky siesty',
    silver3: '3 stříbrné',
    silver4: '4 stříbrné',
    upgrade2: '2 vylepšení zdarma',
    boughtDelivery: '1 zakoupená dodávka',
    upgradedGood: '1 vylepšené zboží',
    changeDie1: 'změnit kostku o 1',
    changeDie2: 'změnit kostku o 2',
    income: 'příjem ještě jednou',
    stall: '1 stánek na prázdné pole trhu',
    doubleRoof: 'místo pro střechu platí dvakrát',
  },
  phases: { farm: 'Farmaření', revenue: 'Výnos', transport: 'Přeprava', scoring: 'Bodování' },
  steps: {
    playing: 'zahrání karty',
    drawing: 'dobrání karet',
    income: 'příjem',
    growing: 'růst',
    roofing: 'nákup střech',
    reserving: 'před hodem',
    rolled: 'po hodu',
    firstDie: 'první kostka',
    secondDie: 'druhá kostka',
    lastDie: 'poslední kostka',
    choosingDonkeys: 'výběr oslíků',
    exchangingDonkeys: 'odhalení oslíků',
    resting: 'siesta',
    delivering: 'dodávky zdarma',
    buying: 'zakoupené dodávky',
    scoring: 'bodování',
  },
  sides: { field: 'polnost', barrow: 'trakař', extension: 'rozšíření', helper: 'pomocník' },
  icons: { card: 'ruka +1', income: 'příjem 1', delivery: 'dodávka', pen: 'kóje' },
  uses: {
    silver: '4 stříbrné',
    harvest: '2 různá zboží ze sklizně',
    card: 'zahrát nebo dobrat kartu',
    pig: '1 prase',
    upgrades: 'až 2 vylepšení zdarma',
    threeHarvest: '1 oliva, 1 obilí a 1 hrozen',
    sevenSilver: '7 stříbrných',
    instant: 'okamžitá schopnost žetonu řemesla',
  },
  sources: {
    setup: 'Začátek hry',
    roofs: 'Místa pro střechy',
    crafts: 'Žetony řemesel',
    firsts: 'První v budovách',
    markers: 'Efekty žetonů',
    barrows: 'Trakaře',
    removals: 'Odstraněné stánky',
    stalls: 'Stánky',
    siesta: 'Siesta',
    bonuses: 'Bonusy střech',
    helpers: 'Pomocníci',
    silver: 'Stříbrné na konci',
    spent: 'Utraceno',
  },
  spaces: [
    '',
    '1 prase',
    'zahrát nebo dobrat kartu, nebo 1 zboží ze sklizně',
    '2 různá zboží ze sklizně',
    '4 stříbrné',
    '2× vylepšení zdarma nebo krok siesty',
    '1 dodávka nebo 2 stříbrné',
  ],
  cards,
  cause,
  count,
}

function cause(by: Cause): string {
  const [kind, id = ''] = by.split(':')
  if (kind === 'space') return `pole výnosu ${id}`
  if (kind === 'card') return cards[id as CardId].name
  if (kind === 'craft') return `žeton ${OF_BUILDING[id as BuildingId]}`
  if (by.startsWith('roof:')) return 'bonus střechy'
  return CAUSES[by as Place]
}

export function cite(rule: string): string {
  if (rule === 'input') return ''
  if (rule.startsWith('card:')) return `(${cards[rule.slice(5) as CardId].name})`
  return rule.startsWith('R') ? `(${rule})` : `(§${rule})`
}

/** `1 oliva`, `2 olivy`, `5 oliv`. */
export function amountOf(amount: number, good: Thing): string {
  return count(amount, GOODS[good])
}

/** The same in the accusative: `1 olivu`. */
export function objectOf(amount: number, good: Thing): string {
  return amount === 1 ? `1 ${objectName(good)}` : amountOf(amount, good)
}

/** `1 oliva` or `1 oliva z polnosti`. */
export function oneFrom(good: Thing, from: Origin): string {
  return from === 'field' ? `${amountOf(1, good)} z polnosti` : amountOf(1, good)
}

export function objectFrom(good: Thing, from: Origin): string {
  return from === 'field' ? `${objectOf(1, good)} z polnosti` : objectOf(1, good)
}

export function goodName(good: Thing): string {
  return GOODS[good].one ?? GOODS[good].other
}

export function objectName(good: Thing): string {
  return ACCUSATIVES[good] ?? goodName(good)
}

/** As a kind: a field grows `olivy`. */
export function kindName(good: Thing): string {
  return GOODS[good].few ?? GOODS[good].other
}

/** A participle that agrees with what follows: `prodán 1 hrozen`, `prodána 2 prasata`, `prodáno 5 oliv`. */
export function done(stem: string, amount: number, good: Thing): string {
  return agreed(stem, amount, GENDERS[good])
}

export function agreed(stem: string, amount: number, gender: Gender): string {
  return `${stem}${ENDINGS[gender][PLURALS.select(amount)] ?? ENDINGS[gender].other}`
}

/** `z 5`, but `ze 6`: as the number is spoken. */
export function outOf(all: number): string {
  const spoken = all > 9 && all < 20 ? all % 10 : Number(String(all).charAt(0))
  return `${all === 2 || all >= 100 || [3, 4, 6, 7].includes(spoken) ? 'ze' : 'z'} ${all}`
}

const AND = new Intl.ListFormat('cs', { style: 'long', type: 'conjunction' })
const OR = new Intl.ListFormat('cs', { style: 'long', type: 'disjunction' })

export const listed = (words: readonly string[]): string => AND.format(words)
export const either = (words: readonly string[]): string => OR.format(words)

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
