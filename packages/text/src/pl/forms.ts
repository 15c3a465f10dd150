import type { BuildingId, FarmGood, Good, Origin } from '@la-granja/engine'
import { counterFor, type Forms } from '../plural.ts'

// Polish nouns change with the number and with the part that they play in a sentence. Without a remark a form is the nominative.

export const count = counterFor('pl')

/** Whole numbers never ask for `other`, so it holds the word as it stands above a heap of them: `Oliwki: 3`, `Wino: 3`. */
export function noun(one: string, few: string, many: string, other: string = few): Forms {
  return { one, few, many, other }
}

export const GOODS: Readonly<Record<Good | FarmGood, Forms>> = {
  olive: noun('oliwka', 'oliwki', 'oliwek'),
  grain: noun('zboże', 'zboża', 'zbóż', 'zboże'),
  grape: noun('winogrono', 'winogrona', 'winogron'),
  pig: noun('świnia', 'świnie', 'świń'),
  food: noun('jedzenie', 'jedzenia', 'jedzenia', 'jedzenie'),
  wine: noun('wino', 'wina', 'win', 'wino'),
  meat: noun('mięso', 'mięsa', 'mięs', 'mięso'),
  commodity: noun('skrzynka', 'skrzynki', 'skrzynek'),
  silver: noun('srebro', 'srebra', 'sreber', 'srebro'),
  point: noun('PZ', 'PZ', 'PZ'),
}

/** Only feminine words have an accusative of their own, and only for one. */
const ACCUSATIVE: Readonly<Partial<Record<Good | FarmGood, string>>> = {
  olive: 'oliwkę',
  pig: 'świnię',
  commodity: 'skrzynkę',
}

const GENITIVE: Readonly<Record<Good | FarmGood, string>> = {
  olive: 'oliwki',
  grain: 'zboża',
  grape: 'winogrona',
  pig: 'świni',
  food: 'jedzenia',
  wine: 'wina',
  meat: 'mięsa',
  commodity: 'skrzynki',
  silver: 'srebra',
  point: 'PZ',
}

/** `oliwka`. */
export function goodName(good: Good | FarmGood): string {
  return GOODS[good].one ?? GOODS[good].other
}

/** `oliwkę`, after a verb. */
export function goodTaken(good: Good | FarmGood): string {
  return ACCUSATIVE[good] ?? goodName(good)
}

/** `1 oliwkę`, `2 oliwki`, `5 oliwek`, after a verb or after “za”. */
export function amountOf(amount: number, good: Good | FarmGood): string {
  return count(amount, { ...GOODS[good], one: goodTaken(good) })
}

/** `1 oliwki`, `2 oliwek`, after “do” or “z”. */
export function amountBut(amount: number, good: Good | FarmGood): string {
  const many = GOODS[good].many ?? GOODS[good].other
  return count(amount, { one: GENITIVE[good], few: many, many, other: GENITIVE[good] })
}

/** `1 oliwkę` or `1 oliwkę z pola`. */
export function oneFrom(good: Good | FarmGood, from: Origin): string {
  return `${amountOf(1, good)}${fromField(from)}`
}

export function fromField(from: Origin): string {
  return from === 'field' ? ' z pola' : ''
}

/** `1 kartę`, `2 karty`, `5 kart`, after a verb. */
export const cardsOf = (amount: number): string => count(amount, noun('kartę', 'karty', 'kart'))
/** `1 dostawę`, after a verb. */
export const deliveriesOf = (amount: number): string => count(amount, noun('dostawę', 'dostawy', 'dostaw'))
/** `1 krok`. */
export const stepsOf = (amount: number): string => count(amount, noun('krok', 'kroki', 'kroków'))

/** Buildings as objects (`zapełniono …`), as targets (`do …`), and as origins. */
export const BUILDING_CASES: Readonly<
  Record<BuildingId, { readonly object: string; readonly to: string; readonly from: string }>
> = {
  merchantHouse: { object: 'Dom kupiecki', to: 'Domu kupieckiego', from: 'z Domu kupieckiego' },
  wainwright: { object: 'Wózkownię', to: 'Wózkowni', from: 'z Wózkowni' },
  deli: { object: 'Delikatesy', to: 'Delikatesów', from: 'z Delikatesów' },
  greengrocer: { object: 'Warzywniak', to: 'Warzywniaka', from: 'z Warzywniaka' },
  villageStore: { object: 'Wiejski sklep', to: 'Wiejskiego sklepu', from: 'z Wiejskiego sklepu' },
  butcher: { object: 'Rzeźnika', to: 'Rzeźnika', from: 'od Rzeźnika' },
}

const AND = new Intl.ListFormat('pl', { style: 'long', type: 'conjunction' })
const OR = new Intl.ListFormat('pl', { style: 'long', type: 'disjunction' })

export const listed = (words: readonly string[]): string => AND.format(words)
export const either = (words: readonly string[]): string => OR.format(words)

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
