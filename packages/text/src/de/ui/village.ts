import type { Ui } from '../../ui.ts'
import { CARD, capital, count, either, listed } from '../names.ts'

// A player's name may be “Du”, so it never stands behind a preposition.

const sentences = (parts: readonly string[]): string => parts.filter(part => part !== '').join('; ')
const points = (amount: number): string => `${amount} SP`

export const village: Ui['village'] = {
  title: 'Stadt',
  revenue: 'Ertragsfelder',
  market: 'Markt',
  roofs: 'Dachmarker',
  shop: 'Dachmarker zum Kauf',
  siesta: 'Siesta',
  order: 'Reihenfolge',
  cards: 'Karten',
  pile: 'Stapel',
  discards: 'Ablage',
  opening: capital,

  space: (space, gives, dice, notes) => `Ertragsfeld ${space}, ${gives}: ${sentences([`${dice} Würfel`, ...notes])}`,
  reservedFor: name => `letzter Würfel reserviert: ${name}`,
  heldBy: name => `Würfel mit dieser Zahl: ${name}`,

  hex: (hex, value, what) => `Marktfeld ${hex}, Wert ${value}: ${what}`,
  emptyHex: 'leer',
  closedHex: 'gesperrt',
  stallOf: name => `Marktstand (${name})`,
  neutral: 'Neutraler Spieler',
  neutralStall: 'neutraler Marktstand',

  building: (name, notes) => `${name}: ${sentences(notes)}`,
  asks: goods => `verlangt ${listed(goods)}`,
  blocked: (marker, amount) => `gesperrt durch Gebäudemarker ${marker} mit ${points(amount)}`,
  toTheFirst: amount => `${points(amount)} für die erste komplette Belieferung`,
  completedBy: names => `komplett beliefert: ${names.length === 0 ? 'niemand' : listed(names)}`,
  done: 'komplett',
  atOnce: 'Sofort',
  lasting: 'Dauerhaft',
  effects: (instant, lasting) => `Handwerksmarker sofort: ${instant}, dauerhaft: ${lasting}`,

  row: (building, row, what) => `${building}, Reihe ${row}${what}`,
  freeRow: open => `, frei: ${listed(open)} offen`,
  ownedRow: (name, delivered, open) =>
    ` (${name}): ${sentences([delivered.length === 0 ? 'nichts geliefert' : `${listed(delivered)} geliefert`, open.length === 0 ? '' : `${listed(open)} offen`])}`,
  doneRow: (name, place) => ` (${name}): komplett beliefert als Nummer ${place}`,

  roof: (gives, price, phases) =>
    `Dachmarker, ${price} Silber: ${gives}; ${phases.length === 0 ? 'in jeder Phase' : `in Phase ${either(phases)}`}`,
  noRoofs: 'In dieser Runde keine mehr.',
  each: 'pro Stück',

  siestaSpace: (space, amount, names) =>
    `Siestaleiste, Feld ${space}, ${points(amount)}: ${names.length === 0 ? 'leer' : `${listed(names)}, von unten nach oben`}`,
  place: (place, name) => `${place}. ${name}`,

  pileOf: cards => `Nachziehstapel: ${count(cards, CARD)}`,
  discardsOf: cards => `Ablage ansehen: ${count(cards, CARD)}`,
  noDiscards: 'Es wurde noch keine Karte abgelegt.',
}
