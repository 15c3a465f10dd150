import {
  type Cause,
  type CommodityUse,
  NEUTRAL,
  type NeutralReason,
  NOBODY,
  type Side,
  type StallOwner,
} from '@la-granja/engine'
import type { CardNames, EventTexts, Who } from '../language.ts'
import { lossPhrase } from './effects.ts'
import {
  amountOf,
  BUILDING_CASES,
  capital,
  cardsOf,
  count,
  fromField,
  goodName,
  goodTaken,
  listed,
  noun,
  oneFrom,
  stepsOf,
} from './forms.ts'
import { names } from './names.ts'

// The verbs in -no and -to have no subject, so they fit “Ty” and names of every gender.

const { roofs, steps, uses } = names

const by = (cause: Cause): string => `(${names.cause(cause)})`
const roof = (id: keyof typeof roofs): string => `„${roofs[id]}”`

export const events: EventTexts = {
  stepBegan: ({ round, step }) => `Runda ${round}: ${steps[step]}.`,
  turnBegan: ({ seat }, who) => `Tura: ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `${who(seat)}: koniec tury.`,

  silverGained: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: otrzymano ${amountOf(amount, 'silver')} ${by(cause)}.`,
  silverPaid: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: zapłacono ${amountOf(amount, 'silver')} ${by(cause)}.`,
  pointsGained: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: zdobyto ${amountOf(amount, 'point')} ${by(cause)}.`,
  pointsPaid: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: zapłacono ${amountOf(amount, 'point')} ${by(cause)}.`,

  gained: ({ seat, good, by: cause }, who) => `${who(seat)}: otrzymano ${amountOf(1, good)} ${by(cause)}.`,
  grown: ({ seat, good }, who) => `${who(seat)}: na polu wyrósł plon (${goodName(good)}).`,
  born: ({ seat }, who) => `${who(seat)}: urodziła się świnia.`,
  paid: ({ seat, good, from, by: cause }, who) => `${who(seat)}: oddano ${oneFrom(good, from)} ${by(cause)}.`,
  sold: ({ seat, good, from, price }, who) =>
    `${who(seat)}: sprzedano ${oneFrom(good, from)} za ${amountOf(price, 'silver')}.`,
  soldUnhoused: ({ seat, price, by: cause }, who) =>
    `${who(seat)}: brak wolnej zagrody, nową świnię sprzedano za ${amountOf(price, 'silver')} ${by(cause)}.`,
  bought: ({ seat, good, price }, who) => `${who(seat)}: kupiono ${amountOf(1, good)} za ${amountOf(price, 'silver')}.`,
  upgraded: ({ seat, good, into, from, price }, who) =>
    `${who(seat)}: przetworzono ${oneFrom(good, from)} w ${goodTaken(into)} ${price === 0 ? 'za darmo' : `za ${amountOf(price, 'silver')}`}.`,
  bartered: ({ seat, give, take }, who) => `${who(seat)}: wymieniono ${amountOf(1, give)} na ${amountOf(1, take)}.`,
  commoditySpent: ({ seat, on }, who) => `${who(seat)}: użyto skrzynki (${uses[on]}).`,

  gainForgone: ({ seat, gain }, who, nameOf) =>
    `${who(seat)}: zabrakło znacznika, zrezygnowano z ${lossPhrase(gain, nameOf)}.`,
  goodTakenBack: ({ seat, good, from }, who) =>
    `${who(seat)}: odzyskano znacznik (${goodName(good)}${fromField(from)}).`,
  rowTakenBack: ({ seat, building }, who) => `${who(seat)}: odzyskano znacznik ${BUILDING_CASES[building].from}.`,
  barrowTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: odzyskano znacznik z wózka ${nameOf(card)}.`,
  stallTakenBack: ({ seat, hex }, who) => `${who(seat)}: zabrano z powrotem stragan z pola rynku ${hex}.`,
  markTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: odzyskano znacznik z karty ${nameOf(card)}.`,

  cardPlayed: ({ seat, card, side }, who, nameOf) =>
    `${who(seat)}: zagrano kartę ${nameOf(card)} jako ${PLAYED_AS[side]}.`,
  cardDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: odrzucono kartę ${nameOf(card)}.`,
  barrowDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: odrzucono wózek ${nameOf(card)}.`,
  helperDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: odprawiono pomocnika (${nameOf(card)}).`,
  pigsLost: ({ seat, count: pigs }, who) => `${who(seat)}: utracono ${amountOf(pigs, 'pig')} z braku zagród.`,
  usesReopened: ({ seat }, who) => `${who(seat)}: wszystkie opcje skrzynek znów dostępne.`,
  cardsDrawn: ({ seat, count: number, cards }, who, nameOf) =>
    `${who(seat)}: dobrano ${cards === undefined ? cardsOf(number) : namedCards(cards, nameOf)}.`,
  pileShuffled: ({ count: number }) =>
    `Z odrzuconych kart utworzono nowy stos (${count(number, noun('karta', 'karty', 'kart'))}).`,
  cardsSeen: ({ seat, cards }, who, nameOf) =>
    `${who(seat)}: obejrzano ${cards === undefined ? 'dwie wierzchnie karty stosu' : namedCards(cards, nameOf)}.`,
  cardKept: ({ seat, card }, who, nameOf) =>
    `${who(seat)}: zatrzymano ${card === undefined ? 'jedną z nich' : `kartę ${nameOf(card)}`}, drugą odłożono pod stos.`,
  helperUsed: ({ seat, card }, who, nameOf) => `${who(seat)}: użyto pomocnika (${nameOf(card)}).`,
  marksRemoved: () => 'Wszyscy pomocnicy są znów gotowi.',
  useClosed: ({ seat, use }, who) => `${who(seat)}: zamknięto opcję skrzynki (${optionName(use)}).`,

  roofBought: ({ seat, roof: id, space }, who) =>
    `${who(seat)}: położono znacznik dachu ${roof(id)} na polu ${space + 1}.`,
  roofUsed: ({ seat, roof: id }, who) => `${who(seat)}: użyto znacznika dachu ${roof(id)}.`,
  roofTurnedUp: ({ seat, space }, who) => `${who(seat)}: odkryto zużyty znacznik dachu na polu ${space + 1}.`,
  roofsRevealed: ({ roofs: ids }) =>
    ids.length === 0 ? 'Nie ma nowych znaczników dachu.' : `Nowe znaczniki dachu: ${ids.map(roof).join(', ')}.`,

  spaceReserved: ({ seat, space }, who) => `${who(seat)}: zarezerwowano ostatnią kość na polu dochodu ${space}.`,
  diceRolled: ({ seat, dice }, who) => `${who(seat)}: wyrzucono ${dice.join(' ')}.`,
  dieTaken: ({ seat, die }, who) => `${who(seat)}: wzięto kość z pola dochodu ${die}.`,
  dieChanged: ({ seat, from, to }, who) => `${who(seat)}: zmieniono kość z ${from} na ${to}.`,
  dieResolved: ({ seat, space }, who) => `${who(seat)}: rozpatrzono pole dochodu ${space}.`,
  dieDiscarded: ({ die }) => `Kość z pola dochodu ${die} odłożono za neutralnego gracza.`,
  lastDieGone: () => 'Ostatnią kość odłożono.',

  donkeysReturned: () => 'Wszystkie osły wróciły do stajni.',
  donkeyChosen: ({ seat, donkey }, who) =>
    `${who(seat)}: ${donkey === undefined ? 'wybrano w tajemnicy znacznik osłów' : `wybrano znacznik osłów ${donkey}`}.`,
  donkeysRevealed: ({ donkeys }, who) =>
    `Osły: ${donkeys.map((donkey, seat) => `${who(seat as 0)} ${donkey}`).join(', ')}.`,
  donkeyExchanged: ({ seat, from, to }, who) => `${who(seat)}: wymieniono znacznik osłów ${from} na ${to}.`,
  rested: ({ seat, from, to, by: cause }, who) =>
    `${who(seat)}: przesunięto dysk sjesty o ${stepsOf(to - from)} ${by(cause)}.`,
  orderSet: ({ order }, who) => `Nowa kolejność graczy: ${order.map(who).join(', ')}.`,
  discsReturned: () => 'Dyski wróciły na początek toru sjesty.',

  delivered: ({ seat, good, from, building }, who) =>
    `${who(seat)}: dostarczono ${oneFrom(good, from)} do ${BUILDING_CASES[building].to}.`,
  loaded: ({ seat, good, from, card }, who, nameOf) =>
    `${who(seat)}: dostarczono ${oneFrom(good, from)} na wózek ${nameOf(card)}.`,
  buildingCompleted: ({ seat, building, first }, who) =>
    `${who(seat)}: zapełniono ${BUILDING_CASES[building].object}${first ? ' przed wszystkimi innymi' : ''}.`,
  buildingOpened: ({ seat, building, marker }, who) =>
    `${who(seat)}: usunięto znacznik kolejności budynków ${marker}, odblokowano ${BUILDING_CASES[building].object}.`,
  craftTaken: ({ seat, building }, who) =>
    `${who(seat)}: zdobyto znacznik rzemieślnika ${BUILDING_CASES[building].from}.`,
  craftsTurned: () => 'Nowe znaczniki rzemieślników odwrócono: działają już na stałe.',
  barrowCompleted: ({ seat, card }, who, nameOf) => `${who(seat)}: zapełniono wózek ${nameOf(card)}.`,
  stallPlaced: ({ seat, hex }, who) => `${who(seat)}: postawiono stragan na polu rynku ${hex}.`,
  stallRemoved: ({ seat, owner, hex }, who) =>
    `${capital(ownerName(seat, who))}: usunięto stragan z pola rynku ${hex} (właściciel: ${ownerName(owner, who)}).`,
  cardRevealed: ({ card }, _, nameOf) => `Neutralny gracz: odkryto kartę ${nameOf(card)}.`,
  neutralPlaced: ({ hex, reason }) =>
    `Neutralny gracz: postawiono stragan na polu rynku ${hex} (${reasonPhrase(reason)}).`,
  placeSet: ({ neutralFirst }, who) =>
    `Pierwszy gracz w następnej rundzie: ${neutralFirst ? 'neutralny gracz' : who(0)}.`,
  gameEnded: () => 'Gra skończyła się po fazie punktacji ostatniej rundy.',
}

const PLAYED_AS: Readonly<Record<Side, string>> = { ...names.sides, helper: 'pomocnika' }

/** §11: why this hex and no other. */
function reasonPhrase({ removes, threats, distance }: NeutralReason): string {
  const beside = count(threats, noun('wyższe puste pole', 'wyższe puste pola', 'wyższych pustych pól'))
  const apart = distance === 0 ? '' : `, ${stepsOf(distance)} od najbliższego neutralnego straganu`
  return `usuwa ${count(removes, noun('stragan', 'stragany', 'straganów'))}, obok ${beside}${apart}`
}

function namedCards(cards: readonly number[], nameOf: CardNames): string {
  return `${cards.length === 1 ? 'kartę' : 'karty'} ${listed(cards.map(nameOf))}`
}

/** The Trader's two forms are one option; it and the Apprentice's go by their helper's name. */
function optionName(use: string): string {
  if (use === 'trader' || use === 'apprentice') return names.cards[use].name
  return uses[use as CommodityUse]
}

export function ownerName(owner: StallOwner, who: Who): string {
  if (owner === NOBODY) return 'nikt'
  return owner === NEUTRAL ? 'neutralny gracz' : who(owner)
}
