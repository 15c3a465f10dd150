import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, passUntil, turnIn } from './setup.ts'

const keeper = (...fields: NonNullable<FarmPlan['fields']>): FarmPlan => ({ helpers: ['beekeeper'], fields })
const roofing = ({ table }: { table: { step: string } }) => table.step === 'roofing'

describe('card 52 Beekeeper', () => {
  test.each([
    [0, []],
    [1, ['olive']],
    [1, ['olive', 'olive*', 'olive']],
    [2, ['grape', 'grain', 'grain']],
    [3, ['grape', 'grain', 'olive', 'olive']],
  ] as [number, NonNullable<FarmPlan['fields']>][])('card 52 brings %i silver with the fields %j', (silver, fields) => {
    expect(turnIn('income', keeper(...fields)).farm(0).silver).toBe(silver)
  })

  test('card 52 counts fields whether their crop stands or not', () => {
    expect(turnIn('income', keeper('olive*', 'grain')).farm(0).silver).toBe(2)
  })

  test('card 52 goods in dens are no fields', () => {
    expect(turnIn('income', { ...keeper('olive'), goods: { grain: 2, grape: 2 } }).farm(0).silver).toBe(1)
  })

  test('card 52 counts the owner’s fields only, for the owner only', () => {
    const farms = [keeper('olive'), { fields: ['grain', 'grape'] } satisfies FarmPlan]
    const game = passUntil(scenario({ step: 'income', farms }), roofing)
    expect(game.farm(0).silver).toBe(1)
    expect(game.farm(1).silver).toBe(0)
  })

  test('card 52 comes again in every round, with the fields of that moment', () => {
    const game = scenario({ farms: [{ ...keeper('olive'), hand: ['chef'] }] }).do('play 1 field')
    expect(game.farm(0).silver).toBe(0)
    expect(passUntil(game, roofing).farm(0).silver).toBe(2)
    const before = nextRound(game).farm(0).silver
    expect(passUntil(game, roofing).farm(0).silver).toBe(before + 2)
  })
})
