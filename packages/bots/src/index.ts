export type { Bot, Budget } from './bot.ts'
export { type Chance, chanceFrom } from './chance.ts'
export { randomBot } from './random.ts'
