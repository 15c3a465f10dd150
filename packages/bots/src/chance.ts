import { type Dice, diceFrom, seedState } from '@la-granja/engine'

/** A bot's own source of chance; never the game's. */
export type Chance = Dice

/** The same text gives the same numbers, on every machine. */
export function chanceFrom(seed: string): Chance {
  return diceFrom(seedState(seed))
}
