import { type Cause, type GameEvent, NEUTRAL, type Seat, type Side, type Table } from '@la-granja/engine'
import { arrive, fly, leave, type Move, type Place, pulse } from './moves.ts'

/** The table before the action, and who is looking. */
export interface Scene {
  readonly table: Table
  readonly seat: Seat | undefined
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>
type Moves = { readonly [T in GameEvent['type']]: (event: EventOf<T>, scene: Scene) => readonly Move[] }

const nothing = () => []

const MOVES: Moves = {
  stepBegan: () => [pulse({ at: 'phase' })],
  turnBegan: ({ seat }) => [pulse({ seat, at: 'chip' })],
  turnEnded: nothing,

  silverGained: ({ seat, amount, by }) => {
    const from = origin(by, seat)
    const purse = pulse({ seat, at: 'silver' }, amount)
    return from === undefined ? [purse] : [fly({ icon: 'silver' }, from, { seat, at: 'silver' }), purse]
  },
  silverPaid: ({ seat, amount }) => [pulse({ seat, at: 'silver' }, -amount)],
  pointsGained: ({ seat, amount }, scene) => [points(seat, amount, scene)],
  pointsPaid: ({ seat, amount }, scene) => [points(seat, -amount, scene)],

  gained: ({ seat, good, by }) => {
    const from = origin(by, seat)
    const to: Place = { seat, at: `good:${good}:store` }
    return [from === undefined ? arrive({ icon: good }, to) : fly({ icon: good }, from, to)]
  },
  grown: ({ seat, good }) => [arrive({ icon: good }, { seat, at: `good:${good}:field` })],
  born: ({ seat }) => [arrive({ icon: 'pig' }, { seat, at: 'good:pig:store' })],
  paid: ({ seat, good, from }) => [leave({ icon: good }, { seat, at: `good:${good}:${from}` })],
  sold: ({ seat, good, from, price }) => [
    fly({ icon: good }, { seat, at: `good:${good}:${from}` }, { seat, at: 'silver' }),
    pulse({ seat, at: 'silver' }, price),
  ],
  soldUnhoused: ({ seat, price }) => [
    fly({ icon: 'pig' }, { seat, at: 'good:pig:store' }, { seat, at: 'silver' }),
    pulse({ seat, at: 'silver' }, price),
  ],
  bought: ({ seat, price }) => [pulse({ seat, at: 'silver' }, -price)],
  upgraded: ({ seat, good, into, from, price }) => [
    fly({ icon: good }, { seat, at: `good:${good}:${from}` }, { seat, at: `good:${into}:store` }),
    ...(price > 0 ? [pulse({ seat, at: 'silver' }, -price)] : []),
  ],
  bartered: ({ seat, give, take }) => [
    leave({ icon: give }, { seat, at: `good:${give}:store` }),
    arrive({ icon: take }, { seat, at: `good:${take}:store` }),
  ],
  commoditySpent: ({ seat }) => [leave({ icon: 'commodity' }, { seat, at: 'good:commodity:store' })],

  gainForgone: ({ seat }) => [pulse({ seat, at: 'markers' })],
  goodTakenBack: ({ seat, good, from }) => [takenBack(seat, { seat, at: `good:${good}:${from}` })],
  rowTakenBack: ({ seat, building }) => [takenBack(seat, { at: `building:${building}` })],
  barrowTakenBack: ({ seat, card, symbol }) => [takenBack(seat, { seat, at: `barrow:${card}`, slot: symbol })],
  stallTakenBack: ({ seat, hex }) => [takenBack(seat, { at: `hex:${hex}` })],
  markTakenBack: ({ seat, card }) => [takenBack(seat, { seat, at: `helper:${card}` })],

  cardPlayed: ({ seat, card, side }) => [fly({ card }, { seat, at: `card:${card}` }, laid(seat, card, side))],
  cardDiscarded: ({ seat, card }) => [fly({ card }, { seat, at: `card:${card}` }, { at: 'discards' })],
  barrowDiscarded: ({ seat, card }) => [fly({ card }, { seat, at: `barrow:${card}` }, { at: 'discards' })],
  helperDiscarded: ({ seat, card }) => [fly({ card }, { seat, at: `helper:${card}` }, { at: 'discards' })],
  pigsLost: ({ seat, count }) => [
    leave({ icon: 'pig' }, { seat, at: 'good:pig:store' }),
    pulse({ seat, at: 'good:pig:store' }, -count),
  ],
  usesReopened: ({ seat }) => [pulse({ seat, at: 'good:commodity:store' })],
  cardsDrawn: ({ seat, count }) => [
    fly({ icon: 'card' }, { at: 'pile' }, { seat, at: 'hand' }),
    pulse({ seat, at: 'hand' }, count),
  ],
  pileShuffled: () => [fly({ icon: 'card' }, { at: 'discards' }, { at: 'pile' })],
  cardsSeen: ({ seat }) => [fly({ icon: 'card' }, { at: 'pile' }, { seat, at: 'hand' })],
  cardKept: ({ seat }) => [fly({ icon: 'card' }, { seat, at: 'hand' }, { at: 'pile' })],
  helperUsed: ({ seat, card }) => [pulse({ seat, at: `helper:${card}` })],
  marksRemoved: nothing,
  useClosed: ({ seat }) => [pulse({ seat, at: 'good:commodity:store' })],

  roofBought: ({ seat, roof, space }, { table }) => [
    fly({ roof }, { at: `shop:${table.roofs.indexOf(roof)}` }, { seat, at: `roof:${space}` }),
  ],
  roofUsed: ({ seat, space }) => [pulse({ seat, at: `roof:${space}` })],
  roofTurnedUp: ({ seat, space }) => [pulse({ seat, at: `roof:${space}` })],
  roofsRevealed: () => [pulse({ at: 'shop' })],

  spaceReserved: ({ seat, space }) => [fly({ piece: seat }, { seat, at: 'markers' }, { at: `die:${space}` })],
  diceRolled: ({ dice }) =>
    dice.map((die, index) => {
      const slot = dice.slice(0, index).filter(other => other === die).length
      return { do: 'tumble', what: { die }, at: { at: `die:${die}`, slot } }
    }),
  dieTaken: ({ seat, die }) => [fly({ die }, { at: `die:${die}`, slot: 0 }, { seat, at: 'farm' })],
  dieChanged: ({ from, to }) => [fly({ die: to }, { at: `die:${from}` }, { at: `die:${to}` })],
  dieResolved: ({ space }) => [pulse({ at: `die:${space}` })],
  // The event does not say which; with one left before the action, there is no doubt.
  lastDieGone: (_, { table: { dice } }) =>
    dice.length === 1 ? dice.map(die => leave({ die }, { at: `die:${die}`, slot: 0 })) : [],
  dieDiscarded: ({ die }) => [leave({ die }, { at: `die:${die}`, slot: 0 })],

  donkeysReturned: nothing,
  donkeyChosen: ({ seat, donkey }) => [pulse({ seat, at: donkey === undefined ? 'donkeys' : `donkey:${donkey}` })],
  donkeysRevealed: ({ donkeys }) =>
    donkeys.map((donkey, seat) => pulse({ seat: seat as Seat, at: `donkey:${donkey}` })),
  donkeyExchanged: ({ seat, to }) => [pulse({ seat, at: `donkey:${to}` })],
  rested: ({ seat, from, to }) => [fly({ piece: seat }, { at: `siesta:${from}` }, { at: `siesta:${to}` })],
  orderSet: ({ order }) => order.map(seat => pulse({ seat, at: 'chip' })),
  discsReturned: () => [pulse({ at: 'siesta:0' })],

  delivered: ({ seat, good, from, building, row, symbol }) => [
    fly({ icon: good }, { seat, at: `good:${good}:${from}` }, { at: `row:${building}:${row}`, slot: symbol }),
  ],
  loaded: ({ seat, good, from, card, symbol }) => [
    fly({ icon: good }, { seat, at: `good:${good}:${from}` }, { seat, at: `barrow:${card}`, slot: symbol }),
  ],
  buildingCompleted: ({ building }) => [pulse({ at: `building:${building}` })],
  buildingOpened: ({ building }) => [pulse({ at: `building:${building}` })],
  craftTaken: ({ seat, building }) => [
    fly({ craft: building }, { at: `building:${building}` }, { seat, at: 'crafts' }),
  ],
  craftsTurned: nothing,
  barrowCompleted: ({ seat, card }) => [leave({ icon: 'barrow' }, { seat, at: `barrow:${card}` })],
  stallPlaced: ({ seat, hex }) => [fly({ piece: seat }, { seat, at: 'markers' }, { at: `hex:${hex}` })],
  stallRemoved: ({ owner, hex }) => [
    owner >= 0 ? takenBack(owner as Seat, { at: `hex:${hex}` }) : leave({ piece: owner }, { at: `hex:${hex}` }),
  ],

  cardRevealed: ({ card }) => [fly({ card }, { at: 'pile' }, { at: 'discards' })],
  neutralPlaced: ({ hex }) => [arrive({ piece: NEUTRAL }, { at: `hex:${hex}` })],
  placeSet: () => [pulse({ seat: 0, at: 'chip' })],
  gameEnded: nothing,
}

/** What is seen when this happens. The event must be one that the scene's seat may see. */
export function moveOf(event: GameEvent, scene: Scene): readonly Move[] {
  const moves = MOVES[event.type] as (event: GameEvent, scene: Scene) => readonly Move[]
  return moves(event, scene)
}

/** Where a gain visibly comes from; income and trade come from nowhere. */
function origin(by: Cause, seat: Seat): Place | undefined {
  const [kind, which] = by.split(':')
  if (kind === 'space') return { at: `die:${Number(which)}` }
  if (kind === 'craft') return { at: `building:${which}` }
  return by === 'commodity' ? { seat, at: 'good:commodity:store' } : undefined
}

/** R21: how many points it were is covered too. */
function points(seat: Seat, amount: number, scene: Scene): Move {
  const covered = scene.table.options.hiddenScores === true && seat !== scene.seat
  return pulse({ seat, at: 'points' }, covered ? undefined : amount)
}

function takenBack(seat: Seat, from: Place): Move {
  return fly({ piece: seat }, from, { seat, at: 'markers' })
}

function laid(seat: Seat, card: number, side: Side): Place {
  return { seat, at: side === 'barrow' || side === 'helper' ? `${side}:${card}` : `side:${side}` }
}
