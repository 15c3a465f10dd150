import type { Ui } from '../../ui.ts'
import { amountOf, count, listed, outOf } from '../names.ts'

const listOr = (words: readonly string[], none: string): string => (words.length === 0 ? none : listed(words))

export const farm: Ui['farm'] = {
  title: 'Tvoje farma',
  watching: 'Přihlížíš; všechny farmy najdeš v seznamu hráčů.',

  hand: 'Ruka',
  ofLimit: (amount, limit) => `${amount} ${outOf(limit)}`,
  keepOne: 'Nech si jednu z označených karet',
  handEmpty: 'Ruka je prázdná.',
  handsHidden: 'Karty v ruce vidí jen jejich majitelé.',
  leaving: card => `Právě se hraje: ${card}`,

  card: ({ name, field, goods: wanted, points, icons, says }) =>
    `${name}. Polnost: ${field}. Trakař: ${listed(wanted)}, ${points} VB. Rozšíření: ${listed(icons)}. Pomocník: ${says}`,
  when: { any: 'Kdykoli', end: 'Konec hry' },
  oncePerRound: '1× za kolo',

  fields: 'Polnosti',
  barrows: 'Trakaře',
  extensions: 'Rozšíření',
  helpers: 'Pomocníci',
  side: (side, holds) => `Strana farmy, ${side}: ${listOr(holds, 'nic')}`,
  nextCosts: amount => `další: ${amount} zboží`,
  fieldOf: (crop, ripe) => `Polnost (${crop}): ${ripe ? 's úrodou' : 'prázdná'}`,
  barrow: (name, filled, open, points) =>
    `Trakař ${name}, ${points} VB: ${filled.length === 0 ? '' : `dodáno: ${listed(filled)}; `}chybí ${listOr(open, 'už nic')}`,
  extension: icons => `Rozšíření: ${listed(icons)}`,
  helper: (name, state, says) => `Pomocník ${name}${state === '' ? '' : `, ${state}`}: ${says}`,
  helperShort: (name, used) => `Pomocník ${name}${used ? ', použitý' : ''}`,
  used: 'použitý',

  stores: 'Zboží',
  // The name comes in the form that follows a number of five or more, which is also the one after “počet”.
  store: (name, amount, notes) => `Počet ${name}: ${[amount, ...notes].join(', ')}`,
  penNote: all => `místo pro ${all}`,
  buyNote: price => `nákup za ${price}`,
  sellNote: price => `prodej za ${price}`,
  upgradeNote: (price, to) => `vylepšení na ${to} za ${price}`,
  buy: price => `nákup ${price}`,
  sell: price => `prodej ${price}`,
  closed: uses => `uzavřeno: ${listed(uses)}`,

  roofs: 'Střechy',
  roof: (space, gives, used) => `Střecha na místě ${space}: ${gives}${used ? ', použitá' : ''}`,
  freeSpace: (space, points) => `Volné místo pro střechu ${space}, ${points} VB`,
  roofsUp: (up, all) => `Použitelné střechy: ${up} ${outOf(all)}`,

  donkeys: 'Oslíci',
  donkey: (deliveries, hats, state) =>
    `Oslík: ${count(deliveries, { one: 'dodávka', few: 'dodávky', other: 'dodávek' })}, ${count(hats, { one: 'klobouk', few: 'klobouky', other: 'klobouků' })}${state === '' ? '' : `; ${state}`}`,
  donkeyStates: { left: '', used: 'použitý', chosen: 'skrytě vybraný', revealed: 'v tomto kole' },
  donkeysLeft: left => `K výběru ${count(left, { one: 'oslík', few: 'oslíci', other: 'oslíků' })}`,

  silver: amount => amountOf(amount, 'silver'),
  points: amount => (amount === undefined ? 'VB zakryté do konce hry' : amountOf(amount, 'point')),
  markers: (left, all) => `Volné hráčské žetony: ${left} ${outOf(all)}`,
  markersShort: 'žetony',
  handOf: (amount, limit) => `V ruce ${count(amount, { one: 'karta', few: 'karty', other: 'karet' })}, limit ${limit}`,
  handShort: 'v ruce',
  crafts: 'Žetony řemesel',
  craft: (building, lasting, effect) => `${building}, ${lasting ? 'trvale' : 'hned při získání'}: ${effect}`,
  noCrafts: 'žádné žetony řemesel',

  farmOf: name => `Farma: ${name}`,
  position: (place, all) => `V pořadí hráčů ${place}. ${outOf(all)}`,
  place: place => `${place}.`,
  facts: facts => `${facts.join('. ')}.`,
  turn: 'na tahu',
}
