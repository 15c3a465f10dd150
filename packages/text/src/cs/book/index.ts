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

// Names of cards become links only as they stand on the card, so in sentences they keep the nominative: “karta Obchodník”.

export const book: Book = {
  language: 'cs',
  chapters: {
    overview: 'Hra a její součásti',
    anytime: 'Kola a tahy',
    farm: 'Fáze farmaření',
    revenue: 'Fáze výnosu',
    transport: 'Fáze přepravy',
    scoring: 'Bodování a konec hry',
    variants: 'Sólo a deluxe',
  },
  sections: { ...overview, ...anytime, ...farm, ...revenue, ...transport, ...ends },
  rulings: { ...rulings, ...rulings2, ...rulings3 },
  readings,
  editions,
  cards,
  concepts,
  examples,
  sources: {
    rulebook: 'vytištěno v pravidlech',
    public: 'veřejně popsali lidé, kteří hru znají',
    'public in part': 'zčásti veřejně popsáno, zbytek je náš',
    'name public': 'název je veřejně známý, zbytek je náš',
    'effect public': 'účinek je veřejně známý, zbytek je náš',
    inferred: 'vyplývá z toho, co je známo',
    'value public, place house': 'hodnota je veřejně známá, místo na desce je naše',
    'faces rulebook, round house': 'druhy jsou v pravidlech, rozdělení do kol je naše',
    house: 'naše vlastní hodnota, zvolená tak, aby odpovídala všemu, co je známo, a dobře se s ní hrálo',
  },
}
