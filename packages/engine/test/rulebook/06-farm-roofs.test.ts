import { describe, expect, test } from 'vitest'
import { CLASSIC, type RoofId } from '../../src/index.ts'
import { type FarmPlan, numberOf, type Scenario, scenario } from '../scenario.ts'

const buying = (farm: FarmPlan, plan: Scenario = {}) =>
  scenario({ step: 'roofing', round: 2, roofs: ['twoHarvest', 'harvest'], farms: [farm, {}], ...plan })

describe('§6.4 buying a roof', () => {
  test.each([1, 2, 3, 4, 5, 6])('§6.4 in round %i a roof costs as much silver', round => {
    const roofs: RoofId[] = ['silver2', 'olive']
    const plan: Scenario = { step: 'roofing', round, roofs, order: round === 1 ? [1, 0] : [0, 1] }
    const game = scenario({ ...plan, farms: [{ silver: round + 1 }, {}] }).do('buyRoof 1 0')
    expect(game.farm(0)).toMatchObject({ silver: 1, roofs: [{ roof: 'olive', space: 0, used: false }] })
    expect(game.table.roofs).toEqual(['silver2'])
    const poor = scenario({ ...plan, farms: [{ silver: round - 1 }, {}] })
    expect(poor.refused('buyRoof 0 0')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: round, have: round - 1 })
  })

  test('§6.4 in turn order', () => {
    const game = buying({}, { players: 3, order: [1, 2, 0], farms: [] })
    expect([game.table.waiting, game.table.queue]).toEqual([[1], [2, 0]])
  })

  test('§6.4 in round 1 in reverse turn order', () => {
    const game = buying({}, { players: 4, round: 1, order: [1, 2, 3, 0], farms: [] })
    expect([game.table.waiting, game.table.queue]).toEqual([[0], [3, 2, 1]])
  })

  test('§6.4 at most one', () => {
    const game = buying({ silver: 9 }).do('buyRoof 0 0')
    expect(game.refused('buyRoof 0 1')).toEqual({ rule: '6.4', why: 'roofAlreadyBought' })
  })

  test('§6.4 nobody has to buy, and the next player may take the same roof', () => {
    const game = buying({}, { farms: [{ silver: 2 }, { silver: 2 }] }).do('endTurn')
    expect(game.legal()).toContain('buyRoof 0 0')
    game.do('buyRoof 0 0')
    expect(game.farm(1).roofs).toMatchObject([{ roof: 'twoHarvest' }])
  })

  test('§6.4 only a roof that lies face up and is not sold yet', () => {
    const game = buying({}, { farms: [{ silver: 2 }, { silver: 2 }] }).do('buyRoof 1 0', 'endTurn')
    expect(game.refused('buyRoof 1 0')).toEqual({ rule: '6.4', why: 'noSuchRoof' })
  })

  test.each([0, 1, 2, 3, 4])('§6.4 on the leftmost free space, here the one that shows %i VP', space => {
    const owned: RoofId[] = ['pig', 'delivery', 'card', 'siesta2'].slice(0, space) as RoofId[]
    const game = buying({ silver: 2, roofs: owned })
    for (const other of [0, 1, 2, 3, 4, 5].filter(one => one !== space))
      expect(game.refused(`buyRoof 0 ${other}`)).toEqual({ rule: '6.4', why: 'wrongRoofSpace' })
    game.do(`buyRoof 0 ${space}`)
    expect(game.farm(0).points).toBe(space)
    expect(game.scored(0, 'roofs')).toBe(space)
  })

  test('§6.4 worked example: the second roof, bought in round 2 for 2 silver, brings 1 VP', () => {
    const game = buying({ silver: 2, roofs: [{ roof: 'pig', used: true }] }).do('buyRoof 1 1')
    expect(game.farm(0)).toMatchObject({
      silver: 0,
      points: 1,
      roofs: [{ roof: 'pig' }, { roof: 'harvest', space: 1 }],
    })
  })

  const FIVE: RoofId[] = ['pig', 'delivery', 'card', 'siesta2', 'grape']

  test('§6.4 without a free space no roof can be bought', () => {
    const game = buying({ silver: 9, roofs: FIVE.map(roof => ({ roof, used: true })) })
    expect(game.legal().filter(line => line.startsWith('buyRoof'))).toEqual([])
    for (const space of [0, 4, 5])
      expect(game.refused(`buyRoof 0 ${space}`)).toEqual({ rule: '6.4', why: 'wrongRoofSpace' })
  })

  test('§6.4 a helper adds a sixth space', () => {
    const game = buying({ silver: 2, helpers: ['storageBuilder'], roofs: FIVE }).do('buyRoof 0 5')
    expect(game.farm(0).roofs).toHaveLength(6)
  })
})

