import type { BuildingId, RoofId, Side } from '@la-granja/engine'
import type { Concepts } from '@la-granja/text'
import type { IconName } from '../draw/Icon.tsx'
import type { Unit } from './shown.ts'
import { SIGNS } from './units.ts'

/** A sentence of the book about a sign: its group there, and its name in the group. */
export type SignRef = { readonly [G in keyof Concepts]: readonly [group: G, id: keyof Concepts[G]] }[keyof Concepts]

const ICONS: Readonly<Partial<Record<IconName, SignRef>>> = {
  olive: ['goods', 'olive'],
  grain: ['goods', 'grain'],
  grape: ['goods', 'grape'],
  pig: ['goods', 'pig'],
  food: ['goods', 'food'],
  wine: ['goods', 'wine'],
  meat: ['goods', 'meat'],
  commodity: ['goods', 'commodity'],
  silver: ['goods', 'silver'],
  point: ['goods', 'point'],
  field: ['sides', 'field'],
  barrow: ['sides', 'barrow'],
  extension: ['sides', 'extension'],
  helper: ['sides', 'helper'],
  income: ['icons', 'income'],
  pen: ['icons', 'pen'],
  card: ['signs', 'card'],
  delivery: ['signs', 'delivery'],
  upgrade: ['signs', 'upgrade'],
  roof: ['signs', 'roof'],
  lock: ['signs', 'lock'],
  covered: ['signs', 'covered'],
  donkey: ['pieces', 'donkey'],
  hat: ['pieces', 'hat'],
  stall: ['pieces', 'stall'],
  marker: ['pieces', 'marker'],
}

/** On an extension a card or a delivery is one more of them. */
const EXTENSION = '.farm-extension, .card-extension, [data-row="extensions"]'
const EXTENSION_ICONS: Readonly<Partial<Record<IconName, SignRef>>> = {
  card: ['icons', 'card'],
  delivery: ['icons', 'delivery'],
}

/** A piece is what the place makes of it; where it only stands for a player, it is no sign. */
const PIECES: readonly (readonly [place: string, ref: SignRef])[] = [
  ['.village-hex', ['pieces', 'stall']],
  ['.village-disc', ['pieces', 'disc']],
  ['[data-done] .village-owner', ['pieces', 'ownership']],
  ['.village-row, .goods-mark, .farm-supply', ['pieces', 'marker']],
]

/** What is said about a thing as a whole, by its kind. */
const THINGS: Readonly<Record<string, (id: string, thing: Element) => readonly SignRef[]>> = {
  side: id => [['sides', id as Side]],
  good: id => [['goods', id as keyof Concepts['goods']]],
  silver: () => [['goods', 'silver']],
  points: () => [['goods', 'point']],
  row: (id, thing) => [...blocking(thing), ['buildings', id as BuildingId]],
  building: (id, thing) => [...blocking(thing), ['buildings', id as BuildingId], ['pieces', 'craft']],
  barrow: () => [['sides', 'barrow']],
  helper: () => [['sides', 'helper']],
  roofSpace: () => [['signs', 'roof']],
  die: id => [['spaces', Number(id) as keyof Concepts['spaces']]],
  hex: (_, thing) => [['pieces', thing.querySelector('.village-neutral') === null ? 'stall' : 'neutral']],
  donkey: () => [['pieces', 'donkey']],
  siesta: () => [['pieces', 'disc']],
  pile: () => [['signs', 'card']],
}

function blocking(thing: Element): readonly SignRef[] {
  return thing.closest('[data-blocked]') === null ? [] : [['pieces', 'orderMarker']]
}

/** What there is to say about what is pointed at, the nearest first; about all that is drawn there where nothing else is said. */
export function signsOf({ anchor, sign, by }: Unit): readonly SignRef[] {
  const whole = thingOf(anchor)
  const all = by === 'focus' || (sign === undefined && whole.length === 0)
  const drawn = all ? [...anchor.querySelectorAll(SIGNS)] : []
  const about = [...(sign === undefined ? [] : drawnBy(sign)), ...whole, ...drawn.flatMap(drawnBy)]
  return about.filter((ref, index) => about.findIndex(other => other[0] === ref[0] && other[1] === ref[1]) === index)
}

function thingOf(anchor: Element): readonly SignRef[] {
  const [kind = '', id = ''] = anchor.closest('[data-thing]')?.getAttribute('data-thing')?.split(':') ?? []
  return anchor.matches('[data-thing]') ? (THINGS[kind]?.(id, anchor) ?? []) : []
}

function drawnBy(sign: Element): readonly SignRef[] {
  const roof = sign.closest('[data-roof]')?.getAttribute('data-roof')
  const refs = meaningOf(sign)
  return typeof roof === 'string' ? [...refs, ['roofs', roof as RoofId]] : refs
}

function meaningOf(sign: Element): readonly SignRef[] {
  const craft = sign.closest('[data-craft]')?.getAttribute('data-craft')
  if (typeof craft === 'string')
    return [
      ['pieces', 'craft'],
      ['buildings', craft as BuildingId],
    ]
  if (sign.matches('.points')) return [['goods', 'point']]
  if (sign.matches('.village-neutral')) return sign.closest('.village-hex') === null ? [] : [['pieces', 'neutral']]
  if (sign.matches('.table-lock')) return [['signs', 'lock']]
  if (sign.matches('.piece'))
    return PIECES.filter(([place]) => sign.closest(place))
      .map(([, ref]) => ref)
      .slice(0, 1)
  const icon = sign.getAttribute('data-icon') as IconName | null
  const ref = icon === null ? undefined : ((sign.closest(EXTENSION) && EXTENSION_ICONS[icon]) ?? ICONS[icon])
  return ref ? [ref] : []
}
