import { describe, expect, test } from 'vitest'
import { result } from '../../src/index.ts'
import { scenario } from '../scenario.ts'

const end = { round: 6, step: 'buying' } as const

describe('§10 end of the game', () => {
  test('§10 everything in dens and sty is sold, commodities bring 4 silver, and 5 silver become 1 VP', () => {
    const game = scenario({ ...end, farms: [{ silver: 1, goods: { olive: 1, grape: 1, pig: 1, commodity: 1 } }, {}] })
    game.do('endTurn', 'endTurn')
    expect(game.table.over).toBe(true)
    expect(game.scored(0, 'silver')).toBe(2)
    expect(game.farm(0).silver).toBe(0)
  })

  test('§10 crops on fields and upgraded goods are worth nothing', () => {
    const game = scenario({ ...end, farms: [{ fields: ['olive*'], goods: { food: 3, wine: 1, meat: 1 } }, {}] })
    game.do('endTurn', 'endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 0 })
  })

  test('§10 a tie goes to more silver left over; then it is shared', () => {
    const decided = scenario({
      ...end,
      farms: [
        { points: 9, silver: 2 },
        { points: 9, silver: 3 },
      ],
    }).do('endTurn', 'endTurn')
    expect(result(decided.state)?.winners).toEqual([1])
    const shared = scenario({
      ...end,
      farms: [
        { points: 9, silver: 2 },
        { points: 9, silver: 2 },
      ],
    }).do('endTurn', 'endTurn')
    expect(result(shared.state)?.winners).toEqual([0, 1])
    expect(result(shared.state)?.ranking.map(standing => standing.rank)).toEqual([1, 1])
  })

  test('R18 helpers that change selling prices or act at the end apply before the exchange', () => {
    const game = scenario({ ...end, farms: [{ helpers: ['pigDealer', 'steward'], goods: { pig: 2, food: 1 } }, {}] })
    game.do('endTurn', 'endTurn')
    expect(game.scored(0, 'silver')).toBe(1)
    expect(game.farm(0).silver).toBe(3)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('R33 the exchange is no anytime action: a commodity brings 4 silver even with closed options, without bonus', () => {
    const game = scenario({
      ...end,
      farms: [{ helpers: ['travellingSalesman'], closed: ['silver'], goods: { commodity: 1 } }, {}],
    })
    game.do('endTurn', 'endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 4, points: 0 })
  })

  test('R33 the Agricultural Worker then also sells crops on fields', () => {
    const game = scenario({ ...end, farms: [{ helpers: ['agriculturalWorker'], fields: ['grape*', 'olive*'] }, {}] })
    game.do('endTurn', 'endTurn')
    expect(game.farm(0).silver).toBe(3)
  })
})
