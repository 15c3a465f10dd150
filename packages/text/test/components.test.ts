import {
  CARDS,
  CLASSIC,
  type ComponentSet,
  type GameEvent,
  newGame,
  type PlayerView,
  refusal,
  type Table,
  type Task,
  view,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { cardName, describeAction, describeEvent, describeRefusal, describeTask, helperText } from '../src/index.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

// A set that prints the Coachman on card 1 and the Chef on card 17; in the classic one it is the other way round.

const CHEF = 17
const COACHMAN = 1
const SWAPPED = { chef: 'coachman', coachman: 'chef' } as const
const swapped: ComponentSet = {
  ...CLASSIC,
  cards: CLASSIC.cards.map(card => ({
    ...card,
    id: card.id === 'chef' || card.id === 'coachman' ? SWAPPED[card.id] : card.id,
  })),
}
const classic = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)
const own = view(newGame({ seed: 'text', players: 2, edition: 'classic', components: swapped }), 0)

/** With this to do, and what else the test lays on the farm of seat 0. */
function doing(seen: PlayerView, task: Task, change: Partial<Table['farms'][number]> = {}): PlayerView {
  const [farm, ...others] = seen.table.farms
  return { ...seen, table: { ...seen.table, waiting: [0], farms: [{ ...farm!, todo: [task], ...change }, ...others] } }
}

const who = (seat: number) => `Player ${seat + 1}`

describe('a set with two helpers on each other’s cards', () => {
  const mark = (card: number) => ({ gain: 'mark', card, after: [] }) as const
  const toBarrow = (barrow: number): Task => ({
    do: 'picking',
    by: 'card:wheelwright',
    left: 1,
    from: [{ pick: 'deliver', barrow }],
  })

  const namingEvents: ((card: number) => GameEvent)[] = [
    ...Object.values(EVENTS)
      .filter(event => 'card' in event)
      .map(event => (card: number) => ({ ...event, card }) as GameEvent),
    card => ({ ...EVENTS.cardsDrawn, cards: [card, 2] }),
    card => ({ ...EVENTS.cardsSeen, cards: [2, card] }),
    card => ({ ...EVENTS.cardKept, card }),
    card => ({ ...EVENTS.gainForgone, gain: mark(card) }),
  ]

  it('every event names the helper that the set prints', () => {
    expect(namingEvents.length).toBeGreaterThan(12)
    for (const event of namingEvents) {
      const sentence = describeEvent(event(CHEF), who, own.table)
      expect(sentence).toContain('Chef')
      expect(sentence).toBe(describeEvent(event(CARDS.chef.number), who, classic.table))
      expect(sentence).toBe(describeEvent(event(CARDS.chef.number), who)) // without a table the numbers are classic
      expect(describeEvent(event(COACHMAN), who, own.table)).toContain('Coachman')
    }
  })

  it('every action names it', () => {
    const naming = Object.values(ACTIONS).filter(action => 'card' in action)
    expect(naming.length).toBeGreaterThan(5)
    for (const action of naming) expect(describeAction({ ...action, card: CHEF }, own)).toContain('Chef')
    expect(describeAction({ ...ACTIONS.takeBackDelivery, place: CHEF }, own)).toContain('the barrow Chef')
    const placing = doing(own, { do: 'placing', gains: [mark(COACHMAN)] })
    expect(describeAction(ACTIONS.forgo, placing)).toBe('Go without the use of the Coachman')
    const collecting = { ...TASKS.picking, from: [{ pick: 'collect', tasks: [toBarrow(COACHMAN)] }] } as const
    expect(describeAction(ACTIONS.collect, doing(own, collecting))).toBe('Make 1 delivery to the barrow Coachman')
  })

  it('a card keeps what the set prints on its other sides', () => {
    expect(describeAction(ACTIONS.play, own)).toBe('Play Chef as a barrow (olive pig wine, 4 VP)')
    expect(describeAction(ACTIONS.play, classic)).toBe('Play Coachman as a barrow (olive pig wine, 4 VP)')
  })

  it('an offer is the one of the helper that the set prints', () => {
    expect(describeAction({ ...ACTIONS.use, card: COACHMAN }, own)).toBe('Coachman: pay 1 silver, make 1 delivery')
  })

  it('every prompt names it', () => {
    const chosen = { ...own, chosen: CHEF }
    expect(describeTask(TASKS.paying, chosen)).toMatch(/^The extension Chef costs/)
    expect(describeTask(TASKS.makingRoom, chosen)).toContain('give one up for Chef.')
    expect(describeTask({ do: 'placing', gains: [mark(CHEF)] }, own)).toContain('for the use of the Chef,')
    expect(describeTask({ do: 'gain', gains: [mark(CHEF)] }, own)).toBe('Take the use of the Chef.')
    expect(describeTask(toBarrow(CHEF), own)).toContain('to the barrow Chef')
  })

  it('a refusal cites it', () => {
    const helpers = [{ card: COACHMAN, used: true, marked: true }]
    const delivering = doing(own, { do: 'delivering', left: 1 }, { helpers })
    const refused = refusal(delivering, { ...ACTIONS.use, card: COACHMAN })!
    expect(describeRefusal(refused)).toBe('It has been used already (Coachman).')
  })

  it('names and helper texts follow the table', () => {
    expect([cardName(CHEF, own.table), cardName(COACHMAN, own.table), cardName(2, own.table)]).toEqual([
      'Chef',
      'Coachman',
      'Negotiator',
    ])
    expect(helperText(CHEF, own.table)).toBe(CARDS.chef.helper.says)
    expect(helperText(CHEF)).toBe(CARDS.coachman.helper.says)
  })

  it.each([0, 67, 1.5])('there is no card %d, with a table or without', number => {
    expect(() => cardName(number)).toThrow(RangeError)
    expect(() => cardName(number, own.table)).toThrow(RangeError)
  })
})
