import type { Bot, Budget } from './bot.ts'
import { evaluationFrom } from './evaluate.ts'
import { farmer, greedyBot } from './farmer.ts'
import { LEARNED } from './learned.ts'
import { novice } from './novice.ts'
import { randomBot } from './random.ts'
import { reference } from './reference.ts'
import { type Style, searchBot } from './search.ts'
import { HAND_MADE } from './weights.ts'

const SEARCH = { temperature: 0.7, margin: 3, trust: 30, curiosity: 0.2, iterations: 300 } as const

/** How the two levels that search see the game. */
export const STEWARD_STYLE: Style = { ...SEARCH, evaluation: evaluationFrom(HAND_MADE), playsOn: 'hunch', envy: 1 }
export const LA_GRANJA_STYLE: Style = { ...SEARCH, evaluation: evaluationFrom(LEARNED), playsOn: 'best', envy: 0.3 }

/** The strengths that people can choose, from the gentlest to the strongest. */
export const LEVELS = ['novice', 'farmer', 'steward', 'lagranja'] as const
export type Level = (typeof LEVELS)[number]

export const BOT_NAMES = ['random', ...LEVELS, 'reference', 'learned'] as const
export type BotName = (typeof BOT_NAMES)[number]

interface Kind {
  /** A bot of its own, with its own memory. */
  readonly make: () => Bot
  /** How long it usually thinks; nothing for those that answer at once. */
  readonly milliseconds?: number
}

const KINDS: Readonly<Record<BotName, Kind>> = {
  random: { make: () => randomBot },
  novice: { make: () => novice },
  farmer: { make: () => farmer },
  steward: { make: () => searchBot('steward', STEWARD_STYLE), milliseconds: 300 },
  lagranja: { make: () => searchBot('lagranja', LA_GRANJA_STYLE), milliseconds: 2000 },
  /** The yardstick, and the learned value without any search: for measuring. */
  reference: { make: () => reference, milliseconds: 100 },
  learned: { make: () => greedyBot('learned', evaluationFrom(LEARNED)) },
}

export function makeBot(name: BotName): Bot {
  return KINDS[name].make()
}

export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name)
}

/** The time that a bot of this name is used to, by the clock that is given. */
export function usualBudget(name: BotName, clock: () => number): Budget | undefined {
  const { milliseconds } = KINDS[name]
  return milliseconds === undefined ? undefined : { milliseconds, clock }
}

/** Whether a bot of this name takes its time; the others answer within a moment. */
export function thinks(name: BotName): boolean {
  return KINDS[name].milliseconds !== undefined
}
