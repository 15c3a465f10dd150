import { type Cause, type CommodityUse, NEUTRAL, type NeutralReason, NOBODY, type StallOwner } from '@la-granja/engine'
import type { EventTexts, Who } from '../language.ts'
import { stepCount, toGain } from './effects.ts'
import { amountOf, capital, count, kindName, listed, names, oneFrom } from './names.ts'

// Who did it stands before a colon and what follows agrees with the thing alone, so a name of any gender and «Tu» fit.

const { buildings, roofs, sides, steps, uses } = names

const NEUTRAL_NAME = 'giocatore neutrale'

const by = (cause: Cause): string => `(${names.cause(cause)})`
const roof = (id: keyof typeof roofs): string => `«${roofs[id]}»`
const stallOn = (hex: number): string => `banco sullo spazio mercato ${hex}`

export const events: EventTexts = {
  stepBegan: ({ round, step }) => `Round ${round}: ${steps[step]}.`,
  turnBegan: ({ seat }, who) => `Turno: ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `${who(seat)}: fine del turno.`,

  silverGained: ({ seat, amount, by: cause }, who) => `${who(seat)}: +${amountOf(amount, 'silver')} ${by(cause)}.`,
  silverPaid: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: pagamento di ${amountOf(amount, 'silver')} ${by(cause)}.`,
  pointsGained: ({ seat, amount, by: cause }, who) => `${who(seat)}: +${amountOf(amount, 'point')} ${by(cause)}.`,
  pointsPaid: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: pagamento di ${amountOf(amount, 'point')} ${by(cause)}.`,

  gained: ({ seat, good, by: cause }, who) => `${who(seat)}: +${amountOf(1, good)} ${by(cause)}.`,
  grown: ({ seat, good }, who) => `${who(seat)}: cresce ${amountOf(1, good)} su un campo.`,
  born: ({ seat }, who) => `${who(seat)}: nasce ${amountOf(1, 'pig')}.`,
  paid: ({ seat, good, from, by: cause }, who) => `${who(seat)}: pagamento di ${oneFrom(good, from)} ${by(cause)}.`,
  sold: ({ seat, good, from, price }, who) =>
    `${who(seat)}: vendita di ${oneFrom(good, from)} per ${amountOf(price, 'silver')}.`,
  soldUnhoused: ({ seat, price, by: cause }, who) =>
    `${who(seat)}: recinto pieno, il nuovo maiale è venduto per ${amountOf(price, 'silver')} ${by(cause)}.`,
  bought: ({ seat, good, price }, who) =>
    `${who(seat)}: acquisto di ${amountOf(1, good)} per ${amountOf(price, 'silver')}.`,
  upgraded: ({ seat, good, into, from, price }, who) =>
    `${who(seat)}: ${oneFrom(good, from)} diventa ${kindName(into)} ${price === 0 ? '(lavorazione gratuita)' : `(lavorazione: ${amountOf(price, 'silver')})`}.`,
  bartered: ({ seat, give, take }, who) => `${who(seat)}: scambio di ${amountOf(1, give)} con ${amountOf(1, take)}.`,
  commoditySpent: ({ seat, on }, who) => `${who(seat)}: uso di una cassa di merce (${uses[on]}).`,

  gainForgone: ({ seat, gain }, who, nameOf) =>
    `${who(seat)}: nessuna pedina libera, rinuncia ${toGain(gain, nameOf)}.`,
  goodTakenBack: ({ seat, good, from }, who) => `${who(seat)}: ripresa la pedina di ${oneFrom(good, from)}.`,
  rowTakenBack: ({ seat, building }, who) => `${who(seat)}: ripresa una pedina dal ${buildings[building]}.`,
  barrowTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: ripresa una pedina dal carretto ${nameOf(card)}.`,
  stallTakenBack: ({ seat, hex }, who) => `${who(seat)}: ripreso il ${stallOn(hex)}.`,
  markTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: ripresa la pedina sull’aiutante ${nameOf(card)}.`,

  cardPlayed: ({ seat, card, side }, who, nameOf) => `${who(seat)}: carta ${nameOf(card)} giocata come ${sides[side]}.`,
  cardDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: carta ${nameOf(card)} scartata.`,
  barrowDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: carretto ${nameOf(card)} abbandonato.`,
  helperDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: congedo dell’aiutante ${nameOf(card)}.`,
  pigsLost: ({ seat, count: pigs }, who) =>
    `${who(seat)}: ${count(pigs, { one: 'maiale perso', other: 'maiali persi' })} per mancanza di spazio nel recinto.`,
  usesReopened: ({ seat }, who) => `${who(seat)}: di nuovo aperte tutte le opzioni delle casse di merce.`,
  cardsDrawn: ({ seat, count: number, cards }, who, nameOf) =>
    `${who(seat)}: ${count(number, { one: 'carta pescata', other: 'carte pescate' })}${cards === undefined ? '' : ` (${listed(cards.map(nameOf))})`}.`,
  pileShuffled: ({ count: number }) =>
    `Gli scarti, rimescolati, formano un nuovo mazzo di ${count(number, { one: 'carta', other: 'carte' })}.`,
  cardsSeen: ({ seat, cards }, who, nameOf) =>
    `${who(seat)}: viste le ${cards === undefined ? 'prime due carte del mazzo' : `carte ${listed(cards.map(nameOf))}`}.`,
  cardKept: ({ seat, card }, who, nameOf) =>
    `${who(seat)}: ${card === undefined ? 'una delle due' : nameOf(card)} in mano, l’altra carta in fondo al mazzo.`,
  helperUsed: ({ seat, card }, who, nameOf) => `${who(seat)}: in azione l’aiutante ${nameOf(card)}.`,
  marksRemoved: () => 'Tutti gli aiutanti sono di nuovo pronti.',
  useClosed: ({ seat, use }, who) => `${who(seat)}: opzione delle casse di merce chiusa (${optionName(use)}).`,

  roofBought: ({ seat, roof: id, space }, who) => `${who(seat)}: tetto ${roof(id)} posato sullo spazio ${space + 1}.`,
  roofUsed: ({ seat, roof: id }, who) => `${who(seat)}: tetto ${roof(id)} usato.`,
  roofTurnedUp: ({ seat, space }, who) => `${who(seat)}: riattivato il tetto sullo spazio ${space + 1}.`,
  roofsRevealed: ({ roofs: ids }) =>
    ids.length === 0 ? 'Nessun nuovo tetto.' : `Nuovi tetti: ${ids.map(roof).join(', ')}.`,

  spaceReserved: ({ seat, space }, who) => `${who(seat)}: riservato l’ultimo dado sullo spazio rendita ${space}.`,
  diceRolled: ({ seat, dice }, who) => `${who(seat)}: lancio dei dadi (${dice.join(' ')}).`,
  dieTaken: ({ seat, die }, who) => `${who(seat)}: preso un dado dallo spazio rendita ${die}.`,
  dieChanged: ({ seat, from, to }, who) => `${who(seat)}: dado portato da ${from} a ${to}.`,
  dieResolved: ({ seat, space }, who) => `${who(seat)}: risolto lo spazio rendita ${space}.`,
  dieDiscarded: ({ die }) => `Il dado sullo spazio rendita ${die} è scartato per il ${NEUTRAL_NAME}.`,
  lastDieGone: () => 'L’ultimo dado è stato messo via.',

  donkeysReturned: () => 'Tutti gli asini sono tornati nella stalla.',
  donkeyChosen: ({ seat, donkey }, who) =>
    `${who(seat)}: ${donkey === undefined ? 'asino scelto in segreto' : `scelto l’asino ${donkey}`}.`,
  donkeysRevealed: ({ donkeys }, who) =>
    `Asini: ${donkeys.map((donkey, seat) => `${who(seat as 0)} ${donkey}`).join(', ')}.`,
  donkeyExchanged: ({ seat, from, to }, who) => `${who(seat)}: asino ${from} scambiato con l’asino ${to}.`,
  rested: ({ seat, from, to, by: cause }, who) =>
    `${who(seat)}: avanti di ${stepCount(to - from)}${cause === 'siesta' ? '' : ` ${by(cause)}`}.`,
  orderSet: ({ order }, who) => `Nuovo ordine di turno: ${order.map(who).join(', ')}.`,
  discsReturned: () => 'I dischetti della siesta tornano alla partenza.',

  delivered: ({ seat, good, from, building }, who) =>
    `${who(seat)}: consegna di ${oneFrom(good, from)} al ${buildings[building]}.`,
  loaded: ({ seat, good, from, card }, who, nameOf) =>
    `${who(seat)}: consegna di ${oneFrom(good, from)} al carretto ${nameOf(card)}.`,
  buildingCompleted: ({ seat, building, first }, who) =>
    `${who(seat)}: completato il ${buildings[building]}${first ? ' prima di tutti gli altri' : ''}.`,
  buildingOpened: ({ seat, building, marker }, who) =>
    `${who(seat)}: via il segnalino Negozio Chiuso ${marker}, il ${buildings[building]} è aperto.`,
  craftTaken: ({ seat, building }, who) => `${who(seat)}: preso il segnalino Negoziante del ${buildings[building]}.`,
  craftsTurned: () => 'I nuovi segnalini Negoziante passano al lato permanente.',
  barrowCompleted: ({ seat, card }, who, nameOf) => `${who(seat)}: completato il carretto ${nameOf(card)}.`,
  stallPlaced: ({ seat, hex }, who) => `${who(seat)}: nuovo ${stallOn(hex)}.`,
  stallRemoved: ({ seat, owner, hex }, who) =>
    `${capital(ownerName(seat, who))}: rimosso il ${stallOn(hex)} (proprietà: ${ownerName(owner, who)}).`,
  cardRevealed: ({ card }, _, nameOf) => `${capital(NEUTRAL_NAME)}: rivelata la carta ${nameOf(card)}.`,
  neutralPlaced: ({ hex, reason }) => `${capital(NEUTRAL_NAME)}: nuovo ${stallOn(hex)} (${reasonPhrase(reason)}).`,
  placeSet: ({ neutralFirst }, who) => `Inizia il prossimo round: ${neutralFirst ? NEUTRAL_NAME : who(0)}.`,
  gameEnded: () => 'La partita è finita dopo il conteggio dell’ultimo round.',
}

/** §11: why this hex and no other. */
function reasonPhrase({ removes, threats, distance }: NeutralReason): string {
  const beside = count(threats, { one: 'spazio vuoto più alto', other: 'spazi vuoti più alti' })
  const apart =
    distance === 0 ? '' : `, a ${count(distance, { one: 'passo', other: 'passi' })} dal suo banco più vicino`
  return `rimuove ${count(removes, { one: 'banco', other: 'banchi' })}, ${beside} accanto${apart}`
}

/** The Trader's two forms are one option; it and the Apprentice's go by their helper's name. */
function optionName(use: string): string {
  if (use === 'trader' || use === 'apprentice') return names.cards[use].name
  return uses[use as CommodityUse]
}

export function ownerName(owner: StallOwner, who: Who): string {
  if (owner === NOBODY) return 'nessuno'
  return owner === NEUTRAL ? NEUTRAL_NAME : who(owner)
}
