import { capital, count, listed } from '../names.ts'

const sentences = (parts: readonly string[]): string => parts.filter(part => part !== '').join('; ')
const nobody = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : listed(names))
const points = (amount: number): string => `${amount} VP`

export const village = {
  title: 'Village',
  revenue: 'Revenue spaces',
  market: 'Market',
  roofs: 'Roofs',
  shop: 'Roofs for sale',
  siesta: 'Siesta',
  order: 'Turn order',
  cards: 'Cards',
  pile: 'Pile',
  discards: 'Discards',
  /** As the beginning of a sentence. */
  opening: capital,

  space: (space: number, gives: string, dice: number, notes: readonly string[]) =>
    `Space ${space}, ${gives}: ${sentences([count(dice, { one: 'die', other: 'dice' }), ...notes])}`,
  reservedFor: (name: string) => `last die reserved for ${name}`,
  heldBy: (name: string) => `${name} holds a die of this number`,

  hex: (hex: number, value: number, what: string) => `Hex ${hex}, value ${value}: ${what}`,
  emptyHex: 'empty',
  closedHex: 'closed',
  stallOf: (name: string) => `stall of ${name}`,
  neutral: 'Neutral player',
  neutralStall: 'neutral stall',

  building: (name: string, notes: readonly string[]) => `${name}: ${sentences(notes)}`,
  asks: (goods: readonly string[]) => `asks for ${listed(goods)}`,
  blocked: (marker: number, amount: number) => `blocked by order marker ${marker} with ${points(amount)}`,
  toTheFirst: (amount: number) => `${points(amount)} for the first to complete it`,
  completedBy: (names: readonly string[]) => `completed by ${nobody(names)}`,
  done: 'completed',
  atOnce: 'At once',
  lasting: 'Lasting',
  effects: (instant: string, lasting: string) => `craft marker at once ${instant}, lasting ${lasting}`,

  row: (building: string, row: number, what: string) => `${building}, row ${row}${what}`,
  freeRow: (open: readonly string[]) => `, free: ${listed(open)} open`,
  ownedRow: (name: string, delivered: readonly string[], open: readonly string[]) =>
    ` of ${name}: ${sentences([delivered.length === 0 ? 'nothing delivered' : `${listed(delivered)} delivered`, open.length === 0 ? '' : `${listed(open)} open`])}`,
  doneRow: (name: string, place: number) => ` of ${name}: completed as number ${place}`,

  roof: (gives: string, price: number, phases: readonly string[]) =>
    `Roof, ${price} silver: ${gives}; ${phases.length === 0 ? 'in any phase' : `in ${listed(phases)}`}`,
  noRoofs: 'None left this round.',
  each: 'each',

  siestaSpace: (space: number, amount: number, names: readonly string[]) =>
    `Siesta space ${space}, ${points(amount)}: ${names.length === 0 ? 'empty' : `${listed(names)}, from the bottom up`}`,
  place: (place: number, name: string) => `${place}. ${name}`,

  pileOf: (cards: number) => `Draw pile: ${count(cards, { one: 'card', other: 'cards' })}`,
  discardsOf: (cards: number) => `Show the discards: ${count(cards, { one: 'card', other: 'cards' })}`,
  noDiscards: 'No card has been discarded.',
} as const
