import { EDITION_SETS, type Edition, sourcesOf } from '@la-granja/engine'
import type { ValueSource } from '@la-granja/text'

export const VALUE_GROUPS = ['prices', 'tracks', 'buildings', 'hexes', 'roofs', 'roofPhases', 'cards'] as const
export type ValueGroup = (typeof VALUE_GROUPS)[number]

/** A value of the set with its source: the key within its list, and for a card which of its sides. */
export interface Value {
  readonly group: ValueGroup
  readonly key: string
  readonly part: string
  readonly source: ValueSource
}

/** `cards[3].barrow` is `cards`, `3` and `barrow`; `prices.buy.olive` is `prices`, `buy` and `olive`. */
export function valuesOf(edition: Edition): readonly Value[] {
  return sourcesOf(edition).map(({ path, source }) => {
    const [list = '', key = '', part = ''] = path.split(/[.[\]]+/).filter(word => word !== '')
    const group = VALUE_GROUPS.find(one => one === list)
    const own = group === undefined ? { group: 'tracks' as const, key: list, part: key } : { group, key, part }
    return { ...own, source: source as ValueSource }
  })
}

/** Whether any of it is our own choice. */
export function isHouse({ source }: Pick<Value, 'source'>): boolean {
  return source !== 'rulebook' && source !== 'public' && source !== 'inferred'
}

/** The card at a place of the list. */
export function cardAt(edition: Edition, key: string) {
  return EDITION_SETS[edition].cards[Number(key)]
}
