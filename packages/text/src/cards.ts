import { CARDS, CLASSIC, cardOf, type Helper, type PrintedCard, type Table } from '@la-granja/engine'

const CLASSIC_CARDS = CLASSIC.cards.reduce<PrintedCard[]>((cards, card) => {
  cards[card.number] = card
  return cards
}, [])

/** The card that has this number in the set that the table plays with; without a table, in the classic one. */
export function printedOf(number: number, table?: Table): PrintedCard {
  if (table !== undefined) return cardOf(table, number)
  const card = CLASSIC_CARDS[number]
  if (card === undefined) throw new RangeError(`no card ${number}`)
  return card
}

/** The helper on that card. */
export function helperOf(number: number, table?: Table): Helper {
  return CARDS[printedOf(number, table).id].helper
}
