import { parseAction, view } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { type Game, numberOf, scenario } from '../../engine/test/scenario.ts'
import { type Reason, type ReasonKind, reasonsFor } from '../src/coach/reasons.ts'
import { LA_GRANJA_STYLE } from '../src/levels.ts'
import { delivering } from './reasons/delivering.ts'
import { farming } from './reasons/farming.ts'
import { type Case, dice, handful, lastWine, toHouse, wheelwright } from './reasons/plans.ts'
import { revenue } from './reasons/revenue.ts'
import { level } from './turns.ts'

vi.setConfig({ testTimeout: 120_000 })

/** What speaks for the second line of seat 0 against the first. */
function reasons(game: Game, played: readonly string[], better: readonly string[]): readonly Reason[] {
  const [from, to] = [played, better].map(lines => lines.map(line => parseAction(`0 ${line}`)!))
  return reasonsFor(view(game.state, 0), from!, to!, LA_GRANJA_STYLE)
}

/** A reason that is missing here does not compile. */
const CASES: Readonly<Record<Exclude<ReasonKind, 'other'>, Case>> = { ...delivering, ...farming, ...revenue }

describe.each(Object.entries(CASES))('the reason %s', (kind, { plan, before = [], played, better, finds, unless }) => {
  const game = () => scenario(plan).do(...before)

  test('is found', () => {
    expect(reasons(game(), played, better)).toContainEqual(finds)
  })

  test('is not found where it does not hold', () => {
    expect(reasons(game(), played, unless).map(reason => reason.kind)).not.toContain(kind)
    expect(reasons(game(), better, played)).not.toContainEqual(finds)
  })
})

describe('reasons', () => {
  test('deliveries of a donkey are averages over the round, told to a tenth', () => {
    const { plan, played, better } = CASES.fewerDeliveries
    const [reason] = reasons(scenario(plan), played, better)
    if (reason?.kind !== 'fewerDeliveries') throw new Error('not found')
    expect(reason.better).toBeGreaterThan(reason.played + 1)
    expect(Number.isInteger(Math.round(reason.better * 1e6) / 1e5)).toBe(true)
  })

  test('goods that were forgone, and pigs without a pen, are wasted', () => {
    const pigs = scenario({ ...dice, dice: [1, 1, 3, 3, 4], farms: [{ ...level, goods: { pig: 2 } }, level] })
    const die = ['takeDie 1', 'endTurn']
    expect(reasons(pigs, die, ['takeDie 3', 'take olive', 'take grape', 'endTurn'])).toContainEqual({
      kind: 'wastedGoods',
      how: 'lost',
      goods: { pig: 1 },
    })
    const full = scenario({ ...dice, farms: [{ ...level, goods: { olive: 12, grain: 12 } }, level] })
    const forgone = ['takeDie 3', 'take olive', 'take grape', 'forgo 0', 'endTurn']
    expect(reasons(full, forgone, ['takeDie 4', 'endTurn'])).toContainEqual({
      kind: 'wastedGoods',
      how: 'forgone',
      goods: { grape: 1 },
    })
  })

  test('a helper and a commodity can be left unused too', () => {
    const farm = { ...level, helpers: ['farmServant' as const], goods: { grape: 1, commodity: 1 } }
    const game = scenario({ round: 2, step: 'resting', farms: [farm, level] })
    const end = 'advance 0'
    expect(reasons(game, [end], [`use ${numberOf('farmServant')} 0`, 'upgrade grape store', end])).toContainEqual({
      kind: 'unused',
      helper: numberOf('farmServant'),
    })
    expect(reasons(game, [end], ['spend silver', end])).toContainEqual({ kind: 'unused', commodity: 'silver' })
  })

  test('lines that bring the same have no reason but “other”', () => {
    expect(reasons(scenario(handful), ['endTurn'], ['endTurn'])).toEqual([{ kind: 'other' }])
  })

  test('there are three at most', () => {
    const farm = { ...level, donkey: 3, goods: { wine: 1, food: 1, grape: 1 }, roofs: ['harvest' as const] }
    const game = scenario({
      ...lastWine,
      farms: [{ ...farm, barrows: [{ card: 'wheelwright', filled: ['wine'] }] }, level],
    })
    const better = [...toHouse.slice(0, 1), `load food store ${wheelwright}`, 'placeStall 3', 'useRoof 0', 'take olive']
    const found = reasons(game, ['sell grape store', 'endTurn'], better)
    expect(found).toHaveLength(3)
    expect(found[0]).toEqual({ kind: 'missedFirst', building: 'merchantHouse' })
  })
})
