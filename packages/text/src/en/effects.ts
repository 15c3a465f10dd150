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
import { amountOf, count, either, goodName, listed, names } from './names.ts'

// What an effect gives, as a phrase in the imperative, to stand inside a longer sentence.

type Effect = Exclude<Task, { do: 'picking' }>
type Phrases = { readonly [D in Effect['do']]?: (task: Extract<Effect, { do: D }>, nameOf: CardNames) => string }

const PHRASES: Phrases = {
  silver: ({ amount }) => `take ${amountOf(amount, 'silver')}`,
  points: ({ amount }) => `take ${amountOf(amount, 'point')}`,
  gain: ({ gains }, nameOf) => `take ${gainsPhrase(gains, nameOf)}`,
  advance: ({ steps }) => stepsPhrase(steps),
  space: ({ space }) => `resolve space ${space} (${names.spaces[space] ?? ''})`,
  instant: ({ building }) => `take the instant effect of the ${names.buildings[building]}`,
  siestaPoints: () => 'take the VP beside your siesta disc',
  barrowPoints: () => 'take 1 VP per barrow on your farm',
  changeDie: ({ change }) => `change the die by ${change > 0 ? '+1' : '−1'}`,
  resolveDie: ({ twice }) => (twice ? 'resolve the die and take two of its options' : 'resolve the die'),
  reserve: ({ space }) => `reserve the last die on space ${space}`,
  peek: () => 'look at the top two cards and keep one',
  drawUp: () => 'draw up to your hand limit',
  income: () => 'take your income once more',
  exchangingDonkey: () => 'exchange your donkey',
  repeating: () => 'repeat the instant effect of a craft marker',
}

export function effectPhrase(task: Task, nameOf: CardNames): string {
  if (task.do === 'picking') return pickingPhrase(task, nameOf)
  const phrase = PHRASES[task.do] as ((task: Task, nameOf: CardNames) => string) | undefined
  return phrase?.(task, nameOf) ?? 'go on'
}

export function effectsPhrase(tasks: readonly Task[], nameOf: CardNames): string {
  return listed(tasks.map(task => effectPhrase(task, nameOf)))
}

export function stepsPhrase(steps: number): string {
  return `advance ${count(steps, { one: 'siesta step', other: 'siesta steps' })}`
}

export function gainsPhrase(gains: readonly Gain[], nameOf: CardNames): string {
  return listed(gains.map(gain => gainPhrase(gain, nameOf)))
}

export function gainPhrase(gain: Gain, nameOf: CardNames): string {
  switch (gain.gain) {
    case 'good':
      return amountOf(1, gain.good)
    case 'crop':
      return `the crop of field ${gain.field + 1}`
    case 'birth':
      return 'a newborn pig'
    case 'mark':
      return `the use of the ${nameOf(gain.card)}`
    case 'closing':
      return `the 2 VP of the ${names.cards.travellingSalesman.name}`
    case 'stall':
      return `the stall on hex ${gain.hex}`
  }
}

/** `pay 1 silver` and the like; empty for what is free. */
export function pricePhrase(price: Offer['pay']): string {
  const parts = Object.entries(price ?? {}).map(([kind, amount]) =>
    amountOf(amount, kind === 'points' ? 'point' : (kind as 'silver')),
  )
  return parts.length === 0 ? '' : `pay ${listed(parts)}`
}

export function pickingPhrase({ left, from, once }: Picking, nameOf: CardNames): string {
  const [only] = from
  if (from.length === 1 && only !== undefined) return choicePhrase(only, left, nameOf)
  const single = either(from.map(choice => choicePhrase(choice, 1, nameOf)))
  if (left === 1) return single
  return once === true ? `${left} of these, each once: ${single}` : `${left} times: ${single}`
}

function choicePhrase(choice: Choice, times: number, nameOf: CardNames): string {
  switch (choice.pick) {
    case 'take':
      return `take ${kindPhrase(choice, times)}`
    case 'upgrade':
      return upgradePhrase(choice, times)
    case 'changeDie':
      return `change the die by ${choice.change}, up or down`
    case 'deliver':
      if (choice.bought === true) return 'make 1 bought delivery'
      return choice.barrow === undefined ? 'make 1 delivery' : `make 1 delivery to the barrow ${nameOf(choice.barrow)}`
    case 'play':
      return 'play a card'
    case 'draw':
      return 'draw a card'
    case 'advance':
      return stepsPhrase(times)
    case 'collect':
      return effectsPhrase(choice.tasks, nameOf)
    case 'grow':
      return `let ${times === 1 ? 'one more empty field' : `up to ${times} empty fields`} grow`
    case 'barter':
      return `exchange ${times === 1 ? 'one more harvest good' : `up to ${times} harvest goods`}`
    case 'turnUp':
      return 'turn up a used roof'
  }
}

function kindPhrase({ goods, different }: Extract<Choice, { pick: 'take' }>, times: number): string {
  const kinds = different === true && times > 1 ? 'different ' : ''
  if (goods.length === RESOURCES.length)
    return count(times, { one: 'resource', other: 'resources' }).replace(' ', ` ${kinds}`)
  if (goods.every(good => (UPGRADED as readonly string[]).includes(good)))
    return count(times, { one: 'upgraded good', other: 'upgraded goods' })
  if (goods.length === HARVEST.length)
    return count(times, { one: 'harvest good', other: 'harvest goods' }).replace(' ', ` ${kinds}`)
  return `${times} ${either(goods.map(goodName))}`
}

function upgradePhrase({ goods }: Extract<Choice, { pick: 'upgrade' }>, times: number): string {
  const many = count(times, { one: 'free upgrade', other: 'free upgrades' })
  const amount = times === 1 ? many : `up to ${many}`
  return goods.length === RESOURCES.length ? `make ${amount}` : `make ${amount} of ${either(goods.map(goodName))}`
}
