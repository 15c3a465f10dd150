import { describe, expect, test } from 'vitest'
import { EDITIONS, type Edition, type GameEvent, NEUTRAL, newGame, result, type Seat } from '../../src/index.ts'
import { Game, type Scenario, scenario } from '../scenario.ts'

/** The player's disc this many steps above the starting space. */
const restedAt = (steps: number): Seat[][] => [0, 1, 2, 3, 4].map(space => (space === steps ? [0] : []))

const scoring = (plan: Scenario): Game => scenario({ players: 1, step: 'scoring', ...plan })
const places = (game: Game) => game.saw('placeSet').map(event => event.neutralFirst)

describe.each(EDITIONS)('R25 the place of the next round, %s', edition => {
  test.each([0, 1, 2])('R25 %i steps above the start: second', steps => {
    for (const neutralFirst of [false, true]) {
      const game = scoring({ edition, neutralFirst, siesta: restedAt(steps) })
      expect([game.table.round, game.table.neutralFirst, places(game)]).toEqual([2, true, [true]])
    }
  })

  test.each([3, 4])('R25 %i steps above the start: first', steps => {
    for (const neutralFirst of [false, true]) {
      const game = scoring({ edition, neutralFirst, siesta: restedAt(steps) })
      expect([game.table.round, game.table.neutralFirst, places(game)]).toEqual([2, false, [false]])
    }
  })

  test('R25 it is judged before the disc returns to the start', () => {
    const game = scoring({ edition, siesta: restedAt(4) })
    expect(game.table.siesta).toEqual(restedAt(0))
    const order = game.events.map(event => event.type)
    expect(order.indexOf('placeSet')).toBeLessThan(order.indexOf('discsReturned'))
  })

  test('R25 steps of the whole round count, even those taken after §8.2', () => {
    const plan: Scenario = { players: 1, edition, neutralFirst: true, step: 'buying', siesta: restedAt(2) }
    const game = scenario({ ...plan, round: 5, farms: [{ roofs: ['siesta1'] }] })
    game.do('useRoof 0', 'endTurn')
    expect(places(game)).toEqual([false])
    expect(game.scored(0, 'siesta')).toBe(2)
  })

  test('R25 donkeys: three hats make one first, two do not', () => {
    const rested = (donkey: number, hats: number) => {
      const game = scenario({ players: 1, edition, step: 'choosingDonkeys' })
      return game.do(`chooseDonkey ${donkey}`, `advance ${hats}`, 'endTurn', 'endTurn').table.neutralFirst
    }
    expect([rested(1, 3), rested(2, 2), rested(3, 1), rested(4, 0)]).toEqual([false, true, true, true])
  })
})

describe.each(EDITIONS)('§11 scoring, %s', edition => {
  test('§11 §9 own stalls and siesta score as usual; neutral stalls score for nobody', () => {
    const game = scoring({ edition, siesta: restedAt(3), stalls: { 1: 0, 5: 0, 2: NEUTRAL, 7: NEUTRAL, 8: NEUTRAL } })
    expect([game.scored(0, 'stalls'), game.scored(0, 'siesta'), game.farm(0).points]).toEqual([2, 2, 4])
    expect(game.saw('pointsGained').map(event => event.seat)).toEqual([0, 0])
  })

  test('card 62 §11 Priest: only in the first place, and that of the round that ends counts', () => {
    const farms: Scenario['farms'] = [{ helpers: ['priest'] }]
    expect(scoring({ edition, farms, siesta: restedAt(0) }).scored(0, 'helpers')).toBe(1)
    expect(scoring({ edition, farms, siesta: restedAt(3) }).scored(0, 'helpers')).toBe(1)
    expect(scoring({ edition, farms, neutralFirst: true, siesta: restedAt(0) }).scored(0, 'helpers')).toBe(0)
    expect(scoring({ edition, farms, neutralFirst: true, siesta: restedAt(4) }).scored(0, 'helpers')).toBe(0)
  })

  test('§11 no place is set after round 6', () => {
    const game = scoring({ edition, round: 6, siesta: restedAt(4) })
    expect([game.table.over, places(game)]).toEqual([true, []])
  })

  test('§11 the result is the score: one standing, and no threshold', () => {
    for (const points of [0, 80]) {
      const game = scoring({ edition, round: 6, farms: [{ points, silver: 7 }] })
      const outcome = result(game.state)!
      expect(outcome.ranking).toMatchObject([{ seat: 0, rank: 1, points: points + 1, silver: 2 }])
      expect(outcome.winners).toEqual([0])
    }
  })
})

/** A whole game in which the player does as little as possible, with its events by round. */
function passedGame(edition: Edition, seed: string) {
  const game = new Game(newGame({ seed, players: 1, edition }), [])
  const rounds: { neutralFirst: boolean; events: GameEvent[] }[] = []
  while (!game.table.over) {
    const { round, neutralFirst } = game.table
    rounds[round - 1] ??= { neutralFirst, events: [] }
    const legal = game.legal()
    game.do(legal.find(line => line === 'endTurn' || line === 'finish') ?? legal.at(-1)!)
    rounds[round - 1]!.events.push(...game.events)
  }
  return { game, rounds }
}

describe.each(EDITIONS)('§11 whole games, %s', edition => {
  test('§11 every round: two dice discarded and one card revealed, at the times that the place says', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { game, rounds } = passedGame(edition, seed)
      expect(rounds).toHaveLength(6)
      for (const { neutralFirst, events } of rounds) {
        const order = events.map(event => event.type)
        const count = (type: GameEvent['type']) => order.filter(one => one === type).length
        expect([count('dieDiscarded'), count('dieTaken'), count('cardRevealed')]).toEqual([2, 2, 1])
        expect(order.indexOf('dieDiscarded') < order.indexOf('dieTaken')).toBe(neutralFirst)
        expect(order.indexOf('cardRevealed') < order.indexOf('donkeyChosen')).toBe(neutralFirst)
        if (!neutralFirst) expect(order.lastIndexOf('turnEnded')).toBeLessThan(order.indexOf('cardRevealed'))
        expect(count('orderSet')).toBe(0)
      }
      expect(result(game.state)!.ranking).toHaveLength(1)
      expect(result(game.state)!.ranking[0]).toMatchObject({ seat: 0, points: game.farm(0).points })
    }
  })
})
