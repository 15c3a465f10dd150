import { formatAction, legalActions, type Seat } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { annAndBob } from './annAndBob.ts'
import { TWO } from './room/tables.ts'
import { ask, type Guest, sitDown } from './server.ts'

const here = annAndBob()

/** The first thing that the seat could do, seen from its own place. */
function first(guest: Guest, seat: Seat): string {
  const seen = guest.now?.games.find(game => game.seat === seat)?.view
  const [action] = seen === undefined ? [] : legalActions(seen)
  if (action === undefined) throw new Error('nothing to do')
  return formatAction(action)
}

describe('a live table', () => {
  it('is played to its end by two people, each of whom sees what the engine says that they see', async () => {
    const { id, guests } = await here.seated()
    for (let count = 0; count < 2000; count++) {
      const { waiting = [], moves = 0, stage } = guests[0]?.now?.table ?? {}
      if (stage === 'over') break
      const [seat] = waiting
      if (seat === undefined) throw new Error('nobody is waited for')
      const guest = guests[seat] as Guest
      const answer = await guest.do({ do: 'play', at: moves, actions: [first(guest, seat)] })
      expect(answer).toMatchObject({ say: 'done' })
      const version = answer.say === 'done' ? answer.version : 0
      for (const one of guests) await one.until(() => (one.now?.table.version ?? 0) >= version)
    }
    expect(guests[0]?.now?.table.stage).toBe('over')
    const { body } = await ask<{ record: { actions: string[] } }>(here.url, `/tables/${id}/record`)
    expect(body.record.actions.length).toBe(guests[0]?.now?.table.moves)
    for (const guest of guests) guest.close()
  })

  it('shows a newcomer what the others see after many small changes', async () => {
    const { id, guests } = await here.seated()
    for (let count = 0; count < 25; count++) {
      const { waiting = [], moves = 0 } = guests[0]?.now?.table ?? {}
      const seat = waiting[0] as Seat
      const guest = guests[seat] as Guest
      await guest.do({ do: 'play', at: moves, actions: [first(guest, seat)] })
      for (const one of guests) await one.until(() => one.now?.table.moves === moves + 1)
    }
    for (const [seat, { key }] of [here.ann, here.bob].entries()) {
      const fresh = await sitDown(here.url, id, key)
      await fresh.until(() => fresh.now)
      expect(fresh.now?.games).toEqual(guests[seat]?.now?.games)
      expect(fresh.now?.table).toEqual(guests[seat]?.now?.table)
      fresh.close()
    }
    for (const guest of guests) guest.close()
  })

  it('answers a repeated command and does not play it twice', async () => {
    const { guests } = await here.seated()
    const seat = guests[0]?.now?.table.waiting[0] as Seat
    const guest = guests[seat] as Guest
    const command = { do: 'play', at: 0, actions: [first(guest, seat)] } as const
    const once = await guest.do(command, 'the-same-command')
    guest.send({ say: 'do', id: 'the-same-command', command })
    await guest.until(() => guest.told.filter(one => 'id' in one && one.id === 'the-same-command').length === 2)
    const again = guest.told.filter(one => 'id' in one && one.id === 'the-same-command')
    expect(again).toEqual([once, once])
    expect(guest.now?.table.moves).toBe(1)
    for (const one of guests) one.close()
  })

  it('refuses what is too late, with everything anew before the answer', async () => {
    const { guests } = await here.seated()
    const seat = guests[0]?.now?.table.waiting[0] as Seat
    const guest = guests[seat] as Guest
    const line = first(guest, seat)
    await guest.do({ do: 'play', at: 0, actions: [line] })
    const from = guest.told.length
    const answer = await guest.do({ do: 'play', at: 0, actions: [line] })
    expect(answer).toMatchObject({ say: 'refused', refused: { why: 'stale' } })
    expect(guest.told.slice(from).map(({ say }) => say)).toEqual(['table', 'refused'])
    for (const one of guests) one.close()
  })

  it('lets others look on without seeing a hand, unless the table is closed to them', async () => {
    const { id, guests } = await here.seated()
    const watcher = await sitDown(here.url, id)
    await watcher.until(() => watcher.now)
    expect(watcher.now?.games.map(({ seat, view: { hand, donkey } }) => ({ seat, hand, donkey }))).toEqual([
      { seat: undefined, hand: [], donkey: 0 },
    ])
    const answer = await watcher.do({ do: 'sit', seat: 0 })
    expect(answer).toMatchObject({ say: 'refused' })
    watcher.close()
    const closed = await here.seated({ ...TWO, watchers: false })
    const shut = await sitDown(here.url, closed.id)
    await shut.until(() => shut.told.find(one => one.say === 'sorry'))
    expect(shut.told).toEqual([{ say: 'sorry', why: 'noWatchers' }])
    for (const one of [...guests, ...closed.guests]) one.close()
  })

  it('tells the story from any action on, as the seat saw it', async () => {
    const { guests } = await here.seated()
    const seat = guests[0]?.now?.table.waiting[0] as Seat
    const guest = guests[seat] as Guest
    await guest.do({ do: 'play', at: 0, actions: [first(guest, seat)] })
    guest.send({ say: 'story', from: 0, seat })
    const story = await guest.until(() => guest.told.find(one => one.say === 'story'))
    const news = guest.told.filter(one => one.say === 'news').flatMap(one => one.games.flatMap(game => game.moves))
    expect(story).toMatchObject({ from: 0, seat, moves: news })
    for (const one of guests) one.close()
  })

  it('shows what the table looked like to the seat before each action, and everything anew when asked', async () => {
    const { guests } = await here.seated()
    const seat = guests[0]?.now?.table.waiting[0] as Seat
    const guest = guests[seat] as Guest
    const before = guest.now?.games[0]?.view
    await guest.do({ do: 'play', at: 0, actions: [first(guest, seat)] })
    guest.send({ say: 'scenes', from: 0, seat })
    const scenes = await guest.until(() => guest.told.find(one => one.say === 'scenes'))
    expect(scenes).toEqual({ say: 'scenes', from: 0, seat, view: before, changes: [] })
    const from = guest.told.length
    guest.send({ say: 'anew' })
    const anew = await guest.until(() => guest.told.slice(from).find(one => one.say === 'table'))
    expect(anew).toMatchObject({ table: { moves: 1 }, games: [{ seat, view: guest.now?.games[0]?.view }] })
    for (const one of guests) one.close()
  })

  it('computer players play by themselves, and a whole game against three of them comes to its end', async () => {
    const id = await here.opened({ ...TWO, players: 4, seats: ['me', 'novice', 'farmer', 'farmer'] })
    const guest = await sitDown(here.url, id, here.ann.key)
    await guest.until(() => guest.now)
    await guest.do({ do: 'begin' })
    await guest.do({ do: 'leave', seat: 0, level: 'farmer' })
    await guest.until(() => guest.now?.table.stage === 'over')
    const { body } = await ask<{ names: string[] }>(here.url, `/tables/${id}/record`)
    expect(body.names).toEqual(['Ann', 'novice', 'farmer', 'farmer'])
    guest.close()
  })

  it('says who is here', async () => {
    const { guests } = await here.seated()
    const [host, other] = guests as [Guest, Guest]
    const present = () => host.told.filter(one => one.say === 'here').at(-1)?.seats
    await host.until(() => present()?.length === 2)
    other.close()
    await host.until(() => present()?.length === 1)
    expect(present()).toEqual([0])
    host.close()
  })
})

describe('a connection of no use', () => {
  it.each([
    ['nonsense', '{', 'malformed'],
    ['an unknown message', '{"say":"dance"}', 'malformed'],
    ['a table that is not there', '{"say":"hello","table":"none"}', 'noSuchTable'],
    ['a key that nobody has', `{"say":"hello","table":"none","key":"${'k'.repeat(43)}"}`, 'unknownKey'],
    ['something before the greeting', '{"say":"ping"}', 'helloFirst'],
  ])('%s: %s gets a reason and is closed', async (_, text, why) => {
    const { WebSocket } = await import('ws')
    const socket = new WebSocket(`${here.url.replace('http', 'ws')}/live`)
    const told: unknown[] = []
    socket.on('message', data => told.push(JSON.parse(String(data))))
    socket.on('open', () => socket.send(text))
    await new Promise(resolve => socket.on('close', resolve))
    expect(told).toEqual([{ say: 'sorry', why }])
  })
})
