import { type GameEvent, newGame, type PlayerView, type Refusal, type Task, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import {
  cardName,
  describeAction,
  describeEvent,
  describeRefusal,
  describeTask,
  helperText,
  namesIn,
} from '../src/index.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const who = (seat: number) => ['Ana', 'Ben', 'Carla', 'Dan'][seat]!

const told = (event: GameEvent) => describeEvent(event, who)

/** The start of a game, seen from seat 0, with what the test adds. */
function table(task: Task, change: Partial<PlayerView['table']['farms'][number]> = {}): PlayerView {
  const seen = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)
  const [farm, ...others] = seen.table.farms
  return { ...seen, table: { ...seen.table, farms: [{ ...farm!, todo: [task], ...change }, ...others] } }
}

const helpers = (...cards: number[]) => ({ helpers: cards.map(card => ({ card, used: false, marked: false })) })

describe('events', () => {
  it('tells what happened, to whom and why', () => {
    expect(told(EVENTS.silverGained)).toBe('Ana took 4 silver (space 4).')
    expect(told(EVENTS.pointsGained)).toBe('Ana scored 3 VP (Deli marker).')
    expect(told(EVENTS.upgraded)).toBe('Ana upgraded 1 olive from a field to 1 food for 2 silver.')
    expect(told(EVENTS.stallRemoved)).toBe('Ana removed a stall from hex 5 (owner: Ben).')
    expect(told(EVENTS.donkeysRevealed)).toBe('Donkeys: Ana 2, Ben 4.')
  })

  it('shows secrets only to those who are given them', () => {
    expect(told(EVENTS.cardsDrawn)).toBe('Ana drew 2 cards.')
    expect(told({ ...EVENTS.cardsDrawn, cards: [17, 1] })).toBe('Ana drew Coachman and Chef.')
    expect(told(EVENTS.donkeyChosen)).toBe('Ana chose a donkey in secret.')
    expect(told({ ...EVENTS.donkeyChosen, donkey: 3 })).toBe('Ana chose donkey 3.')
  })

  it('works with “You” in the place of a name', () => {
    expect(describeEvent(EVENTS.born, () => 'You')).toBe('You bred 1 pig.')
    expect(describeEvent(EVENTS.soldUnhoused, () => 'You')).toMatch(/^You had no pen/)
  })

  it('uses singular and plural', () => {
    expect(told({ ...EVENTS.pigsLost, count: 1 })).toContain('1 pig for')
    expect(told(EVENTS.pigsLost)).toContain('2 pigs for')
    expect(told({ ...EVENTS.cardsDrawn, count: 1 })).toBe('Ana drew 1 card.')
    expect(told({ ...EVENTS.rested, to: 3 })).toContain('2 siesta steps')
    expect(told(EVENTS.rested)).toBe('Ana advanced 1 siesta step.')
  })
})

describe('refusals', () => {
  const refused = (refusal: Refusal) => describeRefusal(refusal)

  it('names amounts and cites a section, a ruling or a card', () => {
    expect(refused({ rule: '6.4', why: 'notEnoughSilver', need: 2, have: 1 })).toBe(
      'You have 1 silver, this costs 2 (§6.4).',
    )
    expect(refused({ rule: 'R5', why: 'noFreePen' })).toBe('You have no free pen for one more pig (R5).')
    expect(refused({ rule: 'card:coachman', why: 'alreadyUsed' })).toBe('It has been used already (Coachman).')
  })

  it('cites no rule for what is no action at all', () => {
    expect(refused({ rule: 'input', why: 'malformed', field: 'good' })).toBe(
      'This is not an action: “good” is wrong or missing.',
    )
  })

  it('says what has to be finished first', () => {
    expect(refused({ rule: '6.1', why: 'notNow', during: 'paying' })).toBe(
      'Not while an extension is not paid for (§6.1).',
    )
  })

  it('uses singular and plural', () => {
    expect(refused({ rule: '6.1', why: 'notEnoughKinds', need: 2, have: 1 })).toBe(
      'The extension costs 2 different farm goods, and you have 1 kind (§6.1).',
    )
  })
})

