import {
  type BuildingId,
  EDITION_SETS,
  type Edition,
  type Good,
  type Resource,
  type RoofId,
  type Side,
} from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import type { ReactNode } from 'react'
import { GoodRow } from '../draw/Goods.tsx'
import { oneOf } from '../farm/useFarm.ts'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'
import { LeafLink } from './Prose.tsx'
import { cardPage } from './pages.ts'
import { cardAt, type Value, type ValueGroup } from './values.ts'

interface ValueWords {
  readonly whatOf: (value: Value) => ReactNode
  readonly drawn: (value: Value) => ReactNode
}

/** What each value is, in the reader's words, and the value as it is drawn on the part. */
export function useValueWords(edition: Edition): ValueWords {
  const words = useUi().book
  const { language } = useOpenBook()
  const names = namesIn(language)
  const set = EDITION_SETS[edition]
  const tracks = words.valueNames as Readonly<Record<string, string>>
  const goods = (list: readonly Good[]) => (
    <>
      <GoodRow goods={list} size={18} />
      <span className="shell-hidden">{list.map(good => oneOf(names, good)).join(', ')}</span>
    </>
  )
  const sideOf = (part: string) => names.sides[(part === 'id' ? 'helper' : part) as Side]

  const what: Readonly<Record<ValueGroup, (value: Value) => ReactNode>> = {
    prices: ({ key, part }) => `${words[key as 'buy' | 'sell' | 'upgrade']}: ${oneOf(names, part as Resource)}`,
    tracks: ({ key, part }) => (key === 'roofSpaces' ? words.roofSpace(Number(part) + 1) : (tracks[key] ?? key)),
    buildings: ({ key }) => names.buildings[key as BuildingId],
    hexes: ({ key }) => words.hex(set.hexes[Number(key)]?.hex ?? 0),
    roofs: ({ key }) => `${words.roundName} ${Number(key) + 1}`,
    roofPhases: ({ key }) => names.roofs[key as RoofId],
    cards: ({ key, part }) => {
      const card = cardAt(edition, key)
      return card === undefined ? undefined : (
        <>
          <LeafLink page={cardPage(card.number)}>
            {card.number} {names.cards[card.id].name}
          </LeafLink>
          : {sideOf(part)}
        </>
      )
    },
  }
  const value: Readonly<Record<ValueGroup, (value: Value) => ReactNode>> = {
    prices: ({ key, part }) => set.prices[key as 'buy' | 'sell' | 'upgrade'][part as Resource],
    tracks: ({ key, part }) => track(key, part),
    buildings: ({ key }) => goods(set.buildings[key as BuildingId].rows[0] ?? []),
    hexes: ({ key }) => {
      const hex = set.hexes[Number(key)]
      if (hex === undefined) return undefined
      const notes = [
        words.hexValue(hex.value),
        ...(hex.centre ? [words.hexCentre] : []),
        ...(hex.closed.length > 0 ? [words.hexClosed(hex.closed)] : []),
      ]
      return notes.join(', ')
    },
    roofs: ({ key }) => set.roofs[Number(key)]?.map(roof => names.roofs[roof]).join(' · '),
    roofPhases: ({ key }) => set.roofPhases[key as RoofId]?.map(phase => names.phases[phase]).join(', '),
    cards: ({ key, part }) => cardValue(key, part),
  }

  function track(key: string, part: string): ReactNode {
    if (key === 'roofSpaces') return set.roofSpaces[Number(part)]
    if (key === 'siesta') return set.siesta.join(' · ')
    if (key === 'donkeys') return set.donkeys.map(({ deliveries, hats }) => `${deliveries}/${hats}`).join(' · ')
    return set[key as 'pens' | 'handLimit' | 'boughtDeliveries' | 'markers']
  }

  function cardValue(key: string, part: string): ReactNode {
    const card = cardAt(edition, key)
    if (card === undefined) return undefined
    if (part === 'field') return goods([card.field])
    if (part === 'extension') return card.extension.map(icon => names.icons[icon]).join(', ')
    if (part === 'id') return names.cards[card.id].says
    return (
      <>
        {goods(card.barrow.goods)} {names.count(card.barrow.points, names.goods.point)}
      </>
    )
  }

  return { whatOf: one => what[one.group](one), drawn: one => value[one.group](one) }
}
