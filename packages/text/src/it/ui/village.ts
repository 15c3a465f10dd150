import type { Ui } from '../../ui.ts'
import { amountOf, capital, count, listed } from '../names.ts'

const sentences = (parts: readonly string[]): string => parts.filter(part => part !== '').join('; ')
const points = (amount: number): string => amountOf(amount, 'point')
const cards = (amount: number): string => count(amount, { one: 'carta', other: 'carte' })

// Names stand after a colon or a comma, because «di Tu» would be wrong.

export const village: Ui['village'] = {
  title: 'Villaggio',
  revenue: 'Spazi rendita',
  market: 'Mercato',
  roofs: 'Tetti',
  shop: 'Tetti in vendita',
  siesta: 'Siesta',
  order: 'Ordine di turno',
  cards: 'Carte',
  pile: 'Mazzo',
  discards: 'Scarti',
  opening: capital,

  space: (space, gives, dice, notes) =>
    `Spazio ${space}, ${gives}: ${sentences([count(dice, { one: 'dado', other: 'dadi' }), ...notes])}`,
  reservedFor: name => `ultimo dado riservato: ${name}`,
  heldBy: name => `dado di questo numero già preso: ${name}`,

  hex: (hex, value, what) => `Spazio mercato ${hex}, valore ${value}: ${what}`,
  emptyHex: 'vuoto',
  closedHex: 'chiuso',
  stallOf: name => `banco, ${name}`,
  neutral: 'Giocatore neutrale',
  neutralStall: 'banco neutrale',

  building: (name, notes) => `${name}: ${sentences(notes)}`,
  asks: goods => `richiede ${listed(goods)}`,
  blocked: (marker, amount) => `chiuso dal segnalino Negozio Chiuso ${marker} con ${points(amount)}`,
  toTheFirst: amount => `${points(amount)} a chi lo completa per primo`,
  completedBy: names => `completato da: ${names.length === 0 ? 'nessuno' : listed(names)}`,
  done: 'completato',
  atOnce: 'Subito',
  lasting: 'Permanente',
  effects: (instant, lasting) => `segnalino Negoziante: subito ${instant}, permanente ${lasting}`,

  row: (building, row, what) => `${building}, riga ${row}${what}`,
  freeRow: open => `, libera; da consegnare: ${listed(open)}`,
  ownedRow: (name, delivered, open) =>
    `, ${name}; ${sentences([
      delivered.length === 0 ? 'ancora nessuna consegna' : `consegnato: ${listed(delivered)}`,
      open.length === 0 ? '' : `da consegnare: ${listed(open)}`,
    ])}`,
  doneRow: (name, place) => `, ${name}: completata, posto ${place}`,

  roof: (gives, price, phases) =>
    `Tetto, ${amountOf(price, 'silver')}: ${gives}; ${phases.length === 0 ? 'in ogni fase' : `${phases.length === 1 ? 'fase' : 'fasi'} ${listed(phases)}`}`,
  noRoofs: 'Finiti per questo round.',
  each: 'l’uno',

  siestaSpace: (space, amount, names) =>
    `Spazio siesta ${space}, ${points(amount)}: ${names.length === 0 ? 'vuoto' : `${listed(names)}, dal basso in alto`}`,
  place: (place, name) => `${place}. ${name}`,

  pileOf: amount => `Mazzo di pesca: ${cards(amount)}`,
  discardsOf: amount => `Mostra gli scarti: ${cards(amount)}`,
  noDiscards: 'Nessuna carta scartata.',
}