describe('actions', () => {
  it('names card, side and what is printed there', () => {
    expect(describeAction(ACTIONS.play)).toBe('Play Coachman as a barrow (olive pig wine, 4 VP)')
    expect(describeAction({ ...ACTIONS.play, side: 'extension' }, table(TASKS.playing))).toBe(
      'Play Coachman as an extension (hand +1, delivery, pen; costs 1 good)',
    )
  })

  it('§5.1 names the price as helpers make it', () => {
    const plain = table(TASKS.trading)
    expect(describeAction(ACTIONS.sell, plain)).toBe('Sell 1 olive for 1 silver')
    expect(describeAction(ACTIONS.sell, table(TASKS.trading, helpers(27)))).toBe('Sell 1 olive for 2 silver')
    expect(describeAction(ACTIONS.buy, table(TASKS.trading, helpers(28)))).toBe('Buy 1 pig for 4 silver')
    expect(describeAction(ACTIONS.upgrade, table(TASKS.trading, helpers(1)))).toBe(
      'Upgrade 1 grape from a field to wine for 2 silver',
    )
  })

  it('R35 never names a buying price that selling would return', () => {
    const both = table(TASKS.trading, helpers(27, 28))
    expect(describeAction({ ...ACTIONS.buy, good: 'olive' }, both)).toBe('Buy 1 olive for 3 silver')
  })

  it('tells free upgrades from paid ones', () => {
    const free: Task = { do: 'picking', by: 'roof:upgrade1', left: 1, from: [{ pick: 'upgrade', goods: ['grape'] }] }
    expect(describeAction(ACTIONS.upgrade, table(free))).toBe('Upgrade 1 grape from a field to wine for free')
  })

  it('spells out which of a helper’s offers is meant', () => {
    const label = (card: number, offer: number) =>
      describeAction({ type: 'use', seat: 0, card, offer }, table(TASKS.trading))
    expect(label(17, 0)).toBe('Coachman: pay 1 silver, make 1 delivery')
    expect(label(15, 0)).toBe('Migrant Labour: change the die by +1')
    expect(label(34, 1)).toBe('Innkeeper: pay 1 silver and 1 wine, take 2 VP')
    expect(label(6, 0)).toBe('Merchant: pay 1 VP, resolve space 1 (1 pig)')
  })

  it('names roofs, points of the space and who is replaced', () => {
    const seen = table(TASKS.roofing)
    const roofs = { ...seen, table: { ...seen.table, roofs: ['pig'] as const } }
    expect(describeAction(ACTIONS.buyRoof, roofs)).toBe('Buy the roof “1 pig” for 1 silver')
    expect(describeAction({ ...ACTIONS.buyRoof, space: 2 }, roofs)).toBe('Buy the roof “1 pig” for 1 silver (+2 VP)')
    expect(describeAction(ACTIONS.placeStall, seen)).toBe('Replace the stall on hex 1')
    expect(describeAction({ ...ACTIONS.placeStall, hex: 9 }, seen)).toBe('Stall on hex 9')
  })
})

describe('prompts', () => {
  it('says in one sentence what may be done', () => {
    expect(describeTask({ do: 'delivering', left: 1 })).toMatch(/^You have 1 delivery left/)
    expect(describeTask({ do: 'delivering', left: 3 })).toMatch(/^You have 3 deliveries left/)
    expect(describeTask(TASKS.roofing, table(TASKS.roofing, helpers(11)))).toContain('for 0 silver')
    expect(describeTask(TASKS.picking)).toBe('Space 3: take 2 different harvest goods, or leave it.')
  })

  it('tells the choices of space 5 and of the Porter apart', () => {
    const five: Task = {
      do: 'picking',
      by: 'space:5',
      left: 2,
      from: [{ pick: 'upgrade', goods: ['olive', 'grain', 'grape', 'pig'] }, { pick: 'advance' }],
    }
    expect(describeTask(five)).toBe('Space 5: 2 times: make 1 free upgrade or advance 1 siesta step, or leave it.')
    expect(describeTask({ ...five, once: true })).toContain('2 of these, each once')
  })
})

describe('names', () => {
  it('takes card names and helper texts from the cards', () => {
    expect(cardName(17)).toBe('Coachman')
    expect(helperText(51)).toBe('Income: 2 silver.')
  })

  it('counts in the right form', () => {
    const { count, goods } = namesIn()
    expect(count(1, goods.commodity)).toBe('1 commodity')
    expect(count(0, goods.commodity)).toBe('0 commodities')
    expect(count(2, goods.point)).toBe('2 VP')
  })
})
