import {
  ACTION_TYPES,
  type Action,
  type ActionType,
  formatAction,
  type GameState,
  legalActions,
  parseAction,
  play,
  refusal,
  SEATS,
  type Seat,
  SHAPES,
  view,
  viewEvent,
} from '../../src/index.ts'
import { type Dice, shuffled } from '../../src/random.ts'
import { markersInUse } from '../scenario.ts'
import type { Decision } from './randomGame.ts'

// Laws that hold in every state of every game. Each throws with the reason when it does not.

/** 66 cards, each in one place. */
export function cardsAreConserved({ table, secrets }: GameState): void {
  const onFarms = table.farms.flatMap(farm =>
    [...farm.fields, ...farm.barrows, ...farm.helpers].map(slot => slot.card).concat(farm.extensions),
  )
  const all = [...secrets.hands.flat(), ...secrets.pile, ...table.discards, ...onFarms].sort((a, b) => a - b)
  if (all.length !== 66 || all.some((card, index) => card !== index + 1)) throw new Error(`cards: ${all.join(' ')}`)
}

/** §2.7: 25 markers each, and nothing below zero. */
export function nothingIsLost({ table }: GameState): void {
  for (const [seat, farm] of table.farms.entries()) {
    const markers = farm.pool + markersInUse(table, farm, seat as Seat)
    if (markers !== 25) throw new Error(`seat ${seat} has ${markers} markers`)
    const amounts = [farm.silver, farm.points, farm.pool, ...Object.values(farm.goods)]
    if (amounts.some(amount => amount < 0 || !Number.isInteger(amount)))
      throw new Error(`seat ${seat}: ${amounts.join(' ')}`)
    const scored = Object.values(farm.scored).reduce((sum, points) => sum + points, 0)
    if (scored !== farm.points) throw new Error(`seat ${seat}: ${farm.points} VP, but ${scored} by source`)
  }
}

/** Only seats that have the turn can do anything. */
export function othersWait({ table, ...rest }: GameState): void {
  for (const seat of [...SEATS.slice(0, table.players), undefined]) {
    const legal = legalActions(view({ table, ...rest }, seat))
    const turn = seat !== undefined && !table.over && table.waiting.includes(seat)
    if (turn !== legal.length > 0) throw new Error(`seat ${seat}: ${legal.length} actions, turn: ${turn}`)
  }
}

export function stateIsJson(state: GameState): void {
  const text = JSON.stringify(state)
  if (JSON.stringify(JSON.parse(text)) !== text) throw new Error('the state does not survive JSON')
}

export function notationIsInvertible(legal: readonly Action[]): void {
  for (const action of legal) {
    const back = parseAction(formatAction(action))
    if (back === undefined || JSON.stringify(sorted(back)) !== JSON.stringify(sorted(action)))
      throw new Error(`notation: ${formatAction(action)}`)
  }
  if (new Set(legal.map(formatAction)).size !== legal.length) throw new Error('an action is listed twice')
}

/** Everything that is listed can be played. */
export function listedActionsApply({ state, legal }: Decision): void {
  for (const action of legal) {
    const played = play(state, action)
    if ('refusal' in played) throw new Error(`listed but refused: ${formatAction(action)} ${played.refusal.why}`)
  }
}

/** Over the whole space of actions: listed or refused with a rule, never both, never neither. */
export function listIsComplete({ state, seat, legal }: Decision): void {
  const listed = new Set(legal.map(formatAction))
  const seen = view(state, seat)
  for (const action of everyAction(seat)) {
    const refused = refusal(seen, action)
    const line = formatAction(action)
    if ((refused === undefined) !== listed.has(line))
      throw new Error(`${line}: listed ${listed.has(line)}, refused ${JSON.stringify(refused)}`)
    if (refused !== undefined && (refused.rule === '' || refused.why.length === 0))
      throw new Error(`${line}: refused without a rule`)
  }
}

let actions: readonly Omit<Action, 'seat'>[] | undefined

export function everyAction(seat: Seat): Action[] {
  actions ??= ACTION_TYPES.flatMap(shapeSpace)
  return actions.map(action => ({ ...action, seat }) as Action)
}

function shapeSpace(type: ActionType): Omit<Action, 'seat'>[] {
  let partial: Record<string, unknown>[] = [{ type }]
  for (const [field, values] of Object.entries(SHAPES[type] as Record<string, readonly unknown[]>)) {
    partial = partial.flatMap(one => values.map(value => ({ ...one, [field]: value })))
  }
  return partial as unknown as Omit<Action, 'seat'>[]
}

/** What I cannot see changes neither my view nor what I can do. */
export function hiddenThingsStayHidden(state: GameState, dice: Dice): void {
  for (const seat of [...SEATS.slice(0, state.table.players), undefined]) {
    const other = withOtherSecrets(state, seat, dice)
    const mine = view(state, seat)
    const theirs = view(other, seat)
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) throw new Error(`seat ${seat} sees something hidden`)
    if (JSON.stringify(legalActions(mine)) !== JSON.stringify(legalActions(theirs)))
      throw new Error(`seat ${seat}: actions depend on something hidden`)
  }
}

/** Another state that the seat cannot tell from this one. */
export function withOtherSecrets({ table, secrets }: GameState, seat: Seat | undefined, dice: Dice): GameState {
  const seenOnTop = seat === undefined ? [] : view({ table, secrets }, seat).seen
  const pile = secrets.pile.slice(0, secrets.pile.length - seenOnTop.length)
  const unseen = shuffled([...pile, ...secrets.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))], dice)
  const hands = secrets.hands.map((hand, owner) => (owner === seat ? hand : unseen.splice(0, hand.length)))
  return {
    table,
    secrets: {
      seed: 'another',
      random: [dice.between(1, 1e9), dice.between(1, 1e9), dice.between(1, 1e9), dice.between(1, 1e9)],
      hands,
      pile: [...unseen, ...seenOnTop],
      roofs: secrets.roofs.map(stack => shuffled(stack, dice)),
      donkeys: secrets.donkeys.map((donkey, owner) => (owner === seat || donkey === 0 ? donkey : 1 + (donkey % 4))),
      chosen: secrets.chosen.map((card, owner) => (owner === seat || card === 0 ? card : (hands[owner]?.[0] ?? 0))),
      history: '',
    },
  }
}

/** Others learn that cards were drawn or a donkey was chosen, not which. */
export function eventsHideSecrets({ events, state }: Decision): void {
  for (const event of events) {
    for (const seat of [...SEATS.slice(0, state.table.players), undefined]) {
      const seen = viewEvent(event, seat)
      if (seen === undefined || ('seat' in event && event.seat === seat)) continue
      const secret = {
        cardsDrawn: 'cards',
        cardsSeen: 'cards',
        cardKept: 'card',
        donkeyChosen: 'donkey',
        pileShuffled: 'cards',
      } as const
      if (seen.type in secret && secret[seen.type as keyof typeof secret] in seen)
        throw new Error(`${seen.type} tells seat ${seat} too much`)
    }
  }
}

function sorted(action: Action): [string, unknown][] {
  return Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1))
}
