import type { BotTexts } from '../language.ts'

export const bots: BotTexts = {
  novice: {
    name: 'Neuling',
    line: 'Der erste Sommer auf dem Hof: frohgemut und leicht von einer reifen Traube abzulenken.',
  },
  farmer: {
    name: 'Bauer',
    line: 'Vor dem ersten Hahnenschrei auf den Beinen, kennt jede Furche und nimmt, was der Tag bringt.',
  },
  steward: {
    name: 'Verwalter',
    line: 'Führt die Bücher des Guts und denkt eine ganze Runde voraus.',
  },
  lagranja: {
    name: 'La Granja',
    line: 'Das alte Haus selbst: Tausend Ernten hat es gesehen und keine vergessen.',
  },
}
