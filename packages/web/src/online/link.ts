import type { Seat } from '@la-granja/engine'
import type { Asked, Command, Refused, Sorry, Told } from '@la-granja/server/protocol'
import { freshId } from '../game/freshId.ts'
import { heard, type Known, NOTHING_KNOWN } from './known.ts'

/** How the connection stands. With a reason it is of no use, and nobody tries again. */
export type LineState = 'connecting' | 'live' | 'lost' | { readonly sorry: Sorry }

export type Outcome = { readonly done: number } | { readonly refused: Refused }

/** A WebSocket, as far as it is used here. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface Link {
  /** Sends a command; it is repeated, and done once, however often the connection breaks. */
  do(command: Command): Promise<Outcome>
  /** Asks what the table looked like before each move from this one on. */
  picture(from: number, seat: Seat): void
  /** Whoever waits for a pause need not: the network is back, or somebody looks again. */
  hurry(): void
  /** The network is gone; no use in waiting for silence. */
  giveUp(): void
  close(): void
}

export interface LinkParts {
  readonly table: string
  readonly key: string | undefined
  readonly connect: () => Socket
  readonly now: () => number
  readonly onChange: (known: Known, line: LineState) => void
}

interface Waiting {
  readonly command: Command
  readonly answered: (outcome: Outcome) => void
}

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 10_000
const PING = 20_000
const SILENCE = 45_000
/** Somebody who looks again waits no longer than this to learn that the connection died meanwhile. */
const PATIENCE = 4_000
const LATER = 1_000
/** Trying again would be answered alike. */
const FINAL: readonly Sorry[] = ['noSuchTable', 'unknownKey', 'noWatchers']

/** Keeps up with one table, over one connection after the other. */
export function makeLink({ table, key, connect, now, onChange }: LinkParts): Link {
  let known: Known = NOTHING_KNOWN
  let line: LineState = 'connecting'
  let socket: Socket | undefined
  let pause = FIRST_PAUSE
  let over = false
  let astray = false
  let lastHeard = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<string, Waiting>()
  const beat = setInterval(check, PING)

  function tell(): void {
    if (!over) onChange(known, line)
  }

  function send(asked: Asked): void {
    socket?.send(JSON.stringify(asked))
  }

  function open(): void {
    clearTimeout(next)
    const mine = connect()
    socket = mine
    astray = false
    lastHeard = now()
    mine.onopen = () => {
      if (socket === mine) send({ say: 'hello', table, ...(key === undefined ? {} : { key }) })
    }
    mine.onmessage = ({ data }) => {
      if (socket === mine) hear(JSON.parse(String(data)) as Told)
    }
    mine.onclose = () => {
      if (socket === mine) lose()
    }
  }

  /** This connection is over; another one is tried after a pause that grows. */
  function lose(): void {
    const old = socket
    socket = undefined
    old?.close()
    if (over || typeof line === 'object') return
    line = known.table === undefined ? 'connecting' : 'lost'
    clearTimeout(next)
    next = setTimeout(open, pause)
    pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, pause * 2))
    tell()
  }

  function hear(told: Told): void {
    lastHeard = now()
    if (told.say === 'sorry') return hearSorry(told.why)
    if (told.say === 'done') return answer(told.id, { done: told.version })
    if (told.say === 'refused') return answer(told.id, { refused: told.refused })
    if (told.say === 'later') return void setTimeout(repeat, LATER, told.id)
    const before = known
    const after = heard(known, told, now())
    if (after.astray) {
      // Whatever else was on its way does not follow either, until everything comes.
      if (!astray) send({ say: 'anew' })
      astray = true
      return
    }
    if (told.say === 'table') astray = false
    known = after.known
    if (told.say === 'table' && line !== 'live') {
      line = 'live'
      pause = FIRST_PAUSE
      for (const id of waiting.keys()) repeat(id)
    }
    for (const asked of after.ask) send(asked)
    if (known !== before) tell()
  }

  function hearSorry(why: Sorry): void {
    if (FINAL.includes(why)) {
      line = { sorry: why }
      tell()
    } else pause = LONGEST_PAUSE
    lose()
  }

  function answer(id: string, outcome: Outcome): void {
    const asked = waiting.get(id)
    waiting.delete(id)
    asked?.answered(outcome)
  }

  function repeat(id: string): void {
    const asked = waiting.get(id)
    if (asked !== undefined && line === 'live') send({ say: 'do', id, command: asked.command })
  }

  function check(): void {
    if (socket === undefined) return
    if (now() - lastHeard > SILENCE) lose()
    else if (line === 'live') send({ say: 'ping' })
  }

  open()
  return {
    do(command) {
      return new Promise(answered => {
        const id = freshId()
        waiting.set(id, { command, answered })
        repeat(id)
      })
    },
    picture(from, seat) {
      if (line === 'live') send({ say: 'scenes', from, seat })
    },
    hurry() {
      if (over || typeof line === 'object') return
      if (socket === undefined) {
        pause = FIRST_PAUSE
        return open()
      }
      if (line !== 'live') return
      const asked = now()
      send({ say: 'ping' })
      clearTimeout(patience)
      patience = setTimeout(() => {
        if (socket !== undefined && lastHeard < asked) lose()
      }, PATIENCE)
    },
    giveUp() {
      if (socket !== undefined) lose()
    },
    close() {
      over = true
      clearInterval(beat)
      clearTimeout(next)
      clearTimeout(patience)
      const old = socket
      socket = undefined
      old?.close()
    },
  }
}
