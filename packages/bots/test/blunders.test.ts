import { describe, expect, test, vi } from 'vitest'
import { numberOf, scenario } from '../../engine/test/scenario.ts'
import { level, THINKERS, takesTurn } from './turns.ts'

vi.setConfig({ testTimeout: 120_000 })

// Nobody who thinks leaves a gain that costs nothing.

describe.each(THINKERS)('free deliveries: %s', name => {
  test('finishes a row', () => {
    const game = scenario({
      round: 3,
      step: 'delivering',
      buildings: { merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] } },
      farms: [{ ...level, donkey: 1, goods: { wine: 1 } }, level],
    })
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).crafts, lines).toHaveLength(1)
  })

  test('finishes a barrow and places its stall', () => {
    const barrows = [{ card: 'trader' as const, filled: ['olive' as const, 'grain' as const, 'grape' as const] }]
    const game = scenario({
      round: 3,
      step: 'delivering',
      farms: [{ ...level, donkey: 1, barrows, goods: { food: 1 } }, level],
    })
    const lines = takesTurn(name, game).join(', ')
    expect(game.scored(0, 'barrows'), lines).toBe(5)
    expect(game.table.stalls, lines).toContain(0)
  })

  test('finishes a row rather than beginning a barrow', () => {
    const game = scenario({
      round: 4,
      step: 'delivering',
      buildings: { wainwright: { rows: [{ seat: 0, filled: ['food', 'wine'] }] } },
      farms: [{ ...level, donkey: 1, barrows: ['gleaner', 'chef'], goods: { meat: 1, olive: 1 } }, level],
    })
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).crafts, lines).toHaveLength(1)
  })

  test('finishes both a row and a barrow', () => {
    const barrows = [{ card: 'wheelwright' as const, filled: ['food' as const] }]
    const game = scenario({
      round: 5,
      step: 'delivering',
      buildings: { butcher: { rows: [{ seat: 0, filled: ['pig', 'meat'] }] } },
      farms: [{ ...level, donkey: 3, barrows, goods: { grain: 1, olive: 1, wine: 1 } }, level],
    })
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).crafts, lines).toHaveLength(1)
    expect(game.scored(0, 'barrows'), lines).toBe(4)
  })
})

describe.each(THINKERS)('free upgrades: %s', name => {
  test('makes both of a die', () => {
    const game = scenario({
      round: 3,
      step: 'firstDie',
      dice: [5, 5, 5, 5, 5],
      farms: [{ ...level, barrows: ['gourmet'], goods: { grape: 1, pig: 1, food: 1 } }, level],
    }).do('takeDie 5')
    const lines = takesTurn(name, game)
    expect(lines).not.toContain('finish')
    expect(game.farm(0).goods, lines.join(', ')).toMatchObject({ grape: 0, pig: 0, wine: 1, meat: 1 })
  })

  test('makes the one of a roof', () => {
    const game = scenario({
      round: 3,
      step: 'resting',
      farms: [{ ...level, roofs: ['upgrade1'], barrows: ['gourmet'], goods: { grape: 1, food: 1, meat: 1 } }, level],
    }).do('useRoof 0')
    expect(takesTurn(name, game)[0]).toBe('upgrade grape store')
  })

  test('asks a helper for the last good of a barrow', () => {
    const barrows = [{ card: 'wheelwright' as const, filled: ['food' as const] }]
    const game = scenario({
      round: 3,
      step: 'delivering',
      farms: [{ ...level, donkey: 1, helpers: ['farmServant'], barrows, goods: { grape: 1 } }, level],
    })
    const lines = takesTurn(name, game)
    expect(lines).toContain(`load wine store ${numberOf('wheelwright')}`)
  })
})

describe.each(THINKERS)('goods and silver for nothing: %s', name => {
  test.each(['harvest', 'grainOrOlive', 'twoHarvest'] as const)('takes what the roof %s gives', roof => {
    const game = scenario({ round: 3, step: 'resting', farms: [{ ...level, roofs: [roof] }, level] }).do('useRoof 0')
    expect(takesTurn(name, game)).not.toContain('finish')
  })

  test.each([2, 3, 6])('takes what die %i gives', die => {
    const game = scenario({ round: 3, step: 'firstDie', dice: Array(5).fill(die), farms: [level, level] })
    game.do(`takeDie ${die}`)
    expect(takesTurn(name, game)).not.toContain('finish')
  })

  test('keeps the silver of a die', () => {
    const game = scenario({ round: 3, step: 'firstDie', dice: [4, 4, 4, 4, 4], farms: [level, level] })
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).silver, lines).toBe(4)
  })
})

describe.each(THINKERS)('helpers and roofs that wait to be used: %s', name => {
  test('takes what a helper gives for the dice that were rolled', () => {
    const game = scenario({
      round: 2,
      step: 'rolled',
      dice: [4, 4, 1, 2, 6],
      farms: [{ ...level, helpers: ['tollKeeper'] }, level],
    })
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).silver, lines).toBe(4)
  })

  test('hires a helper who brings a lot rather than one who brings nothing', () => {
    const hand = ['fortuneTeller', 'reaper'] as const
    const game = scenario({
      round: 2,
      step: 'playing',
      farms: [{ ...level, helpers: ['villageElder'], hand: [...hand] }, level],
    })
    takesTurn(name, game)
    expect(game.farm(0).helpers.map(({ card }) => card)).not.toContain(numberOf('fortuneTeller'))
  })

  test('turns a used roof up before the game is over', () => {
    const game = scenario({
      round: 6,
      step: 'lastDie',
      dice: [4],
      farms: [{ ...level, roofs: ['flipRoof', { roof: 'point', used: true }] }, level],
    })
    const lines = takesTurn(name, game).join(', ')
    expect(game.farm(0).points, lines).toBe(31)
  })
})
