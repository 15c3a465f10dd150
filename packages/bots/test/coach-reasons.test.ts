import { parseAction, view } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { type Game, numberOf, type Scenario, scenario } from '../../engine/test/scenario.ts'
import { type Reason, type ReasonKind, reasonsFor } from '../src/coach/reasons.ts'
import { LA_GRANJA_STYLE } from '../src/levels.ts'
import { level } from './turns.ts'

vi.setConfig({ testTimeout: 120_000 })

/** What speaks for the second line of seat 0 against the first. */
function reasons(game: Game, played: readonly string[], better: readonly string[]): readonly Reason[] {
  const [from, to] = [played, better].map(lines => lines.map(line => parseAction(`0 ${line}`)!))
  return reasonsFor(view(game.state, 0), from!, to!, LA_GRANJA_STYLE)
}

interface Case {
  readonly plan: Scenario
  /** Played before the turn that is looked at. */
  readonly before?: readonly string[]
  readonly played: readonly string[]
  readonly better: readonly string[]
  readonly finds: Reason
  /** Beside the better line, one that gives no such reason. */
  readonly unless: readonly string[]
}

const wheelwright = numberOf('wheelwright')
const stall: Scenario = {
  round: 3,
  step: 'delivering',
  players: 3,
  farms: [
    { ...level, donkey: 1, barrows: [{ card: 'wheelwright', filled: ['food'] }], goods: { wine: 1 } },
    level,
    level,
  ],
  stalls: { 2: 1, 15: 2 },
}
const rows: Scenario['buildings'] = { merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] } }
const lastWine: Scenario = {
  round: 3,
  step: 'delivering',
  buildings: rows,
  farms: [{ ...level, donkey: 1, goods: { wine: 1, food: 1 } }, level],
}
const toHouse = ['deliver wine store merchantHouse 0', 'endTurn']
const handful: Scenario = {
  round: 2,
  step: 'playing',
  farms: [{ ...level, silver: 3, goods: { wine: 1, grain: 1 }, hand: ['chef', 'reaper'] }, level],
}
const chef = numberOf('chef')
const reaper = numberOf('reaper')
const roofs: Scenario = {
  round: 2,
  step: 'roofing',
  roofs: ['olive', 'point'],
  farms: [{ ...level, silver: 4 }, level],
}
const dice: Scenario = {
  round: 2,
  step: 'firstDie',
  dice: [1, 3, 4, 5, 6],
  farms: [{ ...level, silver: 2, goods: { grain: 1, olive: 1 } }, level],
}

