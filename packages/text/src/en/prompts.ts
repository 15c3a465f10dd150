import { deliveryPrice, handLimit, type PlayerView, roofPrice, type Task } from '@la-granja/engine'
import type { CardNames, TaskTexts } from '../language.ts'
import { effectPhrase, gainsPhrase, pickingPhrase } from './effects.ts'
import { amountOf, capital, count, listed, names } from './names.ts'

const effect = (task: Task, _: PlayerView | undefined, nameOf: CardNames): string =>
  `${capital(effectPhrase(task, nameOf))}.`
const deliveries = (left: number): string => count(left, { one: 'delivery', other: 'deliveries' })

type OfferTime = Extract<Task, { do: 'offered' }>['at']

const MOMENTS: Readonly<Record<OfferTime, string>> = {
  turn: 'It is your turn',
  ownTransport: 'It is your transport turn',
  beforeRoll: 'The dice are about to be rolled',
  rolled: 'The dice have been rolled',
  takenDie: 'You have taken a die',
  anyDie: 'You are about to resolve a die',
  resolvedDie: 'You have resolved a die',
  revealed: 'The donkeys have been revealed',
  scoring: 'The round is being scored',
}

/** The card that is about to be played, for its owner. */
function chosen(view: PlayerView | undefined, nameOf: CardNames): string | undefined {
  return view === undefined || view.chosen === 0 ? undefined : nameOf(view.chosen)
}

export const tasks: TaskTexts = {
  playing({ plays }) {
    if (plays === 0) return 'You have played your cards; end your turn when you are ready.'
    return `You may play ${plays === 1 ? 'a card on one side of your farm' : `${plays} cards, each on one side of your farm`}, then end your turn.`
  },
  trading: () => 'Your income is in. Trade as you like, then end your turn and let the fields grow.',
  roofing({ bought }, view) {
    if (bought) return 'You have bought your roof; end your turn when you are ready.'
    const price = view?.seat === undefined ? undefined : roofPrice(view.table, view.seat)
    return `You may buy one roof${price === undefined ? '' : ` for ${amountOf(price, 'silver')}`}, then end your turn.`
  },
  choosingDie: () => 'Take one of the dice; you get what its space shows.',
  dieTaken: ({ die, last }) =>
    `${last ? 'The last die is everybody’s and lies on' : 'Your die lies on'} ${die}: ${names.spaces[die] ?? ''}. Resolve it.`,
  dieResolved: () => 'Your die is done; end your turn when you are ready.',
  resting: () => 'Siesta: advance your disc by the hats of your donkey. That ends this turn.',
  delivering: ({ left }) =>
    left > 0
      ? `You have ${deliveries(left)} left, to buildings or to your barrows; end your turn when you are done.`
      : 'No free delivery is left; end your turn when you are ready.',
  buying({ left, paid }, view) {
    if (left === 0) return 'No more deliveries can be bought; end your turn when you are ready.'
    if (paid) return `You have ${deliveries(left)} left that you have paid for; then end your turn.`
    const price = view?.seat === undefined ? undefined : deliveryPrice(view.table, view.seat)
    const each = left === 1 ? '' : ' each'
    const cost = price === undefined ? '' : price === 0 ? ' free of charge' : ` at ${amountOf(price, 'silver')}${each}`
    return `You may buy ${left === 1 ? '' : 'up to '}${deliveries(left)}${cost}, then end your turn.`
  },

  offered: ({ at }) => `${MOMENTS[at]}: you may use a helper now.`,
  choosingDonkey: () => 'Choose a donkey in secret; all are revealed together.',
  exchangingDonkey: () => `Choose another donkey instead of yours (${names.cards.courier.name}).`,
  sorting: () => `Before you draw you may discard cards that you do not want (${names.cards.marketWoman.name}).`,
  discarding(_, view) {
    const limit = view?.seat === undefined ? undefined : handLimit(view.table, view.seat)
    return `Discard a card: you hold more than ${limit === undefined ? 'your limit' : limit}.`
  },
  makingRoom: ({ side }, view, nameOf) =>
    `There is no room for one more ${names.sides[side]}: give one up for ${chosen(view, nameOf) ?? 'the new one'}.`,
  paying({ cost, paid }, view, nameOf) {
    const card = chosen(view, nameOf)
    const sofar = paid.length === 0 ? '' : ` So far: ${listed(paid.map(({ good }) => amountOf(1, good)))}.`
    const price = count(cost, { one: 'farm good', other: 'farm goods, all different' })
    return `The extension${card === undefined ? '' : ` ${card}`} costs ${price}.${sofar} Pay one.`
  },
  payingRoof: ({ owed }) =>
    `The roof still costs ${amountOf(owed, 'silver')}; a harvest good counts 3 (${names.cards.joiner.name}).`,
  placing: ({ gains }, _, nameOf) =>
    `All your markers are in use. Take one back for ${gainsPhrase(gains, nameOf)}, or go without.`,
  stalling: ({ value, quiet }) =>
    quiet === true ? 'Put up a stall on any empty market hex.' : `Put up your stall on a market hex of value ${value}.`,
  doubling: ({ points }) => `You may use a roof to take the ${amountOf(points, 'point')} of this space once more.`,
  peeking: () => 'Keep one of these two cards; the other goes under the pile.',
  repeating: () => 'Choose the craft marker whose instant effect you repeat.',
  picking: (task, _, nameOf) =>
    `${capital(names.cause(task.by))}: ${pickingPhrase(task, nameOf)}${task.must === true ? '' : ', or leave it'}.`,

  silver: effect,
  points: effect,
  gain: effect,
  advance: effect,
  space: effect,
  instant: effect,
  siestaPoints: effect,
  barrowPoints: effect,
  changeDie: effect,
  resolveDie: effect,
  reserve: effect,
  peek: effect,
  drawUp: effect,
  income: effect,
}
