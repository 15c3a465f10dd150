import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

/** Ends turns until the dice have been rolled; who had the turn in which step. */
function turnsOf(game: Game): string[] {
  const turns: string[] = []
  while (game.table.step !== 'firstDie') {
    turns.push(`${game.table.step} ${game.seat}`)
    game.do('endTurn')
  }
  return turns
}

describe('§6 four steps, one after the other', () => {
  test('§6 in turn order, and everybody finishes a step before the next begins', () => {
    const game = scenario({ players: 3, round: 2, order: [2, 0, 1] })
    const inOrder = (step: string) => [`${step} 2`, `${step} 0`, `${step} 1`]
    expect(turnsOf(game)).toEqual([...inOrder('playing'), ...inOrder('income'), ...inOrder('roofing')])
  })

  test('§6 the steps are: play and draw, income, growth, roofs', () => {
    const game = scenario({ round: 2, farms: [{ fields: ['olive'], extensions: ['baker'] }, {}] })
    const seen: string[] = []
    while (game.table.step !== 'firstDie') {
      game.do('endTurn')
      for (const { type } of game.events)
        if (['cardsDrawn', 'silverGained', 'grown', 'diceRolled'].includes(type)) seen.push(type)
    }
    expect(seen).toEqual(['cardsDrawn', 'cardsDrawn', 'silverGained', 'grown', 'diceRolled'])
  })
})

