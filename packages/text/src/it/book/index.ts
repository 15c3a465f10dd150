import type { Book } from '../../book.ts'
import { anytime } from './anytime.ts'
import { cards } from './cards.ts'
import { concepts } from './concepts.ts'
import { editions } from './editions.ts'
import { ends } from './ends.ts'
import { examples } from './examples.ts'
import { farm } from './farm.ts'
import { overview } from './overview.ts'
import { readings } from './readings.ts'
import { revenue } from './revenue.ts'
import { rulings } from './rulings.ts'
import { rulings2 } from './rulings2.ts'
import { rulings3 } from './rulings3.ts'
import { transport } from './transport.ts'

export const book: Book = {
  language: 'it',
  chapters: {
    overview: 'Il gioco e i suoi pezzi',
    anytime: 'Round e turni',
    farm: 'Fase Fattoria',
    revenue: 'Fase Rendita',
    transport: 'Fase Trasporto',
    scoring: 'Conteggio e fine partita',
    variants: 'In solitario e deluxe',
  },
  sections: { ...overview, ...anytime, ...farm, ...revenue, ...transport, ...ends },
  rulings: { ...rulings, ...rulings2, ...rulings3 },
  readings,
  editions,
  cards,
  concepts,
  examples,
  sources: {
    rulebook: 'stampato nei regolamenti',
    public: 'descritto in pubblico da chi conosce il gioco',
    'public in part': 'descritto in pubblico solo in parte, il resto è nostro',
    'name public': 'il nome è noto, il resto è nostro',
    'effect public': 'l’effetto è noto, il resto è nostro',
    inferred: 'si ricava da ciò che è noto',
    'value public, place house': 'il valore è noto, il posto sul tabellone è nostro',
    'faces rulebook, round house': 'i tipi sono nei regolamenti, i round sono nostri',
    house: 'un valore nostro, scelto perché vada d’accordo con tutto ciò che si sa e funzioni bene in gioco',
  },
}
