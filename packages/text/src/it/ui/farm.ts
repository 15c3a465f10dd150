import type { Ui } from '../../ui.ts'
import { amountOf, capital, count, listed } from '../names.ts'

const listOr = (words: readonly string[], none: string): string => (words.length === 0 ? none : listed(words))
const deliveries = (amount: number): string => count(amount, { one: 'consegna', other: 'consegne' })
const hats = (amount: number): string => count(amount, { one: 'cappello', other: 'cappelli' })

export const farm: Ui['farm'] = {
  title: 'La tua fattoria',
  watching: 'Stai guardando; ogni fattoria è nella lista dei giocatori.',

  hand: 'Mano',
  ofLimit: (amount, limit) => `${amount} di ${limit}`,
  keepOne: 'Tieni una delle carte evidenziate',
  handEmpty: 'Nessuna carta in mano.',
  handsHidden: 'Le carte in mano le vede solo chi le ha.',
  leaving: card => `In gioco ora: ${card}`,

  card: ({ name, field, goods, points, icons, says }) =>
    `${name}. Campo: ${field}. Carretto: ${listed(goods)}, ${points} PV. Estensione: ${listed(icons)}. Aiutante: ${says}`,
  when: { any: 'Ogni fase', end: 'Fine partita' },
  oncePerRound: '1 volta a round',

  fields: 'Campi',
  barrows: 'Carretti',
  extensions: 'Estensioni',
  helpers: 'Aiutanti',
  side: (side, holds) => `Lato ${side}: ${listOr(holds, 'vuoto')}`,
  nextCosts: amount => `prossima: ${count(amount, { one: 'merce', other: 'merci' })}`,
  fieldOf: (crop, ripe) => `Campo: ${crop}, ${ripe ? 'pieno' : 'vuoto'}`,
  barrow: (name, filled, open, points) =>
    `Carretto ${name}, ${points} PV; ${filled.length === 0 ? '' : `consegnato: ${listed(filled)}; `}da consegnare: ${listOr(open, 'niente')}`,
  extension: icons => `Estensione: ${listed(icons)}`,
  helper: (name, state, says) => `Aiutante ${name}${state === '' ? '' : `, ${state}`}: ${says}`,
  helperShort: (name, used) => `Aiutante ${name}${used ? ', usato' : ''}`,
  used: 'usato',

  stores: 'Merci',
  store: (name, amount, notes) => `${capital(name)}: ${[amount, ...notes].join(', ')}`,
  penNote: all => `spazio per ${all}`,
  buyNote: price => `acquisto a ${price}`,
  sellNote: price => `vendita a ${price}`,
  upgradeNote: (price, to) => `lavorazione (${to}) a ${price}`,
  buy: price => `compra ${price}`,
  sell: price => `vendi ${price}`,
  closed: uses => `chiuso: ${listed(uses)}`,

  roofs: 'Tetti',
  roof: (space, gives, used) => `Tetto sullo spazio ${space}: ${gives}${used ? ', usato' : ''}`,
  freeSpace: (space, points) => `Spazio per tetti ${space} libero, ${points} PV`,
  roofsUp: (up, all) => `${up} di ${all} tetti utilizzabili`,

  donkeys: 'Asini',
  donkey: (carried, worn, state) => `Asino: ${deliveries(carried)}, ${hats(worn)}${state === '' ? '' : `; ${state}`}`,
  donkeyStates: { left: '', used: 'usato', chosen: 'scelto in segreto', revealed: 'questo round' },
  donkeysLeft: left => count(left, { one: 'asino disponibile', other: 'asini disponibili' }),

  silver: amount => amountOf(amount, 'silver'),
  points: amount => (amount === undefined ? 'PV coperti fino alla fine' : `${amount} PV`),
  markers: (left, all) => `${left} di ${all} pedine libere`,
  markersShort: 'pedine',
  handOf: (amount, limit) => `${count(amount, { one: 'carta', other: 'carte' })} in mano, limite ${limit}`,
  handShort: 'in mano',
  crafts: 'Segnalini Negoziante',
  craft: (building, lasting, effect) => `${building}, ${lasting ? 'permanente' : 'usato subito'}: ${effect}`,
  noCrafts: 'nessun Negoziante',

  farmOf: name => `Fattoria: ${name}`,
  position: (place, all) => `Posto ${place} di ${all} nell’ordine di turno`,
  place: place => `${place}º`,
  facts: facts => `${facts.join('. ')}.`,
  turn: 'di turno',
}
