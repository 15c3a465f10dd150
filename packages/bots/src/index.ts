export { type Advice, advise } from './advise.ts'
export {
  type Arena,
  type ArenaGame,
  arenaGame,
  type Entrant,
  NO_GAMES,
  type Showing,
  showingOf,
  showings,
  type Tally,
  tallied,
} from './arena.ts'
export type { Bot, Budget } from './bot.ts'
export { type Chance, chanceFrom } from './chance.ts'
export * from './coach/index.ts'
export { determinize } from './determinize.ts'
export { type Evaluation, evaluationFrom, expectedPoints, type Weights } from './evaluate.ts'
export { FEATURES, type Feature } from './features.ts'
export { type Interval, lasting, wilson } from './intervals.ts'
export { giveHelpers, type Trial, worthsFrom } from './learn/gifts.ts'
export { hold, type Lesson } from './learn/lesson.ts'
export type { Sums } from './learn/regression.ts'
export { type Course, train } from './learn/train.ts'
export { LEARNED } from './learned.ts'
export { BOT_NAMES, type BotName, isBotName, LEVELS, type Level, makeBot, thinks, usualBudget } from './levels.ts'
export { type Played, type Player, playMatch } from './match.ts'
export { randomBot } from './random.ts'
export { signature } from './signature.ts'
export { HAND_MADE } from './weights.ts'
export { winChances } from './winChances.ts'
