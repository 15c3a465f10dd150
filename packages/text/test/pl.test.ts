import { type FarmGood, type Good, newGame, type PlayerView, type Refusal, type Task, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { printedOf } from '../src/cards.ts'
import { book as english } from '../src/en/book/index.ts'
import { texts as englishTexts } from '../src/en/index.ts'
import { book } from '../src/pl/book/index.ts'
import { texts } from '../src/pl/index.ts'
import { ui } from '../src/pl/ui/index.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const { names, events, actions, tasks } = texts
const who = (seat: number) => ['Anna', 'Ty'][seat]!
const nameOf = (card: number) => names.cards[printedOf(card).id].name

/** The start of a game, seen from seat 0, with this to do. */
function table(task: Task): PlayerView {
  const seen = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)
  const [farm, ...others] = seen.table.farms
  return { ...seen, table: { ...seen.table, farms: [{ ...farm!, todo: [task] }, ...others] } }
}

describe('Polish numbers', () => {
  const AMOUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101]
  // 21 and 101 are not like 1, and 22 is like 2: m(any), o(ne), f(ew).
  const CATEGORIES = [...'mofffmmmmfmm']
  const TABLE: Readonly<Record<Good | FarmGood, readonly [one: string, few: string, many: string]>> = {
    olive: ['oliwka', 'oliwki', 'oliwek'],
    grain: ['zboże', 'zboża', 'zbóż'],
    grape: ['winogrono', 'winogrona', 'winogron'],
    pig: ['świnia', 'świnie', 'świń'],
    food: ['jedzenie', 'jedzenia', 'jedzenia'],
    wine: ['wino', 'wina', 'win'],
    meat: ['mięso', 'mięsa', 'mięs'],
    commodity: ['skrzynka', 'skrzynki', 'skrzynek'],
    silver: ['srebro', 'srebra', 'sreber'],
    point: ['PZ', 'PZ', 'PZ'],
  }

  it.each(Object.entries(TABLE))('%s', (good, forms) => {
    const counted = AMOUNTS.map(amount => names.count(amount, names.goods[good as Good]))
    expect(counted).toEqual(AMOUNTS.map((amount, i) => `${amount} ${forms['ofm'.indexOf(CATEGORIES[i]!)]}`))
  })

  it('the heading above a heap is a plural only where Polish has one', () => {
    expect(ui.farm.store(names.goods.olive.other, 3, [])).toBe('Oliwki: 3')
    expect(ui.farm.store(names.goods.silver.other, 3, [])).toBe('Srebro: 3')
  })
})

describe('Polish events', () => {
  it('have no subject, so they fit every name', () => {
    expect(events.sold(EVENTS.sold, who, nameOf)).toBe('Anna: sprzedano 1 zboże za 1 srebro.')
    expect(events.bought(EVENTS.bought, () => 'Ty', nameOf)).toBe('Ty: kupiono 1 świnię za 5 sreber.')
    expect(events.cardPlayed({ ...EVENTS.cardPlayed, side: 'helper' }, who, nameOf)).toBe(
      'Anna: zagrano kartę Woźnica jako pomocnika.',
    )
    expect(events.stallRemoved(EVENTS.stallRemoved, who, nameOf)).toBe(
      'Anna: usunięto stragan z pola rynku 5 (właściciel: Ty).',
    )
  })

  it('put words into the case that the verb asks for', () => {
    expect(events.upgraded(EVENTS.upgraded, who, nameOf)).toBe(
      'Anna: przetworzono 1 oliwkę z pola w jedzenie za 2 srebra.',
    )
    expect(events.delivered({ ...EVENTS.delivered, building: 'wainwright' }, who, nameOf)).toBe(
      'Anna: dostarczono 1 jedzenie do Wózkowni.',
    )
    expect(events.buildingOpened(EVENTS.buildingOpened, who, nameOf)).toContain('odblokowano Rzeźnika.')
    const gain = { gain: 'good', good: 'commodity', by: 'income' } as const
    expect(events.gainForgone({ ...EVENTS.gainForgone, gain }, who, nameOf)).toContain('zrezygnowano z 1 skrzynki.')
    expect(events.pigsLost({ ...EVENTS.pigsLost, count: 5 }, who, nameOf)).toContain('5 świń')
    expect(events.cardsDrawn({ ...EVENTS.cardsDrawn, cards: [17, 1] }, who, nameOf)).toBe(
      'Anna: dobrano karty Woźnica i Kucharz.',
    )
  })
})

