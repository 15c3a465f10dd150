import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { thinkTurn } from '../src/thinking.ts'
import { TWO } from './room/tables.ts'
import { makeFolders, newcomer, serve } from './server.ts'
import { beginTable, busyTable } from './tables.ts'

it('while La Granja thinks at other tables, a game against Farmer goes on to its end', async () => {
  const folders = makeFolders()
  let thoughts = 0
  const served = await serve(folders.page, folders.data, {
    hands: { thoughts: 2, calls: 1, others: 1 },
    think: async question => {
      if (question.level === 'farmer') return thinkTurn(question, () => 0)
      thoughts++
      return new Promise<never>(() => {})
    },
  })
  const ann = await newcomer(served.url, 'Ann')
  // Everybody is asked first, whoever begins.
  const options = { ...TWO.options, simultaneousFarm: true }
  for (let count = 0; count < 4; count++)
    await beginTable(served.url, [ann], { ...TWO, options, seats: ['lagranja', 'me'] })
  while (thoughts < 2) await wait(10)
  const table = await busyTable({
    url: () => served.url,
    seed: 'meanwhile',
    settings: { ...TWO, seats: ['me', 'farmer'] },
  })
  await table.over
  expect(thoughts).toBe(2)
  await served.running.close()
  folders.remove()
})
