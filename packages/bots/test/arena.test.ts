import { describe, expect, test, vi } from 'vitest'
import { type Arena, type ArenaGame, arenaGame, type BotName, showings, wilson } from '../src/index.ts'

vi.setConfig({ testTimeout: 120_000 })

const still = () => 0

function arena(...names: BotName[]): Arena {
  return { entrants: names.map(name => ({ name, iterations: 1 })), edition: 'classic', seed: 'arena' }
}

const played = (one: Arena, games: number): ArenaGame[] =>
  Array.from({ length: games }, (_, game) => arenaGame(one, game, still))

describe('seats', () => {
  test.each([[['random', 'learned']], [['random', 'novice', 'learned', 'farmer']]] as BotName[][][])(
    'each of %j sits at each seat once in a rotation',
    names => {
      const games = played(arena(...names), names.length)
      for (const name of names) {
        const times = names.map((_, seat) => games.filter(game => game[seat]?.name === name).length)
        expect(times).toEqual(names.map(() => 1))
      }
    },
  )

  test('a full rotation plays the same deal, the next one another', () => {
    // Equal players make equal games of equal deals: each seat has the same chance of its own.
    const [first, second, third, next] = played(arena('random', 'random', 'random'), 4)
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(next).not.toEqual(first)
  })

  test('a game can be played again alone', () => {
    const one = arena('random', 'learned')
    expect(arenaGame(one, 3, still)).toEqual(played(one, 4)[3])
  })

  test('another seed is another game', () => {
    const one = arena('random', 'random')
    expect(arenaGame({ ...one, seed: 'other' }, 0, still)).not.toEqual(arenaGame(one, 0, still))
  })
})

describe('showings', () => {
  const seat = (name: BotName, won: number, points: number) => ({ name, won, points, decisions: 10, milliseconds: 25 })

  test('shares add up to the number of games, and whoever thinks gets more of them', () => {
    const one = arena('learned', 'random')
    const games = played(one, 6)
    for (const game of games) expect(game.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1, 9)
    const [learned, random] = showings(one, games)
    expect([learned!.name, learned!.games, random!.name, random!.games]).toEqual(['learned', 6, 'random', 6])
    expect(6 * learned!.winRate + 6 * random!.winRate).toBeCloseTo(6, 9)
    expect(learned!.winRate).toBeGreaterThan(random!.winRate)
    expect(learned!.points).toBeGreaterThan(random!.points)
  })

  test('a shared win counts in part', () => {
    const games = [
      [seat('novice', 0.5, 40), seat('farmer', 0.5, 40)],
      [seat('farmer', 1, 50), seat('novice', 0, 20)],
    ]
    const [novice, farmer] = showings(arena('novice', 'farmer'), games)
    expect(novice).toMatchObject({ games: 2, winRate: 0.25, points: 30, msPerDecision: 2.5 })
    expect(farmer).toMatchObject({ games: 2, winRate: 0.75, points: 45, ci95: wilson(1.5, 2) })
  })

  test('the same name at two seats is counted together', () => {
    const games = [[seat('farmer', 0, 30), seat('farmer', 1, 50), seat('random', 0, 4)]]
    const shown = showings(arena('farmer', 'farmer', 'random'), games)
    expect(shown).toHaveLength(2)
    expect(shown[0]).toMatchObject({ name: 'farmer', games: 2, winRate: 0.5, points: 40 })
  })
})
