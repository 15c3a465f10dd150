import type { Seat } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import type { MyTable } from '../src/protocol.ts'
import { annAndBob } from './annAndBob.ts'
import { TWO } from './room/tables.ts'
import { ask, newcomer, sitDown } from './server.ts'

const here = annAndBob()

describe('what a person may ask beside a table', () => {
  it('nothing without a key', async () => {
    expect((await ask(here.url, '/me')).status).toBe(401)
    expect((await ask(here.url, '/me/tables', { key: 'k'.repeat(43) })).status).toBe(401)
    expect((await ask(here.url, '/tables', { method: 'POST', body: TWO })).status).toBe(401)
  })

  it('a name, another key, and tables of their own', async () => {
    const cat = await newcomer(here.url, 'Cat')
    await ask(here.url, '/me', { key: cat.key, method: 'PUT', body: { name: ' Catherine ' } })
    const { body: other } = await ask<{ key: string }>(here.url, '/me/keys', { key: cat.key, method: 'POST' })
    expect((await ask(here.url, '/me', { key: other.key })).body).toEqual({ id: cat.id, name: 'Catherine' })
    const { body } = await ask<{ id: string }>(here.url, '/tables', { key: other.key, method: 'POST', body: TWO })
    const { body: mine } = await ask(here.url, '/me/tables', { key: cat.key })
    expect(mine).toMatchObject([{ id: body.id, stage: 'gathering', yours: [0], waiting: false, players: 2 }])
  })

  it('a list of one’s tables tells who is waited for, since when, and until when', async () => {
    const { id, guests } = await here.seated({ ...TWO, pace: { kind: 'days', days: 2, rest: 0 } })
    const { body } = await ask<MyTable[]>(here.url, '/me/tables', { key: here.ann.key })
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
    const { status, body: made } = await ask<{ id: string }>(here.url, '/tables', {
      method: 'POST',
      key: here.ann.key,
      body,
    })
    expect(status).toBe(201)
    const { body: mine } = await ask<MyTable[]>(here.url, '/me/tables', { key: here.ann.key })
    const line = mine.find(({ id }) => id === made.id)
    expect(line?.seats).toEqual([{ name: 'Ann' }, { name: 'Uncle Tom' }])
    expect(line?.yours).toEqual([0, 1])
    const wrong = { ...body, guests: [{ seat: 1, name: '' }] }
    expect((await ask(here.url, '/tables', { method: 'POST', key: here.ann.key, body: wrong })).status).toBe(400)
  })

  it('what one person says is known as theirs under every name, and tells nobody who they are', async () => {
    const cat = await newcomer(here.url, 'Cat')
    const id = await here.opened()
    const talker = await sitDown(here.url, id, cat.key)
    await talker.do({ do: 'say', text: 'one' })
    await ask(here.url, '/me', { key: cat.key, method: 'PUT', body: { name: 'Dog' } })
    const again = await sitDown(here.url, id, cat.key)
    await again.do({ do: 'say', text: 'two' })
    const host = await sitDown(here.url, id, here.ann.key)
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
    const open = await here.opened()
    const hidden = await here.opened({ ...TWO, listed: false })
    const { body } = await ask<{ id: string }[]>(here.url, '/tables')
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
    const answer = await ask<{ error: string }>(here.url, '/tables', { key: here.ann.key, method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(about)
  })

  it('the record of a game that is still played stays closed', async () => {
    const { id, guests } = await here.seated()
    expect((await ask(here.url, `/tables/${id}/record`)).status).toBe(403)
    for (const guest of guests) guest.close()
  })

  it('a note and a draft are kept for oneself alone', async () => {
    const id = await here.opened()
    const path = `/me/tables/${id}/note`
    await ask(here.url, path, { key: here.ann.key, method: 'PUT', body: { value: 'watch Bob’s pigs' } })
    expect((await ask(here.url, path, { key: here.ann.key })).body).toEqual({ value: 'watch Bob’s pigs' })
    expect((await ask(here.url, path, { key: here.bob.key })).body).toEqual({ value: '' })
  })

  it('the same people play again, at one table however often they ask', async () => {
    const { id, guests } = await here.seated()
    await guests[0]?.do({ do: 'wishEnd', seat: 0, wish: true })
    await guests[1]?.do({ do: 'wishEnd', seat: 1, wish: true })
    const again = (key: string) => ask<{ id: string }>(here.url, `/tables/${id}/again`, { key, method: 'POST' })
    const listed = async () => (await ask<{ id: string }[]>(here.url, '/tables')).body.map(table => table.id)
    const before = await listed()
    const [one, other] = await Promise.all([again(here.ann.key), again(here.bob.key)])
    const third = await again(here.bob.key)
    expect(new Set([one.body.id, other.body.id, third.body.id]).size).toBe(1)
    expect((await listed()).filter(table => !before.includes(table))).toEqual([one.body.id])
    for (const guest of guests) guest.close()
  })

  it('people beside each other at one screen keep their names when they play again', async () => {
    const id = await here.opened()
    const guest = await sitDown(here.url, id, here.ann.key)
    await guest.do({ do: 'sit', seat: 1, name: 'Uncle Tom' })
    await guest.do({ do: 'begin' })
    for (const seat of [0, 1] as const) await guest.do({ do: 'wishEnd', seat, wish: true })
    const { body } = await ask<{ id: string }>(here.url, `/tables/${id}/again`, { key: here.ann.key, method: 'POST' })
    const { body: mine } = await ask<{ id: string; seats: unknown[] }[]>(here.url, '/me/tables', { key: here.ann.key })
    expect(mine.find(table => table.id === body.id)?.seats).toEqual([{ name: 'Ann' }, { name: 'Uncle Tom' }])
    guest.close()
  })
})
