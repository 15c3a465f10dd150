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
  language: 'de',
  chapters: {
    overview: 'Das Spiel und sein Material',
    anytime: 'Runden und Züge',
    farm: 'Hofphase',
    revenue: 'Ertragsphase',
    transport: 'Transportphase',
    scoring: 'Wertung und Spielende',
    variants: 'Solo und Deluxe',
  },
  sections: { ...overview, ...anytime, ...farm, ...revenue, ...transport, ...ends },
  rulings: { ...rulings, ...rulings2, ...rulings3 },
  readings,
  editions,
  cards,
  concepts,
  examples,
  sources: {
    rulebook: 'in den Spielregeln gedruckt',
    public: 'öffentlich beschrieben von Leuten, die das Spiel kennen',
    'public in part': 'zum Teil öffentlich beschrieben, der Rest ist von uns',
    'name public': 'der Name ist öffentlich bekannt, der Rest ist von uns',
    'effect public': 'die Wirkung ist öffentlich bekannt, der Rest ist von uns',
    inferred: 'ergibt sich aus dem, was bekannt ist',
    'value public, place house': 'der Wert ist öffentlich bekannt, der Ort auf dem Plan ist von uns',
    'faces rulebook, round house': 'die Arten stehen in den Spielregeln, ihre Runden sind von uns',
    house: 'von uns festgelegt, passend zu allem Bekannten und so, dass es sich gut spielt',
  },
}