describe('Polish refusals, actions and prompts', () => {
  const refused = (refusal: Refusal) => texts.refusals[refusal.why](refusal)

  it('count what is missing', () => {
    expect(refused({ rule: '6.4', why: 'notEnoughSilver', need: 6, have: 5 })).toBe('Masz 5 sreber, a to kosztuje 6')
    expect(refused({ rule: '6.1', why: 'notEnoughKinds', need: 5, have: 3 })).toBe(
      'Rozszerzenie kosztuje 5 różnych towarów, a masz 3 rodzaje',
    )
    expect(texts.cite('card:storageBuilder')).toBe('(Magazynier)')
  })

  it('are imperative labels', () => {
    expect(actions.sell(ACTIONS.sell, table(TASKS.trading), nameOf)).toBe('Sprzedaj 1 oliwkę za 1 srebro')
    expect(actions.play(ACTIONS.play, undefined, nameOf)).toBe(
      'Zagraj kartę Woźnica jako wózek (oliwka świnia wino, 4 PZ)',
    )
    expect(actions.use({ ...ACTIONS.use, card: 34, offer: 1 }, undefined, nameOf)).toBe(
      'Oberżysta: zapłać 1 srebro i oddaj 1 wino, weź 2 PZ',
    )
    // What the card says, where the offer depends on the table: never the English words of the engine.
    expect(actions.use({ ...ACTIONS.use, card: 6 }, undefined, nameOf)).toBe(`Kupiec: ${names.cards.merchant.says}`)
    expect(actions.forgo(ACTIONS.forgo, table(TASKS.placing), nameOf)).toBe('Zrezygnuj z nowo narodzonej świni')
  })

  it('number what would share a label', () => {
    const seen = table(TASKS.placing)
    const { merchantHouse } = seen.table.buildings
    const rows = [{ ...merchantHouse.rows[0]!, seat: 0 as const, filled: 6 }]
    const buildings = { ...seen.table.buildings, merchantHouse: { ...merchantHouse, rows } }
    const both = { ...seen, table: { ...seen.table, buildings } }
    const label = (symbol: number) =>
      actions.takeBackDelivery({ ...ACTIONS.takeBackDelivery, place: 'merchantHouse', symbol }, both, nameOf)
    expect(label(1)).toBe('Odzyskaj znacznik z Domu kupieckiego: zboże (symbol 2)')
    expect(label(2)).toBe('Odzyskaj znacznik z Domu kupieckiego: zboże (symbol 3)')
    expect(label(0)).toBe('Odzyskaj znacznik z Domu kupieckiego: oliwka')
  })

  it('say in one sentence what may be done', () => {
    expect(tasks.delivering({ do: 'delivering', left: 5 }, undefined, nameOf)).toMatch(/^Masz jeszcze 5 dostaw /)
    expect(tasks.picking(TASKS.picking, undefined, nameOf)).toBe(
      'Pole dochodu 3: weź 2 różne plony; możesz też zrezygnować.',
    )
    expect(tasks.paying(TASKS.paying, undefined, nameOf)).toBe(
      'Rozszerzenie kosztuje 2 różne towary. Dotąd: 1 PZ. Oddaj jeden.',
    )
  })
})

describe('Polish around the game', () => {
  it('counts seats, days, people and pages', () => {
    expect([1, 2, 5].map(ui.online.lobby.free)).toEqual(['1 wolne miejsce', '2 wolne miejsca', '5 wolnych miejsc'])
    expect([1, 3, 22].map(ui.online.paces.days)).toEqual(['1 dzień na turę', '3 dni na turę', '22 dni na turę'])
    expect([1, 2, 12].map(ui.online.room.looking)).toEqual(['1 osoba ogląda', '2 osoby oglądają', '12 osób ogląda'])
    expect([0, 1, 4, 21].map(ui.book.found)).toEqual([
      'Nic nie znaleziono',
      'Znaleziono 1 stronę',
      'Znaleziono 4 strony',
      'Znaleziono 21 stron',
    ])
    expect([ui.book.cardsShown(66, 66), ui.book.cardsShown(3, 66)]).toEqual(['66 kart', '3 z 66 kart'])
  })

  it('names the same cards as the English book, as they stand on the cards, so that they become links', () => {
    const ids = Object.keys(names.cards) as (keyof typeof names.cards)[]
    const finder = ({ cards, buildings }: typeof names) => {
      // The longest first, and with the buildings: the Merchant House is not the Merchant.
      const words = [...ids.map(id => cards[id].name), ...Object.values(buildings)].sort((a, b) => b.length - a.length)
      const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu')
      return (entry: unknown) => {
        const found = new Set([...JSON.stringify(entry).matchAll(pattern)].map(([word]) => word))
        return ids.filter(id => found.has(cards[id].name))
      }
    }
    const here = finder(names)
    const there = finder(englishTexts.names)
    for (const part of ['sections', 'rulings', 'readings', 'cards', 'concepts', 'examples'] as const)
      for (const [id, entry] of Object.entries(english[part]))
        expect(here((book[part] as Readonly<Record<string, unknown>>)[id]), `${part} ${id}`).toEqual(there(entry))
  })
})
