import type { Ui } from '../../ui.ts'
import { amountOf, capital, count, listed } from '../names.ts'

const sentences = (parts: readonly string[]): string => parts.filter(part => part !== '').join('; ')
const points = (amount: number): string => amountOf(amount, 'point')
const cards = (amount: number): string => count(amount, { one: 'karta', few: 'karty', other: 'karet' })

export const village: Ui['village'] = {
  title: 'Vesnice',
  revenue: 'Pole výnosu',
  market: 'Trh',
  roofs: 'Střechy',
  shop: 'Střechy na prodej',
  siesta: 'Siesta',
  order: 'Pořadí hráčů',
  cards: 'Karty',
  pile: 'Balíček',
  discards: 'Odhozené',
  opening: capital,

  space: (space, gives, dice, notes) =>
    `Pole výnosu ${space}, ${gives}: ${sentences([count(dice, { one: 'kostka', few: 'kostky', other: 'kostek' }), ...notes])}`,
  reservedFor: name => `poslední kostka vyhrazena: ${name}`,
  heldBy: name => `kostka tohoto čísla: ${name}`,

  hex: (hex, value, what) => `Pole trhu ${hex}, hodnota ${value}: ${what}`,
  emptyHex: 'prázdné',
  closedHex: 'nepřístupné',
  stallOf: name => `stánek, ${name}`,
  neutral: 'Neutrální hráč',
  neutralStall: 'neutrální stánek',

  building: (name, notes) => `${name}: ${sentences(notes)}`,
  asks: goods => `žádá: ${listed(goods)}`,
  blocked: (marker, amount) => `blokuje žeton pořadí budov ${marker}, ${points(amount)}`,
  toTheFirst: amount => `${points(amount)} za první dokončení`,
  completedBy: names => `dokončeno: ${names.length === 0 ? 'nikdo' : listed(names)}`,
  done: 'dokončeno',
  atOnce: 'Hned',
  lasting: 'Trvale',
  effects: (instant, lasting) => `žeton řemesla hned: ${instant}, trvale: ${lasting}`,

  row: (building, row, what) => `${building}, řádek ${row}${what}`,
  freeRow: open => `, volný: chybí ${listed(open)}`,
  ownedRow: (name, delivered, open) =>
    ` (${name}): ${sentences([delivered.length === 0 ? 'nic nedodáno' : `dodáno: ${listed(delivered)}`, open.length === 0 ? '' : `chybí ${listed(open)}`])}`,
  doneRow: (name, place) => ` (${name}): dokončen jako ${place}. v pořadí`,

  roof: (gives, price, phases) =>
    `Střecha za ${amountOf(price, 'silver')}: ${gives}; ${phases.length === 0 ? 'v kterékoli fázi' : `fáze: ${listed(phases)}`}`,
  noRoofs: 'Žádná už nezbývá.',
  each: 'za kus',

  siestaSpace: (space, amount, names) =>
    `Pole siesty ${space}, ${points(amount)}: ${names.length === 0 ? 'prázdné' : `odspodu ${listed(names)}`}`,
  place: (place, name) => `${place}. ${name}`,

  pileOf: amount => `Dobírací balíček: ${cards(amount)}`,
  discardsOf: amount => `Ukázat odhozené karty: ${amount}`,
  noDiscards: 'Žádná karta zatím nebyla odhozena.',
}
