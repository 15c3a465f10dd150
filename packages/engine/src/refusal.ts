import type { Need } from './card.ts'
import type { Task } from './task.ts'

/** Why something is not possible: which rule says so, and what is missing. */
export interface Refusal {
  /** A section (`6.4`), a ruling (`R5`), a card (`card:coachman`), or `input` for what is not an action at all. */
  readonly rule: string
  readonly why: Why
  readonly need?: number
  readonly have?: number
  /** For `malformed`: which field. */
  readonly field?: string
  /** For `notNow`: what has to be done first. */
  readonly during?: Task['do']
}

export type Why =
  | 'malformed'
  | 'spectator'
  | 'noSuchSeat'
  | 'notYourSeat'
  | 'gameOver'
  | 'notYourTurn'
  | 'notNow'
  | 'wrongPhase'
  | 'notEnoughSilver'
  | 'notEnoughPoints'
  | 'notEnoughGoods'
  | 'notEnoughKinds'
  | 'kindAlreadyPaid'
  | 'goodNotThere'
  | 'cropsCannotBeSold'
  | 'noFreePen'
  | 'noCommodity'
  | 'optionClosed'
  | 'optionNotYours'
  | 'worksByItself'
  | 'alreadyUsed'
  | 'notYours'
  | 'notInHand'
  | 'noPlaysLeft'
  | 'noCardToDraw'
  | 'noDrawingNow'
  | 'stillNeeded'
  | 'roofAlreadyBought'
  | 'noSuchRoof'
  | 'wrongRoofSpace'
  | 'mustBeDone'
  | 'dieNotThere'
  | 'dieReserved'
  | 'donkeyUsed'
  | 'wrongSteps'
  | 'endOfTrack'
  | 'dieTaken'
  | 'roofPlaced'
  | 'noIncome'
  | 'blocked'
  | 'completed'
  | 'rowTaken'
  | 'firstRowFirst'
  | 'notAsked'
  | 'notBought'
  | 'noDeliveriesLeft'
  | 'wrongHex'
  | 'hexTaken'
  | 'stallProtected'
  | 'notAmongThese'
  | Need
