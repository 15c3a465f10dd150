import {
  CARDS,
  CLASSIC,
  EDITIONS,
  type GameState,
  legalActions,
  newGame,
  play,
  sourcesOf,
  taskOf,
  view,
  waitingFor,
} from '@la-granja/engine'
import { type Book, EXAMPLES, LANGUAGES, learn, learnBook, namesIn, RULINGS, SECTIONS } from '@la-granja/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardsLike, NO_FILTERS } from '../src/book/filters.ts'
import { findFolded, fold } from '../src/book/fold.ts'
import { linked } from '../src/book/links.ts'
import { pageNow } from '../src/book/now.ts'
import { besides, hrefOf, type Page, pageOf, pageOfRule } from '../src/book/pages.ts'
import { search } from '../src/book/search.ts'
import { STORIES } from '../src/book/stories.ts'
import { isHouse, VALUE_GROUPS, valuesOf } from '../src/book/values.ts'

let book: Book
beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
  book = await learnBook('en')
})

describe('pages', () => {
  it('have an address that leads back to them', () => {
    const pages: readonly Page[] = [
      ...SECTIONS,
      ...RULINGS,
      'cards',
      'cards/17',
      'rulings',
      'values',
      'all',
      'contents',
    ]
    for (const page of pages) expect(pageOf(hrefOf(page).replace(/^\/rules\/?/, ''))).toBe(page)
  })

  it('are found however they are typed, and others are not', () => {
    expect(pageOf('r5')).toBe('R5')
    expect(pageOf('d')).toBe('D')
    for (const wrong of ['6.9', 'R37', 'cards/0', 'cards/67', 'cards/x', '../6.4'])
      expect(pageOf(wrong)).toBeUndefined()
  })

  it('can be turned from the first to the last and back', () => {
    const seen: Page[] = ['contents']
    for (let { next } = besides('contents'); next !== undefined; { next } = besides(next)) {
      expect(besides(next).previous).toBe(seen.at(-1))
      seen.push(next)
    }
    for (const id of [...SECTIONS, ...RULINGS]) expect(seen).toContain(id)
    expect(besides('cards/1')).toEqual({ previous: undefined, next: 'cards/2' })
    expect(besides('cards/66').next).toBeUndefined()
  })

  it('are known for every rule that the engine can cite', () => {
    expect(pageOfRule('6.4', CLASSIC)).toBe('6.4')
    expect(pageOfRule('R5', CLASSIC)).toBe('R5')
    expect(pageOfRule('card:coachman', CLASSIC)).toBe('cards/17')
    expect(pageOfRule('input', CLASSIC)).toBeUndefined()
  })
})

describe('links in a sentence', () => {
  it('are sections, rulings and cards; everything else stays as it is', () => {
    expect(linked('See §6.4, R5 and the Coachman.', 'en')).toEqual([
      { text: 'See ' },
      { text: '§6.4', page: '6.4' },
      { text: ', ' },
      { text: 'R5', page: 'R5' },
      { text: ' and the ' },
      { text: 'Coachman', page: 'cards/17' },
      { text: '.' },
    ])
  })

  it('do not take a building or a part of a word for a card', () => {
    expect(linked('The Merchant House is no Merchant.', 'en')).toEqual([
      { text: 'The Merchant House is no ' },
      { text: 'Merchant', page: 'cards/6' },
      { text: '.' },
    ])
    expect(linked('Chefs and R99 and §99.', 'en')).toEqual([{ text: 'Chefs and R99 and §99.' }])
    expect(linked('Storage Builder', 'en')).toEqual([{ text: 'Storage Builder', page: 'cards/44' }])
  })

  it('do not lead to the page on which they stand, and find what lies below a section', () => {
    expect(linked('As in §6.4.', 'en', '6.4')).toEqual([{ text: 'As in §6.4.' }])
    expect(linked('§4.5', 'en')).toEqual([{ text: '§4.5', page: '4' }])
  })

  it.each(LANGUAGES)('know the cards by their names in %s', language => {
    for (const id of Object.keys(CARDS) as (keyof typeof CARDS)[]) {
      const { name } = namesIn(language).cards[id]
      expect(linked(`(${name})`, language)).toContainEqual({ text: name, page: `cards/${CARDS[id].number}` })
    }
  })
})

