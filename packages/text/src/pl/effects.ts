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
import { cards } from './cards.ts'
import {
  amountBut,
  amountOf,
  BUILDING_CASES,
  count,
  either,
  goodName,
  goodTaken,
  listed,
  noun,
  stepsOf,
} from './forms.ts'
import { names } from './names.ts'

// What an effect gives, as a phrase in the imperative, to stand inside a longer sentence.

type Effect = Exclude<Task, { do: 'picking' }>
type Phrases = { readonly [D in Effect['do']]?: (task: Extract<Effect, { do: D }>, nameOf: CardNames) => string }

const PHRASES: Phrases = {
  silver: ({ amount }) => `weź ${amountOf(amount, 'silver')}`,
  points: ({ amount }) => `weź ${amountOf(amount, 'point')}`,
  gain: ({ gains }, nameOf) => `weź ${gainsPhrase(gains, nameOf)}`,
  advance: ({ steps }) => stepsPhrase(steps),
  space: ({ space }) => `rozpatrz pole dochodu ${space} (${names.spaces[space] ?? ''})`,
  instant: ({ building }) => `wykonaj funkcję natychmiastową ${BUILDING_CASES[building].to}`,
  siestaPoints: () => 'weź PZ obok twojego dysku sjesty',
  barrowPoints: () => 'weź 1 PZ za każdy wózek na twojej farmie',
  changeDie: ({ change }) => `zmień kość o ${change > 0 ? '+1' : '−1'}`,
  resolveDie: ({ twice }) => (twice ? 'rozpatrz kość i wybierz dwie jej opcje' : 'rozpatrz kość'),
  reserve: ({ space }) => `zarezerwuj ostatnią kość na polu dochodu ${space}`,
  peek: () => 'obejrzyj dwie wierzchnie karty i zatrzymaj jedną',
  drawUp: () => 'dobierz karty do limitu',
  income: () => 'pobierz przychód jeszcze raz',
  exchangingDonkey: () => 'wymień swój znacznik osłów',
  repeating: () => 'powtórz funkcję natychmiastową znacznika rzemieślnika',
}

export function effectPhrase(task: Task, nameOf: CardNames): string {
  if (task.do === 'picking') return pickingPhrase(task, nameOf)
  const phrase = PHRASES[task.do] as ((task: Task, nameOf: CardNames) => string) | undefined
  return phrase?.(task, nameOf) ?? 'graj dalej'
}

export function effectsPhrase(tasks: readonly Task[], nameOf: CardNames): string {
  return listed(tasks.map(task => effectPhrase(task, nameOf)))
}

export function stepsPhrase(steps: number): string {
  return `przesuń dysk sjesty o ${stepsOf(steps)}`
}

export function gainsPhrase(gains: readonly Gain[], nameOf: CardNames): string {
  return listed(gains.map(gain => gainPhrase(gain, nameOf)))
}

/** After a verb. */
function gainPhrase(gain: Gain, nameOf: CardNames): string {
  switch (gain.gain) {
    case 'good':
      return amountOf(1, gain.good)
    case 'crop':
      return `plon na polu ${gain.field + 1}`
    case 'birth':
      return 'nowo narodzoną świnię'
    case 'mark':
      return `użycie karty ${nameOf(gain.card)}`
    case 'closing':
      return closingPhrase()
    case 'stall':
      return `stragan na polu rynku ${gain.hex}`
  }
}

/** After “z”, for what somebody goes without. */
export function lossPhrase(gain: Gain, nameOf: CardNames): string {
  switch (gain.gain) {
    case 'good':
      return amountBut(1, gain.good)
    case 'crop':
      return `plonu na polu ${gain.field + 1}`
    case 'birth':
      return 'nowo narodzonej świni'
    case 'mark':
      return `użycia karty ${nameOf(gain.card)}`
    case 'closing':
      return closingPhrase()
    case 'stall':
      return `postawienia straganu na polu rynku ${gain.hex}`
  }
}

const closingPhrase = (): string => `2 PZ z karty ${cards.travellingSalesman.name}`

/** `zapłać 1 srebro` and the like; empty for what is free. Silver and points are paid, goods are handed in. */
export function pricePhrase(price: Offer['pay']): string {
  const parts = Object.entries(price ?? {}).map(([kind, amount]) => {
    const good = kind === 'points' ? 'point' : (kind as 'silver')
    return `${good === 'silver' || good === 'point' ? 'zapłać' : 'oddaj'} ${amountOf(amount, good)}`
  })
  return listed(parts)
}

export function pickingPhrase({ left, from, once }: Picking, nameOf: CardNames): string {
  const [only] = from
  if (from.length === 1 && only !== undefined) return choicePhrase(only, left, nameOf)
  const single = either(from.map(choice => choicePhrase(choice, 1, nameOf)))
  if (left === 1) return single
  if (once !== true) return `wybierz ${left} razy – ${single}`
  return `wybierz ${count(left, noun('opcję', 'różne opcje', 'różnych opcji'))} – ${single}`
}

function choicePhrase(choice: Choice, times: number, nameOf: CardNames): string {
  switch (choice.pick) {
    case 'take':
      return `weź ${kindPhrase(choice, times)}`
    case 'upgrade':
      return `przetwórz za darmo ${upgradedPhrase(choice, times)}`
    case 'changeDie':
      return `zmień kość o ${choice.change} w górę lub w dół`
    case 'deliver':
      if (choice.bought === true) return 'wykonaj 1 dodatkową dostawę'
      return choice.barrow === undefined ? 'wykonaj 1 dostawę' : `wykonaj 1 dostawę na wózek ${nameOf(choice.barrow)}`
    case 'play':
      return 'zagraj kartę'
    case 'draw':
      return 'dobierz kartę'
    case 'advance':
      return stepsPhrase(times)
    case 'collect':
      return effectsPhrase(choice.tasks, nameOf)
    case 'grow':
      return `wyhoduj plon na ${times === 1 ? 'jeszcze jednym pustym polu' : `najwyżej ${times} pustych polach`}`
    case 'barter':
      return `wymień ${times === 1 ? 'jeszcze jeden plon' : `do ${times} plonów`}`
    case 'turnUp':
      return 'odkryj zużyty znacznik dachu'
  }
}

function kindPhrase({ goods, different }: Extract<Choice, { pick: 'take' }>, times: number): string {
  const many = different === true ? ['różne ', 'różnych '] : ['', '']
  if (goods.length === RESOURCES.length) return count(times, noun('zasób', `${many[0]}zasoby`, `${many[1]}zasobów`))
  if (goods.every(good => (UPGRADED as readonly string[]).includes(good)))
    return count(times, noun('zasób przetworzony', 'zasoby przetworzone', 'zasobów przetworzonych'))
  if (goods.length === HARVEST.length) return count(times, noun('plon', `${many[0]}plony`, `${many[1]}plonów`))
  return `${times} ${either(goods.map(goodTaken))}`
}

function upgradedPhrase({ goods }: Extract<Choice, { pick: 'upgrade' }>, times: number): string {
  const [only] = goods
  if (goods.length === 1 && only !== undefined) return times === 1 ? amountOf(1, only) : `do ${amountBut(times, only)}`
  if (goods.length === RESOURCES.length) return times === 1 ? '1 zasób' : `do ${times} zasobów`
  return times === 1 ? `1 ${either(goods.map(goodTaken))}` : `do ${times} zasobów (${either(goods.map(goodName))})`
}
