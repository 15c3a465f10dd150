import type { Seat, Table } from '@la-granja/engine'
import { cardName, describeEvent, type Language, namesIn, type Ui, type Who } from '@la-granja/text'
import type { Concern, Counts, Did, Since } from './since.ts'

export interface Sentence {
  readonly text: string
  readonly about: Concern
  /** The actions that it tells of. */
  readonly at: readonly number[]
  /** Whether it was done from the reader's own seat: by a computer player, or by themselves elsewhere. */
  readonly own: boolean
}

export interface Speaker {
  readonly who: Who
  readonly table: Table
  readonly language: Language
}

/** What concerns the reader, a sentence for each thing; the same once more is counted and not said again. */
export function sentencesFor({ yours, reader }: Since, { who, table, language }: Speaker): readonly Sentence[] {
  const byText = new Map<string, Sentence>()
  for (const { event, about, at, by } of yours) {
    const text = describeEvent(event, who, table, language)
    const own = by === reader
    const key = `${own} ${text}`
    byText.set(key, { text, about, own, at: [...(byText.get(key)?.at ?? []), at] })
  }
  return [...byText.values()]
}

export interface Glanced {
  readonly label: string
  readonly text: string
}

/** What somebody did, as short as it can be said. */
export function glanceAt(did: Did, words: Ui['back'], { who, table, language }: Speaker): readonly Glanced[] {
  const names = namesIn(language)
  const list = (parts: readonly string[]) => parts.join(', ')
  const goods = (counts: Counts<keyof typeof names.goods>) =>
    list([...counts].map(([good, amount]) => names.count(amount, names.goods[good])))
  const card = (number: number) => cardName(number, table, language)
  const owner = (seat: number) => (seat < 0 ? words.neutral : who(seat as Seat))
  const texts: Readonly<Record<keyof Ui['back']['did'], string>> = {
    delivered: list([...did.delivered].map(([building, counts]) => `${names.buildings[building]} (${goods(counts)})`)),
    completed: list(did.completed.map(building => names.buildings[building])),
    stalls: list(did.stalls.map(words.hex)),
    removed: list(did.removed.map(({ hex, owner: seat }) => words.hexOf(hex, owner(seat)))),
    loaded: list([...did.loaded].map(([number, counts]) => `${card(number)} (${goods(counts)})`)),
    barrows: list(did.barrows.map(card)),
    cards: list(did.cards.map(({ card: number, side }) => `${card(number)} (${names.sides[side]})`)),
    roofs: list(did.roofs.map(roof => names.roofs[roof])),
    dice: list(did.dice.map(String)),
    donkey: did.donkey === undefined ? '' : String(did.donkey),
    siesta: did.siesta === 0 ? '' : String(did.siesta),
    upgraded: goods(did.upgraded),
    sold: goods(did.sold),
    bought: goods(did.bought),
    drawn: did.drawn === 0 ? '' : String(did.drawn),
  }
  const kinds = Object.keys(texts) as (keyof typeof texts)[]
  return kinds.flatMap(kind => (texts[kind] === '' ? [] : [{ label: words.did[kind], text: texts[kind] }]))
}
