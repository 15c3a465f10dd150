import type { CardId, Cause } from '@la-granja/engine'
import type { Names } from '../language.ts'
import { cards } from './cards.ts'
import { BUILDINGS, count, GOODS } from './forms.ts'

type Place = Exclude<Cause, `${string}:${string}`>

const CAUSES: Readonly<Record<Place, string>> = {
  income: 'прибыль',
  commodity: 'товар для обмена',
  trade: 'торговля',
  extension: 'расширение',
  roof: 'жетон кровли',
  delivery: 'дополнительная поставка',
  building: 'за первенство',
  order: 'жетон очередности',
  barrow: 'тележка',
  stall: 'рынок',
  siesta: 'сиеста',
  end: 'конец игры',
}

export const names: Names = {
  goods: GOODS,
  buildings: {
    merchantHouse: BUILDINGS.merchantHouse.name,
    wainwright: BUILDINGS.wainwright.name,
    deli: BUILDINGS.deli.name,
    greengrocer: BUILDINGS.greengrocer.name,
    villageStore: BUILDINGS.villageStore.name,
    butcher: BUILDINGS.butcher.name,
  },
  crafts: {
    merchantHouse: { instant: '3 серебра', lasting: '+3 серебра к прибыли' },
    wainwright: {
      instant: '1 бесплатная поставка и ПО возле твоего диска сиесты',
      lasting: '+1 шаг сиесты по желанию и +1 бесплатная поставка',
    },
    deli: { instant: '1 товар для обмена', lasting: '+1 товар для обмена к прибыли' },
    greengrocer: { instant: '1 ресурс на выбор', lasting: '+1 ресурс на выбор к прибыли' },
    villageStore: { instant: '2 ПО', lasting: '2 ПО за каждый новый жетон умения' },
    butcher: { instant: '1 ПО за каждую тележку на ферме', lasting: '+1 ПО за каждую заполненную тележку' },
  },
  roofs: {
    olive: '1 оливка',
    grape: '1 виноград',
    grainOrOlive: '1 зерновая или 1 оливка',
    harvest: '1 выращенный товар',
    twoHarvest: '2 разных выращенных товара',
    pig: '1 поросёнок',
    upgrade1: '1 бесплатное улучшение',
    delivery: '1 бесплатная поставка',
    card: 'разыграть или взять карту',
    point: '1 ПО',
    silver2: '2 серебра',
    flipRoof: 'снова открыть другой жетон',
    siesta1: '1 шаг сиесты',
    siesta2: '2 шага сиесты',
    silver3: '3 серебра',
    silver4: '4 серебра',
    upgrade2: '2 бесплатных улучшения',
    boughtDelivery: '1 дополнительная поставка',
    upgradedGood: '1 улучшенный товар',
    changeDie1: 'изменить кубик на 1',
    changeDie2: 'изменить кубик на 2',
    income: 'прибыль ещё раз',
    stall: 'позиция на любой пустой клетке',
    doubleRoof: 'ПО за клетку кровли дважды',
  },
  phases: { farm: 'Ферма', revenue: 'Доход', transport: 'Транспорт', scoring: 'Подсчёт' },
  steps: {
    playing: 'розыгрыш карт',
    drawing: 'добор карт',
    income: 'прибыль',
    growing: 'рост',
    roofing: 'покупка кровли',
    reserving: 'перед броском',
    rolled: 'после броска',
    firstDie: 'первый кубик',
    secondDie: 'второй кубик',
    lastDie: 'последний кубик',
    choosingDonkeys: 'выбор ослика',
    exchangingDonkeys: 'ослики открыты',
    resting: 'сиеста',
    delivering: 'бесплатные поставки',
    buying: 'дополнительные поставки',
    scoring: 'подсчёт очков',
  },
  sides: { field: 'поле', barrow: 'тележка', extension: 'расширение', helper: 'помощник' },
  icons: { card: 'рука +1', income: 'прибыль 1', delivery: 'поставка', pen: 'комната' },
  uses: {
    silver: '4 серебра',
    harvest: '2 разных выращенных товара',
    card: 'разыграть или взять карту',
    pig: '1 поросёнок',
    upgrades: 'до 2 бесплатных улучшений',
    threeHarvest: '1 оливка, 1 зерновая и 1 виноград',
    sevenSilver: '7 серебра',
    instant: 'немедленная функция жетона умения',
  },
  sources: {
    setup: 'Начало игры',
    roofs: 'Клетки кровли',
    crafts: 'Жетоны умения',
    firsts: 'Первенство в зданиях',
    markers: 'Функции жетонов',
    barrows: 'Тележки',
    removals: 'Снятые позиции',
    stalls: 'Позиции на рынке',
    siesta: 'Сиеста',
    bonuses: 'Бонусы кровли',
    helpers: 'Помощники',
    silver: 'Серебро в конце',
    spent: 'Потрачено',
  },
  spaces: [
    '',
    '1 поросёнок',
    'разыграть или взять карту либо 1 выращенный товар',
    '2 разных выращенных товара',
    '4 серебра',
    'бесплатные улучшения и шаги сиесты, всего 2',
    '1 поставка или 2 серебра',
  ],
  cards,
  cause,
  count,
}

function cause(by: Cause): string {
  const [kind, id = ''] = by.split(':')
  if (kind === 'space') return `клетка дохода ${id}`
  if (kind === 'card') return cards[id as CardId].name
  if (kind === 'craft') return `жетон ${BUILDINGS[id as keyof typeof BUILDINGS].genitive}`
  if (by.startsWith('roof:')) return 'бонус кровли'
  return CAUSES[by as Place]
}

export function cite(rule: string): string {
  if (rule === 'input') return ''
  if (rule.startsWith('card:')) return `(${cards[rule.slice(5) as CardId].name})`
  return rule.startsWith('R') ? `(${rule})` : `(§${rule})`
}
