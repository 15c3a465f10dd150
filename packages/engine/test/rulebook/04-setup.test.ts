import { describe, expect, test } from 'vitest'
import { BUILDINGS, CLASSIC, NOBODY, newGame, SEATS, view } from '../../src/index.ts'
import { Game, markersInUse, scenario } from '../scenario.ts'

type Players = 2 | 3 | 4
const COUNTS: Players[] = [2, 3, 4]
const SEEDS = Array.from({ length: 60 }, (_, index) => `seed ${index}`)
const setUp = (players: Players, seed = 'setup') => newGame({ seed, players, edition: 'classic' })
const seatsOf = (players: Players) => SEATS.slice(0, players)

describe.each(COUNTS)('§4 setup with %i players', players => {
  const { table, secrets } = setUp(players)

  test('§4 point 1: everybody starts with 1 VP, 1 silver, 1 commodity, donkeys 1 to 4 and 25 markers', () => {
    expect(table.farms).toHaveLength(players)
    for (const seat of seatsOf(players)) {
      const farm = table.farms[seat]!
      expect(farm).toMatchObject({ points: 1, silver: 1, donkeys: [1, 2, 3, 4], donkey: 0 })
      expect(farm.goods).toEqual({ olive: 0, grain: 0, grape: 0, pig: 0, food: 0, wine: 0, meat: 0, commodity: 1 })
      expect(farm.scored.setup).toBe(1)
      // the commodity and the first stall are two of the 25
      expect(farm.pool).toBe(23)
      expect(farm.pool + markersInUse(table, farm, seat)).toBe(25)
    }
  })

  test('§4 point 1: nothing else lies on a farm', () => {
    for (const farm of table.farms) {
      const { fields, barrows, extensions, helpers, roofs, crafts } = farm
      expect([fields, barrows, extensions, helpers, roofs, crafts]).toEqual([[], [], [], [], [], []])
    }
  })

  test('§4 point 2: 4 cards each of 66, the rest is the draw pile', () => {
    expect(secrets.hands.map(hand => hand.length)).toEqual(Array(players).fill(4))
    expect(secrets.pile).toHaveLength(66 - 4 * players)
    expect(table.discards).toEqual([])
    const all = [...secrets.hands.flat(), ...secrets.pile].sort((a, b) => a - b)
    expect(all).toEqual(Array.from({ length: 66 }, (_, index) => index + 1))
  })

  test('§4 point 3: as many roofs per round as players, those of round 1 face up, the others unseen', () => {
    expect(table.roofs).toHaveLength(players)
    expect(secrets.roofs.map(stack => stack.length)).toEqual(Array(5).fill(players))
    for (const [round, stack] of [table.roofs, ...secrets.roofs].entries()) {
      expect(new Set(stack).size).toBe(players)
      for (const roof of stack) expect(CLASSIC.roofs[round]).toContain(roof)
    }
    const state = setUp(players)
    const other = { ...state, secrets: { ...state.secrets, roofs: [] } }
    for (const seat of seatsOf(players)) expect(view(other, seat)).toEqual(view(state, seat))
  })

  test('§4 point 4: four rows per building, all empty, owned by nobody', () => {
    for (const id of BUILDINGS) {
      expect(table.buildings[id].rows).toEqual([{ filled: 0 }, { filled: 0 }, { filled: 0 }, { filled: 0 }])
      expect(table.buildings[id].owners).toEqual([])
    }
  })

  test('§4 point 4: each building has a craft marker for everybody and 1 VP for the first to complete it', () => {
    const goods = { olive: 1, grape: 1, food: 1, meat: 1 }
    const game = scenario({ players, step: 'delivering', farms: Array(players).fill({ donkey: 4, goods }) })
    for (const row of seatsOf(players))
      game.do(...Object.keys(goods).map(good => `deliver ${good} store deli ${row}`), 'endTurn')
    expect(game.table.farms.map(farm => farm.crafts.map(craft => craft.building))).toEqual(
      Array(players).fill(['deli']),
    )
    expect(seatsOf(players).map(seat => game.scored(seat, 'firsts'))).toEqual([1, 0, 0, 0].slice(0, players))
  })

  test('§4 point 5: order markers 1, 2 and 3 lie on three different buildings', () => {
    for (const seed of SEEDS) {
      const markers = BUILDINGS.map(id => setUp(players, seed).table.buildings[id].orderMarker)
      expect(markers.sort()).toEqual([0, 0, 0, 1, 2, 3])
    }
  })

  test('§4 point 6: the start player is random and the others follow clockwise', () => {
    const starts = new Set<number>()
    for (const seed of SEEDS) {
      const { order, waiting } = setUp(players, seed).table
      starts.add(order[0]!)
      expect(order).toEqual(seatsOf(players).map(place => (order[0]! + place) % players))
      expect(waiting).toEqual([order[0]])
    }
    expect([...starts].sort()).toEqual(seatsOf(players))
  })

  test('§4 point 7: two dice per player and one more', () => {
    const game = scenario({ players, step: 'reserving' })
    expect(game.table.dice).toHaveLength(2 * players + 1)
    for (const die of game.table.dice) expect([1, 2, 3, 4, 5, 6]).toContain(die)
  })

  test('§4 point 8: in turn order one stall each on the central hexes 2, 3, 4, 5', () => {
    const centre = CLASSIC.hexes.filter(hex => hex.centre)
    expect(centre.map(hex => hex.value)).toEqual([2, 3, 4, 5])
    for (const seed of SEEDS.slice(0, 10)) {
      const { order, stalls } = setUp(players, seed).table
      expect(centre.map(({ hex }) => stalls[hex] ?? NOBODY)).toEqual([0, 1, 2, 3].map(place => order[place] ?? NOBODY))
      expect(stalls.filter(owner => owner !== NOBODY)).toHaveLength(players)
    }
  })

  test('§4 point 9: the siesta discs are stacked on the lowest space, the first player on top', () => {
    const [lowest, ...rest] = table.siesta
    expect(lowest).toEqual([...table.order].reverse())
    expect(rest).toEqual([[], [], [], []])
  })

  test('§4 point 10: hexes with an X are closed below 4 players', () => {
    const closed = CLASSIC.hexes.filter(hex => hex.closed.includes(2))
    expect(closed).toHaveLength(10)
    for (const { hex, value } of closed) {
      const { id, number, barrow } = CLASSIC.cards.find(card => card.barrow.points === value)!
      const last = barrow.goods.at(-1)!
      const farm = { donkey: 1, goods: { [last]: 1 }, barrows: [{ card: id, filled: barrow.goods.slice(0, -1) }] }
      const game = scenario({ players, step: 'delivering', farms: [farm] }).do(`load ${last} store ${number}`)
      if (players === 4) expect(game.can(`placeStall ${hex}`)).toBe(true)
      else expect(game.refused(`placeStall ${hex}`)).toEqual({ rule: '4', why: 'wrongHex' })
    }
  })
})

