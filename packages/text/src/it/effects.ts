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
import { amountOf, count, either, kindName, listed, names } from './names.ts'

// What an effect gives, as a phrase in the imperative, to stand inside a longer sentence.

type Effect = Exclude<Task, { do: 'picking' }>
type Phrases = { readonly [D in Effect['do']]?: (task: Extract<Effect, { do: D }>, nameOf: CardNames) => string }

const PHRASES: Phrases = {
  silver: ({ amount }) => `prendi ${amountOf(amount, 'silver')}`,
  points: ({ amount }) => `prendi ${amountOf(amount, 'point')}`,
  gain: ({ gains }, nameOf) => `prendi ${gainsPhrase(gains, nameOf)}`,
  advance: ({ steps }) => stepsPhrase(steps),
  space: ({ space }) => `risolvi lo spazio rendita ${space} (${names.spaces[space] ?? ''})`,
  instant: ({ building }) => `ottieni l’effetto istantaneo del ${names.buildings[building]}`,
  siestaPoints: () => 'prendi i PV accanto al tuo dischetto della siesta',
  barrowPoints: () => 'prendi 1 PV per ogni carretto della tua fattoria',
  changeDie: ({ change }) => `cambia il dado di ${change > 0 ? '+1' : '−1'}`,
  resolveDie: ({ twice }) => (twice ? 'risolvi il dado e scegli due delle sue opzioni' : 'risolvi il dado'),
  reserve: ({ space }) => `riserva l’ultimo dado sullo spazio rendita ${space}`,
  peek: () => 'guarda le prime due carte del mazzo e tienine una',
  drawUp: () => 'pesca fino al tuo limite di carte',
  income: () => 'ricevi di nuovo i tuoi ricavi',
  exchangingDonkey: () => 'scambia il tuo asino',
  repeating: () => 'ripeti l’effetto istantaneo di un segnalino Negoziante',
}

export function effectPhrase(task: Task, nameOf: CardNames): string {
  if (task.do === 'picking') return pickingPhrase(task, nameOf)
  const phrase = PHRASES[task.do] as ((task: Task, nameOf: CardNames) => string) | undefined
  return phrase?.(task, nameOf) ?? 'continua'
}

export function effectsPhrase(tasks: readonly Task[], nameOf: CardNames): string {
  return listed(tasks.map(task => effectPhrase(task, nameOf)))
}

/** `2 spazi nella siesta`. */
export function stepCount(steps: number): string {
  return `${count(steps, { one: 'spazio', other: 'spazi' })} nella siesta`
}

export function stepsPhrase(steps: number): string {
  return `avanza di ${stepCount(steps)}`
}

export function gainsPhrase(gains: readonly Gain[], nameOf: CardNames): string {
  return listed(gains.map(gain => gainPhrase(gain, nameOf)))
}

export function gainPhrase(gain: Gain, nameOf: CardNames): string {
  const [article, noun] = gainWords(gain, nameOf)
  return article === '' ? noun : joined(article, noun)
}

/** After the preposition `a`, which melts into the article: `rinuncia al raccolto`. */
export function toGain(gain: Gain, nameOf: CardNames): string {
  const [article, noun] = gainWords(gain, nameOf)
  return joined(TO[article], noun)
}

type Article = '' | 'un' | 'il' | 'i' | 'l’'

const TO: Readonly<Record<Article, string>> = { '': 'a', un: 'a un', il: 'al', i: 'ai', 'l’': 'all’' }

function joined(article: string, noun: string): string {
  return article.endsWith('’') ? `${article}${noun}` : `${article} ${noun}`
}

function gainWords(gain: Gain, nameOf: CardNames): readonly [article: Article, noun: string] {
  switch (gain.gain) {
    case 'good':
      return ['', amountOf(1, gain.good)]
    case 'crop':
      return ['il', `raccolto del campo ${gain.field + 1}`]
    case 'birth':
      return ['un', 'maiale appena nato']
    case 'mark':
      return ['l’', `uso dell’aiutante ${nameOf(gain.card)}`]
    case 'closing':
      return ['i', `2 PV del ${cards.travellingSalesman.name}`]
    case 'stall':
      return ['il', `banco sullo spazio mercato ${gain.hex}`]
  }
}

/** `paga 1 moneta` and the like; empty for what is free. */
export function pricePhrase(price: Offer['pay']): string {
  const parts = Object.entries(price ?? {}).map(([kind, amount]) =>
    amountOf(amount, kind === 'points' ? 'point' : (kind as 'silver')),
  )
  return parts.length === 0 ? '' : `paga ${listed(parts)}`
}

export function pickingPhrase({ left, from, once }: Picking, nameOf: CardNames): string {
  const [only] = from
  if (from.length === 1 && only !== undefined) return choicePhrase(only, left, nameOf)
  const single = either(from.map(choice => choicePhrase(choice, 1, nameOf)))
  if (left === 1) return single
  return once === true ? `scegli ${left} opzioni diverse (${single})` : `per ${left} volte ${single}`
}

function choicePhrase(choice: Choice, times: number, nameOf: CardNames): string {
  switch (choice.pick) {
    case 'take':
      return `prendi ${kindPhrase(choice, times)}`
    case 'upgrade':
      return upgradePhrase(choice, times)
    case 'changeDie':
      return `cambia il dado di ${choice.change}, in su o in giù`
    case 'deliver':
      if (choice.bought === true) return 'fai 1 consegna extra'
      return choice.barrow === undefined ? 'fai 1 consegna' : `fai 1 consegna al carretto ${nameOf(choice.barrow)}`
    case 'play':
      return 'gioca una carta'
    case 'draw':
      return 'pesca una carta'
    case 'advance':
      return stepsPhrase(times)
    case 'collect':
      return effectsPhrase(choice.tasks, nameOf)
    case 'grow':
      return `fai crescere ${times === 1 ? 'ancora un campo vuoto' : `fino a ${times} campi vuoti`}`
    case 'barter':
      return `scambia ${times === 1 ? 'ancora una merce coltivata' : `fino a ${times} merci coltivate`}`
    case 'turnUp':
      return 'riattiva un tetto usato'
  }
}

function kindPhrase({ goods, different }: Extract<Choice, { pick: 'take' }>, times: number): string {
  const differing = different === true ? ' diverse' : ''
  if (goods.length === RESOURCES.length) return count(times, { one: 'risorsa', other: `risorse${differing}` })
  if (goods.every(good => (UPGRADED as readonly string[]).includes(good)))
    return count(times, { one: 'merce lavorata', other: 'merci lavorate' })
  if (goods.length === HARVEST.length)
    return count(times, { one: 'merce coltivata', other: `merci coltivate${differing}` })
  return either(goods.map(good => amountOf(times, good)))
}

function upgradePhrase({ goods }: Extract<Choice, { pick: 'upgrade' }>, times: number): string {
  const many = count(times, { one: 'lavorazione gratuita', other: 'lavorazioni gratuite' })
  const amount = times === 1 ? many : `fino a ${many}`
  return goods.length === RESOURCES.length ? `fai ${amount}` : `fai ${amount} di ${either(goods.map(kindName))}`
}
