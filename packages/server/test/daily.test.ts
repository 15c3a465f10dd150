import { chanceFrom, randomBot } from '@la-granja/bots'
import { type GameRecord, newGame, play, record, replay, result, view, waitingFor } from '@la-granja/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { challengeOf, dayAt, daysBefore, endOf, isDay, streakOf } from '../src/daily/challenge.ts'
import type { DailyTable, MyDays } from '../src/daily/routes.ts'
import { ask, makeFolders, type Newcomer, newcomer, type Served, serve } from './server.ts'

const DAY = '2026-11-16'
const HOUR = 60 * 60_000
const MORNING = Date.UTC(2026, 10, 16, 8)

/** The game of a day, played at random to its end. */
function played(day: string, by: string): GameRecord {
  const chance = chanceFrom(by)
  let state = newGame(challengeOf(day))
  for (let [seat] = waitingFor(state); seat !== undefined; [seat] = waitingFor(state)) {
    const next = play(state, randomBot.choose(view(state, seat), chance))
    if ('refusal' in next) throw new Error(next.refusal.why)
    state = next.state
  }
  return record(state)
}

describe('the game of a day', () => {
  it('follows from the date alone', () => {
    expect(challengeOf(DAY)).toEqual({
      seed: 'daily 2026-11-16',
      players: 1,
      edition: 'classic',
      options: { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false },
    })
    const week = Array.from({ length: 14 }, (_, back) => challengeOf(daysBefore(DAY, back)))
    expect(new Set(week.map(({ seed }) => seed)).size).toBe(14)
    expect(week.slice(0, 7).map(({ edition }) => edition)).toEqual(week.slice(7).map(({ edition }) => edition))
    expect(new Set(week.map(({ edition, options }) => `${edition} ${options.extraDeliveriesUpFront}`)).size).toBe(4)
    expect(record(newGame(challengeOf(DAY))).options).toEqual(challengeOf(DAY).options)
  })

  it('changes at midnight in UTC, wherever one is', () => {
    expect([dayAt(endOf(DAY) - 1), dayAt(endOf(DAY))]).toEqual([DAY, '2026-11-17'])
    expect(dayAt(Date.parse('2026-11-17T00:30:00+02:00'))).toBe(DAY)
    expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29')
    expect(['2026-11-16', '2026-11-31', '2026-1-1', '', 'x'].map(isDay)).toEqual([true, false, false, false, false])
  })

  it('counts days in a row, while today’s can still be played', () => {
    const back = (...days: readonly number[]) => days.map(number => daysBefore(DAY, number))
    expect(streakOf([], DAY)).toBe(0)
    expect(streakOf(back(0), DAY)).toBe(1)
    expect(streakOf(back(1, 2, 3, 5), DAY)).toBe(3)
    expect(streakOf(back(0, 1, 3), DAY)).toBe(2)
    expect(streakOf(back(2, 3), DAY)).toBe(0)
  })
})

