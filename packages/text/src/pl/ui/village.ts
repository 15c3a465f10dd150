import type { Ui } from '../../ui.ts'
import { capital, count, GOODS, listed, noun } from '../forms.ts'

const sentences = (parts: readonly string[]): string => parts.filter(part => part !== '').join('; ')
const points = (amount: number): string => `${amount} PZ`
const cards = (amount: number): string => count(amount, noun('karta', 'karty', 'kart'))

export const village: Ui['village'] = {
  title: 'Wioska',
  revenue: 'Pola dochodu',
  market: 'Rynek',
  roofs: 'Dachy',
  shop: 'Dachy na sprzedaż',
  siesta: 'Sjesta',
  order: 'Kolejność',
  cards: 'Karty',
  pile: 'Stos',
  discards: 'Odrzucone',
  opening: capital,

  space: (space, gives, dice, notes) =>
    `Pole dochodu ${space}, ${gives}: ${sentences([count(dice, noun('kość', 'kości', 'kości')), ...notes])}`,
  reservedFor: name => `ostatnia kość zarezerwowana: ${name}`,
  heldBy: name => `kość o tej wartości: ${name}`,

  hex: (hex, value, what) => `Pole rynku ${hex}, wartość ${value}: ${what}`,
  emptyHex: 'puste',
  closedHex: 'niedostępne',
  stallOf: name => `stragan (${name})`,
  neutral: 'Neutralny gracz',
  neutralStall: 'neutralny stragan',

  building: (name, notes) => `${name}: ${sentences(notes)}`,
  asks: goods => `symbole – ${listed(goods)}`,
  blocked: (marker, amount) => `blokuje znacznik kolejności budynków ${marker} (${points(amount)})`,
  toTheFirst: amount => `${points(amount)} za pierwsze zapełnienie`,
  completedBy: names => (names.length === 0 ? 'nikt jeszcze nie zapełnił rzędu' : `pełny rząd: ${listed(names)}`),
  done: 'zapełniony',
  atOnce: 'Od razu',
  lasting: 'Na stałe',
  effects: (instant, lasting) => `znacznik rzemieślnika – od razu ${instant}, na stałe ${lasting}`,

  row: (building, row, what) => `${building}, rząd ${row}${what}`,
  freeRow: open => `, wolny: brakuje – ${listed(open)}`,
  ownedRow: (name, delivered, open) =>
    ` (${name}): ${sentences([delivered.length === 0 ? 'nic nie dostarczono' : `dostarczono – ${listed(delivered)}`, open.length === 0 ? '' : `brakuje – ${listed(open)}`])}`,
  doneRow: (name, place) => ` (${name}): zapełniony, miejsce ${place}`,

  roof: (gives, price, phases) =>
    `Znacznik dachu, ${count(price, GOODS.silver)}: ${gives}; ${phases.length === 0 ? 'w dowolnej fazie' : `faza – ${listed(phases)}`}`,
  noRoofs: 'W tej rundzie nie ma już żadnego.',
  each: 'każdy',

  siestaSpace: (space, amount, names) =>
    `Pole sjesty ${space}, ${points(amount)}: ${names.length === 0 ? 'puste' : `od dołu ${listed(names)}`}`,
  place: (place, name) => `${place}. ${name}`,

  pileOf: amount => `Stos do dobierania: ${cards(amount)}`,
  discardsOf: amount => `Pokaż odrzucone: ${cards(amount)}`,
  noDiscards: 'Nie odrzucono jeszcze żadnej karty.',
}