describe('§6.4 using a roof', () => {
  test('§6.4 once; then it is turned down and stays', () => {
    const game = buying({ roofs: ['silver2'] }).do('useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 2, roofs: [{ roof: 'silver2', space: 0, used: true }] })
    expect(game.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'alreadyUsed' })
    expect(game.refused('useRoof 1')).toEqual({ rule: '6.4', why: 'noSuchRoof' })
  })

  test('§6.4 only on one’s own turn', () => {
    const game = buying({}, { farms: [{}, { roofs: ['silver2'] }] })
    expect(game.refused('1: useRoof 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('§6.4 roofs are never discarded: a used one still fills its space in the next rounds', () => {
    const game = scenario({ step: 'buying', round: 2, farms: [{ roofs: [{ roof: 'pig', used: true }] }, {}] })
    game.do('endTurn', 'endTurn')
    expect(game.table.round).toBe(3)
    expect(game.farm(0).roofs).toEqual([{ roof: 'pig', space: 0, used: true }])
  })

  test('R9 a roof can be used from the moment that it is bought, if its colours allow', () => {
    const game = buying({ silver: 2 }).do('buyRoof 1 0', 'useRoof 0', 'take grape')
    expect(game.farm(0)).toMatchObject({ goods: { grape: 1 }, roofs: [{ used: true }] })
    const late = buying({ silver: 2, goods: { olive: 1 } }, { roofs: ['delivery'] }).do('buyRoof 0 0')
    expect(late.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'wrongPhase' })
  })

  // Everything that any roof needs to do something.
  const ready = (roof: RoofId): FarmPlan => ({
    goods: { olive: 1 },
    hand: ['baker'],
    donkey: 1,
    roofs: [roof, { roof: 'pig', used: true }],
  })
  const DELIVERY = ['delivery', 'siesta1', 'siesta2']
  const phases = [...new Set(CLASSIC.roofs.flat())].map((roof): [RoofId, boolean, boolean] => [
    roof,
    !DELIVERY.includes(roof),
    roof !== 'card',
  ])

  test.each(phases)('§6.4 phases of %s: farm %s, revenue, transport %s', (roof, farm, transport) => {
    const steps = { roofing: farm, firstDie: true, delivering: transport } as const
    for (const [step, allowed] of Object.entries(steps)) {
      const game = scenario({
        step: step as keyof typeof steps,
        round: 2,
        dice: [1, 2, 3, 4, 5],
        farms: [ready(roof), {}],
      })
      if (allowed) expect(game.do('useRoof 0').farm(0).roofs[0]).toMatchObject({ roof, used: true })
      else expect(game.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'wrongPhase' })
    }
  })
})

