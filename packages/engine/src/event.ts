import type { NeutralReason } from './solo/neutral.ts'
import type { Gain } from './task.ts'
import type {
  BuildingId,
  Cause,
  CommodityUse,
  Good,
  Harvest,
  Origin,
  Resource,
  RoofId,
  Seat,
  Side,
  Source,
  StallOwner,
  Step,
  Upgraded,
} from './words.ts'

/**
 * What happened. Every piece that moves is moved by an event (`evolve`), so the log is complete by construction. Events that
 * hold something secret are shown to others without it (`viewEvent`).
 */
export type GameEvent =
  | { readonly type: 'stepBegan'; readonly round: number; readonly step: Step }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  // silver and points
  | { readonly type: 'silverGained'; readonly seat: Seat; readonly amount: number; readonly by: Cause }
  | { readonly type: 'silverPaid'; readonly seat: Seat; readonly amount: number; readonly by: Cause }
  | {
      readonly type: 'pointsGained'
      readonly seat: Seat
      readonly amount: number
      readonly source: Source
      readonly by: Cause
    }
  | { readonly type: 'pointsPaid'; readonly seat: Seat; readonly amount: number; readonly by: Cause }
  // goods
  | { readonly type: 'gained'; readonly seat: Seat; readonly good: Good; readonly by: Cause }
  | { readonly type: 'grown'; readonly seat: Seat; readonly good: Harvest; readonly field: number }
  | { readonly type: 'born'; readonly seat: Seat }
  | { readonly type: 'paid'; readonly seat: Seat; readonly good: Good; readonly from: Origin; readonly by: Cause }
  | {
      readonly type: 'sold'
      readonly seat: Seat
      readonly good: Resource
      readonly from: Origin
      readonly price: number
    }
  | { readonly type: 'soldUnhoused'; readonly seat: Seat; readonly price: number; readonly by: Cause }
  | { readonly type: 'bought'; readonly seat: Seat; readonly good: Resource; readonly price: number }
  | {
      readonly type: 'upgraded'
      readonly seat: Seat
      readonly good: Resource
      readonly into: Upgraded
      readonly from: Origin
      readonly price: number
    }
  | { readonly type: 'bartered'; readonly seat: Seat; readonly give: Harvest; readonly take: Harvest }
  | { readonly type: 'commoditySpent'; readonly seat: Seat; readonly on: CommodityUse }
  // markers (R1)
  | { readonly type: 'gainForgone'; readonly seat: Seat; readonly gain: Gain }
  | { readonly type: 'goodTakenBack'; readonly seat: Seat; readonly good: Good; readonly from: Origin }
  | { readonly type: 'rowTakenBack'; readonly seat: Seat; readonly building: BuildingId; readonly symbol: number }
  | { readonly type: 'barrowTakenBack'; readonly seat: Seat; readonly card: number; readonly symbol: number }
  | { readonly type: 'stallTakenBack'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'markTakenBack'; readonly seat: Seat; readonly card: number }
  // cards
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number; readonly side: Side }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'barrowDiscarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'helperDiscarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'pigsLost'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'usesReopened'; readonly seat: Seat }
  | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  | { readonly type: 'pileShuffled'; readonly count: number; readonly cards?: readonly number[] }
  | { readonly type: 'cardsSeen'; readonly seat: Seat; readonly cards?: readonly number[] }
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'helperUsed'; readonly seat: Seat; readonly card: number; readonly marked: boolean }
  | { readonly type: 'marksRemoved' }
  | { readonly type: 'useClosed'; readonly seat: Seat; readonly use: string }
  // roofs
  | { readonly type: 'roofBought'; readonly seat: Seat; readonly roof: RoofId; readonly space: number }
  | { readonly type: 'roofUsed'; readonly seat: Seat; readonly roof: RoofId; readonly space: number }
  | { readonly type: 'roofTurnedUp'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'roofsRevealed'; readonly roofs: readonly RoofId[] }
  // dice
  | { readonly type: 'spaceReserved'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'dieTaken'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'dieChanged'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'dieResolved'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'lastDieGone' }
  | { readonly type: 'dieDiscarded'; readonly die: number }
  // donkeys and siesta
  | { readonly type: 'donkeysReturned' }
  | { readonly type: 'donkeyChosen'; readonly seat: Seat; readonly donkey?: number }
  | { readonly type: 'donkeysRevealed'; readonly donkeys: readonly number[] }
  | { readonly type: 'donkeyExchanged'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'rested'; readonly seat: Seat; readonly from: number; readonly to: number; readonly by: Cause }
  | { readonly type: 'orderSet'; readonly order: readonly Seat[] }
  | { readonly type: 'discsReturned' }
  // deliveries
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly good: Good
      readonly from: Origin
      readonly building: BuildingId
      readonly row: number
      readonly symbol: number
    }
  | {
      readonly type: 'loaded'
      readonly seat: Seat
      readonly good: Good
      readonly from: Origin
      readonly card: number
      readonly symbol: number
    }
  | { readonly type: 'buildingCompleted'; readonly seat: Seat; readonly building: BuildingId; readonly first: boolean }
  | { readonly type: 'buildingOpened'; readonly seat: Seat; readonly building: BuildingId; readonly marker: number }
  | { readonly type: 'craftTaken'; readonly seat: Seat; readonly building: BuildingId }
  | { readonly type: 'craftsTurned' }
  | { readonly type: 'barrowCompleted'; readonly seat: Seat; readonly card: number; readonly points: number }
  | { readonly type: 'stallPlaced'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'stallRemoved'; readonly seat: StallOwner; readonly owner: StallOwner; readonly hex: number }
  // solo
  | { readonly type: 'cardRevealed'; readonly card: number }
  | { readonly type: 'neutralPlaced'; readonly hex: number; readonly reason: NeutralReason }
  | { readonly type: 'placeSet'; readonly neutralFirst: boolean }
  | { readonly type: 'gameEnded' }
