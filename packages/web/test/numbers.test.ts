import { chanceFrom, randomBot } from '@la-granja/bots'
import {
  cardOf,
  EDITIONS,
  type Edition,
  record,
  replay,
  result,
  type Side,
  SOURCES,
  view,
  waitingFor,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { act, begin, type SavedGame, type Sitter, save } from '../src/game/game.ts'
import { factsOf, type GameFacts } from '../src/numbers/facts.ts'
import { LATELY, numbersOf } from '../src/numbers/numbers.ts'
import { readGame } from '../src/start/files.ts'

type Players = 1 | 2 | 3 | 4

/** A game played at random to its end; the person sits in the middle, where no count begins. */
function played(
  seed: string,
  players: Players,
  edition: Edition,
  at: number,
  until = Number.POSITIVE_INFINITY,
): SavedGame {
  const chance = chanceFrom(seed)
  const mine = players > 2 ? 1 : 0
  const sitters = Array.from({ length: players }, (_, seat): Sitter => (seat === mine ? 'person' : 'farmer'))
  let game = begin({ game: { seed, players, edition }, sitters, names: sitters }, seed, at)
  for (
    let [seat] = waitingFor(game.state);
    seat !== undefined && game.steps.length < until;
    [seat] = waitingFor(game.state)
  ) {
    const next = act(game, randomBot.choose(view(game.state, seat), chance))
    if ('refusal' in next) throw new Error(next.refusal.why)
    game = next
  }
  return save(game, 0)
}

const GAMES = EDITIONS.flatMap(edition =>
  ([1, 2, 3, 4] as const).flatMap(players =>
    [0, 1].map(turn => played(`${edition} ${players} ${turn}`, players, edition, players * 10 + turn)),
  ),
)
const FACTS = GAMES.map(saved => factsOf(saved) as GameFacts)

describe('facts of a game', () => {
  it.each(GAMES.map((saved, index) => [saved.id, saved, FACTS[index]!] as const))(
    '%s agree with the engine',
    (_, saved, facts) => {
      const final = result(replay(saved.record))!
      expect(facts.farms.map(({ points }) => points)).toEqual(
        [...final.ranking].sort((a, b) => a.seat - b.seat).map(({ points }) => points),
      )
      for (const { seat, rank, points, bySource } of final.ranking) {
        const farm = facts.farms[seat]
        expect(farm).toMatchObject({ rank, points, bySource })
        expect(farm?.afterRound).toHaveLength(7)
        expect([farm?.afterRound[0], farm?.afterRound.at(-1)]).toEqual([1, points])
      }
      const mine = final.ranking.find(({ seat }) => seat === facts.mine)!
      expect(facts.gains).toHaveLength(6)
      for (const source of SOURCES) {
        const sum = facts.gains.reduce((all, gained) => all + gained[source], 0)
        expect([source, sum]).toEqual([source, mine.bySource[source]])
      }
      facts.gains.forEach((gained, round) => {
        const brought = SOURCES.reduce((all, source) => all + gained[source], 0)
        const before = round === 0 ? 0 : (facts.farms[facts.mine]?.afterRound[round] ?? 0)
        expect(brought).toBe((facts.farms[facts.mine]?.afterRound[round + 1] ?? 0) - before)
      })
    },
  )

  it('tell what was chosen, as it lies on the farm', () => {
    for (const [index, saved] of GAMES.entries()) {
      const { mine, cards, opening, helpers } = FACTS[index]!
      const { table } = replay(saved.record)
      const { fields, extensions } = table.farms[mine]!
      const laid = (side: Side) => cards.filter(one => one.side === side).map(({ card }) => card)
      expect(laid('field')).toEqual(fields.map(({ card }) => cardOf(table, card).id))
      expect(laid('extension')).toEqual(extensions.map(card => cardOf(table, card).id))
      expect(cards.slice(0, opening.cards.length)).toEqual(opening.cards)
      expect(opening.dice.length).toBeGreaterThan(0)
      expect(opening.dice.every(die => die >= 1 && die <= 6)).toBe(true)
      expect(opening.donkey).toBeGreaterThanOrEqual(1)
      expect(helpers.map(({ card }) => card).sort()).toEqual(
        [...new Set(cards.filter(({ side }) => side === 'helper').map(({ card }) => card))].sort(),
      )
    }
  })

  it('are not there for a game that goes on, is damaged, or was only watched', () => {
    const whole = GAMES[2]!
    expect(factsOf(played('half', 2, 'classic', 1, 40))).toBeUndefined()
    expect(factsOf({ ...whole, record: { ...whole.record, actions: ['0 dance'] } })).toBeUndefined()
    expect(factsOf({ ...whole, sitters: ['farmer', 'farmer'] })).toBeUndefined()
    expect(factsOf({ id: 'stray', played: 1 } as never)).toBeUndefined()
  })
})

describe('an online game that was saved from its results and opened again', () => {
  const whole = GAMES.find(({ id }) => id === 'classic 3 0')!
  /** As the results save it: who of its people sat here, and since when, is not in it. */
  const opened = async (sitters: readonly Sitter[]) => {
    const read = await readGame(new File([JSON.stringify({ ...whole, sitters, begun: 0 })], 'game.json'), () => [])
    if ('wrong' in read) throw new Error(read.wrong)
    return read.saved
  }

  it('is counted as the server tells it, for the one who played it', async () => {
    const fromServer = factsOf({ ...whole, sitters: ['person', 'person', 'person'] }, 2)!
    const here = factsOf(await opened(['person', 'person', 'person']))
    const { points, opening } = numbersOf([...(here === undefined ? [] : [here]), fromServer])
    expect(points).toBe(fromServer.farms[2]!.points)
    expect(points).not.toBe(fromServer.farms[0]!.points)
    expect(opening).toEqual(numbersOf([fromServer]).opening)
  })

  it('is not counted for the first person at the table, if the server does not tell of it', async () => {
    expect(factsOf(await opened(['person', 'person', 'farmer']))).toBeUndefined()
  })

  it('is counted for the only person at the table, and not as the oldest of all games', async () => {
    const { played: at, ...saved } = await opened(['farmer', 'person', 'farmer'])
    expect(at).toBeGreaterThan(0)
    expect(factsOf({ ...saved, played: at })).toMatchObject({ mine: 1, at })
  })
})

describe('numbers', () => {
  const numbers = numbersOf(FACTS)
  const points = FACTS.map(({ farms, mine }) => farms[mine]!.points)
  const average = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

  it('add up to what the games say', () => {
    const contested = FACTS.filter(({ farms }) => farms.length > 1)
    expect(numbers.games).toBe(16)
    expect(numbers.points).toBeCloseTo(average(points))
    expect(numbers.best).toBe(Math.max(...points))
    expect(numbers.contested).toBe(12)
    expect(numbers.wins).toBe(contested.filter(({ farms, mine }) => farms[mine]!.rank === 1).length)
    expect(numbers.byPlayers.map(({ key, games }) => [key, games])).toEqual([1, 2, 3, 4].map(key => [key, 4]))
    expect(numbers.byEdition.map(({ key, games }) => [key, games])).toEqual(EDITIONS.map(key => [key, 8]))
    expect(numbers.byOpponent).toMatchObject([{ key: 'farmer', games: 12 }])
    for (const share of [numbers.mine, numbers.table!.mine, numbers.table!.others]) {
      expect(SOURCES.reduce((sum, source) => sum + share.bySource[source], 0)).toBeCloseTo(share.points)
      expect(share.afterRound.at(-1)).toBeCloseTo(share.points)
    }
    const gained = numbers.gains.flatMap(round => SOURCES.map(source => round[source]))
    expect(gained.reduce((sum, one) => sum + one, 0)).toBeCloseTo(numbers.points)
    const others = contested.map(({ farms, mine }) =>
      average(farms.filter((_, seat) => seat !== mine).map(farm => farm.points)),
    )
    expect(numbers.table!.others.points).toBeCloseTo(average(others))
  })

  it('compare the last ten games with those before', () => {
    expect(numbersOf(FACTS.slice(0, LATELY)).past).toBeUndefined()
    const byTime = [...FACTS]
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      .map(({ farms, mine }) => farms[mine]!.points)
    expect(numbers.past).toMatchObject({ last: { games: 10 }, before: { games: 6 } })
    expect(numbers.past?.last.points).toBeCloseTo(average(byTime.slice(-10)))
    expect(numbers.past?.before.points).toBeCloseTo(average(byTime.slice(0, -10)))
  })

  it('count cards by side, helpers and first rounds', () => {
    const sides = numbers.cards.flatMap(card => Object.values(card.sides))
    expect(sides.reduce((sum, one) => sum + one, 0)).toBe(FACTS.flatMap(({ cards }) => cards).length)
    expect(numbers.cards[0]!.games).toBe(Math.max(...numbers.cards.map(({ games }) => games)))
    const [first] = numbers.helpers
    const with0 = FACTS.filter(({ helpers }) => helpers.some(({ card }) => card === first!.key))
    expect(first).toMatchObject({ games: with0.length })
    expect(first!.points).toBeCloseTo(average(with0.map(({ farms, mine }) => farms[mine]!.points)))
    for (const group of [numbers.opening.roofs, numbers.opening.donkeys, numbers.opening.siesta])
      expect(group.reduce((sum, { games }) => sum + games, 0)).toBe(16)
  })

  it('do not depend on the order, and count copies once', () => {
    const again = GAMES.map(saved => factsOf(structuredClone(saved)) as GameFacts)
    const copies = again.map(facts => ({ ...facts, id: `copy of ${facts.id}`, at: facts.at + 1000 }))
    expect(numbersOf([...copies, ...again].reverse())).toEqual(numbers)
  })

  it('are there for nobody’s games too', () => {
    expect(numbersOf([])).toMatchObject({ games: 0, points: 0, best: 0, gains: [], cards: [] })
  })

  it('survive being kept', () => {
    expect(numbersOf(JSON.parse(JSON.stringify(FACTS)) as GameFacts[])).toEqual(numbers)
    expect(record(replay(GAMES[0]!.record))).toEqual(GAMES[0]!.record)
  })
})
