import type { Book } from '../../book.ts'

export const editions: Book['editions'] = {
  scores: {
    title: 'Punkty',
    classic: 'Gracze mogą zakrywać swoje PZ; jest opcja, która robi to za nich (R21).',
    deluxe: 'Srebro i PZ są jawne.',
  },
  tokens: {
    title: 'Użyci pomocnicy',
    classic: 'Użytego pomocnika oznacza jeden z twoich 25 znaczników (R2).',
    deluxe: 'Oznacza go żeton, a twoje znaczniki pozostają wolne.',
  },
  market: {
    title: 'Rynek dla małej liczby graczy',
    classic: 'Pola ze znakiem X są niedostępne, gdy graczy jest trzech lub mniej.',
    deluxe: 'Jeden lub dwóch graczy używa mniejszej strony planszy; przy trzech część pól zakrywają płytki.',
  },
  fullMarket: {
    title: 'Brak pustego pola o danej wartości',
    classic: 'Jeśli możesz, musisz zastąpić stragan innego gracza.',
    deluxe: 'Możesz zastąpić stragan albo żadnego nie stawiać.',
  },
  roofs: {
    title: 'Znaczniki dachu',
    classic: 'Czternaście rodzajów bonusów.',
    deluxe: 'Dziesięć rodzajów więcej i inne zestawy na każdą rundę (§D).',
  },
  modules: {
    title: 'Moduły',
    classic: 'Nie ma żadnych.',
    deluxe: 'W pudełku jest dwanaście modułów; ta gra ich nie zawiera.',
  },
}
