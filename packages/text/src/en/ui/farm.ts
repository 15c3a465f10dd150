import { capital, count, listed } from '../names.ts'

interface CardWords {
  readonly name: string
  readonly field: string
  readonly goods: readonly string[]
  readonly points: number
  readonly icons: readonly string[]
  readonly says: string
}

const listOr = (words: readonly string[], none: string): string => (words.length === 0 ? none : listed(words))
const cards = (amount: number): string => count(amount, { one: 'card', other: 'cards' })
const goods = (amount: number): string => count(amount, { one: 'good', other: 'goods' })

export const farm = {
  title: 'Your farm',
  watching: 'You are watching; every farm is in the list of players.',

  hand: 'Hand',
  ofLimit: (amount: number, limit: number) => `${amount} of ${limit}`,
  keepOne: 'Keep one of the marked cards',
  handEmpty: 'No cards in hand.',
  handsHidden: 'Cards in hand are seen by their owners only.',
  leaving: (card: string) => `Being played: ${card}`,

  card: ({ name, field, goods: wanted, points, icons, says }: CardWords) =>
    `${name}. Field: ${field}. Barrow: ${listed(wanted)}, ${points} VP. Extension: ${listed(icons)}. Helper: ${says}`,
  when: { any: 'Any phase', end: 'End of the game' },
  oncePerRound: 'once a round',

  fields: 'Fields',
  barrows: 'Barrows',
  extensions: 'Extensions',
  helpers: 'Helpers',
  side: (side: string, holds: readonly string[]) => `Side for a ${side}: ${listOr(holds, 'empty')}`,
  nextCosts: (amount: number) => `next: ${goods(amount)}`,
  fieldOf: (crop: string, ripe: boolean) => `Field: ${crop} ${ripe ? 'grown' : 'not grown'}`,
  barrow: (name: string, filled: readonly string[], open: readonly string[], points: number) =>
    `Barrow ${name}, ${points} VP: ${filled.length === 0 ? '' : `${listed(filled)} delivered; `}${listOr(open, 'nothing')} open`,
  extension: (icons: readonly string[]) => `Extension: ${listed(icons)}`,
  helper: (name: string, state: string, says: string) => `Helper ${name}${state === '' ? '' : `, ${state}`}: ${says}`,
  helperShort: (name: string, used: boolean) => `Helper ${name}${used ? ', used' : ''}`,
  used: 'used',

  stores: 'Goods',
  store: (name: string, amount: number, notes: readonly string[]) =>
    `${capital(name)}: ${[amount, ...notes].join(', ')}`,
  penNote: (all: number) => `room for ${all}`,
  buyNote: (price: number) => `buy for ${price}`,
  sellNote: (price: number) => `sell for ${price}`,
  upgradeNote: (price: number, to: string) => `upgrade to ${to} for ${price}`,
  buy: (price: number) => `buy ${price}`,
  sell: (price: number) => `sell ${price}`,
  closed: (uses: readonly string[]) => `closed: ${listed(uses)}`,

  roofs: 'Roofs',
  roof: (space: number, gives: string, used: boolean) => `Roof on space ${space}: ${gives}${used ? ', used' : ''}`,
  freeSpace: (space: number, points: number) => `Free roof space ${space}, ${points} VP`,
  roofsUp: (up: number, all: number) => `${up} of ${all} roofs can be used`,

  donkeys: 'Donkeys',
  donkey: (deliveries: number, hats: number, state: string) =>
    `Donkey: ${count(deliveries, { one: 'delivery', other: 'deliveries' })}, ${count(hats, { one: 'hat', other: 'hats' })}${state === '' ? '' : `; ${state}`}`,
  donkeyStates: { left: '', used: 'used', chosen: 'chosen secretly', revealed: 'this round' },
  donkeysLeft: (left: number) => `${count(left, { one: 'donkey', other: 'donkeys' })} left`,

  silver: (amount: number) => `${amount} silver`,
  points: (amount: number | undefined) => (amount === undefined ? 'VP covered until the end' : `${amount} VP`),
  markers: (left: number, all: number) => `${left} of ${all} markers left`,
  markersShort: 'markers',
  handOf: (amount: number, limit: number) => `${cards(amount)} in hand, limit ${limit}`,
  handShort: 'in hand',
  crafts: 'Craft markers',
  craft: (building: string, lasting: boolean, effect: string) =>
    `${building}, ${lasting ? 'lasting' : 'used at once'}: ${effect}`,
  noCrafts: 'no craft markers',

  farmOf: (name: string) => `Farm of ${name}`,
  position: (place: number, all: number) => `Number ${place} of ${all} in turn order`,
  place: (place: number) => `${place}.`,
  facts: (facts: readonly string[]) => `${facts.join('. ')}.`,
  turn: 'to move',
} as const
