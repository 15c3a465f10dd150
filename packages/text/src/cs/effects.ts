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
import type { Forms } from '../plural.ts'
import { count, listed, names, OF_BUILDING, objectName, objectOf, either as or } from './names.ts'

// What an effect gives, as a phrase to stand inside a longer sentence. A prompt asks for it, a label names it.

const ASKING = {
  take: 'vezmi si',
  score: 'získej',
  pay: 'zaplať',
  advance: 'postup',
  resolve: 'vyhodnoť',
  use: 'využij',
  change: 'změň',
  reserve: 'vyhraď si',
  look: 'podívej se',
  keep: 'jednu si nech',
  draw: 'dober si',
  play: 'zahraj',
  exchange: 'vyměň',
  repeat: 'zopakuj',
  upgrade: 'vylepši',
  make: 'proveď',
  grow: 'nech',
  barter: 'směň',
  turn: 'otoč',
  choose: 'vyber',
  goOn: 'pokračuj',
}

export type Verbs = Readonly<typeof ASKING>

const NAMING: Verbs = {
  take: 'vzít si',
  score: 'získat',
  pay: 'zaplatit',
  advance: 'postoupit',
  resolve: 'vyhodnotit',
  use: 'využít',
  change: 'změnit',
  reserve: 'vyhradit si',
  look: 'podívat se',
  keep: 'jednu si nechat',
  draw: 'dobrat si',
  play: 'zahrát',
  exchange: 'vyměnit',
  repeat: 'zopakovat',
  upgrade: 'vylepšit',
  make: 'provést',
  grow: 'nechat',
  barter: 'směnit',
  turn: 'otočit',
  choose: 'vybrat',
  goOn: 'pokračovat',
}

/** The two moods: `vezmi si` in a prompt, `vzít si` on a button. */
export const VERBS = { asking: ASKING, naming: NAMING } as const

type Effect = Exclude<Task, { do: 'picking' }>
type Phrases = {
  readonly [D in Effect['do']]?: (task: Extract<Effect, { do: D }>, verbs: Verbs, nameOf: CardNames) => string
}

const PHRASES: Phrases = {
  silver: ({ amount }, { take }) => `${take} ${objectOf(amount, 'silver')}`,
  points: ({ amount }, { score }) => `${score} ${objectOf(amount, 'point')}`,
  gain: ({ gains }, { take }, nameOf) => `${take} ${gainsPhrase(gains, nameOf)}`,
  advance: ({ steps }, verbs) => stepsPhrase(steps, verbs),
  space: ({ space }, { resolve }) => `${resolve} pole výnosu ${space} (${names.spaces[space] ?? ''})`,
  instant: ({ building }, { use }) => `${use} okamžitou schopnost ${OF_BUILDING[building]}`,
  siestaPoints: (_, { score }) => `${score} VB u svého žetonu siesty`,
  barrowPoints: (_, { score }) => `${score} 1 VB za každý trakař na své farmě`,
  changeDie: ({ change }, verbs) => `${verbs.change} kostku o ${change > 0 ? '+1' : '−1'}`,
  resolveDie: ({ twice }, { resolve, use }) =>
    twice ? `${resolve} kostku a ${use} dvě její možnosti` : `${resolve} kostku`,
  reserve: ({ space }, { reserve }) => `${reserve} poslední kostku na poli výnosu ${space}`,
  peek: (_, { look, keep }) => `${look} na dvě horní karty a ${keep}`,
  drawUp: (_, { draw }) => `${draw} karty do limitu ruky`,
  income: (_, { score }) => `${score} příjem ještě jednou`,
  exchangingDonkey: (_, { exchange }) => `${exchange} oslíka`,
  repeating: (_, { repeat }) => `${repeat} okamžitou schopnost žetonu řemesla`,
}

export function effectPhrase(task: Task, verbs: Verbs, nameOf: CardNames): string {
  if (task.do === 'picking') return pickingPhrase(task, verbs, nameOf)
  const phrase = PHRASES[task.do] as ((task: Task, verbs: Verbs, nameOf: CardNames) => string) | undefined
  return phrase?.(task, verbs, nameOf) ?? verbs.goOn
}

export function effectsPhrase(tasks: readonly Task[], verbs: Verbs, nameOf: CardNames): string {
  return listed(tasks.map(task => effectPhrase(task, verbs, nameOf)))
}

export function stepsPhrase(steps: number, { advance }: Verbs): string {
  return `${advance} o ${count(steps, { one: 'krok siesty', few: 'kroky siesty', other: 'kroků siesty' })}`
}

export function gainsPhrase(gains: readonly Gain[], nameOf: CardNames): string {
  return listed(gains.map(gain => gainPhrase(gain, nameOf)))
}

