import { setTimeout as wait } from 'node:timers/promises'
import { diceFrom, seedState } from '@la-granja/engine'
import type { Settings } from '../src/protocol.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { type Process, type Program, startProcess } from './program.ts'
import { TWO } from './room/tables.ts'
import { type Busy, busyTable, promisesKept } from './tables.ts'

export interface Kills {
  readonly program: Program
  readonly page: string
  readonly data: string
  readonly kills: number
  readonly tables: number
  readonly seed: string
  readonly progress?: (line: string) => void
}

export interface Survived {
  readonly kills: number
  readonly tables: number
  readonly kept: number
  /** From start to address, in milliseconds. */
  readonly starts: readonly number[]
}

/** Kills a server again and again in the middle of games; the people come back each time, and every game is played to its end. */
export async function killLoop({ program, page, data, kills, tables, seed, progress }: Kills): Promise<Survived> {
  const dice = diceFrom(seedState(seed))
  const starts: number[] = []
  const busy: Busy[] = []
  const finished: Busy[] = []
  let server: Process | undefined
  let opened = 0

  async function start(): Promise<void> {
    const began = performance.now()
    server = await startProcess(program, page, { DATA: data })
    starts.push(performance.now() - began)
  }

  /** As many tables as there shall be, a new one for each that is over. */
  async function fill(): Promise<void> {
    for (const table of [...busy]) {
      if (table.players.some(({ now }) => now()?.table.stage !== 'over')) continue
      busy.splice(busy.indexOf(table), 1)
      finished.push(table)
    }
    while (busy.length < tables) {
      // One in four plays against a computer player, whose turn may be lost with the process, but not the job to take it.
      const settings: Settings = opened % 4 === 3 ? { ...TWO, seats: ['me', 'farmer'] } : TWO
      const number = opened++
      busy.push(await busyTable({ url: () => server?.url, seed: `${seed} ${number}`, settings, nervous: true }))
    }
  }

  for (let count = 0; count < kills; count++) {
    await start()
    await fill()
    await wait(dice.between(10, 150))
    const killed = server
    server = undefined
    await killed?.kill('SIGKILL')
    if (killed !== undefined && killed.complaints.length > 0) throw new Error(killed.complaints.join('\n'))
    if (count % 20 === 19) progress?.(`${count + 1} kills`)
  }
  await start()
  await Promise.all(busy.map(table => table.over))
  await server?.kill('SIGTERM')

  const store = await openSqlite(data)
  let kept = 0
  for (const table of [...finished, ...busy]) kept += await promisesKept(store, table)
  await store.close()
  return { kills, tables: opened, kept, starts }
}
