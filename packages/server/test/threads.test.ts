import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleProgram, type Program, startProcess } from './program.ts'
import { TWO } from './room/tables.ts'
import { makeFolders } from './server.ts'
import { busyTable } from './tables.ts'

const folders = makeFolders()
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(async () => {
  await program.remove()
  folders.remove()
})

/** How far each thread of a process has stepped back; its first one comes first. */
function nices(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map(thread => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')
    return Number(rest.split(' ')[16])
  })
}

it.runIf(process.platform === 'linux')('computer players think in a thread that steps back behind people', async () => {
  const server = await startProcess(program, folders.page, { DATA: folders.data })
  const [people] = nices(server.pid)
  const table = await busyTable({
    url: () => server.url,
    seed: 'threads',
    settings: { ...TWO, seats: ['me', 'steward'] },
  })
  while (!nices(server.pid).some(nice => nice > Number(people))) await wait(20)
  expect(nices(server.pid)[0]).toBe(people)
  // It answers, too, or the first round would never end.
  const [player] = table.players
  const round = () => player?.now()?.games[0]?.view.table.round ?? 0
  while (round() < 2) await wait(20)
  table.stop()
  await server.kill('SIGTERM')
  expect(server.complaints).toEqual([])
})