/** In the accusative. */
export function gainPhrase(gain: Gain, nameOf: CardNames): string {
  switch (gain.gain) {
    case 'good':
      return objectOf(1, gain.good)
    case 'crop':
      return `úrodu na polnosti ${gain.field + 1}`
    case 'birth':
      return 'narozené prase'
    case 'mark':
      return `použití pomocníka ${nameOf(gain.card)}`
    case 'closing':
      return `bonus 2 VB (${names.cards.travellingSalesman.name})`
    case 'stall':
      return `stánek na poli trhu ${gain.hex}`
  }
}

/** `zaplatit 1 stříbrný` and the like; empty for what is free. */
export function pricePhrase(price: Offer['pay'], { pay }: Verbs): string {
  const parts = Object.entries(price ?? {}).map(([kind, amount]) =>
    objectOf(amount, kind === 'points' ? 'point' : (kind as 'silver')),
  )
  return parts.length === 0 ? '' : `${pay} ${listed(parts)}`
}

export function pickingPhrase({ left, from, once }: Picking, verbs: Verbs, nameOf: CardNames): string {
  const [only] = from
  if (from.length === 1 && only !== undefined) return choicePhrase(only, left, verbs, nameOf)
  const single = either(from.map(choice => choicePhrase(choice, 1, verbs, nameOf)))
  if (left === 1) return single
  return once === true ? `${verbs.choose} ${left} různé možnosti – ${single}` : `${left}× ${single}`
}

/** After “nebo” the little “si” comes before the verb. */
function either(phrases: readonly string[]): string {
  return or(phrases).replace(/ nebo (\p{L}+) si /u, ' nebo si $1 ')
}

function choicePhrase(choice: Choice, times: number, verbs: Verbs, nameOf: CardNames): string {
  switch (choice.pick) {
    case 'take':
      return `${verbs.take} ${kindPhrase(choice, times)}`
    case 'upgrade':
      return `${verbs.upgrade} zdarma ${times === 1 ? '' : 'až '}${upgradePhrase(choice, times)}`
    case 'changeDie':
      return `${verbs.change} kostku o ${choice.change} nahoru nebo dolů`
    case 'deliver':
      if (choice.bought === true) return `${verbs.make} 1 zakoupenou dodávku`
      return `${verbs.make} 1 dodávku${choice.barrow === undefined ? '' : ` na trakař ${nameOf(choice.barrow)}`}`
    case 'play':
      return `${verbs.play} kartu`
    case 'draw':
      return `${verbs.draw} kartu`
    case 'advance':
      return stepsPhrase(times, verbs)
    case 'collect':
      return effectsPhrase(choice.tasks, verbs, nameOf)
    case 'grow':
      return `${verbs.grow} vyrůst úrodu ${times === 1 ? 'na další prázdné polnosti' : `až na ${times} prázdných polnostech`}`
    case 'barter':
      return `${verbs.barter} ${times === 1 ? 'ještě 1' : `až ${times}`} zboží ze sklizně`
    case 'turnUp':
      return `${verbs.turn} použitou střechu lícem vzhůru`
  }
}

const RESOURCE: Forms = { one: 'zdroj', few: 'zdroje', other: 'zdrojů' }
const DIFFERENT_RESOURCES: Forms = { one: 'zdroj', few: 'různé zdroje', other: 'různých zdrojů' }
const HARVEST_GOOD: Forms = { other: 'zboží ze sklizně' }
const DIFFERENT_HARVEST: Forms = {
  one: 'zboží ze sklizně',
  few: 'různá zboží ze sklizně',
  other: 'různých zboží ze sklizně',
}
const UPGRADED_GOOD: Forms = { one: 'vylepšené zboží', few: 'vylepšená zboží', other: 'vylepšených zboží' }

function kindPhrase({ goods, different }: Extract<Choice, { pick: 'take' }>, times: number): string {
  if (goods.length === RESOURCES.length) return count(times, different === true ? DIFFERENT_RESOURCES : RESOURCE)
  if (goods.every(good => (UPGRADED as readonly string[]).includes(good))) return count(times, UPGRADED_GOOD)
  if (goods.length === HARVEST.length) return count(times, different === true ? DIFFERENT_HARVEST : HARVEST_GOOD)
  return `${times} ${or(goods.map(objectName))}`
}

function upgradePhrase({ goods }: Extract<Choice, { pick: 'upgrade' }>, times: number): string {
  const [only] = goods
  if (goods.length === RESOURCES.length) return count(times, RESOURCE)
  return goods.length === 1 && only !== undefined ? objectOf(times, only) : `${times} ${or(goods.map(objectName))}`
}