describe('§6 option simultaneousFarm', () => {
  const FULL: FarmPlan['hand'] = ['chef', 'negotiator', 'porter']
  const together = (plan: Scenario) => scenario({ round: 2, ...plan, options: { simultaneousFarm: true } })

  test('§6 simultaneousFarm: without it players act one at a time', () => {
    const game = scenario({ players: 3, round: 2 })
    expect(game.table.options.simultaneousFarm).toBe(false)
    expect(game.table.waiting).toEqual([0])
  })

  test('§6 simultaneousFarm: step 1 is played by all at once, in any order', () => {
    const game = together({ players: 3, order: [1, 2, 0], farms: [{ hand: ['baker'] }, { hand: ['mayor'] }, {}] })
    expect(game.table.waiting).toEqual([1, 2, 0])
    game.do(`0: play ${numberOf('baker')} field`, '2: endTurn', `1: play ${numberOf('mayor')} helper`)
    expect(game.table.waiting).toEqual([1, 0])
    expect(game.refused('2: endTurn')).toEqual({ rule: 'R4', why: 'notYourTurn' })
    expect(game.table.step).toBe('playing')
  })

  test('§6 simultaneousFarm: anytime actions are open to all of them', () => {
    const game = together({ farms: [{ goods: { olive: 1 } }, { goods: { commodity: 1 } }] })
    game.do('1: spend silver', '0: sell olive store')
    expect([game.farm(0).silver, game.farm(1).silver]).toEqual([1, 4])
  })

  test('§6 simultaneousFarm: two cards each in round 1', () => {
    const game = scenario({ options: { simultaneousFarm: true } })
    expect([game.task(0), game.task(1)]).toEqual(Array(2).fill({ do: 'playing', plays: 2 }))
  })

  test('§6 simultaneousFarm: nobody draws before all have committed; then in turn order, whoever was quicker', () => {
    const pile: Scenario['pile'] = ['baker', 'mayor', 'priest', 'dreamer', 'courier']
    const game = together({ order: [1, 0], pile, farms: [{ hand: ['chef'] }, {}] }).do('0: endTurn')
    expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 0])
    game.do('1: endTurn')
    expect(game.hand(1)).toEqual([numberOf('baker'), numberOf('mayor'), numberOf('priest')])
    expect(game.hand(0)).toEqual([numberOf('chef'), numberOf('dreamer'), numberOf('courier')])
    expect(game.saw('cardsDrawn').map(event => event.seat)).toEqual([1, 0])
  })

  test('§6 simultaneousFarm: discards happen in turn order too', () => {
    const game = together({ farms: [{ hand: ['chef', 'porter', 'mayor', 'baker'] }, {}] }).do(
      '1: endTurn',
      '0: endTurn',
    )
    expect(game.table).toMatchObject({ step: 'drawing', waiting: [0] })
    expect(game.hand(1)).toEqual([])
    game.do(`discard ${numberOf('mayor')}`)
    expect(game.hand(1)).toHaveLength(3)
    expect(game.table).toMatchObject({ step: 'income', waiting: [0, 1] })
  })

  test('§6 simultaneousFarm: income comes to all at once, with a common turn after it', () => {
    const plan = { hand: FULL, crafts: ['greengrocer', 'merchantHouse'] } satisfies FarmPlan
    const game = together({ step: 'income', players: 3, farms: [plan, {}, { crafts: plan.crafts }] })
    expect(game.table.waiting).toEqual([0, 1, 2])
    expect([0, 1, 2].map(seat => game.farm(seat as Seat).silver)).toEqual([3, 0, 3])
    game.do('2: take pig', '0: take olive', '2: endTurn', '0: sell olive store', '0: endTurn')
    expect(game.table).toMatchObject({ step: 'income', waiting: [1] })
    game.do('1: endTurn')
    expect(game.table.step).toBe('roofing')
  })

  test('§6 simultaneousFarm: growth is for all at once, also when markers are lacking', () => {
    const plan: FarmPlan = { fields: ['grape'], goods: { wine: 25 } }
    const game = together({ step: 'growing', farms: [plan, plan] })
    expect(game.table.waiting).toEqual([0, 1])
    game.do('1: takeBack wine store', '0: forgo 0')
    expect(game.farm(0)).toMatchObject({ fields: [{ ripe: false }], goods: { wine: 25 } })
    expect(game.farm(1)).toMatchObject({ fields: [{ ripe: true }], goods: { wine: 24 } })
  })

  test.each([1, 2])('§6 simultaneousFarm: step 4 goes one by one again (round %i)', round => {
    const game = together({ players: 3, round, step: 'growing' })
    expect(game.table).toMatchObject({ step: 'roofing', waiting: [round === 1 ? 2 : 0] })
  })

  describe.each(['playing', 'income'] as const)('§6 simultaneousFarm: no cards are drawn or shown while %s', step => {
    const cards: FarmPlan = { silver: 9, goods: { commodity: 1 }, roofs: ['card'], helpers: ['fortuneTeller'] }
    const teller = `use ${numberOf('fortuneTeller')} 0`

    test('§6 simultaneousFarm: a commodity or a roof can only play a card', () => {
      const game = together({ step, farms: [{ ...cards, hand: ['baker'] }, {}] })
      for (const line of ['spend card', 'useRoof 0']) {
        game.do(line)
        expect(game.refused('draw')).toEqual({ rule: '6', why: 'noDrawingNow' })
        expect(game.can(`play ${numberOf('baker')} field`)).toBe(true)
        game.do('finish')
      }
    })

    test('§6 simultaneousFarm: neither is turned in when it could only draw', () => {
      const game = together({ step, farms: [cards, {}] })
      expect([game.can('spend card'), game.can('useRoof 0')]).toEqual([false, false])
      expect(game.can('spend silver')).toBe(true)
    })

    test('§6 simultaneousFarm: the Fortune Teller shows nothing', () => {
      const game = together({ step, farms: [cards, {}] })
      expect(game.can(teller)).toBe(false)
      expect(game.refused(teller)).toEqual({ rule: '6', why: 'noDrawingNow' })
    })

    test('§6 simultaneousFarm: played one at a time, all of it is possible', () => {
      const game = scenario({ step, round: 2, farms: [cards, {}] })
      game.do('spend card', 'draw', 'useRoof 0', 'draw', teller)
      expect(game.task()).toEqual({ do: 'peeking' })
    })
  })

  test('§6 simultaneousFarm: the refusal says that no cards are drawn now, not that there are none', () => {
    const game = together({ farms: [{ goods: { commodity: 1 }, roofs: ['card'] }, {}] })
    expect(game.refused('spend card')).toEqual({ rule: '6', why: 'noDrawingNow' })
    expect(game.refused('useRoof 0')).toEqual({ rule: '6', why: 'noDrawingNow' })
  })

  test('§6 simultaneousFarm: from step 4 on cards are drawn and shown again', () => {
    const game = together({ step: 'roofing', farms: [{ silver: 1, roofs: ['card'], helpers: ['fortuneTeller'] }, {}] })
    game.do('useRoof 0', 'draw', `use ${numberOf('fortuneTeller')} 0`)
    expect(game.hand(0)).toHaveLength(1)
    expect(game.task()).toEqual({ do: 'peeking' })
  })
})
