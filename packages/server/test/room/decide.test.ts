import { describe, expect, it } from 'vitest'
import { type Decision, decideForComputer, decideTime } from '../../src/room/decide.ts'
import { follow, type Room } from '../../src/room/room.ts'
import { ann, begun, bob, eve, START, TWO, tableOf } from './tables.ts'

const why = (decision: Decision) => ('refused' in decision ? decision.refused.why : 'done')
const people = [ann, bob]

describe('before the game', () => {
  it('whoever comes may sit on an open seat, and nobody on a taken one', () => {
    const table = tableOf()
    expect(why(table.do(bob, { do: 'sit', seat: 0 }))).toBe('seatTaken')
    expect(why(table.do(bob, { do: 'sit', seat: 1 }))).toBe('done')
    expect(why(table.do(eve, { do: 'sit', seat: 1 }))).toBe('seatTaken')
    expect(table.room.chairs.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  })

  it('a seat that is not there cannot be taken', () => {
    expect(why(tableOf().do(bob, { do: 'sit', seat: 3 }))).toBe('noSuchSeat')
  })

  it('somebody else at the same screen has another name', () => {
    const table = tableOf()
    table.do(ann, { do: 'sit', seat: 1, name: 'Uncle Tom' })
    expect(table.room.chairs[1]).toEqual({ person: 'ann', name: 'Uncle Tom' })
  })

  it('people leave by themselves or are asked to leave by the host, by nobody else', () => {
    const table = tableOf()
    table.do(bob, { do: 'sit', seat: 1 })
    expect(why(table.do(eve, { do: 'stand', seat: 1 }))).toBe('notYourSeat')
    expect(why(table.do(bob, { do: 'stand', seat: 1 }))).toBe('done')
    table.do(bob, { do: 'sit', seat: 1 })
    expect(why(table.do(ann, { do: 'stand', seat: 1 }))).toBe('done')
    expect(table.room.chairs[1]).toEqual({})
  })

  it('only the host puts computer players on seats, and not on a person', () => {
    const table = tableOf()
    expect(why(table.do(bob, { do: 'seat', seat: 1, level: 'farmer' }))).toBe('notHost')
    expect(why(table.do(ann, { do: 'seat', seat: 0, level: 'farmer' }))).toBe('seatTaken')
    expect(why(table.do(ann, { do: 'seat', seat: 1, level: 'farmer' }))).toBe('done')
    expect(table.room.chairs[1]).toEqual({ computer: 'farmer' })
  })

  it('begins when the host says so and every seat is taken, once', () => {
    const table = tableOf()
    expect(why(table.do(ann, { do: 'begin' }))).toBe('seatsOpen')
    table.do(bob, { do: 'sit', seat: 1 })
    expect(why(table.do(bob, { do: 'begin' }))).toBe('notHost')
    expect(why(table.do(ann, { do: 'begin' }))).toBe('done')
    expect(table.room.stage).toBe('playing')
    expect(why(table.do(ann, { do: 'begin' }))).toBe('begun')
    expect(why(table.do(eve, { do: 'sit', seat: 0 }))).toBe('begun')
  })

  it('nothing of the game can be done', () => {
    const table = tableOf()
    expect(why(table.do(ann, { do: 'play', at: 0, actions: ['0 endTurn'] }))).toBe('notBegun')
    expect(why(table.do(ann, { do: 'leave', seat: 0, level: 'farmer' }))).toBe('notBegun')
    expect(why(table.do(ann, { do: 'wishEnd', seat: 0, wish: true }))).toBe('notBegun')
  })
})

describe('a batch of actions', () => {
  it('is played by whoever has the seat, and by nobody else', () => {
    const table = begun()
    const { seat, line } = table.next()
    const other = people[1 - seat]!
    expect(why(table.do(other, { do: 'play', at: 0, actions: [line] }))).toBe('notYourSeat')
    expect(why(table.do(eve, { do: 'play', at: 0, actions: [line] }))).toBe('notYourSeat')
    expect(why(table.do(people[seat]!, { do: 'play', at: 0, actions: [line] }))).toBe('done')
    expect(table.room.moves).toBe(1)
  })

  it('is refused when something has happened since, or has not', () => {
    const table = begun()
    const { seat, line } = table.next()
    table.do(people[seat]!, { do: 'play', at: 0, actions: [line] })
    expect(why(table.do(people[seat]!, { do: 'play', at: 0, actions: [line] }))).toBe('stale')
    expect(why(table.do(people[seat]!, { do: 'play', at: 7, actions: [line] }))).toBe('stale')
  })

  it('is not too late because somebody said something', () => {
    const table = begun()
    const { seat, line } = table.next()
    table.do(eve, { do: 'say', text: 'good luck' })
    expect(why(table.do(people[seat]!, { do: 'play', at: 0, actions: [line] }))).toBe('done')
  })

  it('is played wholly or not at all, and the rule comes back', () => {
    const table = begun()
    const { seat, line } = table.next()
    const before = table.room
    const decision = table.do(people[seat]!, { do: 'play', at: 0, actions: [line, `${seat} takeDie 1`] })
    expect(decision).toMatchObject({ refused: { why: 'refused', index: 1, refusal: { why: 'notNow' } } })
    expect(table.room).toBe(before)
  })

  it.each([[['nonsense']], [['0 endTurn', '1 endTurn']], [['']]])('%j is no batch', actions => {
    const decision = begun().do(ann, { do: 'play', at: 0, actions })
    expect(decision).toMatchObject({ refused: { why: 'refused', refusal: { rule: 'input' } } })
  })

  it('is refused in a game that another engine began', () => {
    const table = tableOf()
    table.do(bob, { do: 'sit', seat: 1 })
    table.do(ann, { do: 'begin' })
    const { seat, line } = table.next()
    const room: Room = { ...table.room, engine: 99 }
    expect(
      why(decideForComputer({ ...room, chairs: [{ computer: 'farmer' }, { computer: 'farmer' }] }, seat, 0, [line])),
    ).toBe('otherEngine')
  })
})

describe('leaving and coming back', () => {
  it('a computer player goes on, and gives the seat back', () => {
    const table = begun()
    const { seat, line } = table.next()
    const person = people[seat]!
    expect(why(decideForComputer(table.room, seat, 0, [line]))).toBe('notYourSeat')
    expect(why(table.do(person, { do: 'leave', seat, level: 'steward' }))).toBe('done')
    expect(table.room.chairs[seat]).toEqual({ person: person.id, name: person.name, computer: 'steward' })
    expect(why(decideForComputer(table.room, seat, 0, [line]))).toBe('done')
    expect(why(table.do(person, { do: 'return', seat }))).toBe('done')
    expect(why(table.do(person, { do: 'return', seat }))).toBe('notReplaced')
    expect(why(decideForComputer(table.room, seat, 0, [line]))).toBe('notYourSeat')
  })

  it('whoever is away may still play by themselves', () => {
    const table = begun()
    const { seat, line } = table.next()
    table.do(people[seat]!, { do: 'leave', seat, level: 'farmer' })
    expect(why(table.do(people[seat]!, { do: 'play', at: 0, actions: [line] }))).toBe('done')
  })

  it('in a rated game Farmer goes on, whoever was asked for', () => {
    const table = begun({ ...TWO, rated: true })
    const { seat } = table.next()
    table.do(people[seat]!, { do: 'leave', seat, level: 'lagranja' })
    expect(table.room.chairs[seat]?.computer).toBe('farmer')
  })

  it('nobody leaves for somebody else', () => {
    expect(why(begun().do(eve, { do: 'leave', seat: 0, level: 'farmer' }))).toBe('notYourSeat')
  })
})

describe('ending without a result', () => {
  it('needs the wish of everybody who is there', () => {
    const table = begun()
    table.do(ann, { do: 'wishEnd', seat: 0, wish: true })
    expect(table.room.stage).toBe('playing')
    table.do(ann, { do: 'wishEnd', seat: 0, wish: false })
    table.do(bob, { do: 'wishEnd', seat: 1, wish: true })
    expect(table.room.stage).toBe('playing')
    table.do(ann, { do: 'wishEnd', seat: 0, wish: true })
    expect(table.room.stage).toBe('aborted')
    expect(why(table.do(ann, { do: 'play', at: 0, actions: ['0 endTurn'] }))).toBe('over')
  })

  it('does not wait for those who have left', () => {
    const table = begun()
    table.do(ann, { do: 'wishEnd', seat: 0, wish: true })
    table.do(bob, { do: 'leave', seat: 1, level: 'farmer' })
    expect(table.room.stage).toBe('aborted')
  })

  it('is forgotten by whoever plays on', () => {
    const table = begun()
    const { seat, line } = table.next()
    table.do(people[seat]!, { do: 'wishEnd', seat, wish: true })
    table.do(people[seat]!, { do: 'play', at: 0, actions: [line] })
    expect(table.room.ends).toEqual([])
  })
})

describe('time', () => {
  const live = { ...TWO, pace: { kind: 'live', minutes: 1, seconds: 5 } } as const
  const daily = { ...TWO, pace: { kind: 'days', days: 2, rest: 3 } } as const
  const HOUR = 3_600_000

  it('runs out for whoever is waited for: a computer player goes on', () => {
    const table = begun(live)
    const { seat } = table.next()
    expect(why(decideTime(table.room, START + 59_999, 'farmer'))).toBe('stale')
    expect(decideTime(table.room, START + 60_000, 'farmer')).toEqual({
      entry: { kind: 'replaced', seat, level: 'farmer', why: 'time' },
    })
  })

  it('comes back in part after each turn', () => {
    const table = begun(live)
    const { seat, line } = table.next()
    table.wait(10_000)
    table.do(people[seat]!, { do: 'play', at: 0, actions: [line] })
    while (table.next().seat === seat)
      table.do(people[seat]!, { do: 'play', at: table.room.moves, actions: [table.next().line] })
    expect(table.room.clock.left[seat]).toBe(55_000)
    expect(table.room.clock.since[seat]).toBe(0)
    expect(table.room.clock.since[1 - seat]).toBe(START + 10_000)
  })

  it('a clock that was set back gives nobody time', () => {
    const table = begun(live)
    const { seat, line } = table.next()
    table.wait(-50_000)
    table.do(people[seat]!, { do: 'play', at: 0, actions: [line] })
    while (table.next().seat === seat)
      table.do(people[seat]!, { do: 'play', at: table.room.moves, actions: [table.next().line] })
    expect(table.room.clock.left[seat]).toBe(65_000)
  })

  it('by the day: each turn has its days, and rest can be added while there is some', () => {
    const table = begun(daily)
    const { seat } = table.next()
    expect(why(decideTime(table.room, START + 47 * HOUR, 'farmer'))).toBe('stale')
    expect(why(table.do(people[seat]!, { do: 'rest', seat, days: 4 }))).toBe('noRest')
    expect(why(table.do(people[seat]!, { do: 'rest', seat, days: 3 }))).toBe('done')
    expect(why(table.do(people[seat]!, { do: 'rest', seat, days: 1 }))).toBe('noRest')
    expect(why(decideTime(table.room, START + 119 * HOUR, 'farmer'))).toBe('stale')
    expect(why(decideTime(table.room, START + 120 * HOUR, 'farmer'))).toBe('done')
  })

  it('does not run for a computer player, nor where nobody counts', () => {
    const table = begun(live)
    const { seat } = table.next()
    table.do(people[seat]!, { do: 'leave', seat, level: 'farmer' })
    expect(why(decideTime(table.room, START + 100 * HOUR, 'farmer'))).toBe('stale')
    expect(why(decideTime(begun().room, START + 1000 * HOUR, 'farmer'))).toBe('stale')
  })

  it('begins anew for whoever comes back', () => {
    const table = begun(live)
    const { seat } = table.next()
    table.write({ kind: 'replaced', seat, level: 'farmer', why: 'time' })
    table.wait(90_000)
    table.do(people[seat]!, { do: 'return', seat })
    expect(table.room.clock.since[seat]).toBe(START + 90_000)
  })
})

describe('a table', () => {
  it('is the same whenever its entries are followed again, also through JSON', () => {
    const table = begun()
    for (let count = 0; count < 60; count++) {
      const { seat, line } = table.next()
      table.do(people[seat]!, { do: 'play', at: table.room.moves, actions: [line] })
    }
    table.do(eve, { do: 'say', text: 'well played' })
    let again: Room | undefined
    for (const entry of table.entries) again = follow(again, JSON.parse(JSON.stringify(entry)), START, 'table').room
    expect(again).toEqual(table.room)
  })

  it('without an opening is an error, as is an entry that cannot be played', () => {
    expect(() => follow(undefined, { kind: 'stood', seat: 0 }, 0, 'x')).toThrow('never opened')
    const { room } = begun()
    expect(() => follow(room, { kind: 'played', seat: 0, actions: ['0 takeDie 1'] }, 0, 'x')).toThrow(
      'cannot be played',
    )
  })
})
