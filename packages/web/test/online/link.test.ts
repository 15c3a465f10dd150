import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Asked, TableSeen, Told } from '../../../server/src/protocol.ts'
import type { Known } from '../../src/online/known.ts'
import { type LineState, makeLink, type Socket } from '../../src/online/link.ts'

const TABLE: TableSeen = {
  id: 'table',
  version: 3,
  moves: 0,
  stage: 'gathering',
  settings: {
    players: 2,
    edition: 'classic',
    options: { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false },
    pace: { kind: 'none' },
    listed: false,
    rated: false,
    watchers: true,
  },
  chairs: [{ kind: 'open' }, { kind: 'open' }],
  yours: [],
  host: false,
  waiting: [],
  ends: [],
  talk: [],
}

/** A connection whose other end is the test. */
class Wire implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: Asked[] = []
  closed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  tell(told: Told): void {
    this.onmessage?.({ data: JSON.stringify(told) })
  }
}

function open() {
  const wires: Wire[] = []
  let known: Known | undefined
  let line: LineState | undefined
  const link = makeLink({
    table: 'table',
    key: 'secret',
    connect() {
      const wire = new Wire()
      wires.push(wire)
      return wire
    },
    now: Date.now,
    onChange(next, state) {
      known = next
      line = state
    },
  })
  const wire = () => wires.at(-1)!
  const live = (table: TableSeen = TABLE) => {
    wire().onopen?.()
    wire().tell({ say: 'table', table, games: [], now: Date.now() + 5000 })
  }
  return { link, wires, wire, live, known: () => known, line: () => line }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a connection', () => {
  it('greets, and is live with the first table that it hears of', () => {
    const { wire, live, known, line } = open()
    live()
    expect(wire().sent).toEqual([{ say: 'hello', table: 'table', key: 'secret' }])
    expect(line()).toBe('live')
    expect(known()?.table).toEqual(TABLE)
    expect(known()?.ahead).toBe(5000)
  })

  it('tries again with pauses that grow, and at once when told to', () => {
    const { link, wires, wire, line } = open()
    const waits: number[] = []
    for (let lost = 0; lost < 8; lost++) {
      const before = wires.length
      wire().onclose?.()
      let waited = 0
      while (wires.length === before) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 10000, 10000])
    expect(line()).toBe('connecting')
    wire().onclose?.()
    const before = wires.length
    link.hurry()
    expect(wires.length).toBe(before + 1)
  })

  it('news that do not follow lead to one question for everything', () => {
    const { wires, wire, live, line, known } = open()
    live()
    wire().tell({ say: 'news', after: 3, table: { in: { version: { set: 4 } } }, games: [], now: 0 })
    expect(known()?.table?.version).toBe(4)
    wire().tell({ say: 'news', after: 7, table: { in: { version: { set: 8 } } }, games: [], now: 0 })
    expect(known()?.table?.version).toBe(4)
    wire().tell({ say: 'news', after: 8, table: { in: { version: { set: 9 } } }, games: [], now: 0 })
    expect(wire().sent.filter(({ say }) => say === 'anew')).toHaveLength(1)
    expect(line()).toBe('live')
    wire().tell({ say: 'table', table: { ...TABLE, version: 9 }, games: [], now: 0 })
    wire().tell({ say: 'news', after: 9, table: { in: { version: { set: 10 } } }, games: [], now: 0 })
    expect(known()?.table?.version).toBe(10)
    expect(wires).toHaveLength(1)
  })

  it('says something now and then, and takes long silence for a loss', () => {
    const { wire, live, line, link } = open()
    live()
    vi.advanceTimersByTime(20_000)
    expect(wire().sent.at(-1)).toEqual({ say: 'ping' })
    wire().tell({ say: 'pong' })
    vi.advanceTimersByTime(40_000)
    expect(line()).toBe('live')
    vi.advanceTimersByTime(20_000)
    expect(line()).toBe('lost')
    link.close()
  })

  it('whoever looks again learns soon that the connection has died', () => {
    const { wire, live, line, link } = open()
    live()
    vi.advanceTimersByTime(5_000)
    link.hurry()
    expect(wire().sent.at(-1)).toEqual({ say: 'ping' })
    vi.advanceTimersByTime(4_000)
    expect(line()).toBe('lost')
    link.close()
  })

  it.each(['noSuchTable', 'unknownKey', 'noWatchers'] as const)('%s is final', why => {
    const { wires, wire, line } = open()
    wire().onopen?.()
    wire().tell({ say: 'sorry', why })
    wire().onclose?.()
    vi.advanceTimersByTime(60_000)
    expect(line()).toEqual({ sorry: why })
    expect(wires).toHaveLength(1)
  })

  it('too many messages: the longest pause, then again', () => {
    const { wires, wire, live } = open()
    live()
    wire().tell({ say: 'sorry', why: 'tooMany' })
    vi.advanceTimersByTime(9_900)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(wires).toHaveLength(2)
  })
})

describe('a command', () => {
  it('is answered, or refused with its reason', async () => {
    const { link, wire, live } = open()
    live()
    const first = link.do({ do: 'begin' })
    const second = link.do({ do: 'sit', seat: 0 })
    const ids = wire().sent.flatMap(asked => (asked.say === 'do' ? [asked.id] : []))
    expect(new Set(ids).size).toBe(2)
    wire().tell({ say: 'refused', id: ids[1]!, refused: { why: 'seatTaken' } })
    wire().tell({ say: 'done', id: ids[0]!, version: 9 })
    expect(await first).toEqual({ done: 9 })
    expect(await second).toEqual({ refused: { why: 'seatTaken' } })
  })

  it('that was not answered is repeated with the same name after a new connection', async () => {
    const { link, wire, live } = open()
    live()
    const answer = link.do({ do: 'begin' })
    const [, asked] = wire().sent
    wire().onclose?.()
    vi.advanceTimersByTime(300)
    live()
    expect(wire().sent.at(-1)).toEqual(asked)
    wire().tell({ say: 'done', id: asked?.say === 'do' ? asked.id : '', version: 4 })
    expect(await answer).toEqual({ done: 4 })
  })

  it('waits for the connection, and is asked again when the server cannot decide yet', () => {
    const { link, wire, live } = open()
    void link.do({ do: 'begin' })
    wire().onopen?.()
    expect(wire().sent.map(({ say }) => say)).toEqual(['hello'])
    live()
    const asked = wire().sent.at(-1)
    expect(asked?.say).toBe('do')
    wire().tell({ say: 'later', id: asked?.say === 'do' ? asked.id : '' })
    vi.advanceTimersByTime(1_000)
    expect(wire().sent.filter(({ say }) => say === 'do')).toEqual([asked, asked])
  })
})
