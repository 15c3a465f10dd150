import { cardOf, handLimit } from '@la-granja/engine'
import { cardName, helperText, namesIn, uiIn } from '@la-granja/text'
import { whenOf } from '../card/label.ts'
import { oneOf } from '../farm/useFarm.ts'
import { listOf, type Part, type Section, type Told } from './page.ts'

/** One's own cards, each with its four sides. */
export function handSection(told: Told): Section {
  const { view, language } = told
  const { farm: words, table: ui, ear } = uiIn(language)
  const { table, seat, hand, seen, chosen } = view
  if (seat === undefined)
    return { id: 'hand', title: words.hand, parts: [listOf(undefined, [words.handsHidden], language)] }
  const title = (card: number) => {
    const name = cardName(card, table, language)
    return card === chosen ? words.leaving(name) : name
  }
  return {
    id: 'hand',
    title: ear.titled(ui.rooms.hand, words.ofLimit(hand.length, handLimit(table, seat))),
    parts: [
      ...(seen.length === 0
        ? []
        : [
            listOf(
              words.keepOne,
              seen.map(card => cardName(card, table, language)),
              language,
            ),
          ]),
      ...seen.map(card => sidesOf(card, title(card), told)),
      ...(hand.length === 0 ? [listOf(undefined, [words.handEmpty], language)] : []),
      ...hand.map(card => sidesOf(card, title(card), told)),
    ],
  }
}

function sidesOf(card: number, title: string, { view: { table }, language }: Told): Part {
  const { ear, farm: words } = uiIn(language)
  const names = namesIn(language)
  const { field, barrow, extension } = cardOf(table, card)
  const wanted = barrow.goods.map(good => oneOf(names, good)).join(', ')
  const side = (id: keyof typeof names.sides, says: string) =>
    ear.titled(uiIn(language).village.opening(names.sides[id]), says)
  return listOf(
    title,
    [
      side('field', oneOf(names, field)),
      side('barrow', `${wanted}; ${words.points(barrow.points)}`),
      side('extension', extension.map(icon => names.icons[icon]).join(', ')),
      side('helper', `${helperText(card, table, language)} (${whenOf(card, table, language)})`),
    ],
    language,
  )
}
