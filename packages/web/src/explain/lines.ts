import type { Book, Concepts, Names, Ui } from '@la-granja/text'
import type { Page } from '../book/pages.ts'
import { oneOf } from '../farm/useFarm.ts'
import type { SignRef } from './signs.ts'

export interface Line {
  readonly name: string
  readonly says: string
  readonly page: Page
}

type Pages = { readonly [G in keyof Concepts]: Readonly<Record<keyof Concepts[G], Page>> | Page }

/** Where the book tells more. */
const PAGES: Pages = {
  goods: {
    olive: '2.8',
    grain: '2.8',
    grape: '2.8',
    pig: '6.3',
    food: '5.1.3',
    wine: '5.1.3',
    meat: '5.1.3',
    commodity: '5.1.1',
    silver: '5.1.2',
    point: '3',
  },
  sides: { field: '6.3', barrow: '8.3.3', extension: '6.1', helper: '6.1' },
  icons: { card: '6.1', income: '6.2', delivery: '8.4', pen: '6.3' },
  spaces: '7.2',
  buildings: '8.3.1',
  roofs: '6.4',
  pieces: {
    marker: '2.7',
    disc: '8.2',
    stall: '8.3.3',
    ownership: '8.3.1',
    craft: '8.3.1',
    orderMarker: '8.3.2',
    donkey: '8.1',
    hat: '8.2',
    neutral: '11',
  },
  signs: { card: '2.2', delivery: '8.3', upgrade: '5.1.3', roof: '6.4', lock: '2.6', covered: 'R21' },
}

export function pageOfSign([group, id]: SignRef): Page {
  const pages = PAGES[group]
  return typeof pages === 'string' ? pages : ((pages as Readonly<Record<string | number, Page>>)[id] ?? 'signs')
}

/** What the book says about a sign in a sentence or two. */
export function lineOf(ref: SignRef, { concepts }: Book, names: Names, opening: Ui['village']['opening']): Line {
  const page = pageOfSign(ref)
  switch (ref[0]) {
    case 'pieces':
      return { ...concepts.pieces[ref[1]], page }
    case 'signs':
      return { ...concepts.signs[ref[1]], page }
    case 'goods':
      return { name: opening(oneOf(names, ref[1])), says: concepts.goods[ref[1]], page }
    case 'sides':
      return { name: opening(names.sides[ref[1]]), says: concepts.sides[ref[1]], page }
    case 'icons':
      return { name: opening(names.icons[ref[1]]), says: concepts.icons[ref[1]], page }
    case 'spaces':
      return { name: String(ref[1]), says: concepts.spaces[ref[1]], page }
    case 'buildings':
      return { name: names.buildings[ref[1]], says: concepts.buildings[ref[1]], page }
    case 'roofs':
      return { name: concepts.signs.roof.name, says: concepts.roofs[ref[1]], page }
  }
}
