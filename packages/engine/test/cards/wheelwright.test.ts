import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, type Scenario, scenario } from '../scenario.ts'

const CHEF = numberOf('chef') // olive olive
const GARDENER = numberOf('gardener') // olive wine
const wright: FarmPlan = { helpers: ['wheelwright'], hand: ['chef'], goods: { olive: 2 } }
const tuck = `play ${CHEF} barrow`
const fillOne = `load olive store ${CHEF}`

const outside: [string, Scenario, string][] = [
  ['die on space 2', { step: 'firstDie', dice: [2, 4, 4, 4, 4], farms: [wright] }, 'takeDie 2'],
  ['trade commodity', { step: 'income', farms: [{ ...wright, goods: { olive: 2, commodity: 1 } }] }, 'spend card'],
  ['roof', { step: 'income', farms: [{ ...wright, roofs: ['card'] }] }, 'useRoof 0'],
]

describe('card 49 Wheelwright', () => {
  test('card 49 a barrow that is played may take one delivery at once', () => {
    const game = scenario({ farms: [wright] }).do(tuck, fillOne)
    expect(game.farm(0)).toMatchObject({ barrows: [{ card: CHEF, filled: 1 }], goods: { olive: 1 } })
    expect(game.task()).toEqual({ do: 'playing', plays: 1 })
  })

  test('card 49 also from a field, and it may be left', () => {
    const game = scenario({ farms: [{ ...wright, goods: {}, fields: ['olive*'] }] })
    expect(game.do(tuck).legal()).toEqual([`load olive field ${CHEF}`, 'finish'])
    expect(game.do('finish').farm(0).barrows).toEqual([{ card: CHEF, filled: 0 }])
  })

  test('card 49 only to that barrow: neither to another nor to a building', () => {
    const barrows: FarmPlan['barrows'] = [{ card: 'gardener', filled: ['wine'] }]
    const game = scenario({ farms: [{ ...wright, barrows }] }).do(tuck)
    const refused = { rule: 'card:wheelwright', why: 'notAmongThese' }
    expect(game.refused(`load olive store ${GARDENER}`)).toEqual(refused)
    expect(game.refused('deliver olive store deli 0')).toEqual(refused)
    expect(game.legal()).toEqual([fillOne, 'finish'])
  })

  test('card 49 nobody is asked when nothing fits', () => {
    const game = scenario({ farms: [{ ...wright, goods: { grain: 1 } }] }).do(tuck)
    expect(game.task()).toEqual({ do: 'playing', plays: 1 })
  })

  test('card 49 works for each barrow, round 1 has two', () => {
    const game = scenario({ farms: [{ ...wright, hand: ['chef', 'gardener'] }] })
    game.do(tuck, fillOne, `play ${GARDENER} barrow`, `load olive store ${GARDENER}`)
    expect(game.farm(0).barrows.map(barrow => barrow.filled)).toEqual([1, 1])
  })

  test('card 49 also after making room for it', () => {
    const game = scenario({ farms: [{ ...wright, barrows: ['gardener', 'joiner', 'turner'] }] })
    game.do(tuck, `discard ${GARDENER}`, fillOne)
    expect(game.farm(0).barrows.at(-1)).toEqual({ card: CHEF, filled: 1 })
  })

  test.each(outside)('card 49 also outside §6.1: %s', (_, plan, line) => {
    const game = scenario(plan).do(line, tuck, fillOne)
    expect(game.farm(0).barrows).toEqual([{ card: CHEF, filled: 1 }])
  })

  test.each(['field', 'helper'])('card 49 gives nothing with a %s', side => {
    const game = scenario({ farms: [wright] }).do(`play ${CHEF} ${side}`)
    expect(game.task()).toEqual({ do: 'playing', plays: 1 })
  })

  test('card 49 gives nothing with another player’s barrow', () => {
    const other: FarmPlan = { hand: ['chef'], goods: { olive: 2 } }
    const game = scenario({ order: [1, 0], farms: [{ ...wright, hand: [] }, other] }).do(tuck)
    expect(game.task()).toEqual({ do: 'playing', plays: 1 })
    expect(game.table.waiting).toEqual([1])
  })
})