const CASES: Readonly<Record<Exclude<ReasonKind, 'other'>, Case>> = {
  missedFirst: {
    plan: lastWine,
    played: ['deliver food store wainwright 0', 'endTurn'],
    better: toHouse,
    finds: { kind: 'missedFirst', building: 'merchantHouse' },
    unless: ['deliver wine store wainwright 0', 'endTurn'],
  },
  missedBuilding: {
    plan: { ...lastWine, buildings: { merchantHouse: { ...rows.merchantHouse, owners: [1] } } },
    played: ['deliver food store wainwright 0', 'endTurn'],
    better: toHouse,
    finds: { kind: 'missedBuilding', building: 'merchantHouse' },
    unless: ['deliver wine store wainwright 0', 'endTurn'],
  },
  missedBarrow: {
    plan: stall,
    played: ['deliver wine store wainwright 0', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    finds: { kind: 'missedBarrow', card: wheelwright, points: 4 },
    unless: ['deliver wine store merchantHouse 0', 'endTurn'],
  },
  missedPush: {
    plan: stall,
    played: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 3', 'endTurn'],
    finds: { kind: 'missedPush', played: 0, better: 1 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
  },
  weakerPush: {
    plan: stall,
    played: [`load wine store ${wheelwright}`, 'placeStall 3', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 5', 'endTurn'],
    finds: { kind: 'weakerPush', played: 1, better: 2 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
  },
  unusedDelivery: {
    plan: lastWine,
    played: ['endTurn'],
    better: ['deliver food store wainwright 0', 'endTurn'],
    finds: { kind: 'unusedDelivery', left: 1 },
    unless: ['upgrade grain store', 'endTurn'].slice(1),
  },
  fewerDeliveries: {
    plan: {
      round: 3,
      step: 'choosingDonkeys',
      farms: [{ ...level, goods: { olive: 3, grain: 3, grape: 3, food: 2 } }, level],
    },
    played: ['chooseDonkey 1'],
    better: ['chooseDonkey 4'],
    finds: { kind: 'fewerDeliveries', played: expect.any(Number), better: expect.any(Number) },
    unless: ['chooseDonkey 1'],
  },
  weakerDelivery: {
    plan: lastWine,
    played: ['deliver food store wainwright 0', 'endTurn'],
    better: ['deliver food store deli 0', 'endTurn'],
    finds: { kind: 'weakerDelivery', played: { good: 'food', to: 'wainwright' }, better: { good: 'food', to: 'deli' } },
    unless: ['deliver food store wainwright 0', 'endTurn'],
  },
  lostTurnOrder: {
    plan: {
      round: 3,
      step: 'resting',
      order: [1, 0],
      siesta: [[0], [], [], [1], []],
      farms: [
        { ...level, donkey: 2, crafts: ['wainwright'] },
        { ...level, donkey: 4 },
      ],
    },
    before: ['1: advance 0'],
    played: ['advance 2'],
    better: ['advance 3'],
    finds: { kind: 'lostTurnOrder', played: 2, better: 1 },
    unless: ['advance 2'],
  },
  shorterSiesta: {
    plan: { ...dice, players: 2, order: [0, 1] },
    before: ['takeDie 5'],
    played: ['upgrade olive store', 'upgrade grain store', 'endTurn'],
    better: ['advance 1', 'advance 1', 'endTurn'],
    finds: { kind: 'shorterSiesta', played: expect.any(Number), better: expect.any(Number) },
    unless: ['upgrade grain store', 'upgrade olive store', 'endTurn'],
  },
  weakerSide: {
    plan: handful,
    played: [`play ${chef} barrow`, 'endTurn'],
    better: [`play ${chef} field`, 'endTurn'],
    finds: { kind: 'weakerSide', card: chef, played: 'barrow', better: 'field' },
    unless: [`play ${reaper} field`, 'endTurn'],
  },
  weakerCard: {
    plan: handful,
    played: [`play ${chef} barrow`, 'endTurn'],
    better: [`play ${reaper} field`, 'endTurn'],
    finds: { kind: 'weakerCard', played: { card: chef, side: 'barrow' }, better: { card: reaper, side: 'field' } },
    unless: [`play ${chef} field`, 'endTurn'],
  },
  missedCard: {
    plan: handful,
    played: ['endTurn'],
    better: [`play ${reaper} field`, 'endTurn'],
    finds: { kind: 'missedCard', better: { card: reaper, side: 'field' } },
    unless: ['upgrade grain store', 'endTurn'],
  },
  missedRoof: {
    plan: roofs,
    played: ['endTurn'],
    better: ['buyRoof 1 0', 'endTurn'],
    finds: { kind: 'missedRoof', roof: 'point' },
    unless: ['buy olive', 'endTurn'],
  },
  weakerRoof: {
    plan: roofs,
    played: ['buyRoof 0 0', 'endTurn'],
    better: ['buyRoof 1 0', 'endTurn'],
    finds: { kind: 'weakerRoof', played: 'olive', better: 'point' },
    unless: ['buyRoof 0 0', 'useRoof 0', 'endTurn'],
  },
  unused: {
    plan: { ...roofs, farms: [{ ...level, roofs: ['harvest'], goods: { commodity: 1 } }, level] },
    played: ['endTurn'],
    better: ['useRoof 0', 'take olive', 'endTurn'],
    finds: { kind: 'unused', roof: 'harvest' },
    unless: ['endTurn'],
  },
  usedTooSoon: {
    plan: { ...roofs, farms: [{ ...level, roofs: ['harvest'], goods: { commodity: 1 } }, level] },
    played: ['spend silver', 'endTurn'],
    better: ['endTurn'],
    finds: { kind: 'usedTooSoon', commodity: 'silver' },
    unless: ['useRoof 0', 'take olive', 'endTurn'],
  },
  wastedGoods: {
    plan: handful,
    played: ['sell grain store', 'endTurn'],
    better: ['endTurn'],
    finds: { kind: 'wastedGoods', how: 'sold', goods: { grain: 1 } },
    unless: ['sell grain store', `play ${reaper} field`, 'endTurn'],
  },
  overpaid: {
    plan: handful,
    played: [`play ${chef} extension`, 'pay wine store', 'endTurn'],
    better: [`play ${chef} extension`, 'pay silver store', 'endTurn'],
    finds: {
      kind: 'overpaid',
      played: { silver: 0, points: 0, goods: { wine: 1 } },
      better: { silver: 1, points: 0, goods: {} },
    },
    unless: [`play ${chef} field`, 'endTurn'],
  },
  fewerUpgrades: {
    plan: dice,
    before: ['takeDie 5'],
    played: ['upgrade grain store', 'finish', 'endTurn'],
    better: ['upgrade grain store', 'upgrade olive store', 'endTurn'],
    finds: { kind: 'fewerUpgrades', played: 1, better: 2 },
    unless: ['upgrade olive store', 'finish', 'endTurn'],
  },
  fewerGoods: {
    plan: dice,
    played: ['takeDie 1', 'endTurn'],
    better: ['takeDie 3', 'take olive', 'take grape', 'endTurn'],
    finds: { kind: 'fewerGoods', played: { pig: 1 }, better: { olive: 1, grape: 1 } },
    unless: ['takeDie 4', 'endTurn'],
  },
  weakerGoods: {
    plan: dice,
    before: ['takeDie 3'],
    played: ['take olive', 'take grain', 'endTurn'],
    better: ['take olive', 'take grape', 'endTurn'],
    finds: { kind: 'weakerGoods', played: { olive: 1, grain: 1 }, better: { olive: 1, grape: 1 } },
    unless: ['take grain', 'take olive', 'endTurn'],
  },
  fewerPoints: {
    plan: {
      ...stall,
      farms: [
        {
          ...level,
          donkey: 1,
          barrows: [
            { card: 'wheelwright', filled: ['food'] },
            { card: 'gourmet', filled: ['food', 'meat'] },
          ],
          goods: { wine: 1 },
        },
      ],
    },
    played: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    better: [`load wine store ${numberOf('gourmet')}`, 'placeStall 14', 'endTurn'],
    finds: { kind: 'fewerPoints', source: 'barrows', played: 4, better: 6 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
  },
  endedEarly: {
    plan: dice,
    before: ['takeDie 5'],
    played: ['upgrade grain store', 'finish', 'endTurn'],
    better: ['upgrade grain store', 'upgrade olive store', 'endTurn'],
    finds: { kind: 'endedEarly', left: 1 },
    unless: ['upgrade olive store', 'finish', 'endTurn'],
  },
  lessSilver: {
    plan: { ...dice, farms: [{ ...level, goods: { pig: 2 } }, level] },
    played: ['takeDie 6', 'collect', 'endTurn'],
    better: ['takeDie 4', 'endTurn'],
    finds: { kind: 'lessSilver', played: 2, better: 4 },
    unless: ['takeDie 3', 'take olive', 'take grape', 'endTurn'],
  },
  weakerDie: {
    plan: { ...dice, dice: [1, 2, 4, 5, 6] },
    played: ['takeDie 4', 'endTurn'],
    better: ['takeDie 2', 'draw'],
    finds: { kind: 'weakerDie', played: 4, better: 2 },
    unless: ['takeDie 4', 'endTurn'],
  },
  weakerDonkey: {
    plan: { round: 3, step: 'choosingDonkeys', siesta: [[], [], [], [], [1, 0]], farms: [level, level] },
    played: ['chooseDonkey 2'],
    better: ['chooseDonkey 3'],
    finds: { kind: 'weakerDonkey', played: 2, better: 3 },
    unless: ['chooseDonkey 2'],
  },
  weakerHex: {
    plan: stall,
    played: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
    finds: { kind: 'weakerHex', played: 21, better: 11 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 3', 'endTurn'],
  },
}

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
