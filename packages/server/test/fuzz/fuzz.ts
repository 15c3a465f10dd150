import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Dice, diceFrom, formatAction, seedState } from '@la-granja/engine'
import { WebSocket } from 'ws'
import { everyAction } from '../../../engine/test/laws/laws.ts'
import type { Program } from '../program.ts'
import { TWO } from '../room/tables.ts'
import { ask, newcomer } from '../server.ts'
import { beginTable, busyTable } from '../tables.ts'
import { anything, mutated } from './mutate.ts'
import { oddRequests } from './requests.ts'

export interface Fuzzed {
  readonly messages: number
  readonly answers: number
  readonly connections: number
  readonly requests: number
  /** Bytes held after a half and at the end. */
  readonly heaps: readonly [number, number]
}

export interface Fuzzing {
  readonly program: Program
  readonly page: string
  readonly data: string
  readonly messages: number
  readonly requests: number
  readonly seed: string
  readonly progress?: (line: string) => void
}

const CONNECTIONS = 24
/** Sent before an answer is waited for. */
const AT_ONCE = 25

/** Throws whatever comes to mind at a server; it must neither fall nor grow, and play on afterwards. */
export async function fuzz({ program, page, data, messages, requests, seed, progress }: Fuzzing): Promise<Fuzzed> {
  const child = spawn(process.execPath, ['--expose-gc', program.file, page, data], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const troubles: string[] = []
  const heaps: number[] = []
  let told: () => void = () => {}
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('exit', () => reject(new Error('no server')))
  })
  lines.on('line', line => {
    const { kind, value } = JSON.parse(line)
    if (kind === 'trouble') troubles.push(value)
    else heaps.push(value)
    told()
  })
  const heap = () =>
    new Promise<void>(resolve => {
      told = () => heaps.length > before && resolve()
      const before = heaps.length
      child.stdin.write('heap\n')
    })
  const sound = (): void => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server has fallen')
    if (troubles.length > 0) throw new Error(troubles[0])
  }

  const seen = { answers: 0, connections: 0, messages: 0 }
  const actions = ([0, 1] as const).flatMap(everyAction).map(formatAction)

  async function storm(part: string, count: number): Promise<void> {
    const people = await Promise.all(['Ann', 'Bob'].map(name => newcomer(url, name)))
    const tables = await Promise.all([
      ...[0, 1, 2].map(
        async () => (await beginTable(url, people, { ...TWO, pace: { kind: 'days', days: 1, rest: 60 } })).id,
      ),
      ...[0, 1, 2].map(async () => {
        const body = { ...TWO, players: 4, seats: ['me', 'open', 'open', 'open'] }
        return (await ask<{ id: string }>(url, '/tables', { method: 'POST', key: people[0]?.key ?? '', body })).body.id
      }),
    ])
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, number) => {
        const dice = diceFrom(seedState(`${seed} ${part} ${number}`))
        for (let sent = 0; sent < count / CONNECTIONS; ) {
          const table = tables[dice.between(0, tables.length - 1)] ?? ''
          sent += await connection(table, people[dice.between(0, 1)]?.key ?? '', dice)
          sound()
        }
      }),
    )
  }

  /** Talks until it is shown the door, or has said enough. */
  async function connection(table: string, key: string, dice: Dice): Promise<number> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`)
    let sent = 0
    let open = true
    let mark = ''
    let marked: () => void = () => {}
    const closed = new Promise<void>(resolve => socket.once('close', resolve)).then(() => {
      open = false
      marked()
    })
    socket.on('error', () => {})
    socket.on('message', text => {
      seen.answers++
      if (String(text).includes(mark)) marked()
    })
    await new Promise<void>(resolve => socket.once('open', resolve).once('close', () => resolve()))
    seen.connections++
    if (dice.between(0, 50) > 0) socket.send(JSON.stringify({ say: 'hello', table, key }))
    for (let round = 0; open && round < 20; round++) {
      for (let count = 0; open && count < AT_ONCE; count++) {
        const asked = anything(dice, table, key, actions)
        // One odd message closes the door, so that there are few of them on one line.
        const text = dice.between(0, 60) === 0 ? mutated(asked, dice) : JSON.stringify(asked)
        socket.send(text, { binary: dice.between(0, 2000) === 0 }, () => {})
      }
      const answered = new Promise<void>(resolve => {
        marked = resolve
      })
      mark = `mark-${round}-${dice.between(0, 1e9)}`
      if (open)
        socket.send(JSON.stringify({ say: 'do', id: mark, command: { do: 'rest', seat: 0, days: 60 } }), () => {})
      await Promise.race([answered, closed])
      // What was sent behind a closed door is not counted.
      if (open) sent += AT_ONCE
    }
    socket.terminate()
    seen.messages += sent
    // Also when the door was closed at once.
    return sent + 1
  }

  try {
    // The first part fills caches and compiles; growth shows between the second and the third.
    for (const part of ['first', 'second', 'third']) {
      await storm(part, messages / 3)
      await oddRequests(url, Math.ceil(requests / 3), diceFrom(seedState(`${seed} ${part}`)))
      sound()
      if (part !== 'first') await heap()
      progress?.(`${seen.messages} messages, heap ${heaps.at(-1) ?? ''}`)
    }
    const table = await busyTable({ url: () => url, seed })
    await table.over
    progress?.('played')
    sound()
  } finally {
    child.stdin.write('end\n')
    await new Promise<void>(resolve => (child.exitCode === null ? child.once('exit', () => resolve()) : resolve()))
  }
  return { ...seen, requests, heaps: [heaps[0] ?? 0, heaps[1] ?? 0] }
}
