import { newGame, type PlayerView, type Refusal, type Task, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { printedOf } from '../src/cards.ts'
import { book } from '../src/cs/book/index.ts'
import { texts } from '../src/cs/index.ts'
import { ui } from '../src/cs/ui/index.ts'
import { book as english } from '../src/en/book/index.ts'
import { texts as englishTexts } from '../src/en/index.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const { names, events, refusals, actions, tasks, cite } = texts

const who = (seat: number) => ['Ana', 'Ben', 'Carla', 'Dan'][seat]!
const nameOf = (card: number) => names.cards[printedOf(card).id].name

/** The start of a game, seen from seat 0, with this to do. */
function table(task: Task): PlayerView {
  const seen = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)
  const [farm, ...others] = seen.table.farms
  return { ...seen, table: { ...seen.table, waiting: [0], farms: [{ ...farm!, todo: [task] }, ...others] } }
}

const AMOUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101]

describe('Czech plurals', () => {
  it.each([
    ['olive', 'oliva', 'olivy', 'oliv'],
    ['grain', 'obilí', 'obilí', 'obilí'],
    ['grape', 'hrozen', 'hrozny', 'hroznů'],
    ['pig', 'prase', 'prasata', 'prasat'],
    ['food', 'jídlo', 'jídla', 'jídel'],
    ['wine', 'víno', 'vína', 'vín'],
    ['meat', 'uzené maso', 'uzená masa', 'uzených mas'],
    ['commodity', 'komodita', 'komodity', 'komodit'],
    ['silver', 'stříbrný', 'stříbrné', 'stříbrných'],
    ['point', 'VB', 'VB', 'VB'],
  ] as const)('%s: only 1 is singular, only 2 to 4 are few', (good, one, few, many) => {
    const expected = AMOUNTS.map(amount => `${amount} ${amount === 1 ? one : amount >= 2 && amount <= 4 ? few : many}`)
    expect(AMOUNTS.map(amount => names.count(amount, names.goods[good]))).toEqual(expected)
  })
})

describe('Czech events', () => {
  const gained = (amount: number) => events.silverGained({ ...EVENTS.silverGained, amount }, who, nameOf)

  it('let the participle agree with the thing, never with the player', () => {
    expect(gained(1)).toBe('Ana: získán 1 stříbrný (pole výnosu 4).')
    expect(gained(4)).toBe('Ana: získány 4 stříbrné (pole výnosu 4).')
    expect(gained(7)).toBe('Ana: získáno 7 stříbrných (pole výnosu 4).')
    expect(events.sold(EVENTS.sold, who, nameOf)).toBe('Ana: prodáno 1 obilí za 1 stříbrný.')
    expect(events.upgraded(EVENTS.upgraded, who, nameOf)).toBe(
      'Ana: vylepšena 1 oliva z polnosti na 1 jídlo za 2 stříbrné.',
    )
    expect(events.grown(EVENTS.grown, who, nameOf)).toBe('Ana: na polnosti vyrostl 1 hrozen.')
    expect(events.pigsLost(EVENTS.pigsLost, who, nameOf)).toBe('Ana: pro nedostatek kójí ztracena 2 prasata.')
    expect(events.cardsDrawn(EVENTS.cardsDrawn, who, nameOf)).toBe('Ana: dobrány 2 karty.')
  })

  it('put goods into the accusative, and buildings into their case', () => {
    expect(events.bartered({ ...EVENTS.bartered, give: 'grape', take: 'olive' }, who, nameOf)).toBe(
      'Ana: směněn 1 hrozen za 1 olivu.',
    )
    expect(events.delivered(EVENTS.delivered, who, nameOf)).toBe('Ana: dodáno 1 jídlo k lahůdkáři.')
    expect(events.buildingOpened(EVENTS.buildingOpened, who, nameOf)).toBe(
      'Ana: odstraněn žeton pořadí budov 1, otevřena budova řezníka.',
    )
  })
})

describe('Czech refusals', () => {
  const refused = (refusal: Refusal) => `${refusals[refusal.why](refusal)} ${cite(refusal.rule)}.`

  it('speak to one person of any gender', () => {
    expect(refused({ rule: '6.4', why: 'notEnoughSilver', need: 2, have: 1 })).toBe(
      'Máš 1 stříbrný, stojí to 2 (§6.4).',
    )
    expect(refused({ rule: '6.1', why: 'notEnoughKinds', need: 2, have: 1 })).toBe(
      'Rozšíření stojí 2 různá zboží z farmy a ty máš 1 druh (§6.1).',
    )
    expect(refused({ rule: '6.1', why: 'notNow', during: 'paying' })).toBe(
      'Teď to nejde: rozšíření není zaplacené (§6.1).',
    )
    expect(refused({ rule: 'card:coachman', why: 'alreadyUsed' })).toBe('Už je to použité (Kočí).')
  })
})

describe('Czech labels and prompts', () => {
  it('name actions in the infinitive', () => {
    expect(actions.sell(ACTIONS.sell, table(TASKS.trading), nameOf)).toBe('Prodat 1 olivu za 1 stříbrný')
    expect(actions.deliver({ ...ACTIONS.deliver, building: 'butcher' }, table(TASKS.delivering), nameOf)).toBe(
      'Dodat jídlo k řezníkovi',
    )
    expect(actions.play(ACTIONS.play, undefined, nameOf)).toBe(
      'Zahrát kartu Kočí jako trakař (oliva, prase, víno; 4 VB)',
    )
    expect(actions.use(ACTIONS.use, undefined, nameOf)).toBe('Kočí: zaplatit 1 stříbrný, provést 1 dodávku')
  })

  it('ask in the imperative', () => {
    expect(tasks.picking(TASKS.picking, undefined, nameOf)).toBe(
      'Pole výnosu 3: vezmi si 2 různá zboží ze sklizně; můžeš to i vynechat.',
    )
    const cards: typeof TASKS.picking = {
      ...TASKS.picking,
      by: 'space:2',
      left: 1,
      from: [{ pick: 'play' }, { pick: 'draw' }],
    }
    expect(tasks.picking(cards, undefined, nameOf)).toContain('zahraj kartu nebo si dober kartu;')
    expect(tasks.buying(TASKS.buying, table(TASKS.buying), nameOf)).toBe(
      'Můžeš koupit až 2 dodávky, každou za 1 stříbrný, pak ukonči tah.',
    )
  })

  it('say “ze” where the number needs it', () => {
    expect([2, 5, 6, 12, 25].map(all => ui.farm.ofLimit(1, all))).toEqual([
      '1 ze 2',
      '1 z 5',
      '1 ze 6',
      '1 z 12',
      '1 z 25',
    ])
  })
})

describe('Czech around the game', () => {
  it('counts seats, days, people and pages', () => {
    expect([1, 2, 5].map(ui.online.lobby.free)).toEqual(['1 volné místo', '2 volná místa', '5 volných míst'])
    expect([1, 3, 22].map(ui.online.paces.days)).toEqual(['1 den na tah', '3 dny na tah', '22 dní na tah'])
    expect([1, 2, 12].map(ui.online.room.looking)).toEqual([
      '1 člověk přihlíží',
      '2 lidé přihlížejí',
      '12 lidí přihlíží',
    ])
    expect([0, 1, 4, 21].map(ui.book.found)).toEqual([
      'Nic se nenašlo',
      '1 nalezená stránka',
      '4 nalezené stránky',
      '21 nalezených stránek',
    ])
    expect([ui.book.cardsShown(66, 66), ui.book.cardsShown(3, 66)]).toEqual(['66 karet', '3 ze 66 karet'])
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