describe('§4 chance and blocked buildings', () => {
  test('§4 point 2: the cards are shuffled', () => {
    const hands = SEEDS.map(seed => setUp(2, seed).secrets.hands[0])
    expect(new Set(hands.map(String)).size).toBe(SEEDS.length)
    expect(new Set(hands.flat()).size).toBeGreaterThan(60)
  })

  test('§4 point 3: which roofs of a round are kept is left to chance', () => {
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const seen = new Set(SEEDS.flatMap(seed => [setUp(2, seed).table.roofs, ...setUp(2, seed).secrets.roofs][round]!))
      expect([...seen].sort()).toEqual([...CLASSIC.roofs[round]!].sort())
    }
  })

  test('§4 point 5: any building can be blocked, by any of the markers', () => {
    const seen = new Set(
      SEEDS.flatMap(seed => BUILDINGS.map(id => `${id} ${setUp(2, seed).table.buildings[id].orderMarker}`)),
    )
    expect(seen.size).toBe(6 * 4)
  })

  test('§4 point 5: a building with an order marker is blocked', () => {
    const game = scenario({
      step: 'delivering',
      buildings: { deli: { orderMarker: 2 }, greengrocer: {} },
      farms: [{ donkey: 1, goods: { olive: 1 } }, {}],
    })
    expect(game.refused('deliver olive store deli 0')).toEqual({ rule: '8.3.2', why: 'blocked', need: 2 })
    expect(game.can('deliver olive store greengrocer 0')).toBe(true)
  })

  test('§4 point 5: 1 VP lies with each order marker', () => {
    for (const orderMarker of [1, 2, 3]) {
      const game = scenario({
        step: 'delivering',
        buildings: { deli: { orderMarker }, wainwright: { rows: [{ seat: 0, filled: ['food', 'wine'] }] } },
        farms: [{ donkey: 1, goods: { meat: 1 } }, {}],
      })
      game.do('deliver meat store wainwright 0')
      expect(game.table.buildings.deli.orderMarker).toBe(0)
      expect(game.scored(0, 'firsts')).toBe(2)
    }
  })

  test('§4 the same seed sets up the same game', () => {
    expect(setUp(3, 'again')).toEqual(setUp(3, 'again'))
    expect(new Game(setUp(3, 'again'), []).task()).toEqual({ do: 'playing', plays: 2 })
  })
})
