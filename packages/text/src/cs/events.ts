import {
  type Cause,
  type CommodityUse,
  type Good,
  NEUTRAL,
  type NeutralReason,
  NOBODY,
  type Origin,
  type StallOwner,
} from '@la-granja/engine'
import type { CardNames, EventTexts, Who } from '../language.ts'
import { gainPhrase } from './effects.ts'
import {
  agreed,
  amountOf,
  capital,
  count,
  done,
  listed,
  names,
  OF_BUILDING,
  objectOf,
  oneFrom,
  outOf,
  TO_BUILDING,
} from './names.ts'

// A Czech verb in the past tense would tell the player's gender. So the name stands before a colon, and what happened
// follows as a participle that agrees with the thing and not with the person.

const { roofs, sides, steps, uses } = names

const by = (cause: Cause): string => `(${names.cause(cause)})`
const roof = (id: keyof typeof roofs): string => `„${roofs[id]}“`
/** `prodána 1 oliva z polnosti` */
const one = (stem: string, good: Good, from: Origin = 'store'): string =>
  `${done(stem, 1, good)} ${oneFrom(good, from)}`
const some = (stem: string, amount: number, good: 'silver' | 'point' | 'pig'): string =>
  `${done(stem, amount, good)} ${amountOf(amount, good)}`
const silver = (price: number): string => objectOf(price, 'silver')

