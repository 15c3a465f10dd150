import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { formatAction } from '../packages/engine/src/index.ts'
import { playGame } from '../packages/engine/test/laws/randomGame.ts'
import type { Settings } from '../packages/server/src/protocol.ts'
import type { Used } from './serverProcess.ts'

export interface Child {
  readonly url: string
  /** Asked for memory, it throws away first what nobody needs. */
  used(wanted: 'time' | 'memory'): Promise<Used>
  /** Keeps it from all work for a while. */
  pause(): void
  goOn(): void
  stop(): Promise<void>
}

export async function startChild(role: 'ours' | 'peer', args: readonly string[] = []): Promise<Child> {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), [`--${role}`, ...args], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const next = <T>() => new Promise<T>(resolve => child.once('message', message => resolve(message as T)))
  const url = await next<string>()
  return {
    url,
    used(wanted) {
      const answer = next<Used>()
      child.send(wanted)
      return answer
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await new Promise(resolve => child.once('exit', resolve))
    },
  }
}

export const FOUR: Settings = {
  players: 4,
  edition: 'classic',
  options: { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false },
  pace: { kind: 'none' },
  listed: false,
  rated: false,
  watchers: true,
  seats: ['me', 'open', 'open', 'open'],
}

export async function post<T>(url: string, path: string, body: unknown, key?: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  }
  const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as T
}

export interface Table {
  /** Plays one more action; resolves when every seat has heard of it. False at the end of the game. */
  move(): Promise<boolean>
  close(): void
}

/** What each seat was told after a move, in bytes. */
export const sizes: number[] = []

const dealt = new Map<string, number>()

/** The server deals from known seeds, one after the other: which one is next. */
export function nextSeed(url: string): string {
  const number = dealt.get(url) ?? 0
  dealt.set(url, number + 1)
  return `bench ${number}`
}

/** A table of ours whose game is known beforehand. */
export async function ourTable(url: string): Promise<Table> {
  const lines: string[] = []
  const people = await Promise.all(
    [0, 1, 2, 3].map(seat => post<{ key: string }>(url, '/people', { name: `P${seat}` })),
  )
  const { id } = await post<{ id: string }>(url, '/tables', FOUR, people[0]?.key)
  let heard: (text: string) => void = () => {}
  const sockets = await Promise.all(
    people.map(async ({ key }) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/live`)
      await new Promise(resolve => socket.once('open', resolve))
      socket.on('message', data => heard(String(data)))
      socket.send(JSON.stringify({ say: 'hello', table: id, key }))
      return socket
    }),
  )
  const answer = (socket: WebSocket | undefined, name: string, command: unknown) =>
    new Promise<string>(resolve => {
      heard = text => text.includes(`"id":"${name}"`) && resolve(text)
      socket?.send(JSON.stringify({ say: 'do', id: name, command }))
    })
  for (const seat of [1, 2, 3]) await answer(sockets[seat], `sit-down-${seat}`, { do: 'sit', seat })
  playGame({ seed: nextSeed(url), players: 4, edition: 'classic', options: {} }, ({ action }) => {
    lines.push(formatAction(action))
  })
  const begun = await answer(sockets[0], 'begin-now', { do: 'begin' })
  if (!begun.includes('"done"')) throw new Error(begun)
  await new Promise(resolve => setTimeout(resolve, 20))
  let moves = 0
  return {
    move() {
      const line = lines[moves]
      if (line === undefined) return Promise.resolve(false)
      return new Promise((resolve, reject) => {
        let missing = 4
        heard = text => {
          if (text.startsWith('{"say":"refused"')) reject(new Error(`${line}: ${text}`))
          if (!text.startsWith('{"say":"news"')) return
          sizes.push(text.length)
          if (--missing === 0) resolve(true)
        }
        const command = { do: 'play', at: moves, actions: [line] }
        sockets[Number(line[0])]?.send(JSON.stringify({ say: 'do', id: `move-${moves++}`.padEnd(8, '-'), command }))
      })
    },
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** The same at the peer's. */
export async function peerTable(url: string, name: string): Promise<Table> {
  const { io } = createRequire(import.meta.url)('socket.io-client')
  let heard: (seat: number, state: Known) => void = () => {}
  interface Known {
    readonly _stateID: number
    readonly ctx: { readonly currentPlayer: string }
  }
  const known: Known[] = []
  const sockets = await Promise.all(
    [0, 1, 2, 3].map(async seat => {
      const socket = io(`${url}/granja`, { transports: ['websocket'] })
      socket.on('update', (_: string, state: Known) => heard(seat, state))
      const synced = new Promise<void>(resolve =>
        socket.on('sync', (_: string, { state }: { state: Known }) => {
          known[seat] = state
          resolve()
        }),
      )
      await new Promise<void>(resolve => socket.on('connect', resolve))
      socket.emit('sync', name, String(seat), undefined, 4)
      await synced
      return socket
    }),
  )
  let state = known[3] as Known
  return {
    move: () =>
      new Promise(resolve => {
        let missing = 4
        heard = (_, next) => {
          if (--missing > 0) return
          state = next
          resolve(true)
        }
        const { currentPlayer: playerID } = state.ctx
        const action = { type: 'MAKE_MOVE', payload: { type: 'sell', args: ['olive'], playerID } }
        sockets[Number(playerID)].emit('update', action, state._stateID, name, playerID)
      }),
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}
