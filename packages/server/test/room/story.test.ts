import { formatAction } from '@la-granja/engine'
import { expect, it } from 'vitest'
import { playGame } from '../../../engine/test/laws/randomGame.ts'
import { follow, type Move, type Room } from '../../src/room/room.ts'
import { makeStories } from '../../src/room/story.ts'
import { begunTable, NOW } from '../secrets/table.ts'

it('a story told again and again is what happened, however much has come since and whoever else was asked about', () => {
  const options = { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false }
  const plan = { seed: 'story', players: 2, edition: 'classic', options } as const
  const lines: string[] = []
  playGame(plan, ({ action }) => {
    lines.push(formatAction(action))
  })
  const table = { ...plan, pace: { kind: 'none' }, listed: false, rated: false, watchers: true } as const
  const storyOf = makeStories()
  const others = Array.from({ length: 40 }, (_, number): Room => {
    const { room } = begunTable(table, `other ${number}`)
    return { ...room, id: `other ${number}` }
  })
  let { room } = begunTable(table, plan.seed)
  const happened: Move[] = []
  expect(storyOf(room)).toEqual([])
  for (const [count, line] of lines.entries()) {
    const { room: next, moves } = follow(
      room,
      { kind: 'played', seat: Number(line[0]) as 0, actions: [line] },
      NOW,
      room.id,
    )
    happened.push(...moves)
    room = next
    if (count % 50 === 7) expect(storyOf(room)).toEqual(happened)
    // So many that this one is forgotten.
    if (count === 100) for (const other of others) expect(storyOf(other)).toEqual([])
  }
  expect(room.stage).toBe('over')
  expect(storyOf(room)).toEqual(happened)
  expect(storyOf(room)).toEqual(happened)
})
