import { describe, expect, test } from 'vitest'
import { DELUXE, PHASE_OF, type Phase, ROOFS, type RoofId, type Step } from '../../src/index.ts'
import { OWN_TURNS } from '../cards/setup.ts'
import { type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

const BAKER = numberOf('baker')
const LATE: readonly Phase[] = ['revenue', 'transport']

/** The phases that colours name; all other roofs have none. */
const COLOURS: Partial<Record<RoofId, readonly Phase[]>> = {
  delivery: LATE,
  boughtDelivery: LATE,
  siesta1: LATE,
  siesta2: LATE,
  card: ['farm', 'revenue'],
  changeDie1: ['revenue'],
  changeDie2: ['revenue'],
  income: ['farm'],
  stall: ['transport'],
  doubleRoof: ['farm'],
}

interface Effect {
  readonly lines?: readonly string[]
  readonly farm?: object
  readonly space?: number
}

/** What each roof does on the farm of `turn`; the other three, which need a moment of their own, follow below. */
const EFFECTS: Partial<Record<RoofId, Effect>> = {
  olive: { farm: { goods: { olive: 3 } } },
  grape: { farm: { goods: { grape: 1 } } },
  grainOrOlive: { lines: ['take grain'], farm: { goods: { grain: 1, olive: 2 } } },
  harvest: { lines: ['take grape'], farm: { goods: { grape: 1 } } },
  twoHarvest: { lines: ['take grape', 'take grain'], farm: { goods: { grape: 1, grain: 1 } } },
  pig: { farm: { goods: { pig: 1 }, silver: 1 } },
  upgrade1: { lines: ['upgrade olive store'], farm: { goods: { olive: 1, food: 1 }, silver: 1 } },
  upgrade2: {
    lines: ['upgrade olive store', 'upgrade olive store'],
    farm: { goods: { olive: 0, food: 2 }, silver: 1 },
  },
  delivery: { lines: ['deliver olive store deli 0'], farm: { goods: { olive: 1 }, silver: 1 } },
  boughtDelivery: { lines: ['deliver olive store deli 0'], farm: { goods: { olive: 1 }, silver: 0 } },
  card: { lines: [`play ${BAKER} field`], farm: { fields: [{ card: BAKER, good: 'olive', ripe: false }] } },
  point: { farm: { points: 1 } },
  silver2: { farm: { silver: 3 } },
  silver3: { farm: { silver: 4 } },
  silver4: { farm: { silver: 5 } },
  flipRoof: { lines: ['turnUp 1'], farm: { roofs: [{ used: true }, { used: false }] } },
  siesta1: { space: 1 },
  siesta2: { space: 2 },
  upgradedGood: { lines: ['take wine'], farm: { goods: { wine: 1 }, pool: 22 } },
  income: { farm: { silver: 2 } },
  stall: { lines: ['placeStall 9'], farm: { pool: 22, points: 0 } },
}

/** The first player's turn in a step, with the roof and all that any roof needs to do something. */
function turn(step: Step, roof: RoofId, plan: Scenario = {}): Game {
  const dice = step === 'lastDie' ? [4] : step === 'secondDie' ? [4, 4, 4] : [4, 4, 4, 4, 4]
  return scenario({
    edition: 'deluxe',
    round: 2,
    step,
    dice,
    farms: [
      {
        silver: step === 'income' ? 0 : 1, // the extension pays 1 when that step begins
        goods: { olive: 2 },
        extensions: ['negotiator'],
        hand: ['baker'],
        donkey: 1,
        roofs: [roof, { roof: 'pig', used: true }],
      },
    ],
    ...plan,
  })
}

describe('§D the roofs of the deluxe edition', () => {
  test('§D each of the 24 effects is on one roof, four roofs to a round', () => {
    expect(DELUXE.roofs.map(round => round.length)).toEqual([4, 4, 4, 4, 4, 4])
    expect(DELUXE.roofs.flat().sort()).toEqual([...ROOFS].sort())
    expect(Object.keys(EFFECTS)).toHaveLength(24 - 3)
  })

  test.each(Object.entries(EFFECTS) as [RoofId, Effect][])(
    '§D %s acts in its phases and in no other',
    (roof, effect) => {
      for (const step of OWN_TURNS) {
        const game = turn(step, roof)
        const before = game.task()
        if (COLOURS[roof]?.includes(PHASE_OF[step]) === false) {
          expect(game.refused('useRoof 0'), step).toEqual({ rule: '6.4', why: 'wrongPhase' })
          expect(game.can('useRoof 0'), step).toBe(false)
          continue
        }
        game.do('useRoof 0', ...(effect.lines ?? []))
        expect(game.farm(0), step).toMatchObject({ roofs: [{ roof, space: 0, used: true }, {}], ...effect.farm })
        expect(game.table.siesta[effect.space ?? 0], step).toContain(0)
        expect(game.task(), step).toEqual(before)
        expect(game.refused('useRoof 0'), step).toEqual({ rule: '6.4', why: 'alreadyUsed' })
      }
    },
  )

  test.each([
    ['changeDie1', 5],
    ['changeDie2', 6],
  ] as const)('§D %s acts in the revenue phase alone', (roof, to) => {
    for (const step of OWN_TURNS.filter(one => PHASE_OF[one] !== 'revenue'))
      expect(turn(step, roof).refused('useRoof 0'), step).toEqual({ rule: '6.4', why: 'wrongPhase' })
    for (const step of ['firstDie', 'secondDie'] as const) {
      const game = turn(step, roof).do('takeDie 4', 'useRoof 0', `changeDie ${to}`)
      expect(game.task()).toEqual({ do: 'dieTaken', die: to, last: false })
      expect(game.farm(0).roofs[0]).toEqual({ roof, space: 0, used: true })
    }
  })

  test('§D doubleRoof acts in the farm phase alone', () => {
    for (const step of OWN_TURNS.filter(one => PHASE_OF[one] !== 'farm'))
      expect(turn(step, 'doubleRoof').refused('useRoof 0'), step).toEqual({ rule: '6.4', why: 'wrongPhase' })
    const farms = [{ silver: 2, roofs: ['doubleRoof'] }] satisfies Scenario['farms']
    const game = turn('roofing', 'doubleRoof', { roofs: ['olive'], farms }).do('buyRoof 0 1', 'useRoof 0')
    expect(game.farm(0)).toMatchObject({ points: 2, roofs: [{ used: true }, { used: false }] })
  })

  test('§D a roof with no phase number may be used on every turn of one’s own, and only there', () => {
    for (const step of OWN_TURNS) expect(turn(step, 'silver3').can('useRoof 0'), step).toBe(true)
    expect(turn('choosingDonkeys', 'silver3').refused('useRoof 0')).toMatchObject({ rule: '8.1', why: 'notNow' })
    expect(turn('roofing', 'silver3', { order: [1, 0] }).refused('0: useRoof 0')).toEqual({
      rule: 'R4',
      why: 'notYourTurn',
    })
  })
})

describe('§D effects that the classic edition does not have', () => {
  test('§D silver3 and silver4 bring that much silver', () => {
    expect(turn('roofing', 'silver3').do('useRoof 0').saw('silverGained')).toMatchObject([{ amount: 3 }])
    expect(turn('roofing', 'silver4').do('useRoof 0').saw('silverGained')).toMatchObject([{ amount: 4 }])
  })

  test('§D upgrade2: up to two upgrades, free of charge, from den or field', () => {
    const farms = [{ fields: ['grape*'], goods: { pig: 1 }, roofs: ['upgrade2'] }] satisfies Scenario['farms']
    const both = turn('roofing', 'upgrade2', { farms }).do('useRoof 0', 'upgrade grape field', 'upgrade pig store')
    expect(both.farm(0)).toMatchObject({ goods: { wine: 1, meat: 1, pig: 0 }, fields: [{ ripe: false }] })
    const one = turn('roofing', 'upgrade2', { farms }).do('useRoof 0', 'upgrade pig store', 'finish')
    expect(one.farm(0)).toMatchObject({ goods: { wine: 0, meat: 1 }, roofs: [{ used: true }] })
    expect(one.task()).toMatchObject({ do: 'roofing' })
  })

  test('§D upgrade2 with nothing to upgrade is not thrown away', () => {
    const game = turn('roofing', 'upgrade2', { farms: [{ roofs: ['upgrade2'] }] })
    expect(game.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'resource' })
  })

  test.each(['food', 'wine', 'meat'])('§D upgradedGood: one upgraded good of choice into its den, here %s', good => {
    const game = turn('roofing', 'upgradedGood').do('useRoof 0')
    expect(game.legal()).toEqual(['take food', 'take wine', 'take meat', 'finish'])
    expect(game.refused('take olive')).toEqual({ rule: '6.4', why: 'notAmongThese' })
    expect(game.do(`take ${good}`).farm(0)).toMatchObject({ goods: { [good]: 1 }, pool: 22 })
  })

  test('§D upgradedGood needs a marker: R1 asks for one', () => {
    const farms = [{ goods: { olive: 25 }, roofs: ['upgradedGood'] }] satisfies Scenario['farms']
    const game = turn('roofing', 'upgradedGood', { farms }).do('useRoof 0', 'take meat', 'takeBack olive store')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { olive: 24, meat: 1 } })
  })
})
