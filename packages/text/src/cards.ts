import { CARDS, type Card, cardOf as cardAt, type PrintedCard, type Table } from '@la-granja/engine'

const BY_NUMBER: readonly Card[] = Object.values(CARDS).reduce<Card[]>((cards, card) => {
  cards[card.number] = card
  return cards
}, [])

export function cardOf(number: number): Card {
  const card = BY_NUMBER[number]
  if (card === undefined) throw new RangeError(`no card ${number}`)
  return card
}

/** What is printed on the card in the set that is played with; without a table, in the classic one. */
export function printedOf(
  table: Table | undefined,
  number: number,
): Pick<PrintedCard, 'field' | 'barrow' | 'extension'> {
  return table === undefined ? cardOf(number) : cardAt(table, number)
}
