export { ACTION_TYPES, type Action, type ActionOf, type ActionType, SHAPES } from './action.ts'
export { roofSpacePoints } from './actions/buyRoof.ts'
export {
  barrowLimit,
  boughtDeliveries,
  buyPrice,
  deliveryPrice,
  extensionCost,
  handLimit,
  helperLimit,
  pens,
  roofPrice,
  salePrice,
  upgradePrice,
} from './ask.ts'
export { HELPER_USES } from './board.ts'
export type { Card, Helper, Offer } from './card.ts'
export { CARDS, type CardId } from './cards/index.ts'
export { type Checked, checkComponents, type Problem } from './components/check.ts'
export { CLASSIC } from './components/classic.ts'
export { DELUXE } from './components/deluxe.ts'
export { cardOf, EDITION_SETS, type PlayableCard, partsOf } from './components/parts.ts'
export type { ComponentSet, PrintedCard, PrintedHex } from './components/set.ts'
export { type Sourced, sourcesOf } from './components/sources.ts'
export { FIRST_POINTS } from './deliveries.ts'
export type { GameEvent } from './event.ts'
export { copyFarm, copyTable } from './evolve/copy.ts'
export { showsSomething } from './information.ts'
export { legalActions, legalWithoutTrade, refusal } from './legal.ts'
export { farmOf, stallsOf, topTask } from './look.ts'
export { isOpen } from './market.ts'
export { type NewGame, newGame } from './newGame.ts'
export { formatAction, parseAction } from './notation.ts'
export { LAST_ROUND, SILVER_PER_COMMODITY, SILVER_PER_POINT } from './phases/scoring.ts'
export { type Played, play, playAhead, waitingFor } from './play.ts'
export { type Preview, preview, stateSeen } from './preview.ts'
export { type Dice, diceFrom, seedState, shuffled } from './random.ts'
export { ENGINE_VERSION, type GameRecord, RecordError, record, replay, stateHash, undoTo } from './record.ts'
export type { Refusal, Why } from './refusal.ts'
export { type GameResult, result, type Standing } from './result.ts'
export { siestaPoints } from './siesta.ts'
export type { NeutralReason } from './solo/neutral.ts'
export type {
  Barrow,
  Building,
  Farm,
  Field,
  GameState,
  HiredHelper,
  Roof,
  Row,
  Secrets,
  Table,
  TableOptions,
} from './state.ts'
export type { Choice, Gain, Picking, Task } from './task.ts'
export { type PlayerView, taskOf, view, viewEvent } from './view.ts'
export * from './words.ts'
