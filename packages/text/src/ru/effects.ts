import {
  type Choice,
  type Gain,
  HARVEST,
  type Offer,
  type Picking,
  RESOURCES,
  type Task,
  UPGRADED,
} from '@la-granja/engine'
import type { CardNames } from '../language.ts'
import {
  accusative,
  amountOf,
  BUILDINGS,
  count,
  counted,
  either,
  GOODS,
  goodName,
  listed,
  quoted,
  SIESTA_STEP,
} from './forms.ts'
import { names } from './names.ts'

// What an effect gives, as a phrase in the infinitive: it serves for labels and inside a longer sentence.

type Effect = Exclude<Task, { do: 'picking' }>
type Phrases = { readonly [D in Effect['do']]?: (task: Extract<Effect, { do: D }>, nameOf: CardNames) => string }

const PHRASES: Phrases = {
  silver: ({ amount }) => `взять ${amountOf(amount, 'silver')}`,
  points: ({ amount }) => `получить ${amountOf(amount, 'point')}`,
  gain: ({ gains }, nameOf) => `взять ${gainsPhrase(gains, nameOf)}`,
  advance: ({ steps }) => stepsPhrase(steps),
  space: ({ space }) => `использовать клетку дохода ${space} (${names.spaces[space] ?? ''})`,
  instant: ({ building }) => `применить немедленную функцию ${BUILDINGS[building].genitive}`,
  siestaPoints: () => 'получить ПО возле своего диска сиесты',
  barrowPoints: () => 'получить по 1 ПО за каждую тележку на ферме',
  changeDie: ({ change }) => `изменить кубик на ${change > 0 ? '+1' : '−1'}`,
  resolveDie: ({ twice }) => (twice ? 'использовать кубик и взять два разных варианта' : 'использовать кубик'),
  reserve: ({ space }) => `отложить для себя последний кубик на клетке дохода ${space}`,
  peek: () => 'посмотреть две верхние карты и оставить одну',
  drawUp: () => 'взять карты до ограничения в руке',
  income: () => 'получить прибыль ещё раз',
  exchangingDonkey: () => 'поменять ослика',
  repeating: () => 'повторить немедленную функцию жетона умения',
}

export function effectPhrase(task: Task, nameOf: CardNames): string {
  if (task.do === 'picking') return pickingPhrase(task, nameOf)
  const phrase = PHRASES[task.do] as ((task: Task, nameOf: CardNames) => string) | undefined
  return phrase?.(task, nameOf) ?? 'продолжить'
}

export function effectsPhrase(tasks: readonly Task[], nameOf: CardNames): string {
  return listed(tasks.map(task => effectPhrase(task, nameOf)))
}

export function stepsPhrase(steps: number): string {
  return `продвинуться на ${count(steps, SIESTA_STEP)}`
}

/** In the accusative: what one takes. */
export function gainsPhrase(gains: readonly Gain[], nameOf: CardNames): string {
  return listed(
    gains.map(gain => {
      if (gain.gain === 'good') return accusative(1, gain.good)
      if (gain.gain === 'birth') return 'новорождённого поросёнка'
      if (gain.gain === 'stall') return `позицию на клетке рынка ${gain.hex}`
      return gainPhrase(gain, nameOf)
    }),
  )
}

/** In the nominative. */
export function gainPhrase(gain: Gain, nameOf: CardNames): string {
  switch (gain.gain) {
    case 'good':
      return amountOf(1, gain.good)
    case 'crop':
      return `урожай на поле ${gain.field + 1}`
    case 'birth':
      return 'новорождённый поросёнок'
    case 'mark':
      return `действие помощника ${quoted(nameOf(gain.card))}`
    case 'closing':
      return `2 ПО (${names.cards.travellingSalesman.name})`
    case 'stall':
      return `позиция на клетке рынка ${gain.hex}`
  }
}

