import { CLASSIC, type GameState, GOODS, type Seat } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { type FarmPlan, numberOf, type Scenario, scenario } from '../../engine/test/scenario.ts'
import { countFeatures, FEATURES, type Feature, progress } from '../src/features.ts'
import { makeBot, playMatch } from '../src/index.ts'
import { HELPER_WORTHS } from '../src/worths.ts'

vi.setConfig({ testTimeout: 120_000 })

type Found = Readonly<Record<Feature, number>>

function counted({ table, secrets }: GameState, seat: Seat = 0): Found {
  // Left-overs of an earlier count must not show.
  const counts = new Float64Array(FEATURES.length).fill(99)
  countFeatures(table, seat, secrets.hands[seat] ?? [], counts)
  return Object.fromEntries(FEATURES.map((name, index) => [name, counts[index]])) as Found
}

/** Before the discs move there is nothing to play or to deliver. */
const farm = (plan: FarmPlan, rest: Scenario = {}): Found =>
  counted(scenario({ step: 'resting', ...rest, farms: [plan, {}] }).state)

describe('what is counted on a farm', () => {
  test('nothing on an empty one, but for free roof spaces and donkeys', () => {
    const { farm: always, roofSpace, donkey, firsts, ...rest } = farm({})
    expect({ always, roofSpace, donkey, firsts }).toEqual({ always: 1, roofSpace: 5, donkey: 10, firsts: 6 })
    expect(Object.entries(rest).filter(([, count]) => count !== 0)).toEqual([])
  })

  test('silver, goods and cards in hand', () => {
    const goods = { olive: 1, grain: 2, grape: 3, pig: 2, food: 4, wine: 1, meat: 2, commodity: 1 }
    expect(farm({ silver: 7, goods, hand: ['chef', 'roofer'] })).toMatchObject({ silver: 7, ...goods, hand: 2 })
  })

  test('silver beyond what anything costs', () => {
    expect(farm({ silver: 6 })).toMatchObject({ silver: 6, manySilver: 0 })
    expect(farm({ silver: 9 })).toMatchObject({ silver: 9, manySilver: 3 })
  })

  test('fields, their kinds, and what stands on them', () => {
    expect(farm({ fields: ['olive', 'olive*', 'grape*'] })).toMatchObject({ field: 3, fieldKind: 2, crop: 2 })
    expect(farm({ fields: ['grain'] })).toMatchObject({ field: 1, fieldKind: 1, crop: 0 })
    expect(farm({ fields: ['grain', 'olive', 'grape'] })).toMatchObject({ fieldKind: 3 })
  })

  test('icons of extensions', () => {
    // Card, delivery and pen; card, income and delivery.
    const icons = farm({ extensions: ['chef', 'baker'] })
    expect(icons).toMatchObject({ cardIcon: 2, deliveryIcon: 2, incomeIcon: 1, penIcon: 1 })
  })

  test('two pigs breed where a pen is free', () => {
    expect(farm({ goods: { pig: 1 } }).breeding).toBe(0)
    expect(farm({ goods: { pig: 2 } }).breeding).toBe(0)
    expect(farm({ goods: { pig: 2 }, extensions: ['chef'] }).breeding).toBe(1)
  })

  test('helpers, crafts and roofs', () => {
    const roofs: FarmPlan['roofs'] = ['pig', { roof: 'card', used: true }, 'delivery']
    const found = farm({ helpers: ['chef', 'baker'], crafts: ['deli', 'butcher'], roofs })
    expect(found).toMatchObject({ helper: 2, deli: 1, butcher: 1, greengrocer: 0, roof: 2, roofSpace: 2 })
  })

  test('what helpers bring, hired and in hand', () => {
    const { chef, baker, foreman } = HELPER_WORTHS
    expect(farm({ helpers: ['chef', 'baker'] }).helperWorth).toBeCloseTo(chef + baker, 9)
    const inHand = farm({ hand: ['chef', 'foreman'] })
    expect(inHand.handWorth).toBeCloseTo(Math.max(0, chef) + Math.max(0, foreman), 9)
    expect(inHand.helperWorth).toBe(0)
  })

  test('a hand that is about to be filled up counts as full', () => {
    const playing = { step: 'playing' } as const
    expect(farm({ hand: ['chef'] }, playing).hand).toBe(3)
    expect(farm({ hand: ['chef'], extensions: ['baker'] }, playing).hand).toBe(4)
    expect(farm({ hand: ['chef', 'baker', 'roofer', 'priest', 'mayor'] }, playing).hand).toBe(3)
  })

  test('a roof that turns up another one counts less than that one', () => {
    const before = farm({ roofs: ['flipRoof', { roof: 'pig', used: true }] }).roof
    const after = farm({ roofs: [{ roof: 'flipRoof', used: true }, 'pig'] }).roof
    expect(after).toBeGreaterThan(before)
  })

  test('own stalls, and the strong ones among them', () => {
    // Hexes 4 and 7 have the values 5 and 6, hex 1 has 2; another player's stall does not count.
    expect(farm({}, { stalls: { 1: 0, 4: 0, 7: 0, 12: 1 } })).toMatchObject({ stall: 3, strongStall: 2 })
  })

  test('siesta points and the place in turn order', () => {
    const late = { siesta: [[1], [], [], [0], []], order: [1, 0] } as Scenario
    expect(farm({}, late)).toMatchObject({ siesta: 2, place: 1 })
    // By the time that helpers are asked, they are scored.
    const scored = { ...late, step: 'scoring', round: 3 } as Scenario
    expect(farm({ helpers: ['moneyLender'], silver: 2 }, scored).siesta).toBe(0)
  })

  test('donkeys that are left', () => {
    expect(farm({ donkeys: [1, 4] }).donkey).toBe(5)
  })

  test('few markers left', () => {
    expect(farm({ goods: { olive: 20 } }).markersLow).toBe(0)
    expect(farm({ goods: { olive: 23 } }).markersLow).toBe(2)
  })
})

