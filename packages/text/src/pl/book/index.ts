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

// Names of cards become links only as they stand on the card, so in sentences they keep the nominative: “karta Kupiec”.

export const book: Book = {
  language: 'pl',
  chapters: {
    overview: 'Gra i jej elementy',
    anytime: 'Rundy i tury',
    farm: 'Faza farmy',
    revenue: 'Faza dochodu',
    transport: 'Faza transportu',
    scoring: 'Punktacja i koniec gry',
    variants: 'Solo i deluxe',
  },
  sections: { ...overview, ...anytime, ...farm, ...revenue, ...transport, ...ends },
  rulings: { ...rulings, ...rulings2, ...rulings3 },
  readings,
  editions,
  cards,
  concepts,
  examples,
  sources: {
    rulebook: 'wydrukowane w instrukcjach',
    public: 'opisane publicznie przez osoby, które znają grę',
    'public in part': 'częściowo opisane publicznie, reszta jest nasza',
    'name public': 'nazwa jest publicznie znana, reszta jest nasza',
    'effect public': 'działanie jest publicznie znane, reszta jest nasza',
    inferred: 'wynika z tego, co wiadomo',
    'value public, place house': 'wartość jest publicznie znana, miejsce na planszy jest nasze',
    'faces rulebook, round house': 'rodzaje są w instrukcjach, przydział do rund jest nasz',
    house: 'nasza własna wartość, dobrana tak, by zgadzała się ze wszystkim, co wiadomo, i by dobrze się grało',
  },
}