/** `отдать 1 серебро` and the like; empty for what is free. */
export function pricePhrase(price: Offer['pay']): string {
  const parts = Object.entries(price ?? {}).map(([kind, amount]) =>
    accusative(amount, kind === 'points' ? 'point' : (kind as 'silver')),
  )
  return parts.length === 0 ? '' : `отдать ${listed(parts)}`
}

const TIMES = counted('раз', 'раза', 'раз')
const DIFFERENT = counted('разное действие', 'разных действия', 'разных действий')

export function pickingPhrase({ left, from, once }: Picking, nameOf: CardNames): string {
  const [only] = from
  if (from.length === 1 && only !== undefined) return choicePhrase(only, left, nameOf)
  const single = either(from.map(choice => choicePhrase(choice, 1, nameOf)))
  if (left === 1) return single
  return once === true ? `выбрать ${count(left, DIFFERENT)} (${single})` : `${count(left, TIMES)} на выбор ${single}`
}

function choicePhrase(choice: Choice, times: number, nameOf: CardNames): string {
  switch (choice.pick) {
    case 'take':
      return `взять ${kindPhrase(choice, times)}`
    case 'upgrade':
      return upgradePhrase(choice, times)
    case 'changeDie':
      return `изменить кубик на ${choice.change} вверх или вниз`
    case 'deliver':
      if (choice.bought === true) return 'выполнить 1 дополнительную поставку'
      return choice.barrow === undefined
        ? 'выполнить 1 поставку'
        : `выполнить 1 поставку на тележку ${quoted(nameOf(choice.barrow))}`
    case 'play':
      return 'разыграть карту'
    case 'draw':
      return 'взять карту'
    case 'advance':
      return stepsPhrase(times)
    case 'collect':
      return effectsPhrase(choice.tasks, nameOf)
    case 'grow':
      return `вырастить урожай ${times === 1 ? 'ещё на одном пустом поле' : `на пустых полях (до ${times})`}`
    case 'barter':
      return `обменять ${times === 1 ? 'ещё один выращенный товар' : `до ${times} выращенных товаров`}`
    case 'turnUp':
      return 'снова открыть использованный жетон кровли'
  }
}

const RESOURCE = counted('ресурс', 'ресурса', 'ресурсов')
const DIFFERENT_RESOURCES = counted('ресурс', 'разных ресурса', 'разных ресурсов')
const HARVEST_GOOD = counted('выращенный товар', 'выращенных товара', 'выращенных товаров')
const DIFFERENT_HARVEST = counted('выращенный товар', 'разных выращенных товара', 'разных выращенных товаров')
const UPGRADED_GOOD = counted('улучшенный товар', 'улучшенных товара', 'улучшенных товаров')

function kindPhrase({ goods, different }: Extract<Choice, { pick: 'take' }>, times: number): string {
  if (goods.length === RESOURCES.length) return count(times, different === true ? DIFFERENT_RESOURCES : RESOURCE)
  if (goods.every(good => (UPGRADED as readonly string[]).includes(good))) return count(times, UPGRADED_GOOD)
  const harvest = different === true ? DIFFERENT_HARVEST : HARVEST_GOOD
  if (goods.length === HARVEST.length) return count(times, harvest)
  if (times === 1) return either(goods.map(good => accusative(1, good)))
  return `${count(times, harvest)} (${either(goods.map(goodName))})`
}

const FREE_UPGRADES = counted('бесплатного улучшения', 'бесплатных улучшений', 'бесплатных улучшений')

function upgradePhrase({ goods }: Extract<Choice, { pick: 'upgrade' }>, times: number): string {
  const all = goods.length === RESOURCES.length
  if (times > 1)
    return `сделать до ${count(times, FREE_UPGRADES)}${all ? '' : ` (${either(goods.map(good => GOODS[good].other))})`}`
  return all ? 'сделать 1 бесплатное улучшение' : `бесплатно улучшить ${either(goods.map(good => accusative(1, good)))}`
}