describe('barrows', () => {
  test('what is loaded, what is open, and what goods at hand would fill', () => {
    // Olive, grain, grape and food for 5 points; grain is loaded already.
    const barrows: FarmPlan['barrows'] = [{ card: 'trader', filled: ['grain'] }]
    const some = farm({ barrows, goods: { olive: 2, food: 1 } })
    expect(some).toMatchObject({ barrow: 1, barrowPoints: 5, barrowFilled: 1.25, barrowOpen: 3 })
    expect(some).toMatchObject({ barrowReady: 2, barrowFinished: 0 })
    const all = farm({ barrows, goods: { olive: 1, food: 1 }, fields: ['grape*', 'grain'] })
    expect(all).toMatchObject({ barrowReady: 3, barrowFinished: 5 })
  })

  test('the goods that each barrow asks for fill it', () => {
    for (const { id, barrow } of CLASSIC.cards) {
      const goods = Object.fromEntries(GOODS.map(good => [good, barrow.goods.filter(one => one === good).length]))
      const found = farm({ barrows: [id], goods })
      expect(found, id).toMatchObject({ barrowReady: barrow.goods.length, barrowFinished: barrow.points })
    }
  })

  test('one good serves one symbol only', () => {
    const found = farm({ barrows: ['chef', 'roofer'], goods: { olive: 2, grain: 1 } })
    expect(found).toMatchObject({ barrow: 2, barrowOpen: 4, barrowReady: 3, barrowFinished: 2 })
  })
})

describe('rows', () => {
  const rows = (filled: ('food' | 'wine' | 'meat')[]): Scenario => ({
    buildings: { wainwright: { rows: [{ seat: 0, filled }] } },
  })

  test('the share that is delivered, and what goods at hand would fill', () => {
    expect(farm({}, rows(['food']))).toMatchObject({ rowReady: 0, rowFinished: 0 })
    expect(farm({}, rows(['food'])).rowFilled).toBeCloseTo(1 / 3)
    expect(farm({ goods: { wine: 1 } }, rows(['food']))).toMatchObject({ rowReady: 1, rowFinished: 0 })
    expect(farm({ goods: { wine: 1, meat: 1 } }, rows(['food']))).toMatchObject({ rowReady: 2, rowFinished: 1 })
  })

  test('the commodity of the Village Store is one of them', () => {
    const claimed: Scenario = { buildings: { villageStore: { rows: [{ seat: 0, filled: ['grain', 'pig', 'food'] }] } } }
    expect(farm({ goods: { meat: 1 } }, claimed)).toMatchObject({ rowReady: 0, rowFinished: 0 })
    expect(farm({ goods: { commodity: 1 } }, claimed)).toMatchObject({ rowReady: 1, rowFinished: 1 })
  })

  test('a delivery counts at once, and no longer when it is taken back', () => {
    const game = scenario({ step: 'delivering', farms: [{ goods: { meat: 1 }, donkey: 4 }, {}], ...rows(['food']) })
    const before = game.state
    expect(counted(before)).toMatchObject({ rowReady: 1, meat: 1 })
    game.do('deliver meat store wainwright 0')
    const after = counted(game.state)
    expect(after).toMatchObject({ rowReady: 0, meat: 0 })
    expect(after.rowFilled).toBeCloseTo(2 / 3)
    expect(counted(before).rowFilled).toBeCloseTo(1 / 3)
  })

  test("another player's row does not count", () => {
    const found = farm({ goods: { wine: 1 } }, { buildings: { wainwright: { rows: [{ seat: 1, filled: ['food'] }] } } })
    expect(found).toMatchObject({ rowFilled: 0, rowReady: 0 })
  })

  test('blocked buildings and those that somebody has completed are no firsts', () => {
    const plan: Scenario = { buildings: { deli: { orderMarker: 1 }, butcher: { owners: [1] } } }
    expect(farm({}, plan).firsts).toBe(4)
  })
})

describe('rights of the present turn', () => {
  const delivering = (plan: FarmPlan) => counted(scenario({ step: 'delivering', farms: [plan, {}] }).state)

  test('deliveries, as far as goods at hand could use them', () => {
    const barrows: FarmPlan['barrows'] = ['chef']
    expect(delivering({ donkey: 4, barrows, goods: { olive: 5 } }).delivery).toBe(2)
    expect(delivering({ donkey: 1, barrows, goods: { olive: 5 } }).delivery).toBe(1)
    expect(delivering({ donkey: 4, barrows }).delivery).toBe(0)
  })

  test('cards that may be played', () => {
    const game = scenario({ round: 1, step: 'playing', farms: [{ hand: ['chef', 'baker'] }, {}] })
    expect(counted(game.state).play).toBe(2)
    expect(counted(game.do(`play ${numberOf('chef')} field`).state).play).toBe(1)
  })
})

test('the game goes from 0 to 1 and never back', () => {
  for (const players of [1, 3] as const) {
    const seated = Array.from({ length: players }, () => ({ bot: makeBot('random') }))
    const times: number[] = []
    const { state } = playMatch({ seed: 'time', players, edition: 'classic' }, seated, undefined, ({ table }) => {
      times.push(progress(table))
    })
    expect(times[0]).toBe(0)
    for (const [index, time] of times.entries()) expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? 0)
    expect(times.at(-1)).toBeLessThan(1)
    expect(progress(state.table)).toBe(1)
  }
})
