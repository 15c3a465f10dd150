import { formatAction, type GameEvent, type Seat, view } from '@la-granja/engine'
import { expect, it } from 'vitest'
import { playGame } from '../../engine/test/laws/randomGame.ts'
import { patched, type Told } from '../src/protocol.ts'
import { follow } from '../src/room/room.ts'
import { movesSeen, tableSeen } from '../src/room/seen.ts'
import { newsOf } from '../src/telling.ts'
import { begunTable, NOW } from './secrets/table.ts'

type News = Extract<Told, { say: 'news' }>

it('news put together from shared texts tell every seat, two seats of one person and a spectator what they may know', () => {
  const options = { simultaneousFarm: true, extraDeliveriesUpFront: false, hiddenScores: false }
  const plan = { seed: 'news', players: 3, edition: 'deluxe', options } as const
  const lines: string[] = []
  playGame(plan, ({ action }) => {
    lines.push(formatAction(action))
  })
  const pace = { kind: 'live', minutes: 20, seconds: 10 } as const
  let { room } = begunTable({ ...plan, pace, listed: false, rated: false, watchers: true }, plan.seed)
  const kinds = new Set<GameEvent['type']>()
  for (const [count, line] of lines.entries()) {
    const entry = { kind: 'played', seat: Number(line[0]) as Seat, actions: [line] } as const
    const change = follow(room, entry, NOW + count, room.id)
    for (const { events } of change.moves) for (const { type } of events) kinds.add(type)
    const told = newsOf(room, change, NOW)
    for (const seats of [[], [0], [1], [0, 2]] as Seat[][]) {
      const news = JSON.parse(told(seats)) as News
      expect([news.say, news.after, news.now]).toEqual(['news', room.version, NOW])
      expect(news.games.map(({ seat }) => seat)).toEqual(seats.length === 0 ? [undefined] : seats)
      const seen = patched(tableSeen(room, undefined), news.table)
      expect(JSON.parse(JSON.stringify(seen))).toEqual(JSON.parse(JSON.stringify(tableSeen(change.room, undefined))))
      for (const { seat, change: part, moves } of news.games) {
        expect(patched(view(room.game!, seat), part)).toEqual(view(change.room.game!, seat))
        expect(moves).toEqual(movesSeen(change.moves, seat))
      }
    }
    room = change.room
  }
  // Otherwise there was nothing to keep from anybody.
  for (const hidden of ['cardsDrawn', 'donkeyChosen'] as const) expect(kinds).toContain(hidden)
  const talk = follow(room, { kind: 'said', person: 'p', name: 'P', text: '“hello” \n' }, NOW, room.id)
  expect(JSON.parse(newsOf(room, talk, NOW)([0]))).toMatchObject({ games: [], table: { in: { talk: {} } } })
})
