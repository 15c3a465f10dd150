import type { Ui } from '../../ui.ts'
import { capital, count, DELIVERY, HAT, listed, quoted } from '../names.ts'

// A player's name may be “Du”, so it never stands behind a preposition.

const listOr = (words: readonly string[], none: string): string => (words.length === 0 ? none : listed(words))

export const farm: Ui['farm'] = {
  title: 'Dein Hof',
  watching: 'Du siehst zu; alle Höfe stehen in der Spielerliste.',

  hand: 'Hand',
  ofLimit: (amount, limit) => `${amount} von ${limit}`,
  keepOne: 'Behalte eine der markierten Karten',
  handEmpty: 'Keine Karten auf der Hand.',
  handsHidden: 'Handkarten sieht nur, wem sie gehören.',
  leaving: card => `Wird ausgespielt: ${card}`,

  card: ({ name, field, goods, points, icons, says }) =>
    `${name}. Feld: ${field}. Karren: ${listed(goods)}, ${points} SP. Hofausbau: ${listed(icons)}. Helfer: ${says}`,
  when: { any: 'Jede Phase', end: 'Spielende' },
  oncePerRound: 'einmal je Runde',

  fields: 'Felder',
  barrows: 'Karren',
  extensions: 'Hofausbauten',
  helpers: 'Helfer',
  side: (side, holds) => `Seite ${quoted(side)}: ${listOr(holds, 'leer')}`,
  nextCosts: amount => `nächster: ${count(amount, { one: 'Gut', other: 'Güter' })}`,
  fieldOf: (crop, ripe) => `Feld: ${crop}, ${ripe ? 'gewachsen' : 'noch leer'}`,
  barrow: (name, filled, open, points) =>
    `Karren ${quoted(name)}, ${points} SP: ${filled.length === 0 ? '' : `${listed(filled)} geliefert; `}${listOr(open, 'nichts')} offen`,
  extension: icons => `Hofausbau: ${listed(icons)}`,
  helper: (name, state, says) => `Helfer ${quoted(name)}${state === '' ? '' : `, ${state}`}: ${says}`,
  helperShort: (name, used) => `Helfer ${quoted(name)}${used ? ', genutzt' : ''}`,
  used: 'genutzt',

  stores: 'Güter',
  store: (name, amount, notes) => `${capital(name)}: ${[amount, ...notes].join(', ')}`,
  penNote: all => `Platz für ${all}`,
  buyNote: price => `Kauf für ${price}`,
  sellNote: price => `Verkauf für ${price}`,
  upgradeNote: (price, to) => `Aufwertung zu ${to} für ${price}`,
  buy: price => `Kauf ${price}`,
  sell: price => `Verkauf ${price}`,
  closed: uses => `geschlossen: ${listed(uses)}`,

  roofs: 'Dachmarker',
  roof: (space, gives, used) => `Dachmarker auf Platz ${space}: ${gives}${used ? ', genutzt' : ''}`,
  freeSpace: (space, points) => `Freier Dachmarkerplatz ${space}, ${points} SP`,
  roofsUp: (up, all) => `Dachmarker nutzbar: ${up} von ${all}`,

  donkeys: 'Eselmarker',
  donkey: (deliveries, hats, state) =>
    `Eselmarker: ${count(deliveries, DELIVERY)}, ${count(hats, HAT)}${state === '' ? '' : `; ${state}`}`,
  donkeyStates: { left: '', used: 'verbraucht', chosen: 'geheim gewählt', revealed: 'diese Runde' },
  donkeysLeft: left => `${left} Eselmarker übrig`,

  silver: amount => `${amount} Silber`,
  points: amount => (amount === undefined ? 'SP bis zum Ende verdeckt' : `${amount} SP`),
  markers: (left, all) => `${left} von ${all} Spielermarkern übrig`,
  markersShort: 'Marker',
  handOf: (amount, limit) => `${count(amount, { one: 'Handkarte', other: 'Handkarten' })}, Limit ${limit}`,
  handShort: 'Hand',
  crafts: 'Handwerksmarker',
  craft: (building, lasting, effect) => `${building}, ${lasting ? 'dauerhaft' : 'sofort genutzt'}: ${effect}`,
  noCrafts: 'keine Handwerksmarker',

  farmOf: name => `Hof: ${name}`,
  position: (place, all) => `Platz ${place} von ${all} in der Spielreihenfolge`,
  place: place => `${place}.`,
  facts: facts => `${facts.join('. ')}.`,
  turn: 'am Zug',
}
