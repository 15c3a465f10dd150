import type { BuildingId, FarmGood, Good, Origin, Upgraded } from '@la-granja/engine'
import type { Names } from '../language.ts'
import { counterFor, type Forms } from '../plural.ts'

// What Russian bends: goods by number and case, participles by the gender of the good, buildings by what is done there.
// Names of players and of cards are never bent, so they stand before a colon or in quotation marks after a common noun.

export const count = counterFor('ru')

type Thing = Good | FarmGood

/** Fractions would be `other`; there are none in the game, so it keeps the word that stands as a heading without a number. */
const forms = (one: string, few: string, many: string, heading: string): Forms => ({ one, few, many, other: heading })

/** A word that is only ever counted. */
export const counted = (one: string, few: string, many: string): Forms => forms(one, few, many, few)

export const GOODS: Names['goods'] = {
  olive: forms('оливка', 'оливки', 'оливок', 'оливки'),
  grain: forms('зерновая', 'зерновые', 'зерновых', 'зерновые'),
  grape: forms('виноград', 'винограда', 'винограда', 'виноград'),
  pig: forms('поросёнок', 'поросёнка', 'поросят', 'поросята'),
  food: forms('еда', 'еды', 'еды', 'еда'),
  wine: forms('вино', 'вина', 'вина', 'вино'),
  meat: forms('мясо', 'мяса', 'мяса', 'мясо'),
  commodity: forms('товар для обмена', 'товара для обмена', 'товаров для обмена', 'товары для обмена'),
  silver: forms('серебро', 'серебра', 'серебра', 'серебро'),
  point: { other: 'ПО' },
}

/** Where it is another word than the nominative. */
const ACCUSATIVE: Readonly<Partial<Record<Thing, string>>> = {
  olive: 'оливку',
  grain: 'зерновую',
  pig: 'поросёнка',
  food: 'еду',
}

const ENDINGS: Readonly<Record<Thing, '' | 'а' | 'о'>> = {
  olive: 'а',
  grain: 'а',
  grape: '',
  pig: '',
  food: 'а',
  wine: 'о',
  meat: 'о',
  commodity: '',
  silver: 'о',
  point: 'о',
}

/** After «улучшить до». */
export const BECOMES: Readonly<Record<Upgraded, string>> = { food: 'еды', wine: 'вина', meat: 'мяса' }

interface BuildingForms {
  readonly name: string
  readonly genitive: string
  /** Where a delivery goes, and where a marker comes back from. */
  readonly into: string
  readonly from: string
}

const shop = (name: string, genitive: string): BuildingForms => ({
  name,
  genitive,
  into: `в ${name}`,
  from: `из ${genitive}`,
})
const master = (name: string, genitive: string, dative: string): BuildingForms => ({
  name,
  genitive,
  into: dative,
  from: `у ${genitive}`,
})

export const BUILDINGS: Readonly<Record<BuildingId, BuildingForms>> = {
  merchantHouse: shop('Торговый дом', 'Торгового дома'),
  wainwright: master('Тележник', 'Тележника', 'Тележнику'),
  deli: shop('Продуктовый магазин', 'Продуктового магазина'),
  greengrocer: master('Зеленщик', 'Зеленщика', 'Зеленщику'),
  villageStore: shop('Деревенский магазин', 'Деревенского магазина'),
  butcher: master('Мясник', 'Мясника', 'Мяснику'),
}

export const CARD = counted('карта', 'карты', 'карт')
export const DELIVERY = counted('поставка', 'поставки', 'поставок')
export const DELIVERY_ACCUSATIVE = counted('поставку', 'поставки', 'поставок')
export const HAT = counted('шляпа', 'шляпы', 'шляп')
export const STEP = counted('шаг', 'шага', 'шагов')
export const SIESTA_STEP = counted('шаг сиесты', 'шага сиесты', 'шагов сиесты')

/** `2 оливки`, `1 ПО`, `3 серебра`. */
export function amountOf(amount: number, good: Thing): string {
  return count(amount, GOODS[good])
}

/** What is taken, given or bought: `1 оливку`. Several of a kind are counted as in the nominative. */
export function accusative(amount: number, good: Thing): string {
  return amount === 1 ? `1 ${accusativeName(good)}` : amountOf(amount, good)
}

export function accusativeName(good: Thing): string {
  return ACCUSATIVE[good] ?? goodName(good)
}

export function goodName(good: Thing): string {
  return GOODS[good].one ?? GOODS[good].other
}

/** Empty for a good from a den, the sty or the commodity space. */
export function fromField(from: Origin): string {
  return from === 'field' ? ' с поля' : ''
}

/** The participle in the gender of the good: `продана 1 оливка с поля`. */
export function one(participle: string, good: Thing, from: Origin = 'store'): string {
  return `${inGender(participle, good)} ${amountOf(1, good)}${fromField(from)}`
}

export function inGender(participle: string, good: Thing): string {
  return participle + ENDINGS[good]
}

const AND = new Intl.ListFormat('ru', { style: 'long', type: 'conjunction' })
const OR = new Intl.ListFormat('ru', { style: 'long', type: 'disjunction' })

export const listed = (words: readonly string[]): string => AND.format(words)
export const either = (words: readonly string[]): string => OR.format(words)
export const quoted = (word: string): string => `«${word}»`

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
