import { describe, expect, test } from 'vitest'
import {
  CARDS,
  CLASSIC,
  type ComponentSet,
  type Edition,
  formatAction,
  type GameState,
  GOODS,
  type Good,
  HARVEST,
  legalActions,
  newGame,
  parseAction,
  play,
  ROOFS,
  record,
  replay,
  result,
  SEATS,
  type Seat,
  stateHash,
  view,
  waitingFor,
} from '../../src/index.ts'
import { type Dice, diceFrom, seedState, shuffled } from '../../src/random.ts'
import { cardsAreConserved, listIsComplete, othersWait, stateIsJson } from '../laws/laws.ts'
import { markersInUse } from '../scenario.ts'
import { playable } from './setup.ts'

const ICONS = [
  ['card', 'income', 'delivery'],
  ['pen', 'card', 'income'],
  ['delivery', 'pen', 'card'],
] as const

/** A set in which nearly every value is another one. */
function strangeSet(dice: Dice): ComponentSet {
  const pick = <T>(list: readonly T[]): T => list[dice.between(0, list.length - 1)]!
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at))
  const symbols = (from: readonly Good[]) => times(dice.between(2, 6), () => pick(from))
  const plain = GOODS.filter(good => good !== 'commodity')
  const prices = (most: number) => ({
    olive: dice.between(0, most),
    grain: dice.between(0, most),
    grape: dice.between(0, most),
    pig: dice.between(0, most),
  })
  const asking = dice.between(1, 6)
  const building = (number: number) => ({
    number,
    rows: times(4, () => [...symbols(plain).slice(0, 5), number === asking ? 'commodity' : pick(plain)]),
  })
  const [one = 1, two = 2, three = 3, four = 4, five = 5, six = 6] = shuffled([1, 2, 3, 4, 5, 6], dice)
  const ids = shuffled(Object.keys(CARDS), dice)
  const numbers = shuffled(
    times(60, at => at + 1),
    dice,
  )
  return playable({
    prices: { buy: prices(6), sell: prices(4), upgrade: prices(5) },
    siesta: times(dice.between(2, 9), () => dice.between(0, 4)),
    donkeys: times(4, () => ({ deliveries: dice.between(0, 6), hats: dice.between(0, 3) })),
    roofSpaces: times(dice.between(1, 5), () => dice.between(0, 9)),
    pens: dice.between(0, 5),
    handLimit: dice.between(0, 7),
    boughtDeliveries: dice.between(0, 5),
    markers: dice.between(20, 40),
    buildings: {
      merchantHouse: building(one),
      wainwright: building(two),
      deli: building(three),
      greengrocer: building(four),
      villageStore: building(five),
      butcher: building(six),
    },
    hexes: CLASSIC.hexes.map((hex, at) => ({
      ...hex,
      hex: numbers[at],
      q: hex.r + 5, // the board mirrored and moved
      r: hex.q - 3,
      closed: hex.closed.length === 0 ? [] : [dice.between(1, 4)],
    })),
    roofs: times(6, () => times(dice.between(4, 9), () => pick(ROOFS))),
    roofPhases: { pig: ['transport'], silver4: ['farm', 'transport'], stall: ['farm', 'revenue', 'transport'] },
    cards: ids.map((id, at) => ({
      number: at + 1,
      id,
      field: pick(HARVEST),
      barrow: { goods: symbols(GOODS), points: dice.between(2, 6) },
      extension: pick(ICONS),
    })),
  })
}

function markersAddUp({ table }: GameState, markers: number): void {
  for (const [seat, farm] of table.farms.entries()) {
    if (farm.pool + markersInUse(table, farm, seat as Seat) !== markers) throw new Error(`markers of seat ${seat}`)
    const amounts = [farm.silver, farm.points, farm.pool, ...Object.values(farm.goods)]
    if (amounts.some(amount => amount < 0 || !Number.isInteger(amount))) throw new Error(amounts.join(' '))
    const scored = Object.values(farm.scored).reduce((sum, points) => sum + points, 0)
    if (scored !== farm.points) throw new Error(`seat ${seat}: ${farm.points} VP, but ${scored} by source`)
  }
}

const RARE: ReadonlySet<string> = new Set(['endTurn', 'finish', 'cancel', 'sell', 'buy', 'forgo'])

/** A whole game by chance with every law on the way; the exact list only now and then. */
function playLawfully(players: 1 | 2 | 3 | 4, edition: Edition, components: ComponentSet, dice: Dice): GameState {
  let state = newGame({ seed: `strange ${players}`, players, edition, components })
  for (let count = 0; waitingFor(state).length > 0; count++) {
    if (count > 10_000) throw new Error('the game does not end')
    const seat = waitingFor(state)[0]!
    const legal = legalActions(view(state, seat))
    const busy = legal.filter(one => !RARE.has(one.type))
    const choices = busy.length > 0 && dice.between(1, 8) > 1 ? busy : legal
    const action = choices[dice.between(0, choices.length - 1)]!
    for (const one of legal)
      if (parseAction(formatAction(one)) === undefined) throw new Error(`no notation: ${formatAction(one)}`)
    const played = play(state, action)
    if ('refusal' in played) throw new Error(`${formatAction(action)}: ${played.refusal.why}`)
    if (dice.between(1, 150) === 1)
      listIsComplete({ state, seat, legal, action, after: played.state, events: played.events })
    state = played.state
    cardsAreConserved(state)
    markersAddUp(state, components.markers)
  }
  return state
}

describe('components: games with sets that have little in common with the printed one', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 172, 432])('components: random games obey the laws (set %i)', index => {
    const dice = diceFrom(seedState(`strange set ${index}`))
    const components = strangeSet(dice)
    const players = (1 + (index % 4)) as 1 | 2 | 3 | 4
    const state = playLawfully(players, index > 4 ? 'deluxe' : 'classic', components, dice)
    expect(state.table).toMatchObject({ over: true, round: 6, components })
    expect(result(state)?.ranking).toHaveLength(players)
    othersWait(state)
    stateIsJson(state)
    const again = replay(JSON.parse(JSON.stringify(record(state))))
    expect(stateHash(again)).toBe(stateHash(state))
    expect(SEATS.slice(0, players).every(seat => view(again, seat).table.components !== undefined)).toBe(true)
  })
})