describe('§6.4 roof effects', () => {
  /** A turn in the revenue phase, in which every roof can be used. */
  const using = (roof: RoofId, plan: FarmPlan = {}, table: Scenario = {}) =>
    scenario({ step: 'firstDie', dice: [1, 2, 3, 4, 5], farms: [{ ...plan, roofs: [roof] }, {}], ...table }).do(
      'useRoof 0',
    )

  test('§6.4 olive: one olive; grape: one grape', () => {
    expect(using('olive').farm(0).goods).toMatchObject({ olive: 1, grape: 0 })
    expect(using('grape').farm(0).goods).toMatchObject({ olive: 0, grape: 1 })
  })

  test('§6.4 grainOrOlive: one of the two', () => {
    const game = using('grainOrOlive')
    expect(game.legal()).toEqual(['take grain', 'take olive', 'finish'])
    expect(game.refused('take grape').why).toBe('notAmongThese')
    expect(game.do('take grain').farm(0).goods).toMatchObject({ grain: 1, olive: 0 })
    expect(game.task()).toEqual({ do: 'choosingDie' })
  })

  test('§6.4 a refusal inside the effect of a roof cites the roofs', () => {
    expect(using('grainOrOlive').refused('take grape')).toEqual({ rule: '6.4', why: 'notAmongThese' })
  })

  test('§6.4 harvest: one harvest good', () => {
    const game = using('harvest').do('take grain')
    expect(game.farm(0)).toMatchObject({ pool: 24, goods: { grain: 1 } })
    expect(game.task()).toEqual({ do: 'choosingDie' })
  })

  test('§6.4 twoHarvest: two different harvest goods', () => {
    const game = using('twoHarvest').do('take grain')
    expect(game.refused('take grain').why).toBe('notAmongThese')
    expect(game.do('take olive').farm(0).goods).toMatchObject({ grain: 1, olive: 1 })
  })

  test('§6.4 pig: one pig', () => {
    expect(using('pig').farm(0)).toMatchObject({ silver: 0, goods: { pig: 1 } })
  })

  test('§6.4 upgrade1: one free upgrade; nothing to upgrade keeps the roof', () => {
    const game = using('upgrade1', { fields: ['grape*'], goods: { pig: 1 } }).do('upgrade grape field')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { wine: 1, pig: 1 } })
    expect(game.task()).toEqual({ do: 'choosingDie' })
    expect(buying({ roofs: ['upgrade1'] }).refused('useRoof 0')).toEqual({ rule: '6.4', why: 'resource' })
  })

  test('§6.4 delivery: one free delivery, to a row or a barrow', () => {
    const row = using('delivery', { goods: { olive: 2 } }).do('deliver olive store deli 0')
    expect(row.table.buildings.deli.rows[0]).toEqual({ seat: 0, filled: 1 })
    expect(row.task()).toEqual({ do: 'choosingDie' })
    const barrow = using('delivery', { goods: { olive: 1 }, barrows: ['coachman'] })
    expect(barrow.do(`load olive store ${numberOf('coachman')}`).farm(0).barrows[0]?.filled).toBe(1)
  })

  test('§6.4 card: draw one', () => {
    const game = using('card', {}, { pile: ['mayor', 'baker'] }).do('draw')
    expect(game.hand(0)).toEqual([numberOf('mayor')])
  })

  test('§6.4 card: or play one, with the cost of an extension due', () => {
    const game = using('card', { hand: ['baker'], silver: 1 }).do(`play ${numberOf('baker')} extension`)
    expect(game.task()).toMatchObject({ do: 'paying', cost: 1 })
    game.do('pay silver store')
    expect(game.farm(0)).toMatchObject({ silver: 0, extensions: [numberOf('baker')] })
    expect(game.task()).toEqual({ do: 'choosingDie' })
  })

  test('§6.4 point: 1 VP; silver2: 2 silver', () => {
    const game = using('point')
    expect([game.farm(0).points, game.scored(0, 'bonuses')]).toEqual([1, 1])
    expect(using('silver2').farm(0).silver).toBe(2)
  })

  test('§6.4 siesta1 and siesta2: so many siesta steps, never past the last space', () => {
    expect(using('siesta1').table.siesta).toEqual([[1], [0], [], [], []])
    expect(using('siesta2').table.siesta).toEqual([[1], [], [0], [], []])
    expect(using('siesta2', {}, { siesta: [[1], [], [], [0], []] }).table.siesta[4]).toEqual([0])
    const top: Scenario = { siesta: [[1], [], [], [], [0]] }
    const game = scenario({ ...top, step: 'delivering', farms: [{ donkey: 1, roofs: ['siesta1'] }, {}] })
    expect(game.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'endOfTrack' })
  })

  test('§6.4 flipRoof: turns a used roof up, which can be used again', () => {
    const roofs: FarmPlan['roofs'] = ['flipRoof', { roof: 'silver2', used: true }]
    const game = buying({ roofs }).do('useRoof 0', 'turnUp 1', 'useRoof 1')
    expect(game.farm(0)).toMatchObject({ silver: 2, roofs: [{ used: true }, { used: true }] })
  })

  test('R10 it needs another roof that is used', () => {
    expect(buying({ roofs: ['flipRoof', 'silver2'] }).refused('useRoof 0')).toEqual({ rule: 'R10', why: 'usedRoof' })
    const game = buying({ roofs: ['flipRoof', 'silver2', { roof: 'pig', used: true }] }).do('useRoof 0')
    expect(game.refused('turnUp 0')).toEqual({ rule: 'R10', why: 'usedRoof' })
    expect(game.refused('turnUp 1')).toEqual({ rule: 'R10', why: 'usedRoof' })
    expect(game.legal()).toEqual(['turnUp 2', 'finish'])
  })
})
