import { formatAction, legalActions, type Seat } from '@la-granja/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MyTable, Settings } from '../src/protocol.ts'
import { TWO } from './room/tables.ts'
import { ask, type Guest, makeFolders, type Newcomer, newcomer, type Served, serve, sitDown } from './server.ts'

const folders = makeFolders()
let served: Served
let ann: Newcomer
let bob: Newcomer

beforeAll(async () => {
  served = await serve(folders.page, folders.data)
  ann = await newcomer(served.url, 'Ann')
  bob = await newcomer(served.url, 'Bob')
})

afterAll(async () => {
  await served.running.close()
  folders.remove()
})

async function opened(settings: Settings = TWO): Promise<string> {
  const { status, body } = await ask<{ id: string }>(served.url, '/tables', {
    method: 'POST',
    key: ann.key,
    body: settings,
  })
  expect(status).toBe(201)
  return body.id
}

/** Ann and Bob at a table where the game has begun. */
async function seated(settings?: Settings): Promise<{ id: string; guests: readonly Guest[] }> {
  const id = await opened(settings)
  const [host, other] = [await sitDown(served.url, id, ann.key), await sitDown(served.url, id, bob.key)]
  await other.do({ do: 'sit', seat: 1 })
  await host.do({ do: 'begin' })
  const guests = [host, other]
  for (const guest of guests) await guest.until(() => guest.now?.table.stage === 'playing')
  return { id, guests }
}

/** The first thing that the seat could do, seen from its own place. */
function first(guest: Guest, seat: Seat): string {
  const seen = guest.now?.games.find(game => game.seat === seat)?.view
  const [action] = seen === undefined ? [] : legalActions(seen)
  if (action === undefined) throw new Error('nothing to do')
  return formatAction(action)
}

describe('a live table', () => {
  it('is played to its end by two people, each of whom sees what the engine says that they see', async () => {
    const { id, guests } = await seated()
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
    const { body } = await ask<{ record: { actions: string[] } }>(served.url, `/tables/${id}/record`)
    expect(body.record.actions.length).toBe(guests[0]?.now?.table.moves)
    for (const guest of guests) guest.close()
  })

  it('shows a newcomer what the others see after many small changes', async () => {
    const { id, guests } = await seated()
    for (let count = 0; count < 25; count++) {
      const { waiting = [], moves = 0 } = guests[0]?.now?.table ?? {}
      const seat = waiting[0] as Seat
      const guest = guests[seat] as Guest
      await guest.do({ do: 'play', at: moves, actions: [first(guest, seat)] })
      for (const one of guests) await one.until(() => one.now?.table.moves === moves + 1)
    }
    for (const [seat, { key }] of [ann, bob].entries()) {
      const fresh = await sitDown(served.url, id, key)
      await fresh.until(() => fresh.now)
      expect(fresh.now?.games).toEqual(guests[seat]?.now?.games)
      expect(fresh.now?.table).toEqual(guests[seat]?.now?.table)
      fresh.close()
    }
    for (const guest of guests) guest.close()
  })

  it('answers a repeated command and does not play it twice', async () => {
    const { guests } = await seated()
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
    const { guests } = await seated()
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
    const { id, guests } = await seated()
    const watcher = await sitDown(served.url, id)
    await watcher.until(() => watcher.now)
    expect(watcher.now?.games.map(({ seat, view: { hand, donkey } }) => ({ seat, hand, donkey }))).toEqual([
      { seat: undefined, hand: [], donkey: 0 },
    ])
    const answer = await watcher.do({ do: 'sit', seat: 0 })
    expect(answer).toMatchObject({ say: 'refused' })
    watcher.close()
    const closed = await seated({ ...TWO, watchers: false })
    const shut = await sitDown(served.url, closed.id)
    await shut.until(() => shut.told.find(one => one.say === 'sorry'))
    expect(shut.told).toEqual([{ say: 'sorry', why: 'noWatchers' }])
    for (const one of [...guests, ...closed.guests]) one.close()
  })

  it('tells the story from any action on, as the seat saw it', async () => {
    const { guests } = await seated()
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
    const { guests } = await seated()
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
    const id = await opened({ ...TWO, players: 4, seats: ['me', 'novice', 'farmer', 'farmer'] })
    const guest = await sitDown(served.url, id, ann.key)
    await guest.until(() => guest.now)
    await guest.do({ do: 'begin' })
    await guest.do({ do: 'leave', seat: 0, level: 'farmer' })
    await guest.until(() => guest.now?.table.stage === 'over')
    const { body } = await ask<{ names: string[] }>(served.url, `/tables/${id}/record`)
    expect(body.names).toEqual(['Ann', 'novice', 'farmer', 'farmer'])
    guest.close()
  })

  it('says who is here', async () => {
    const { guests } = await seated()
    const [host, other] = guests as [Guest, Guest]
    const here = () => host.told.filter(one => one.say === 'here').at(-1)?.seats
    await host.until(() => here()?.length === 2)
    other.close()
    await host.until(() => here()?.length === 1)
    expect(here()).toEqual([0])
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
    const socket = new WebSocket(`${served.url.replace('http', 'ws')}/live`)
    const told: unknown[] = []
    socket.on('message', data => told.push(JSON.parse(String(data))))
    socket.on('open', () => socket.send(text))
    await new Promise(resolve => socket.on('close', resolve))
    expect(told).toEqual([{ say: 'sorry', why }])
  })
})

