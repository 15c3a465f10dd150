import { type Cause, type CommodityUse, NEUTRAL, type NeutralReason, NOBODY, type StallOwner } from '@la-granja/engine'
import type { EventTexts, Who } from '../language.ts'
import { gainPhrase } from './effects.ts'
import { amountOf, CARD, capital, count, listed, names, oneFrom, quoted, STEP, TO_BUILDING } from './names.ts'

// The name stands before a colon and what was done after it, so the verb need not agree with “Du” or with anybody's name.

const { buildings, roofs, sides, steps, uses } = names

const by = (cause: Cause): string => `(${names.cause(cause)})`
const roof = (id: keyof typeof roofs): string => `Dachmarker ${quoted(roofs[id])}`
const cardCount = (amount: number): string => count(amount, CARD)

export const events: EventTexts = {
  stepBegan: ({ round, step }) => `Runde ${round}: ${steps[step]}.`,
  turnBegan: ({ seat }, who) => `Am Zug: ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `${who(seat)}: Zug beendet.`,

  silverGained: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: ${amountOf(amount, 'silver')} erhalten ${by(cause)}.`,
  silverPaid: ({ seat, amount, by: cause }, who) => `${who(seat)}: ${amountOf(amount, 'silver')} bezahlt ${by(cause)}.`,
  pointsGained: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: ${amountOf(amount, 'point')} erhalten ${by(cause)}.`,
  pointsPaid: ({ seat, amount, by: cause }, who) => `${who(seat)}: ${amountOf(amount, 'point')} bezahlt ${by(cause)}.`,

  gained: ({ seat, good, by: cause }, who) => `${who(seat)}: ${amountOf(1, good)} erhalten ${by(cause)}.`,
  grown: ({ seat, good }, who) => `${who(seat)}: ${amountOf(1, good)} auf dem Feld gewachsen.`,
  born: ({ seat }, who) => `${who(seat)}: ${amountOf(1, 'pig')} geboren.`,
  paid: ({ seat, good, from, by: cause }, who) => `${who(seat)}: ${oneFrom(good, from)} abgegeben ${by(cause)}.`,
  sold: ({ seat, good, from, price }, who) =>
    `${who(seat)}: ${oneFrom(good, from)} für ${amountOf(price, 'silver')} verkauft.`,
  soldUnhoused: ({ seat, price, by: cause }, who) =>
    `${who(seat)}: kein Stallplatz frei, ${amountOf(1, 'pig')} für ${amountOf(price, 'silver')} verkauft ${by(cause)}.`,
  bought: ({ seat, good, price }, who) =>
    `${who(seat)}: ${amountOf(1, good)} für ${amountOf(price, 'silver')} gekauft.`,
  upgraded: ({ seat, good, into, from, price }, who) =>
    `${who(seat)}: ${oneFrom(good, from)} ${price === 0 ? 'kostenlos' : `für ${amountOf(price, 'silver')}`} zu ${amountOf(1, into)} aufgewertet.`,
  bartered: ({ seat, give, take }, who) => `${who(seat)}: ${amountOf(1, give)} gegen ${amountOf(1, take)} getauscht.`,
  commoditySpent: ({ seat, on }, who) => `${who(seat)}: Handelsware eingesetzt (${uses[on]}).`,

  gainForgone: ({ seat, gain }, who, nameOf) =>
    `${who(seat)}: kein Spielermarker übrig, auf ${gainPhrase(gain, nameOf)} verzichtet.`,
  goodTakenBack: ({ seat, good, from }, who) => `${who(seat)}: Spielermarker zurückgenommen (${oneFrom(good, from)}).`,
  rowTakenBack: ({ seat, building }, who) => `${who(seat)}: Spielermarker vom ${buildings[building]} zurückgenommen.`,
  barrowTakenBack: ({ seat, card }, who, nameOf) =>
    `${who(seat)}: Spielermarker vom Karren ${quoted(nameOf(card))} zurückgenommen.`,
  stallTakenBack: ({ seat, hex }, who) => `${who(seat)}: Marktstand von Marktfeld ${hex} zurückgenommen.`,
  markTakenBack: ({ seat, card }, who, nameOf) =>
    `${who(seat)}: Spielermarker vom Helfer ${quoted(nameOf(card))} zurückgenommen.`,

  cardPlayed: ({ seat, card, side }, who, nameOf) =>
    `${who(seat)}: ${quoted(nameOf(card))} als ${sides[side]} ausgespielt.`,
  cardDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: ${quoted(nameOf(card))} abgeworfen.`,
  barrowDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: Karren ${quoted(nameOf(card))} aufgegeben.`,
  helperDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: Helfer ${quoted(nameOf(card))} entlassen.`,
  pigsLost: ({ seat, count: pigs }, who) => `${who(seat)}: ${amountOf(pigs, 'pig')} verloren (zu wenige Stallplätze).`,
  usesReopened: ({ seat }, who) => `${who(seat)}: alle Möglichkeiten für Handelswaren wieder offen.`,
  cardsDrawn: ({ seat, count: number, cards }, who, nameOf) =>
    `${who(seat)}: ${cards === undefined ? cardCount(number) : cardList(cards, nameOf)} nachgezogen.`,
  pileShuffled: ({ count: number }) => `Ablage gemischt: neuer Nachziehstapel mit ${cardCount(number)}.`,
  cardsSeen: ({ seat, cards }, who, nameOf) =>
    `${who(seat)}: ${cards === undefined ? 'die obersten zwei Karten des Nachziehstapels' : cardList(cards, nameOf)} angesehen.`,
  cardKept: ({ seat, card }, who, nameOf) =>
    `${who(seat)}: ${card === undefined ? 'eine davon' : quoted(nameOf(card))} behalten, die andere unter den Nachziehstapel gelegt.`,
  helperUsed: ({ seat, card }, who, nameOf) => `${who(seat)}: Helfer ${quoted(nameOf(card))} genutzt.`,
  marksRemoved: () => 'Alle Helfer sind wieder bereit.',
  useClosed: ({ seat, use }, who) => `${who(seat)}: Möglichkeit für Handelswaren geschlossen (${optionName(use)}).`,

  roofBought: ({ seat, roof: id, space }, who) => `${who(seat)}: ${roof(id)} auf Platz ${space + 1} gelegt.`,
  roofUsed: ({ seat, roof: id }, who) => `${who(seat)}: ${roof(id)} genutzt.`,
  roofTurnedUp: ({ seat, space }, who) => `${who(seat)}: Dachmarker auf Platz ${space + 1} wieder aufgedeckt.`,
  roofsRevealed: ({ roofs: ids }) =>
    ids.length === 0 ? 'Keine neuen Dachmarker.' : `Neue Dachmarker: ${ids.map(id => quoted(roofs[id])).join(', ')}.`,

  spaceReserved: ({ seat, space }, who) => `${who(seat)}: letzten Würfel auf Ertragsfeld ${space} reserviert.`,
  diceRolled: ({ seat, dice }, who) => `${who(seat)}: ${dice.join(' ')} gewürfelt.`,
  dieTaken: ({ seat, die }, who) => `${who(seat)}: Würfel von Ertragsfeld ${die} genommen.`,
  dieChanged: ({ seat, from, to }, who) => `${who(seat)}: Würfel von ${from} auf ${to} geändert.`,
  dieResolved: ({ seat, space }, who) => `${who(seat)}: Ertragsfeld ${space} ausgeführt.`,
  dieDiscarded: ({ die }) => `Der Würfel auf Ertragsfeld ${die} wurde für den neutralen Spieler entfernt.`,
  lastDieGone: () => 'Der letzte Würfel wurde entfernt.',

  donkeysReturned: () => 'Alle Eselmarker stehen wieder bereit.',
  donkeyChosen: ({ seat, donkey }, who) =>
    `${who(seat)}: ${donkey === undefined ? 'Eselmarker geheim' : `Eselmarker ${donkey}`} gewählt.`,
  donkeysRevealed: ({ donkeys }, who) =>
    `Eselmarker: ${donkeys.map((donkey, seat) => `${who(seat as 0)} ${donkey}`).join(', ')}.`,
  donkeyExchanged: ({ seat, from, to }, who) => `${who(seat)}: Eselmarker ${from} gegen Eselmarker ${to} getauscht.`,
  rested: ({ seat, from, to, by: cause }, who) => `${who(seat)}: ${count(to - from, STEP)} vorgerückt ${by(cause)}.`,
  orderSet: ({ order }, who) => `Neue Spielreihenfolge: ${order.map(who).join(', ')}.`,
  discsReturned: () => 'Die Scheiben liegen wieder am Anfang der Siestaleiste.',

  delivered: ({ seat, good, from, building }, who) =>
    `${who(seat)}: ${oneFrom(good, from)} ${TO_BUILDING[building]} geliefert.`,
  loaded: ({ seat, good, from, card }, who, nameOf) =>
    `${who(seat)}: ${oneFrom(good, from)} auf den Karren ${quoted(nameOf(card))} geladen.`,
  buildingCompleted: ({ seat, building, first }, who) =>
    `${who(seat)}: ${buildings[building]} komplett beliefert${first ? ', vor allen anderen' : ''}.`,
  buildingOpened: ({ seat, building, marker }, who) =>
    `${who(seat)}: Gebäudemarker ${marker} entfernt, ${buildings[building]} jetzt offen.`,
  craftTaken: ({ seat, building }, who) => `${who(seat)}: Handwerksmarker vom ${buildings[building]} genommen.`,
  craftsTurned: () => 'Neue Handwerksmarker zeigen jetzt ihre Dauerfunktion.',
  barrowCompleted: ({ seat, card }, who, nameOf) => `${who(seat)}: Karren ${quoted(nameOf(card))} voll beladen.`,
  stallPlaced: ({ seat, hex }, who) => `${who(seat)}: Marktstand auf Marktfeld ${hex} aufgestellt.`,
  stallRemoved: ({ seat, owner, hex }, who) =>
    `${capital(ownerName(seat, who))}: Marktstand von Marktfeld ${hex} entfernt (bisher ${ownerName(owner, who)}).`,
  cardRevealed: ({ card }, _, nameOf) => `Neutraler Spieler: ${quoted(nameOf(card))} aufgedeckt.`,
  neutralPlaced: ({ hex, reason }) =>
    `Neutraler Spieler: Marktstand auf Marktfeld ${hex} aufgestellt (${reasonPhrase(reason)}).`,
  placeSet: ({ neutralFirst }, who) =>
    `Startspieler der nächsten Runde: ${neutralFirst ? 'neutraler Spieler' : who(0)}.`,
  gameEnded: () => 'Das Spiel endet nach der Wertung der letzten Runde.',
}

/** §11: why this hex and no other. */
function reasonPhrase({ removes, threats, distance }: NeutralReason): string {
  const removed = count(removes, { one: 'Marktstand', other: 'Marktstände' })
  const beside = count(threats, { one: 'höheres leeres Marktfeld', other: 'höhere leere Marktfelder' })
  const apart = distance === 0 ? '' : `, Abstand ${distance} zum nächsten eigenen Marktstand`
  return `entfernt ${removed}, ${beside} daneben${apart}`
}

function cardList(cards: readonly number[], nameOf: (card: number) => string): string {
  return listed(cards.map(card => quoted(nameOf(card))))
}

/** The Trader's two forms are one option; it and the Apprentice's go by their helper's name. */
function optionName(use: string): string {
  if (use === 'trader' || use === 'apprentice') return names.cards[use].name
  return uses[use as CommodityUse]
}

export function ownerName(owner: StallOwner, who: Who): string {
  if (owner === NOBODY) return 'niemand'
  return owner === NEUTRAL ? 'neutraler Spieler' : who(owner)
}
