import { BUILDINGS, EDITION_SETS, type Edition, type PrintedHex, type RoofId, SIDES } from '@la-granja/engine'
import { cardName, namesIn } from '@la-granja/text'
import type { Thing } from './balanceTally.ts'

const names = namesIn()

export interface Named {
  readonly thing: Thing
  readonly name: string
}

/** Things of one kind, under a heading. */
export interface Kind {
  readonly kind: string
  readonly things: readonly Named[]
}

/** The hexes that are open with four players. */
export function hexesOf(edition: Edition): readonly PrintedHex[] {
  return EDITION_SETS[edition].hexes.filter(({ closed }) => !closed.includes(4))
}

/** Each kind of roof once. */
export function roofsOf(edition: Edition): readonly RoofId[] {
  return [...new Set(EDITION_SETS[edition].roofs.flat())]
}

/** In alphabetical order. */
export function cardsOf(edition: Edition): readonly number[] {
  const numbers = EDITION_SETS[edition].cards.map(({ number }) => number)
  return numbers.sort((a, b) => cardName(a).localeCompare(cardName(b), 'en'))
}

export function helpersOf(edition: Edition): readonly Named[] {
  return cardsOf(edition).map(card => ({ thing: `helper ${card}`, name: cardName(card) }))
}

export function buildingsOf(): readonly Named[] {
  return BUILDINGS.map(id => ({ thing: `building ${id}`, name: names.buildings[id] }))
}

/** Everything that somebody may do with the parts of an edition. */
export function kindsOf(edition: Edition): readonly Kind[] {
  const roofs = (deed: 'bought' | 'used') =>
    roofsOf(edition).map((roof): Named => ({ thing: `${deed} ${roof}`, name: `“${names.roofs[roof]}”` }))
  return [
    ...SIDES.map(side => ({
      kind: `as ${names.sides[side]}`,
      things: cardsOf(edition).map((card): Named => ({ thing: `${side} ${card}`, name: cardName(card) })),
    })),
    { kind: 'roofs bought', things: roofs('bought') },
    { kind: 'roofs used', things: roofs('used') },
    { kind: 'buildings', things: buildingsOf() },
    { kind: 'hexes', things: hexesOf(edition).map(({ hex }): Named => ({ thing: `hex ${hex}`, name: String(hex) })) },
  ]
}
