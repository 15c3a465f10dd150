import { type GameEvent, type Seat, viewEvent } from '@la-granja/engine'
import type { Step } from '../game/game.ts'
import type { Voice } from './voices.ts'

/** What each event sounds like; what has no piece that is laid or moved is silent. */
const SOUNDS: { readonly [T in GameEvent['type']]: Voice | undefined } = {
  stepBegan: undefined,
  turnBegan: undefined,
  turnEnded: undefined,

  silverGained: 'coin',
  silverPaid: 'coin',
  pointsGained: undefined,
  pointsPaid: undefined,

  gained: 'goods',
  grown: 'goods',
  born: 'goods',
  paid: 'goods',
  sold: 'coin',
  soldUnhoused: 'coin',
  bought: 'coin',
  upgraded: 'goods',
  bartered: 'goods',
  commoditySpent: 'goods',

  gainForgone: undefined,
  goodTakenBack: 'goods',
  rowTakenBack: 'goods',
  barrowTakenBack: 'goods',
  stallTakenBack: 'goods',
  markTakenBack: 'goods',

  cardPlayed: 'card',
  cardDiscarded: 'card',
  barrowDiscarded: 'card',
  helperDiscarded: 'card',
  pigsLost: 'goods',
  usesReopened: undefined,
  cardsDrawn: 'card',
  pileShuffled: 'card',
  cardsSeen: 'card',
  cardKept: 'card',
  helperUsed: undefined,
  marksRemoved: undefined,
  useClosed: undefined,

  roofBought: 'card',
  roofUsed: 'card',
  roofTurnedUp: 'card',
  roofsRevealed: undefined,

  spaceReserved: 'goods',
  diceRolled: 'dice',
  dieTaken: 'goods',
  dieChanged: 'goods',
  dieResolved: undefined,
  lastDieGone: undefined,
  dieDiscarded: undefined,

  donkeysReturned: undefined,
  donkeyChosen: undefined,
  donkeysRevealed: 'hat',
  donkeyExchanged: 'hat',
  rested: 'hat',
  orderSet: undefined,
  discsReturned: undefined,

  delivered: 'delivery',
  loaded: 'delivery',
  buildingCompleted: undefined,
  buildingOpened: undefined,
  craftTaken: 'goods',
  craftsTurned: undefined,
  barrowCompleted: undefined,
  stallPlaced: 'goods',
  stallRemoved: 'goods',

  cardRevealed: 'card',
  neutralPlaced: 'goods',
  placeSet: undefined,
  gameEnded: 'end',
}

/** However much happens in one action, it sounds like no more than this. */
const MOST = 3

export function voiceOf({ type }: GameEvent): Voice | undefined {
  return SOUNDS[type]
}

/** What one action sounds like to this seat: each voice once, in the order in which it happened. */
export function voicesOf({ events }: Pick<Step, 'events'>, seat: Seat | undefined): readonly Voice[] {
  const heard = events.flatMap(event => {
    const seen = viewEvent(event, seat)
    return seen === undefined ? [] : (voiceOf(seen) ?? [])
  })
  const each = [...new Set(heard)]
  // What the game ends with must not be lost behind what led to it.
  return each.length > MOST ? [...each.slice(0, MOST - 1), ...each.slice(-1)] : each
}