describe('the search', () => {
  const pages = (wanted: string) => search(book, 'en', wanted).map(({ page }) => page)

  it('finds an entry by its number', () => {
    expect(pages('6.4')[0]).toBe('6.4')
    expect(pages('§8.3.1')[0]).toBe('8.3.1')
    expect(pages('r12')[0]).toBe('R12')
  })

  it('finds titles before texts, and every word has to be there', () => {
    expect(pages('roof')[0]).toBe('6.4')
    expect(pages('pig pen')).toContain('R5')
    expect(pages('pig pen')).not.toContain('8.2')
    expect(pages('xyzzy')).toEqual([])
    expect(pages('   ')).toEqual([])
  })

  it('finds cards by name and by what they do', () => {
    expect(pages('coachman')[0]).toBe('cards/17')
    expect(pages('upgrade free grain')).toContain('cards/8')
  })

  it('finds every entry by its own title', () => {
    for (const id of SECTIONS) expect(pages(book.sections[id].title), id).toContain(id)
    for (const id of RULINGS) expect(pages(book.rulings[id].title), id).toContain(id)
  })

  it('does not mind capitals and marks on letters', () => {
    expect(fold('Żółć, Größe, Ёлка')).toBe('zolc, grosse, елка')
    expect(findFolded('Die Größe zählt', 'grosse')).toEqual([4, 9])
    expect(findFolded('Nichts', 'grosse')).toBeUndefined()
    expect(search(book, 'cs', fold(namesIn('cs').cards.chef.name)).map(({ page }) => page)).toContain('cards/1')
  })

  it('marks the word in the sentence where it stands', () => {
    for (const { says, mark } of search(book, 'en', 'siesta')) {
      if (mark !== undefined) expect(fold(says.slice(...mark))).toBe('siesta')
      expect(says.length).toBeLessThan(400)
    }
  })
})

describe('“what can I do now”', () => {
  it('has a page at every moment of whole games', () => {
    const pages = new Set<Page>()
    for (const edition of EDITIONS) {
      let state: GameState = newGame({ seed: `now ${edition}`, players: 3, edition, options: {} })
      for (let step = 0; waitingFor(state).length > 0; step++) {
        const seen = view(state, waitingFor(state)[0])
        const legal = legalActions(seen)
        const page = pageNow(seen, taskOf(seen))
        expect(pageOf(page)).toBe(page)
        pages.add(page)
        pages.add(pageNow(view(state, undefined), undefined))
        const played = play(state, legal[(step * 7) % legal.length])
        if ('refusal' in played) throw new Error(played.refusal.why)
        state = played.state
      }
      expect(pageNow(view(state, 0), undefined)).toBe('10')
    }
    for (const page of ['6.1', '6.4', '7.1', '7.2', '8.1', '8.2', '8.3', '8.4'] as const) expect(pages).toContain(page)
  })
})

describe('worked examples', () => {
  it('are played by the rules: each ends as the book says', () => {
    expect(Object.keys(STORIES).sort()).toEqual(
      Object.keys(EXAMPLES)
        .filter(id => id !== 'card')
        .sort(),
    )
    const types = (id: keyof typeof STORIES) => STORIES[id]().events.map(({ type }) => type)
    expect(types('row')).toEqual(
      expect.arrayContaining(['delivered', 'buildingCompleted', 'buildingOpened', 'craftTaken']),
    )
    expect(types('barrow')).toEqual(expect.arrayContaining(['loaded', 'barrowCompleted', 'gained']))
    expect(types('trade')).toEqual(expect.arrayContaining(['sold', 'upgraded']))
    expect(STORIES.siesta().after.order).toEqual([1, 2, 0])
    const { before, after } = STORIES.push()
    expect(before.stalls[15]).toBe(1)
    expect([after.stalls[5], after.stalls[15], after.stalls[6]]).toEqual([0, -1, 1])
    expect(STORIES.roof().after.farms[0]?.roofs).toHaveLength(2)
  })
})

describe('the glossary of cards', () => {
  const like = (filters: Partial<typeof NO_FILTERS>) =>
    cardsLike(CLASSIC, { ...NO_FILTERS, ...filters }, 'en').map(({ id }) => id)

  it('shows all cards, or those that have everything that is asked for', () => {
    expect(like({})).toHaveLength(66)
    expect(like({ fields: ['olive'], barrow: ['food', 'wine'], icons: ['pen'] })).toEqual(
      CLASSIC.cards
        .filter(
          ({ field, barrow, extension }) =>
            field === 'olive' &&
            barrow.goods.includes('food') &&
            barrow.goods.includes('wine') &&
            extension.includes('pen'),
        )
        .map(({ id }) => id),
    )
    expect(like({ phases: ['end'] })).toEqual(['steward'])
    expect(like({ phases: ['scoring'], limits: ['round'] })).toEqual(['moneyLender'])
    expect(like({ text: 'CORN fact' })).toEqual(['cornFactor'])
    expect(like({ text: 'nothing at all' })).toEqual([])
  })
})

describe('sources of values', () => {
  it.each(EDITIONS)('none of the %s set is left out', edition => {
    const values = valuesOf(edition)
    expect(values).toHaveLength(sourcesOf(edition).length)
    expect(new Set(values.map(({ group }) => group))).toEqual(new Set(VALUE_GROUPS))
    expect(values.some(isHouse)).toBe(true)
    expect(new Set(values.map(({ group, key, part }) => `${group} ${key} ${part}`)).size).toBe(values.length)
  })
})
