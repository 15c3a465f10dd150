import type { Book } from '../../book.ts'

export const editions: Book['editions'] = {
  scores: {
    title: 'Body',
    classic: 'Hráči smějí své VB zakrývat; jedna z možností to udělá za ně (R21).',
    deluxe: 'Stříbrné a VB jsou veřejné.',
  },
  tokens: {
    title: 'Použití pomocníci',
    classic: 'Použitého pomocníka označuje jeden z tvých 25 hráčských žetonů (R2).',
    deluxe: 'Označuje ho žeton vyčerpání a tvé hráčské žetony zůstávají volné.',
  },
  market: {
    title: 'Trh pro málo hráčů',
    classic: 'Pole s X jsou nepřístupná, dokud hráčů není víc než tři.',
    deluxe: 'Jeden a dva hráči používají menší stranu desky; při třech zakrývají některá pole destičky.',
  },
  fullMarket: {
    title: 'Žádné prázdné pole dané hodnoty',
    classic: 'Můžeš-li, musíš nahradit stánek jiného hráče.',
    deluxe: 'Smíš některý nahradit, nebo stánek nestavět.',
  },
  roofs: {
    title: 'Střechy',
    classic: 'Čtrnáct druhů bonusů.',
    deluxe: 'O deset druhů víc a jiné sady pro každé kolo (§D).',
  },
  modules: {
    title: 'Moduly',
    classic: 'Žádné nejsou.',
    deluxe: 'V krabici je dvanáct modulů; do této hry nepatří.',
  },
}
