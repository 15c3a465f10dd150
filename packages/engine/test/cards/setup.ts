import { expect } from 'vitest'
import { type BuildingId, CARDS, type CardId, CLASSIC, type Seat, type Step } from '../../src/index.ts'
import { type BuildingPlan, type FarmPlan, type Game, numberOf, scenario } from '../scenario.ts'

/** The line that takes an offer of a helper. */
export const use = (id: CardId, offer = 0): string => `use ${numberOf(id)} ${offer}`

/** The refusal of everything but a donkey in the secret choice (R4). */
export const SECRET_CHOICE = { rule: '8.1', why: 'notNow', during: 'choosingDonkey' } as const

/** A helper as it stands on a farm, by default on the first player's. */
export function hired(game: Game, id: CardId, seat: Seat = 0) {
  return game.farm(seat).helpers.find(helper => helper.card === numberOf(id))
}

/** The same game with other dice on the revenue spaces. */
export function withDice(game: Game, ...dice: number[]): Game {
  game.state = { ...game.state, table: { ...game.table, dice } }
  return game
}

/** Everybody does as little as possible until this is so. */
export function passUntil(game: Game, done: (game: Game) => boolean): Game {
  for (let moves = 0; !done(game); moves++) {
    const legal = game.legal()
    const line = legal.find(one => one === 'endTurn' || one === 'finish') ?? legal[0]
    if (line === undefined || moves > 500) throw new Error('this never happens')
    game.do(line)
  }
  return game
}

/** Plays on until the next round begins; marks have left the helpers then (R32). */
export function nextRound(game: Game): Game {
  const { round } = game.table
  return passUntil(game, ({ table }) => table.over || table.round > round)
}

/** A helper that its owner, whose turn it is, has just used: marked, refused a second time, ready in the next round. */
export function expectOncePerRound(game: Game, id: CardId, offer = 0): void {
  const { seat } = game
  expect(hired(game, id, seat)).toMatchObject({ used: true, marked: true })
  expect(game.refused(use(id, offer))).toEqual({ rule: `card:${id}`, why: 'alreadyUsed' })
  nextRound(game)
  expect(hired(game, id, seat)).toMatchObject({ used: false, marked: false })
}

/** Seat 1 delivers and is one good short of two barrows worth 5; `RAID` and `SECOND_RAID` complete them. */
export function raided(farm: FarmPlan, stalls: Record<number, Seat>): Game {
  return scenario({
    step: 'delivering',
    order: [1, 0],
    stalls,
    farms: [
      farm,
      {
        donkey: 4,
        goods: { grain: 1, olive: 1 },
        barrows: [
          { card: 'farmServant', filled: ['food', 'wine'] },
          { card: 'stableBoy', filled: ['food', 'wine'] },
        ],
      },
    ],
  })
}

/** Hex 6 (5) lies beside 1 (2), 2 (3), 5 (4), 17 (3) and 7 (6). */
export const RAID = [`load grain store ${numberOf('farmServant')}`, 'placeStall 6'] as const

/** Hex 4 (5) lies beside 2 (3), 3 (4), 9 (2), 11 (4), 13 (2) and 14 (6). */
export const SECOND_RAID = [`load olive store ${numberOf('stableBoy')}`, 'placeStall 4'] as const

/** The steps in which a player has a turn of their own (R23). */
export const OWN_TURNS = [
  'playing',
  'income',
  'roofing',
  'firstDie',
  'secondDie',
  'lastDie',
  'resting',
  'delivering',
  'buying',
] as const satisfies readonly Step[]

/** The first player's turn in a step; the dice, if any are needed, all show 4. */
export function turnIn(step: Step, farm: FarmPlan): Game {
  const dice = step === 'lastDie' ? [4] : step === 'secondDie' ? [4, 4, 4] : [4, 4, 4, 4, 4]
  return scenario({ round: 2, step, dice, farms: [farm] })
}

const OLIVE_BARROWS = { 2: 'marketCrier', 3: 'gardener', 4: 'shepherd', 5: 'stableBoy', 6: 'muleteer' } as const

/** A barrow of this value that lacks nothing but its olive. */
export function barrowLackingOlive(value: keyof typeof OLIVE_BARROWS) {
  const card = OLIVE_BARROWS[value]
  return { card, filled: CARDS[card].barrow.goods.filter(good => good !== 'olive') }
}

/** The delivery that completes it. */
export const loadOlive = (value: keyof typeof OLIVE_BARROWS): string =>
  `load olive store ${numberOf(OLIVE_BARROWS[value])}`

/** A building whose first row, the seat's own, lacks nothing but its olive. */
export function rowLackingOlive(building: BuildingId, seat: Seat = 0): BuildingPlan {
  return { rows: [{ seat, filled: CLASSIC.buildings[building].rows[0]!.filter(good => good !== 'olive') }] }
}
