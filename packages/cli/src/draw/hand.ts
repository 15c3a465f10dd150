import type { PlayerView, Table } from '@la-granja/engine'
import { cardName, helperOf, helperText, namesIn, printedOf } from '@la-granja/text'
import { beside, type Look, padded, paint, WIDTH, widthOf, wrapped } from './paint.ts'

const names = namesIn()

/** How wide a card is when it lies beside others. */
const CARD = 25
const INSIDE = CARD - 4

/** Keeps a number and its word on one line. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0')

/** All four sides of each card in hand. */
export function drawHand(view: PlayerView, look: Look): string[] {
  if (view.hand.length === 0) return ['Your hand is empty.']
  return drawCards(view.hand, view.table, look)
}

export function drawCards(cards: readonly number[], table: Table | undefined, look: Look): string[] {
  const perRow = Math.floor(WIDTH / CARD)
  const rows: string[] = []
  for (let first = 0; first < cards.length; first += perRow) {
    const row = cards.slice(first, first + perRow).map(card => drawCard(card, table, look))
    const height = Math.max(...row.map(lines => lines.length))
    const even = row.map(lines => stretched(lines, height))
    rows.push(
      ...even.reduce<string[]>((left, right, index) => (index === 0 ? right : beside(left, right, index * CARD)), []),
    )
  }
  return rows
}

/** Field to the left, barrow on top, extension to the right, helper below. */
export function drawCard(number: number, table: Table | undefined, look: Look): string[] {
  const { field, barrow, extension } = printedOf(number, table)
  const { limit, phases } = helperOf(number, table)
  const title = ` ${cardName(number, table)} `
  const sides: readonly (readonly [string, string])[] = [
    ['←', field],
    ['↑', `${barrow.goods.join(' ')}: ${together(`${barrow.points} VP`)}`],
    ['→', extension.map(icon => together(names.icons[icon])).join(', ')],
    ['↓', helperText(number, table)],
  ]
  const notes = [...(limit === 'round' ? ['once a round'] : []), ...(phases.includes('any') ? [] : [phases.join(', ')])]
  const body = sides.flatMap(([arrow, text]) =>
    wrapped(text, INSIDE - 2).map((line, index) => `${index === 0 ? arrow : ' '} ${line}`),
  )
  if (notes.length > 0)
    body.push(...wrapped(notes.join(' · '), INSIDE - 2).map(line => `  ${paint(look, 'dim', line)}`))
  const line = (text: string) => `│ ${padded(text, INSIDE)} │`
  return [
    `┌${paint(look, 'bold', title)}${'─'.repeat(Math.max(0, CARD - 2 - widthOf(title)))}┐`,
    ...body.map(line),
    `└${'─'.repeat(CARD - 2)}┘`,
  ]
}

/** Blank lines before the lower edge, so that cards beside each other are equally high. */
function stretched(lines: readonly string[], height: number): string[] {
  const blank = `│${' '.repeat(CARD - 2)}│`
  const missing = Array.from({ length: height - lines.length }, () => blank)
  return [...lines.slice(0, -1), ...missing, ...lines.slice(-1)]
}
