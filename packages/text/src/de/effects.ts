import {
  type BuildingId,
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
import type { Forms } from '../plural.ts'
import { amountOf, count, either, goodName, listed, names, quoted, STEP } from './names.ts'

// What an effect gives, as a phrase in the infinitive: it serves as a label and inside a longer sentence.

type Effect = Exclude<Task, { do: 'picking' }>
type Phrases = { readonly [D in Effect['do']]?: (task: Extract<Effect, { do: D }>, nameOf: CardNames) => string }

const INSTANT_OF: Readonly<Record<BuildingId, string>> = {
  merchantHouse: 'Sofortfunktion des Handelshauses',
  wainwright: 'Sofortfunktion des Wagners',
  deli: 'Sofortfunktion des Feinkostladens',
  greengrocer: 'Sofortfunktion des Gemüsehändlers',
  villageStore: 'Sofortfunktion des Gemischtwarenladens',
  butcher: 'Sofortfunktion des Fleischers',
}

const PHRASES: Phrases = {
  silver: ({ amount }) => `${amountOf(amount, 'silver')} nehmen`,
  points: ({ amount }) => `${amountOf(amount, 'point')} nehmen`,
  gain: ({ gains }, nameOf) => `${gainsPhrase(gains, nameOf)} nehmen`,
  advance: ({ steps }) => stepsPhrase(steps),
  space: ({ space }) => `Ertragsfeld ${space} ausführen (${names.spaces[space] ?? ''})`,
  instant: ({ building }) => `${INSTANT_OF[building]} nutzen`,
  siestaPoints: () => 'die SP neben deiner Scheibe auf der Siestaleiste nehmen',
  barrowPoints: () => '1 SP je Karren an deinem Hof nehmen',
  changeDie: ({ change }) => `Würfel um 1 ${change > 0 ? 'erhöhen' : 'senken'}`,
  resolveDie: ({ twice }) => (twice ? 'Würfel ausführen und zwei seiner Möglichkeiten nutzen' : 'Würfel ausführen'),
  reserve: ({ space }) => `letzten Würfel auf Ertragsfeld ${space} reservieren`,
  peek: () => 'die obersten zwei Karten ansehen und eine behalten',
  drawUp: () => 'bis zum Handkartenlimit nachziehen',
  income: () => 'Einkommen noch einmal nehmen',
  exchangingDonkey: () => 'Eselmarker tauschen',
  repeating: () => 'Sofortfunktion eines Handwerksmarkers wiederholen',
}

export function effectPhrase(task: Task, nameOf: CardNames): string {
  if (task.do === 'picking') return pickingPhrase(task, nameOf)
  const phrase = PHRASES[task.do] as ((task: Task, nameOf: CardNames) => string) | undefined
  return phrase?.(task, nameOf) ?? 'weiter'
}

export function effectsPhrase(tasks: readonly Task[], nameOf: CardNames): string {
  return listed(tasks.map(task => effectPhrase(task, nameOf)))
}

export function stepsPhrase(steps: number): string {
  return `${count(steps, STEP)} vorrücken`
}

export function gainsPhrase(gains: readonly Gain[], nameOf: CardNames): string {
  return listed(gains.map(gain => gainPhrase(gain, nameOf)))
}

/** In the accusative, as `auf … verzichten`, `für …` and `… nehmen` want it. */
export function gainPhrase(gain: Gain, nameOf: CardNames): string {
  switch (gain.gain) {
    case 'good':
      return amountOf(1, gain.good)
    case 'crop':
      return `das Erntegut auf Feld ${gain.field + 1}`
    case 'birth':
      return 'ein neugeborenes Schwein'
    case 'mark':
      return `die Nutzung von ${quoted(nameOf(gain.card))}`
    case 'closing':
      return 'die 2 SP des Hausierers'
    case 'stall':
      return `den Marktstand auf Marktfeld ${gain.hex}`
  }
}

/** `1 Silber zahlen` and the like; empty for what is free. */
export function pricePhrase(price: Offer['pay']): string {
  const kinds = Object.entries(price ?? {})
  const parts = kinds.map(([kind, amount]) => amountOf(amount, kind === 'points' ? 'point' : (kind as 'silver')))
  if (parts.length === 0) return ''
  return `${listed(parts)} ${kinds.every(([kind]) => kind === 'silver' || kind === 'points') ? 'zahlen' : 'abgeben'}`
}

export function pickingPhrase(task: Picking, nameOf: CardNames): string {
  const often = oftenPhrase(task)
  return `${often === '' ? '' : `${often}: `}${choicesPhrase(task, nameOf)}`
}

/** How many of several choices are left; empty where the choices say it themselves. */
export function oftenPhrase({ left, from, once }: Picking): string {
  if (from.length === 1 || left === 1) return ''
  return once === true ? `wähle ${left} verschiedene` : `wähle ${left}-mal`
}

export function choicesPhrase({ left, from }: Picking, nameOf: CardNames): string {
  const [only] = from
  if (from.length === 1 && only !== undefined) return choicePhrase(only, left, nameOf)
  return either(from.map(choice => choicePhrase(choice, 1, nameOf)))
}

function choicePhrase(choice: Choice, times: number, nameOf: CardNames): string {
  switch (choice.pick) {
    case 'take':
      return `${kindPhrase(choice, times)} nehmen`
    case 'upgrade':
      return `${times === 1 ? '' : 'bis zu '}${resourcePhrase(choice, times)} kostenlos aufwerten`
    case 'changeDie':
      return `Würfel um ${choice.change} erhöhen oder senken`
    case 'deliver':
      if (choice.bought === true) return '1 Zusatzlieferung ausführen'
      return `1 Lieferung ${choice.barrow === undefined ? '' : `an den Karren ${quoted(nameOf(choice.barrow))} `}ausführen`
    case 'play':
      return 'Karte ausspielen'
    case 'draw':
      return 'Karte nachziehen'
    case 'advance':
      return stepsPhrase(times)
    case 'collect':
      return effectsPhrase(choice.tasks, nameOf)
    case 'grow':
      return `auf ${times === 1 ? 'einem weiteren leeren Feld' : `bis zu ${times} leeren Feldern`} Erntegut wachsen lassen`
    case 'barter':
      return `${times === 1 ? '1 weiteres Erntegut' : `bis zu ${times} Erntegüter`} tauschen`
    case 'turnUp':
      return 'genutzten Dachmarker wieder aufdecken'
  }
}

const RESOURCE: Forms = { one: 'Ressource', other: 'Ressourcen' }

function kindPhrase({ goods, different }: Extract<Choice, { pick: 'take' }>, times: number): string {
  const kinds = different === true && times > 1 ? 'verschiedene ' : ''
  if (goods.length === RESOURCES.length) return count(times, { one: 'Ressource', other: `${kinds}Ressourcen` })
  if (goods.every(good => (UPGRADED as readonly string[]).includes(good)))
    return count(times, { one: 'aufgewertetes Gut', other: 'aufgewertete Güter' })
  if (goods.length === HARVEST.length) return count(times, { one: 'Erntegut', other: `${kinds}Erntegüter` })
  return anyOf(goods, times)
}

function resourcePhrase({ goods }: Extract<Choice, { pick: 'upgrade' }>, times: number): string {
  return goods.length === RESOURCES.length ? count(times, RESOURCE) : anyOf(goods, times)
}

function anyOf(goods: Extract<Choice, { pick: 'take' }>['goods'], times: number): string {
  if (times === 1 || goods.length === 1) return either(goods.map(good => amountOf(times, good)))
  return `${times}-mal ${either(goods.map(goodName))}`
}
