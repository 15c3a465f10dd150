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
  language: 'ru',
  chapters: {
    overview: 'Игра и её части',
    anytime: 'Раунды и ходы',
    farm: 'Фаза фермы',
    revenue: 'Фаза дохода',
    transport: 'Фаза транспортирования',
    scoring: 'Подсчёт и конец игры',
    variants: 'Соло и делюкс',
  },
  sections: { ...overview, ...anytime, ...farm, ...revenue, ...transport, ...ends },
  rulings: { ...rulings, ...rulings2, ...rulings3 },
  readings,
  editions,
  cards,
  concepts,
  examples,
  sources: {
    rulebook: 'напечатано в правилах',
    public: 'описано в открытых источниках теми, кто знает игру',
    'public in part': 'отчасти описано в открытых источниках, остальное наше',
    'name public': 'известно название, остальное наше',
    'effect public': 'известен эффект, остальное наше',
    inferred: 'следует из того, что известно',
    'value public, place house': 'значение известно, место на игровом поле выбрали мы',
    'faces rulebook, round house': 'виды есть в правилах, раунды выбрали мы',
    house: 'наше собственное значение: согласуется со всем известным и хорошо играется',
  },
}