export const events: EventTexts = {
  stepBegan: ({ round, step }) => `${round}. kolo: ${steps[step]}.`,
  turnBegan: ({ seat }, who) => `Na tahu: ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `${who(seat)}: konec tahu.`,

  silverGained: ({ seat, amount, by: cause }, who) => `${who(seat)}: ${some('získán', amount, 'silver')} ${by(cause)}.`,
  silverPaid: ({ seat, amount, by: cause }, who) => `${who(seat)}: ${some('zaplacen', amount, 'silver')} ${by(cause)}.`,
  pointsGained: ({ seat, amount, by: cause }, who) => `${who(seat)}: ${some('získán', amount, 'point')} ${by(cause)}.`,
  pointsPaid: ({ seat, amount, by: cause }, who) => `${who(seat)}: ${some('zaplacen', amount, 'point')} ${by(cause)}.`,

  gained: ({ seat, good, by: cause }, who) => `${who(seat)}: ${one('získán', good)} ${by(cause)}.`,
  grown: ({ seat, good }, who) => `${who(seat)}: na polnosti ${one('vyrostl', good)}.`,
  born: ({ seat }, who) => `${who(seat)}: narodilo se ${amountOf(1, 'pig')}.`,
  paid: ({ seat, good, from, by: cause }, who) => `${who(seat)}: ${one('zaplacen', good, from)} ${by(cause)}.`,
  sold: ({ seat, good, from, price }, who) => `${who(seat)}: ${one('prodán', good, from)} za ${silver(price)}.`,
  soldUnhoused: ({ seat, price, by: cause }, who) =>
    `${who(seat)}: pro nové prase není volná kóje, prodáno za ${silver(price)} ${by(cause)}.`,
  bought: ({ seat, good, price }, who) => `${who(seat)}: ${one('koupen', good)} za ${silver(price)}.`,
  upgraded: ({ seat, good, into, from, price }, who) =>
    `${who(seat)}: ${one('vylepšen', good, from)} na ${objectOf(1, into)} ${price === 0 ? 'zdarma' : `za ${silver(price)}`}.`,
  bartered: ({ seat, give, take }, who) => `${who(seat)}: ${one('směněn', give)} za ${objectOf(1, take)}.`,
  commoditySpent: ({ seat, on }, who) => `${who(seat)}: využita komodita – ${uses[on]}.`,

  gainForgone: ({ seat, gain }, who, nameOf) =>
    `${who(seat)}: není volný hráčský žeton pro ${gainPhrase(gain, nameOf)}, zisk propadá.`,
  goodTakenBack: ({ seat, good, from }, who) => `${who(seat)}: vzat zpět hráčský žeton – ${oneFrom(good, from)}.`,
  rowTakenBack: ({ seat, building }, who) => `${who(seat)}: vzat zpět hráčský žeton z budovy ${OF_BUILDING[building]}.`,
  barrowTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: vzat zpět hráčský žeton z trakaře ${nameOf(card)}.`,
  stallTakenBack: ({ seat, hex }, who) => `${who(seat)}: vzat zpět stánek z pole trhu ${hex}.`,
  markTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: vzat zpět hráčský žeton z karty ${nameOf(card)}.`,

  cardPlayed: ({ seat, card, side }, who, nameOf) => `${who(seat)}: zahrána karta ${nameOf(card)} jako ${sides[side]}.`,
  cardDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: odhozena karta ${nameOf(card)}.`,
  barrowDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: odhozen trakař ${nameOf(card)}.`,
  helperDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: propuštěn pomocník ${nameOf(card)}.`,
  pigsLost: ({ seat, count: pigs }, who) => `${who(seat)}: pro nedostatek kójí ${some('ztracen', pigs, 'pig')}.`,
  usesReopened: ({ seat }, who) => `${who(seat)}: všechny možnosti využití komodit jsou zase otevřené.`,
  cardsDrawn: ({ seat, count: number, cards }, who, nameOf) =>
    `${who(seat)}: ${cards === undefined ? `${agreed('dobrán', number, 'she')} ${cardCount(number)}` : namedCards('dobrán', cards, nameOf)}.`,
  pileShuffled: ({ count: number }) => `Z odhozených karet je nový dobírací balíček: ${cardCount(number)}.`,
  cardsSeen: ({ seat, cards }, who, nameOf) =>
    `${who(seat)}: ${cards === undefined ? 'prohlédnuty dvě horní karty balíčku' : namedCards('prohlédnut', cards, nameOf)}.`,
  cardKept: ({ seat, card }, who, nameOf) =>
    `${who(seat)}: ponechána ${card === undefined ? 'jedna z nich' : `karta ${nameOf(card)}`}, druhá jde pod balíček.`,
  helperUsed: ({ seat, card }, who, nameOf) => `${who(seat)}: použit pomocník ${nameOf(card)}.`,
  marksRemoved: () => 'Všichni pomocníci jsou znovu připraveni.',
  useClosed: ({ seat, use }, who) => `${who(seat)}: uzavřena možnost využití komodity – ${optionName(use)}.`,

  roofBought: ({ seat, roof: id, space }, who) => `${who(seat)}: střecha ${roof(id)} položena na místo ${space + 1}.`,
  roofUsed: ({ seat, roof: id }, who) => `${who(seat)}: použita střecha ${roof(id)}.`,
  roofTurnedUp: ({ seat, space }, who) => `${who(seat)}: střecha na místě ${space + 1} otočena lícem vzhůru.`,
  roofsRevealed: ({ roofs: ids }) =>
    ids.length === 0 ? 'Žádné nové střechy.' : `Nové střechy: ${ids.map(roof).join(', ')}.`,

  spaceReserved: ({ seat, space }, who) => `${who(seat)}: vyhrazena poslední kostka na poli výnosu ${space}.`,
  diceRolled: ({ seat, dice }, who) => `${who(seat)}: hod kostkami ${dice.join(' ')}.`,
  dieTaken: ({ seat, die }, who) => `${who(seat)}: vzata kostka z pole výnosu ${die}.`,
  dieChanged: ({ seat, from, to }, who) => `${who(seat)}: kostka změněna ${outOf(from)} na ${to}.`,
  dieResolved: ({ seat, space }, who) => `${who(seat)}: vyhodnoceno pole výnosu ${space}.`,
  dieDiscarded: ({ die }) => `Kostka z pole výnosu ${die} odložena za neutrálního hráče.`,
  lastDieGone: () => 'Poslední kostka odložena.',

  donkeysReturned: () => 'Všichni oslíci se vrátili do stájí.',
  donkeyChosen: ({ seat, donkey }, who) =>
    `${who(seat)}: ${donkey === undefined ? 'skrytě vybrán oslík' : `vybrán oslík ${donkey}`}.`,
  donkeysRevealed: ({ donkeys }, who) =>
    `Oslíci: ${donkeys.map((donkey, seat) => `${who(seat as 0)} ${donkey}`).join(', ')}.`,
  donkeyExchanged: ({ seat, from, to }, who) => `${who(seat)}: oslík ${from} vyměněn za oslíka ${to}.`,
  rested: ({ seat, from, to, by: cause }, who) =>
    `${who(seat)}: postup o ${count(to - from, { one: 'krok siesty', few: 'kroky siesty', other: 'kroků siesty' })} ${by(cause)}.`,
  orderSet: ({ order }, who) => `Nové pořadí hráčů: ${order.map(who).join(', ')}.`,
  discsReturned: () => 'Žetony siesty se vrátily na začátek.',

  delivered: ({ seat, good, from, building }, who) =>
    `${who(seat)}: ${one('dodán', good, from)} ${TO_BUILDING[building]}.`,
  loaded: ({ seat, good, from, card }, who, nameOf) =>
    `${who(seat)}: ${one('naložen', good, from)} na trakař ${nameOf(card)}.`,
  buildingCompleted: ({ seat, building, first }, who) =>
    `${who(seat)}: ${first ? 'jako první ' : ''}dokončena budova ${OF_BUILDING[building]}.`,
  buildingOpened: ({ seat, building, marker }, who) =>
    `${who(seat)}: odstraněn žeton pořadí budov ${marker}, otevřena budova ${OF_BUILDING[building]}.`,
  craftTaken: ({ seat, building }, who) => `${who(seat)}: získán žeton řemesla z budovy ${OF_BUILDING[building]}.`,
  craftsTurned: () => 'Nové žetony řemesel otočeny na stranu s trvalým efektem.',
  barrowCompleted: ({ seat, card }, who, nameOf) => `${who(seat)}: dokončen trakař ${nameOf(card)}.`,
  stallPlaced: ({ seat, hex }, who) => `${who(seat)}: postaven stánek na poli trhu ${hex}.`,
  stallRemoved: ({ seat, owner, hex }, who) =>
    `${capital(ownerName(seat, who))}: z pole trhu ${hex} odstraněn stánek (majitel: ${ownerName(owner, who)}).`,
  cardRevealed: ({ card }, _, nameOf) => `Neutrální hráč: vyložena karta ${nameOf(card)}.`,
  neutralPlaced: ({ hex, reason }) => `Neutrální hráč: postaven stánek na poli trhu ${hex} (${reasonPhrase(reason)}).`,
  placeSet: ({ neutralFirst }, who) => `První v dalším kole: ${neutralFirst ? 'neutrální hráč' : who(0)}.`,
  gameEnded: () => 'Bodováním posledního kola hra skončila.',
}

