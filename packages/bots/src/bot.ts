import type { Action, PlayerView } from '@la-granja/engine'
import type { Chance } from './chance.ts'

/** How much a bot may think: counted in positions looked at, so that it plays alike on every machine. */
export interface Budget {
  readonly positions: number
}

/** A computer player. It gets what a player gets, and answers with one of the legal actions. */
export interface Bot {
  readonly name: string
  choose(view: PlayerView, chance: Chance, budget?: Budget): Action
}
