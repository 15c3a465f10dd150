import { type Cause, type CommodityUse, NEUTRAL, type NeutralReason, NOBODY, type StallOwner } from '@la-granja/engine'
import type { EventTexts, Who } from '../language.ts'
import { gainPhrase } from './effects.ts'
import { amountOf, capital, count, listed, names, oneFrom } from './names.ts'

// In the past tense, which in English is the same for “You” and for a name.

const { buildings, roofs, sides, steps, phases, uses } = names

const by = (cause: Cause): string => `(${names.cause(cause)})`
const roof = (id: keyof typeof roofs): string => `“${roofs[id]}”`

export const events: EventTexts = {
  stepBegan: ({ round, step }) => `Round ${round}: ${steps[step]}.`,
  turnBegan: ({ seat }, who) => `Turn: ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `${who(seat)} ended the turn.`,

  silverGained: ({ seat, amount, by: cause }, who) => `${who(seat)} took ${amountOf(amount, 'silver')} ${by(cause)}.`,
  silverPaid: ({ seat, amount, by: cause }, who) => `${who(seat)} paid ${amountOf(amount, 'silver')} ${by(cause)}.`,
  pointsGained: ({ seat, amount, by: cause }, who) => `${who(seat)} scored ${amountOf(amount, 'point')} ${by(cause)}.`,
  pointsPaid: ({ seat, amount, by: cause }, who) => `${who(seat)} paid ${amountOf(amount, 'point')} ${by(cause)}.`,

  gained: ({ seat, good, by: cause }, who) => `${who(seat)} took ${amountOf(1, good)} ${by(cause)}.`,
  grown: ({ seat, good }, who) => `${who(seat)} grew ${amountOf(1, good)} on a field.`,
  born: ({ seat }, who) => `${who(seat)} bred ${amountOf(1, 'pig')}.`,
  paid: ({ seat, good, from, by: cause }, who) => `${who(seat)} paid ${oneFrom(good, from)} ${by(cause)}.`,
  sold: ({ seat, good, from, price }, who) =>
    `${who(seat)} sold ${oneFrom(good, from)} for ${amountOf(price, 'silver')}.`,
  soldUnhoused: ({ seat, price, by: cause }, who) =>
    `${who(seat)} had no pen for a new pig and sold it for ${amountOf(price, 'silver')} ${by(cause)}.`,
  bought: ({ seat, good, price }, who) => `${who(seat)} bought ${amountOf(1, good)} for ${amountOf(price, 'silver')}.`,
  upgraded: ({ seat, good, into, from, price }, who) =>
    `${who(seat)} upgraded ${oneFrom(good, from)} to ${amountOf(1, into)} ${price === 0 ? 'for free' : `for ${amountOf(price, 'silver')}`}.`,
  bartered: ({ seat, give, take }, who) => `${who(seat)} exchanged ${amountOf(1, give)} for ${amountOf(1, take)}.`,
  commoditySpent: ({ seat, on }, who) => `${who(seat)} turned in a commodity: ${uses[on]}.`,

  gainForgone: ({ seat, gain }, who, nameOf) =>
    `${who(seat)} had no marker left and went without ${gainPhrase(gain, nameOf)}.`,
  goodTakenBack: ({ seat, good, from }, who) => `${who(seat)} took back the marker of ${oneFrom(good, from)}.`,
  rowTakenBack: ({ seat, building }, who) => `${who(seat)} took back a marker from the ${buildings[building]}.`,
  barrowTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)} took back a marker from the barrow ${nameOf(card)}.`,
  stallTakenBack: ({ seat, hex }, who) => `${who(seat)} took back the stall on hex ${hex}.`,
  markTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)} took back the marker on the ${nameOf(card)}.`,

  cardPlayed: ({ seat, card, side }, who, nameOf) => `${who(seat)} played ${nameOf(card)} as ${article(sides[side])}.`,
  cardDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)} discarded ${nameOf(card)}.`,
  barrowDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)} gave up the barrow ${nameOf(card)}.`,
  helperDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)} dismissed the ${nameOf(card)}.`,
  pigsLost: ({ seat, count: pigs }, who) => `${who(seat)} lost ${amountOf(pigs, 'pig')} for want of pens.`,
  usesReopened: ({ seat }, who) => `${who(seat)} got back every option for commodities.`,
  cardsDrawn: ({ seat, count: number, cards }, who, nameOf) =>
    `${who(seat)} drew ${cards === undefined ? cardCount(number) : listed(cards.map(nameOf))}.`,
  pileShuffled: ({ count: number }) => `The discards became a new pile of ${cardCount(number)}.`,
  cardsSeen: ({ seat, cards }, who, nameOf) =>
    `${who(seat)} looked at ${cards === undefined ? 'the top two cards of the pile' : listed(cards.map(nameOf))}.`,
  cardKept: ({ seat, card }, who, nameOf) =>
    `${who(seat)} kept ${card === undefined ? 'one of them' : nameOf(card)} and put the other under the pile.`,
  helperUsed: ({ seat, card }, who, nameOf) => `${who(seat)} used the ${nameOf(card)}.`,
  marksRemoved: () => 'All helpers were made ready again.',
  useClosed: ({ seat, use }, who) => `${who(seat)} closed an option for commodities: ${optionName(use)}.`,

  roofBought: ({ seat, roof: id, space }, who) => `${who(seat)} put the roof ${roof(id)} on space ${space + 1}.`,
  roofUsed: ({ seat, roof: id }, who) => `${who(seat)} used the roof ${roof(id)}.`,
  roofTurnedUp: ({ seat, space }, who) => `${who(seat)} turned up the roof on space ${space + 1}.`,
  roofsRevealed: ({ roofs: ids }) => (ids.length === 0 ? 'No new roofs.' : `New roofs: ${ids.map(roof).join(', ')}.`),

  spaceReserved: ({ seat, space }, who) => `${who(seat)} reserved the last die on space ${space}.`,
  diceRolled: ({ seat, dice }, who) => `${who(seat)} rolled ${dice.join(' ')}.`,
  dieTaken: ({ seat, die }, who) => `${who(seat)} took a die from space ${die}.`,
  dieChanged: ({ seat, from, to }, who) => `${who(seat)} changed the die from ${from} to ${to}.`,
  dieResolved: ({ seat, space }, who) => `${who(seat)} resolved space ${space}.`,
  dieDiscarded: ({ die }) => `The die on space ${die} was put away for the neutral player.`,
  lastDieGone: () => 'The last die was put away.',

  donkeysReturned: () => 'All donkeys came back to their stables.',
  donkeyChosen: ({ seat, donkey }, who) =>
    `${who(seat)} chose ${donkey === undefined ? 'a donkey in secret' : `donkey ${donkey}`}.`,
  donkeysRevealed: ({ donkeys }, who) =>
    `Donkeys: ${donkeys.map((donkey, seat) => `${who(seat as 0)} ${donkey}`).join(', ')}.`,
  donkeyExchanged: ({ seat, from, to }, who) => `${who(seat)} exchanged donkey ${from} for donkey ${to}.`,
  rested: ({ seat, from, to, by: cause }, who) =>
    `${who(seat)} advanced ${count(to - from, { one: 'siesta step', other: 'siesta steps' })}${cause === 'siesta' ? '' : ` ${by(cause)}`}.`,
  orderSet: ({ order }, who) => `New turn order: ${order.map(who).join(', ')}.`,
  discsReturned: () => 'The siesta discs went back to the start.',

  delivered: ({ seat, good, from, building }, who) =>
    `${who(seat)} delivered ${oneFrom(good, from)} to the ${buildings[building]}.`,
  loaded: ({ seat, good, from, card }, who, nameOf) =>
    `${who(seat)} loaded ${oneFrom(good, from)} on the barrow ${nameOf(card)}.`,
  buildingCompleted: ({ seat, building, first }, who) =>
    `${who(seat)} completed the ${buildings[building]}${first ? ' before anybody else' : ''}.`,
  buildingOpened: ({ seat, building, marker }, who) =>
    `${who(seat)} took order marker ${marker} away: the ${buildings[building]} opened.`,
  craftTaken: ({ seat, building }, who) => `${who(seat)} took the craft marker of the ${buildings[building]}.`,
  craftsTurned: () => 'New craft markers turned to their lasting side.',
  barrowCompleted: ({ seat, card }, who, nameOf) => `${who(seat)} completed the barrow ${nameOf(card)}.`,
  stallPlaced: ({ seat, hex }, who) => `${who(seat)} put up a stall on hex ${hex}.`,
  stallRemoved: ({ seat, owner, hex }, who) =>
    `${capital(ownerName(seat, who))} removed a stall from hex ${hex} (owner: ${ownerName(owner, who)}).`,
  cardRevealed: ({ card }, _, nameOf) => `The neutral player turned up ${nameOf(card)}.`,
  neutralPlaced: ({ hex, reason }) => `The neutral player put up a stall on hex ${hex} (${reasonPhrase(reason)}).`,
  placeSet: ({ neutralFirst }, who) =>
    `${neutralFirst ? 'The neutral player' : who(0)} will go first in the next round.`,
  gameEnded: () => `The game ended after the ${phases.scoring.toLowerCase()} of the last round.`,
}

/** §11: why this hex and no other. */
function reasonPhrase({ removes, threats, distance }: NeutralReason): string {
  const beside = count(threats, { one: 'higher empty hex', other: 'higher empty hexes' })
  const apart = distance === 0 ? '' : `, ${count(distance, { one: 'step', other: 'steps' })} from its next stall`
  return `removes ${count(removes, { one: 'stall', other: 'stalls' })}, ${beside} beside it${apart}`
}

function cardCount(amount: number): string {
  return count(amount, { one: 'card', other: 'cards' })
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

/** The Trader's two forms are one option; it and the Apprentice's go by their helper's name. */
function optionName(use: string): string {
  if (use === 'trader' || use === 'apprentice') return names.cards[use].name
  return uses[use as CommodityUse]
}

export function ownerName(owner: StallOwner, who: Who): string {
  if (owner === NOBODY) return 'nobody'
  return owner === NEUTRAL ? 'the neutral player' : who(owner)
}