/** §11: why this hex and no other. */
function reasonPhrase({ removes, threats, distance }: NeutralReason): string {
  const gone = count(removes, { one: 'stánek', few: 'stánky', other: 'stánků' })
  const beside = count(threats, {
    one: 'vyšší prázdné pole',
    few: 'vyšší prázdná pole',
    other: 'vyšších prázdných polí',
  })
  const apart =
    distance === 0 ? '' : `, ${count(distance, { one: 'krok', few: 'kroky', other: 'kroků' })} od dalšího svého stánku`
  return `odstraní ${gone}, vedle ${beside}${apart}`
}

function cardCount(amount: number): string {
  return count(amount, { one: 'karta', few: 'karty', other: 'karet' })
}

/** `dobrána karta Kočí`, `dobrány karty Kočí a Pekař`: without a number, any more than one are simply several. */
function namedCards(stem: string, cards: readonly number[], nameOf: CardNames): string {
  return `${stem}${cards.length === 1 ? 'a karta' : 'y karty'} ${listed(cards.map(nameOf))}`
}

/** The Trader's two forms are one option; it and the Apprentice's go by their helper's name. */
function optionName(use: string): string {
  if (use === 'trader' || use === 'apprentice') return names.cards[use].name
  return uses[use as CommodityUse]
}

export function ownerName(owner: StallOwner, who: Who): string {
  if (owner === NOBODY) return 'nikdo'
  return owner === NEUTRAL ? 'neutrální hráč' : who(owner)
}
