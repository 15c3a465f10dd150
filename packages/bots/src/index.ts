export type { Bot, Budget } from './bot.ts'
export { type Chance, chanceFrom } from './chance.ts'
export { determinize } from './determinize.ts'
export { randomBot } from './random.ts'
