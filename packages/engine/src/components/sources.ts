import { CARDS } from '../cards/index.ts'
import { BUILDINGS, type Edition } from '../words.ts'
import { EDITION_SETS } from './parts.ts'

/** One value of a set, in words where the path alone would not tell what it is, and where it comes from. */
export interface Sourced {
  /** Where it stands in the set, written as in a `Problem`. */
  readonly path: string
  readonly value: string
  /** `rulebook`, `public`, `inferred`, `house` or a mixture such as `name public`. `house` is our own: no text prints it. */
  readonly source: string
}

const PRICES = {
  'buy.olive': 'rulebook',
  'buy.grain': 'rulebook',
  'buy.grape': 'house',
  'buy.pig': 'house',
  'sell.olive': 'rulebook',
  'sell.grain': 'rulebook',
  'sell.grape': 'house',
  'sell.pig': 'house',
  'upgrade.olive': 'public',
  'upgrade.grain': 'public',
  'upgrade.grape': 'rulebook',
  'upgrade.pig': 'house',
} as const

/** The values of an edition with the source of each, for `components print` and the rule book. */
export function sourcesOf(edition: Edition): Sourced[] {
  const set = EDITION_SETS[edition]
  const list: Sourced[] = []
  const add = (path: string, value: string | number, source: string): void => {
    list.push({ path, value: String(value), source })
  }
  for (const [key, source] of Object.entries(PRICES)) {
    const [way, good] = key.split('.') as ['buy' | 'sell' | 'upgrade', 'olive' | 'grain' | 'grape' | 'pig']
    add(`prices.${key}`, set.prices[way][good], source)
  }
  add('siesta', set.siesta.join(' '), 'inferred')
  add('donkeys', set.donkeys.map(({ deliveries, hats }) => `${deliveries}/${hats}`).join(' '), 'rulebook')
  for (const [space, points] of set.roofSpaces.entries()) {
    add(`roofSpaces[${space}]`, points, space < 2 ? 'rulebook' : 'house')
  }
  for (const name of ['pens', 'handLimit', 'boughtDeliveries', 'markers'] as const) add(name, set[name], 'rulebook')
  for (const id of BUILDINGS) {
    const { number, rows } = set.buildings[id]
    add(`buildings.${id}`, `${number}: ${rows[0]?.join(' ')}`, id === 'wainwright' ? 'inferred' : 'house')
  }
  for (const [index, { hex, q, r, value, centre, closed }] of set.hexes.entries()) {
    const note = closed.length > 0 ? `, closed with ${closed.join(', ')}` : ''
    add(
      `hexes[${index}]`,
      `hex ${hex}: ${value} at ${q},${r}${centre ? ', centre' : ''}${note}`,
      centre ? 'value public, place house' : 'house',
    )
  }
  for (const [round, faces] of set.roofs.entries())
    add(`roofs[${round}]`, faces.join(' '), 'faces rulebook, round house')
  for (const [roof, phases] of Object.entries(set.roofPhases)) add(`roofPhases.${roof}`, phases.join(' '), 'house')
  for (const [index, card] of set.cards.entries()) {
    const { name, helper, sources } = CARDS[card.id]
    const path = `cards[${index}]`
    // The helper is what the id stands for; it comes first, so that its name heads what is printed on the same card.
    add(`${path}.id`, `${name}: ${helper.says}`, sources.helper)
    add(`${path}.field`, card.field, sources.field)
    add(`${path}.barrow`, `${card.barrow.goods.join(' ')} for ${card.barrow.points} VP`, sources.barrow)
    add(`${path}.extension`, card.extension.join(' '), sources.extension)
  }
  return list
}