describe('handing in', () => {
  let folders: ReturnType<typeof makeFolders>
  let served: Served
  let time: number
  let ann: Newcomer

  const start = async (changed: Parameters<typeof serve>[2] = {}) => {
    served = await serve(folders.page, folders.data, { now: () => time, ...changed })
  }
  const handIn = (person: Newcomer, day: string, given: unknown) =>
    ask<DailyTable & { error?: string }>(served.url, `/daily/${day}`, {
      method: 'POST',
      key: person.key,
      body: { record: given },
    })
  const tableOf = async (day: string, key?: string) =>
    (await ask<DailyTable>(served.url, `/daily/${day}`, key === undefined ? {} : { key })).body

  beforeEach(async () => {
    folders = makeFolders()
    time = MORNING
    await start()
    ann = await newcomer(served.url, 'Ann')
  })
  afterEach(async () => {
    await served.running.close()
    folders.remove()
  })

  it('writes the engine’s points into the table of the day, where they stay', async () => {
    const bob = await newcomer(served.url, 'Bob')
    const games = [played(DAY, 'a'), played(DAY, 'b')] as const
    const results = games.map(game => result(replay(game))?.ranking[0])
    const { status, body } = await handIn(ann, DAY, games[0])
    expect(status).toBe(201)
    expect(body.mine).toMatchObject({ rank: 1, name: 'Ann', points: results[0]?.points, at: MORNING, mine: true })
    time += HOUR
    expect((await handIn(bob, DAY, games[1])).status).toBe(201)

    await served.running.close()
    await start()
    const { lines, count } = await tableOf(DAY, ann.key)
    expect(count).toBe(2)
    const points = lines.map(line => line.points)
    expect(points).toEqual(results.map(one => one?.points).sort((a = 0, b = 0) => b - a))
    expect(lines.find(({ mine }) => mine)?.name).toBe('Ann')
    expect((await tableOf(DAY)).lines.some(({ mine }) => mine)).toBe(false)
    expect(await tableOf('2026-11-15')).toEqual({ day: '2026-11-15', lines: [], count: 0 })
  })

  it('refuses what was forged, with the reason', async () => {
    const game = played(DAY, 'a')
    const { actions } = game
    const wrong: readonly [unknown, string][] = [
      [{ ...game, actions: actions.slice(0, -1) }, 'unfinished'],
      [{ ...game, actions: [] }, 'unfinished'],
      [{ ...game, actions: [...actions.slice(0, 5), ...actions.slice(6)] }, 'impossible'],
      [{ ...game, actions: [...actions, actions.at(-1)] }, 'impossible'],
      [{ ...game, actions: [...actions.slice(0, 3), '0 dance', ...actions.slice(3)] }, 'impossible'],
      [{ ...game, seed: 'daily 2026-11-15' }, 'otherGame'],
      [{ ...game, edition: 'deluxe' }, 'otherGame'],
      [{ ...game, players: 2 }, 'otherGame'],
      [{ ...game, options: { ...game.options, extraDeliveriesUpFront: true } }, 'otherGame'],
      [played('2026-11-15', 'a'), 'otherGame'],
      [{ ...game, engine: 0 }, 'otherEngine'],
      [{ ...game, actions: Array(3_001).fill(actions[0]) }, 'tooLong'],
    ]
    for (const [given, why] of wrong)
      expect(await handIn(ann, DAY, given)).toEqual({ status: 422, body: { error: why } })
    for (const malformed of [
      undefined,
      { ...game, points: 200 },
      { ...game, components: {} },
      { ...game, actions: [7] },
    ])
      expect((await handIn(ann, DAY, malformed)).status).toBe(400)
    expect((await ask(served.url, `/daily/${DAY}`, { method: 'POST', body: { record: game } })).status).toBe(401)
    expect((await handIn(ann, '2026-11-31', game)).status).toBe(400)
    expect((await tableOf(DAY)).count).toBe(0)
  })

  it('is done once a day by each person, from however many windows', async () => {
    const [first, second] = [played(DAY, 'a'), played(DAY, 'b')]
    const answers = await Promise.all([first, second, second, first].map(game => handIn(ann, DAY, game)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const { mine, count } = await tableOf(DAY, ann.key)
    expect(count).toBe(1)
    expect(await handIn(ann, DAY, second)).toEqual({ status: 409, body: { error: 'entered' } })
    expect((await tableOf(DAY, ann.key)).mine).toEqual(mine)
  })

  it('is possible for two days more, and never before', async () => {
    expect((await handIn(ann, '2026-11-17', played('2026-11-17', 'a'))).body.error).toBe('notYet')
    expect((await handIn(ann, '2026-11-14', played('2026-11-14', 'a'))).status).toBe(201)
    expect((await handIn(ann, '2026-11-13', played('2026-11-13', 'a'))).body.error).toBe('tooLate')
  })

  it('makes a streak', async () => {
    const mine = async () => (await ask<MyDays>(served.url, '/me/daily', { key: ann.key })).body
    expect(await mine()).toEqual({ streak: 0, days: [] })
    for (const day of ['2026-11-14', '2026-11-15']) await handIn(ann, day, played(day, 'a'))
    expect((await mine()).streak).toBe(2)
    await handIn(ann, DAY, played(DAY, 'a'))
    expect(await mine()).toMatchObject({
      streak: 3,
      days: [{ day: DAY }, { day: '2026-11-15' }, { day: '2026-11-14' }],
    })
    time += 48 * HOUR
    expect((await mine()).streak).toBe(0)
  })

  it('is done more seldom than asking', async () => {
    await served.running.close()
    await start({ perMinute: 30 })
    const game = { ...played(DAY, 'a'), seed: 'other' }
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn++) statuses.push((await handIn(ann, DAY, game)).status)
    expect(statuses).toEqual([422, 422, 422, 429])
    expect((await tableOf(DAY)).count).toBe(0)
  })
})
