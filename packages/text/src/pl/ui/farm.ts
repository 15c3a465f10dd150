import type { Ui } from '../../ui.ts'
import { capital, count, GOODS, listed, noun } from '../forms.ts'

const listOr = (words: readonly string[], none: string): string => (words.length === 0 ? none : listed(words))

export const farm: Ui['farm'] = {
  title: 'Twoja farma',
  watching: 'Oglądasz grę; wszystkie farmy są na liście graczy.',

  hand: 'Ręka',
  ofLimit: (amount, limit) => `${amount} z ${limit}`,
  keepOne: 'Zatrzymaj jedną z zaznaczonych kart',
  handEmpty: 'Brak kart na ręce.',
  handsHidden: 'Karty na ręce widzą tylko ich właściciele.',
  leaving: card => `Zagrywana karta: ${card}`,

  card: ({ name, field, goods, points, icons, says }) =>
    `${name}. Pole: ${field}. Wózek: ${listed(goods)}, ${points} PZ. Rozszerzenie: ${listed(icons)}. Pomocnik: ${says}`,
  when: { any: 'Dowolna faza', end: 'Koniec gry' },
  oncePerRound: 'raz na rundę',

  fields: 'Pola',
  barrows: 'Wózki',
  extensions: 'Rozszerzenia',
  helpers: 'Pomocnicy',
  side: (side, holds) => `Strona „${side}”: ${listOr(holds, 'pusta')}`,
  nextCosts: amount => `następne: ${count(amount, noun('towar', 'towary', 'towarów'))}`,
  fieldOf: (crop, ripe) => `Pole: ${crop}, ${ripe ? 'plon wyrósł' : 'puste'}`,
  barrow: (name, filled, open, points) =>
    `Wózek ${name}, ${points} PZ: ${filled.length === 0 ? '' : `dostarczono – ${listed(filled)}; `}brakuje – ${listOr(open, 'nic')}`,
  extension: icons => `Rozszerzenie: ${listed(icons)}`,
  helper: (name, state, says) => `Pomocnik ${name}${state === '' ? '' : `, ${state}`}: ${says}`,
  helperShort: (name, used) => `Pomocnik ${name}${used ? ', użyty' : ''}`,
  used: 'użyty',

  stores: 'Towary',
  store: (name, amount, notes) => `${capital(name)}: ${[amount, ...notes].join(', ')}`,
  penNote: all => `miejsce na ${all}`,
  buyNote: price => `kupno za ${price}`,
  sellNote: price => `sprzedaż za ${price}`,
  upgradeNote: (price, to) => `przetworzenie w ${to} za ${price}`,
  buy: price => `kup ${price}`,
  sell: price => `sprz. ${price}`,
  closed: uses => `zamknięte: ${listed(uses)}`,

  roofs: 'Dachy',
  roof: (space, gives, used) => `Znacznik dachu na polu ${space}: ${gives}${used ? ', zużyty' : ''}`,
  freeSpace: (space, points) => `Wolne pole na znacznik dachu ${space}, ${points} PZ`,
  roofsUp: (up, all) => `dachy do użycia: ${up} z ${all}`,

  donkeys: 'Osły',
  donkey: (deliveries, hats, state) =>
    `Znacznik osłów: ${count(deliveries, noun('dostawa', 'dostawy', 'dostaw'))}, ${count(hats, noun('kapelusz', 'kapelusze', 'kapeluszy'))}${state === '' ? '' : `; ${state}`}`,
  donkeyStates: { left: '', used: 'zużyty', chosen: 'wybrany w tajemnicy', revealed: 'w tej rundzie' },
  donkeysLeft: left => `pozostałe znaczniki osłów: ${left}`,

  silver: amount => count(amount, GOODS.silver),
  points: amount => (amount === undefined ? 'PZ zakryte do końca gry' : `${amount} PZ`),
  markers: (left, all) => `pozostałe znaczniki: ${left} z ${all}`,
  markersShort: 'znaczniki',
  handOf: (amount, limit) => `${count(amount, noun('karta', 'karty', 'kart'))} na ręce, limit ${limit}`,
  handShort: 'na ręce',
  crafts: 'Rzemieślnicy',
  craft: (building, lasting, effect) => `${building}, ${lasting ? 'na stałe' : 'od razu'}: ${effect}`,
  noCrafts: 'brak rzemieślników',

  farmOf: name => `Farma: ${name}`,
  position: (place, all) => `Miejsce ${place} z ${all} w kolejności graczy`,
  place: place => `${place}.`,
  facts: facts => `${facts.join('. ')}.`,
  turn: 'teraz gra',
}