describe('what a person may ask beside a table', () => {
  it('nothing without a key', async () => {
    expect((await ask(served.url, '/me')).status).toBe(401)
    expect((await ask(served.url, '/me/tables', { key: 'k'.repeat(43) })).status).toBe(401)
    expect((await ask(served.url, '/tables', { method: 'POST', body: TWO })).status).toBe(401)
  })

  it('a name, another key, and tables of their own', async () => {
    const cat = await newcomer(served.url, 'Cat')
    await ask(served.url, '/me', { key: cat.key, method: 'PUT', body: { name: ' Catherine ' } })
    const { body: other } = await ask<{ key: string }>(served.url, '/me/keys', { key: cat.key, method: 'POST' })
    expect((await ask(served.url, '/me', { key: other.key })).body).toEqual({ id: cat.id, name: 'Catherine' })
    const { body } = await ask<{ id: string }>(served.url, '/tables', { key: other.key, method: 'POST', body: TWO })
    const { body: mine } = await ask(served.url, '/me/tables', { key: cat.key })
    expect(mine).toMatchObject([{ id: body.id, stage: 'gathering', yours: [0], waiting: false, players: 2 }])
  })

  it('a list of one’s tables tells who is waited for, since when, and until when', async () => {
    const { id, guests } = await seated({ ...TWO, pace: { kind: 'days', days: 2, rest: 0 } })
    const { body } = await ask<MyTable[]>(served.url, '/me/tables', { key: ann.key })
    const line = body.find(table => table.id === id)
    const seat = guests[0]?.now?.table.waiting[0] as Seat
    expect(line?.waits?.map(wait => wait.seat)).toEqual([seat])
    expect(line?.waiting).toBe(seat === 0)
    const [wait] = line?.waits ?? []
    expect((wait?.deadline ?? 0) - (wait?.since ?? 0)).toBe(2 * 24 * 60 * 60_000)
    for (const guest of guests) guest.close()
  })

  it('a table may be opened with somebody beside oneself, who has a name', async () => {
    const body = { ...TWO, seats: ['me', 'me'], guests: [{ seat: 1, name: ' Uncle Tom ' }] }
    const { status, body: made } = await ask<{ id: string }>(served.url, '/tables', {
      method: 'POST',
      key: ann.key,
      body,
    })
    expect(status).toBe(201)
    const { body: mine } = await ask<MyTable[]>(served.url, '/me/tables', { key: ann.key })
    const line = mine.find(({ id }) => id === made.id)
    expect(line?.seats).toEqual([{ name: 'Ann' }, { name: 'Uncle Tom' }])
    expect(line?.yours).toEqual([0, 1])
    const wrong = { ...body, guests: [{ seat: 1, name: '' }] }
    expect((await ask(served.url, '/tables', { method: 'POST', key: ann.key, body: wrong })).status).toBe(400)
  })

  it('what one person says is known as theirs under every name, and tells nobody who they are', async () => {
    const cat = await newcomer(served.url, 'Cat')
    const id = await opened()
    const talker = await sitDown(served.url, id, cat.key)
    await talker.do({ do: 'say', text: 'one' })
    await ask(served.url, '/me', { key: cat.key, method: 'PUT', body: { name: 'Dog' } })
    const again = await sitDown(served.url, id, cat.key)
    await again.do({ do: 'say', text: 'two' })
    const host = await sitDown(served.url, id, ann.key)
    await host.do({ do: 'say', text: 'three' })
    await host.until(() => host.now?.table.talk.length === 3)
    const talk = host.now?.table.talk ?? []
    expect(talk.map(({ name }) => name)).toEqual(['Cat', 'Dog', 'Ann'])
    expect(talk[0]?.by).toBe(talk[1]?.by)
    expect(talk[2]?.by).not.toBe(talk[0]?.by)
    expect(JSON.stringify(host.told)).not.toContain(cat.id)
    for (const guest of [talker, again, host]) guest.close()
  })

  it('what is listed is found by everybody, the rest only by its link', async () => {
    const open = await opened()
    const hidden = await opened({ ...TWO, listed: false })
    const { body } = await ask<{ id: string }[]>(served.url, '/tables')
    expect(body.map(({ id }) => id)).toContain(open)
    expect(body.map(({ id }) => id)).not.toContain(hidden)
  })

  it.each([
    [{ ...TWO, players: 3 }, 'seats'],
    [{ ...TWO, edition: 'golden' }, 'edition'],
    [{ ...TWO, seats: ['farmer', 'farmer'] }, 'seats'],
    [{ ...TWO, components: { cards: [] } }, 'components'],
    [{ ...TWO, extra: 1 }, 'extra'],
    [{ ...TWO, pace: { kind: 'live', minutes: 0, seconds: 1 } }, 'pace.minutes'],
    ['text', ''],
  ])('no table of %j', async (body, about) => {
    const answer = await ask<{ error: string }>(served.url, '/tables', { key: ann.key, method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(about)
  })

  it('the record of a game that is still played stays closed', async () => {
    const { id, guests } = await seated()
    expect((await ask(served.url, `/tables/${id}/record`)).status).toBe(403)
    for (const guest of guests) guest.close()
  })

  it('a note and a draft are kept for oneself alone', async () => {
    const id = await opened()
    const path = `/me/tables/${id}/note`
    await ask(served.url, path, { key: ann.key, method: 'PUT', body: { value: 'watch Bob’s pigs' } })
    expect((await ask(served.url, path, { key: ann.key })).body).toEqual({ value: 'watch Bob’s pigs' })
    expect((await ask(served.url, path, { key: bob.key })).body).toEqual({ value: '' })
  })

  it('the same people play again, at one table however often they ask', async () => {
    const { id, guests } = await seated()
    await guests[0]?.do({ do: 'wishEnd', seat: 0, wish: true })
    await guests[1]?.do({ do: 'wishEnd', seat: 1, wish: true })
    const again = (key: string) => ask<{ id: string }>(served.url, `/tables/${id}/again`, { key, method: 'POST' })
    const [one, other] = await Promise.all([again(ann.key), again(bob.key)])
    const third = await again(bob.key)
    expect(new Set([one.body.id, other.body.id, third.body.id]).size).toBe(1)
    for (const guest of guests) guest.close()
  })

  it('people beside each other at one screen keep their names when they play again', async () => {
    const id = await opened()
    const guest = await sitDown(served.url, id, ann.key)
    await guest.do({ do: 'sit', seat: 1, name: 'Uncle Tom' })
    await guest.do({ do: 'begin' })
    for (const seat of [0, 1] as const) await guest.do({ do: 'wishEnd', seat, wish: true })
    const { body } = await ask<{ id: string }>(served.url, `/tables/${id}/again`, { key: ann.key, method: 'POST' })
    const { body: mine } = await ask<{ id: string; seats: unknown[] }[]>(served.url, '/me/tables', { key: ann.key })
    expect(mine.find(table => table.id === body.id)?.seats).toEqual([{ name: 'Ann' }, { name: 'Uncle Tom' }])
    guest.close()
  })
})
