import type { Command, Refused, TableSeen } from '@la-granja/server/protocol'
import { load } from '../game/game.ts'
import { settings } from '../game/settings.ts'
import { doAction, leaveGame, showKept, useTable } from '../game/store.ts'
import { api } from './api.ts'
import { readDraft } from './draft.ts'
import { gameTold, namesOf } from './game.ts'
import { keeping } from './keeping.ts'
import { type Known, NOTHING_KNOWN } from './known.ts'
import { type LineState, type Link, makeLink, type Socket } from './link.ts'
import { takePlan } from './plans.ts'
import { NO_TABLE, useOnline } from './shown.ts'
import { makeTurns } from './turns.ts'
import { computerNames } from './words.ts'

let link: Link | undefined

/** Asks something of the table that is open; tells why not, if it is refused. */
export async function ask(command: Command): Promise<Refused | undefined> {
  const outcome = await link?.do(command)
  return outcome !== undefined && 'refused' in outcome ? outcome.refused : undefined
}

/** Asks what the table looked like to the seat in front of us, before each move from this one on. */
export function picture(from: number): void {
  const { seat } = useTable.getState()
  if (seat !== undefined) link?.picture(from, seat)
}

const TRY_AGAIN = 2_000

/** Opens a table over the network and keeps it on the screen; gives back how to leave it. */
export function sitAt(id: string, key: string | undefined): () => void {
  let known: Known = NOTHING_KNOWN
  let left = false
  let restoring = false
  let results = false
  const notes = key === undefined ? undefined : keeping(key, id, 'draft')
  const turns = makeTurns({
    play: async (at, actions) => link?.do({ do: 'play', at, actions }) ?? { refused: { why: 'over' } },
    show: (game, seat, several) => left || showKept(game, seat, turns, several),
    showResults: () => void showResults(),
    shown: () => (useTable.getState().game?.id === id ? useTable.getState() : {}),
    act: doAction,
    keepDraft: text => notes?.keep(text),
    tell: change => left || useOnline.setState(change),
    computers: computerNames,
    endsByItself: () => settings().autoEnd !== 'never',
  })

  function hear(next: Known, line: LineState): void {
    known = next
    useOnline.setState({ id, line, known })
    const { table } = known
    if (table === undefined) return
    if (table.stage === 'gathering') sitAsPlanned(table)
    turns.hear(known)
    if (table.stage === 'playing') void restore(table)
  }

  function sitAsPlanned({ chairs }: TableSeen): void {
    if (key === undefined) return
    for (const { seat, name } of takePlan(id))
      if (chairs[seat]?.kind === 'open') void ask({ do: 'sit', seat, ...(name === undefined ? {} : { name }) })
  }

  async function restore({ yours }: TableSeen): Promise<void> {
    if (restoring || notes === undefined || yours.length === 0) return
    restoring = true
    const kept = await notes.last()
    // Whatever is heard next asks again.
    if (kept === undefined) restoring = false
    const draft = readDraft(kept ?? '')
    if (draft !== undefined && !left) turns.restore(draft)
  }

  /** The whole game comes with its record, so that charts and showing again know every moment. */
  async function showResults(): Promise<void> {
    if (results) return
    results = true
    const answer = await api.record(id)
    const { table, games } = known
    const [first] = games
    if (left || table === undefined || first === undefined) return
    if ('error' in answer) {
      results = false
      setTimeout(() => left || void showResults(), TRY_AGAIN)
      return
    }
    const { sitters, names } = gameTold(first, { table, names: namesOf(table.chairs, computerNames()) })
    const game = load({ id, record: answer.ok.record, sitters, names, begun: 0, played: 0 })
    useOnline.setState({ sending: false, dropped: undefined })
    showKept({ ...game, told: game.steps.length }, first.seat, turns, false)
  }

  const flush = () => notes?.flush()
  const look = () => (document.hidden ? flush() : link?.hurry())
  const hurry = () => link?.hurry()
  const lose = () => link?.giveUp()
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('online', hurry, { signal })
  addEventListener('offline', lose, { signal })
  addEventListener('pagehide', flush, { signal })
  document.addEventListener('visibilitychange', look, { signal })

  leaveGame()
  useOnline.setState({ ...NO_TABLE, id })
  const mine = makeLink({ table: id, key, connect, now: Date.now, onChange: hear })
  link = mine
  return () => {
    left = true
    listening.abort()
    flush()
    mine.close()
    if (link === mine) link = undefined
    leaveGame()
    useOnline.setState(NO_TABLE)
  }
}

function connect(): Socket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`) as Socket
}
