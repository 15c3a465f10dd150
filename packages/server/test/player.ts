import { diceFrom, type Seat, seedState } from '@la-granja/engine'
import { WebSocket } from 'ws'
import type { Asked, Told } from '../src/protocol.ts'
import { type Mind, type MindOptions, makeMind } from './mind.ts'

export interface Player extends Pick<Mind, 'promised' | 'now'> {
  /** Until the game is over or it is told to stop. */
  readonly over: Promise<void>
  stop(): void
  /** Loses its connection; it will come again. */
  drop(): void
  connections(): number
  /** How often the server said that it could not decide now. */
  laters(): number
}

export interface Playing extends MindOptions {
  readonly seat: Seat
  /** Where the server is now; nothing while there is none. */
  readonly url: () => string | undefined
  /** Sends a command twice now and then, as a nervous client would. */
  readonly nervous?: boolean
}

/** How long to wait for an answer before coming anew. */
const PATIENCE = 3_000

/**
 * Somebody who plays whatever happens to the server or the line: comes back when cut off, and sends what was not answered once
 * more under the same name.
 */
export function playOn({ url, nervous = false, ...options }: Playing): Player {
  const mind = makeMind(options)
  const dice = diceFrom(seedState(`${options.seed} line`))
  let socket: WebSocket | undefined
  let connections = 0
  let laters = 0
  let stopped = false
  let again: ReturnType<typeof setTimeout> | undefined
  let doubt: ReturnType<typeof setTimeout> | undefined
  let finish: () => void = () => {}
  const over = new Promise<void>(resolve => {
    finish = resolve
  })

  function connect(): void {
    if (stopped) return
    const at = url()
    if (at === undefined) {
      again = setTimeout(connect, 10)
      return
    }
    connections++
    const fresh = new WebSocket(`${at.replace('http', 'ws')}/live`, { handshakeTimeout: PATIENCE })
    socket = fresh
    fresh.on('open', () => send(mind.greet()))
    fresh.on('message', data => hear(fresh, JSON.parse(String(data)) as Told))
    fresh.on('error', () => {})
    fresh.on('close', () => {
      if (socket === fresh) again = setTimeout(connect, 10 + dice.between(0, 20))
    })
  }

  function send(asked: Asked): void {
    if (socket?.readyState !== WebSocket.OPEN) return
    const text = JSON.stringify(asked)
    socket.send(text)
    if (nervous && asked.say === 'do' && dice.between(0, 3) === 0) socket.send(text)
    expect()
  }

  /** A line that is dead without a word is given up. */
  function expect(): void {
    clearTimeout(doubt)
    doubt = setTimeout(() => {
      if (mind.pending() !== undefined || mind.now() === undefined) socket?.terminate()
    }, PATIENCE)
  }

  function hear(from: WebSocket, told: Told): void {
    if (from !== socket || stopped) return
    expect()
    if (told.say === 'later') {
      laters++
      setTimeout(() => {
        const pending = mind.pending()
        if (pending !== undefined) send(pending)
      }, 50)
      return
    }
    const answer = mind.hear(told)
    if (answer === 'lost') return from.terminate()
    for (const asked of answer) send(asked)
    if (mind.now()?.table.stage === 'over' && mind.pending() === undefined) stop()
  }

  function stop(): void {
    stopped = true
    clearTimeout(again)
    clearTimeout(doubt)
    socket?.close()
    finish()
  }

  connect()
  return {
    promised: mind.promised,
    now: mind.now,
    over,
    stop,
    drop: () => socket?.terminate(),
    connections: () => connections,
    laters: () => laters,
  }
}
