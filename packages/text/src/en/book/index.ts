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
  language: 'en',
  chapters: {
    overview: 'The game and its parts',
    anytime: 'Rounds and turns',
    farm: 'Farm phase',
    revenue: 'Revenue phase',
    transport: 'Transport phase',
    scoring: 'Scoring and the end',
    variants: 'Alone, and deluxe',
  },
  sections: { ...overview, ...anytime, ...farm, ...revenue, ...transport, ...ends },
  rulings: { ...rulings, ...rulings2, ...rulings3 },
  readings,
  editions,
  cards,
  concepts,
  examples,
  sources: {
    rulebook: 'printed in the rulebooks',
    public: 'described in public by people who know the game',
    'public in part': 'in part described in public, the rest is ours',
    'name public': 'the name is known in public, the rest is ours',
    'effect public': 'the effect is known in public, the rest is ours',
    inferred: 'follows from what is known',
    'value public, place house': 'the value is known in public, the place on the board is ours',
    'faces rulebook, round house': 'the kinds are in the rulebooks, their rounds are ours',
    house: 'our own value, chosen to fit all known facts and to play well',
  },
}
