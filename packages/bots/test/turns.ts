import { formatAction, view } from '@la-granja/engine'
import { expect } from 'vitest'
import type { FarmPlan, Game } from '../../engine/test/scenario.ts'
import { chanceFrom, makeBot } from '../src/index.ts'

/** Those who weigh what they do. */
export const THINKERS = ['farmer', 'learned', 'steward', 'lagranja'] as const
export type Thinker = (typeof THINKERS)[number]

/** Both sides have as much, so that every point counts. */
export const level: FarmPlan = { points: 30 }

const LONGEST = 40

/** Lets the bot play seat 0 as long as it has the turn in this step; tells the lines that it played. */
export function takesTurn(name: Thinker, game: Game): string[] {
  const bot = makeBot(name)
  const chance = chanceFrom('turn')
  const { round, step } = game.table
  const goesOn = () => game.table.waiting.includes(0) && game.table.round === round && game.table.step === step
  const lines: string[] = []
  while (goesOn() && lines.length < LONGEST) {
    const line = formatAction(bot.choose(view(game.state, 0), chance, { iterations: 60 })).slice(2)
    game.do(`0: ${line}`)
    lines.push(line)
  }
  expect(lines.length, lines.join(', ')).toBeLessThan(LONGEST)
  return lines
}
