import type { BotTexts } from '../language.ts'

export const bots: BotTexts = {
  novice: {
    name: 'Nowicjusz',
    line: 'Pierwsze lato na farmie: mnóstwo zapału i słabość do dojrzałych winogron.',
  },
  farmer: {
    name: 'Gospodarz',
    line: 'Wstaje przed kogutem, zna każdą bruzdę i bierze, co dzień przyniesie.',
  },
  steward: {
    name: 'Rządca',
    line: 'Prowadzi księgi majątku i obmyśla z góry całą rundę.',
  },
  lagranja: {
    name: 'La Granja',
    line: 'Stary dom we własnej osobie: widział tysiąc zbiorów i pamięta każdy.',
  },
}
