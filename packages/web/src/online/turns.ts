import { type Action, formatAction, type Refusal, type Seat } from '@la-granja/engine'
import type { TableSeen } from '@la-granja/server/protocol'
import type { LocalGame, Step } from '../game/game.ts'
import { legalIn, seenBy } from '../game/seen.ts'
import {
  type Draft,
  type Drafted,
  draftIn,
  draftOn,
  isPast,
  redoDraft,
  redrafted,
  resent,
  type Whole,
  writeDraft,
} from './draft.ts'
import { gameTold, hushed, namesOf, remember } from './game.ts'
import { type GameKnown, isComplete, type Known, NOTHING_KNOWN } from './known.ts'
import type { Outcome } from './link.ts'
import type { Dropped } from './shown.ts'

/** What goes on around: the screen and the server, or a test's. */
export interface Around {
  play(at: number, actions: readonly string[]): Promise<Outcome>
  show(game: LocalGame, seat: Seat | undefined, several: boolean): void
  /** The game is over; asked again with whatever is heard from then on. */
  showResults(): void
  /** What is on the screen of this table. */
  shown(): { readonly game?: LocalGame | undefined; readonly seat?: Seat | undefined }
  /** Carries out an action as if somebody had chosen it. */
  act(action: Action): void
  keepDraft(text: string): void
  tell(change: { readonly sending?: boolean; readonly dropped?: Dropped | undefined }): void
  computers(): readonly string[]
  endsByItself(): boolean
}

type Played = LocalGame | { readonly refusal: Refusal }

export interface Turns {
  hear(known: Known): void
  /** A draft from an earlier visit. */
  restore(draft: Draft): void
  act(game: LocalGame, seat: Seat, action: Action): Played
  redo(game: LocalGame, seat: Seat): Played
  /** Something was drafted or taken back. */
  changed(game: LocalGame, seat: Seat): void
}

interface Sending {
  readonly draft: Draft
  /** What was drafted of it, so that it is not shown a second time. */
  readonly steps: readonly Step[]
  /** Whether it was refused as too late once before. */
  readonly again: boolean
  /** Refused as too late; it is tried again when everything is known. */
  readonly stale: boolean
}

/** One's own turns at a table over the network: drafted here alone, then sent as one. */
export function makeTurns(around: Around): Turns {
  let known: Known = NOTHING_KNOWN
  let draft: Draft | undefined
  let sending: Sending | undefined
  /** A draft from an earlier visit goes without a word when it is out of date. */
  let restored = false
  let laid = ''
  let laidParts: readonly unknown[] = []

  /** Brings what is known, and what was drafted on it, to the table. */
  function lay(): void {
    const { table } = known
    if (table === undefined || table.stage === 'gathering') return
    if (table.stage === 'over') return end()
    noticeArrival()
    const seat = sending?.draft.seat ?? seatToShow(table)
    const game = known.games.find(one => one.seat === seat) ?? known.games[0]
    if (game === undefined || isLaid(table, game, seat)) return
    const next = arranged(table, game, seat)
    // What was found out on the way may have changed what is under way.
    isLaid(table, game, seat)
    around.show(next, seat, table.yours.length > 1)
    endByItself(next, seat)
  }

  /** Whether nothing has changed for the game since it was brought to the table: somebody only spoke, say. */
  function isLaid({ stage, chairs }: TableSeen, { view, moves }: GameKnown, seat: Seat | undefined): boolean {
    const before = laid
    const partsBefore = laidParts
    laid = JSON.stringify([stage, seat, chairs.map(({ kind, name, level }) => [kind, name, level])])
    laidParts = [view, moves, sending, draft]
    return laid === before && laidParts.every((part, index) => part === partsBefore[index])
  }

  function arranged(table: TableSeen, game: GameKnown, seat: Seat | undefined): LocalGame {
    const told = gameTold(game, { table, names: namesOf(table.chairs, around.computers()) })
    if (table.stage === 'aborted') return hushed(told)
    if (seat !== undefined && table.chairs[seat]?.kind !== 'person') {
      // A computer player goes on from where the others see it.
      if (draft?.seat === seat) drop(undefined)
      return hushed(told, seat)
    }
    if (sending !== undefined) return withSent(told, game, sending)
    return draft === undefined || draft.seat !== seat ? told : withDraft(told, game, draft)
  }

  function withSent(told: LocalGame, game: GameKnown, { draft: sent, stale, again }: Sending): LocalGame {
    if (!isComplete(known, game)) return hushed(told, sent.seat)
    const fits = resent(told, sent)
    if (!stale) return fits === undefined ? hushed(told, sent.seat) : onItsWay(fits.game)
    sending = undefined
    if (fits !== undefined && !again) return send(told, fits, sent.seat, true)
    drop('stale')
    return told
  }

  function withDraft(told: LocalGame, game: GameKnown, drafted: Draft): LocalGame {
    if (!isComplete(known, game)) return hushed(told, drafted.seat)
    const past = isPast(drafted, game.moves)
    const fits = past ? undefined : redrafted(told, drafted)
    if (fits === undefined) {
      drop(restored ? undefined : past ? 'elsewhere' : 'stale')
      return told
    }
    draft = { ...drafted, at: fits.told ?? 0 }
    return { ...fits, undone: around.shown().game?.undone ?? [] }
  }

  /** News of one's own turn come before the answer to it. */
  function noticeArrival(): void {
    const game = known.games.find(({ seat }) => seat === sending?.draft.seat)
    if (sending === undefined || game === undefined || !isPast(sending.draft, game.moves)) return
    keepSteps(sending, game)
    arrived()
  }

  function drop(dropped: Dropped | undefined): void {
    draft = undefined
    around.keepDraft('')
    around.tell({ dropped, sending: false })
  }

  /** Whatever was under way has come, or comes too late. The table stays as it is until the results lie on it. */
  function end(): void {
    if (sending !== undefined || draft !== undefined) arrived()
    around.showResults()
  }

  function arrived(): void {
    sending = undefined
    draft = undefined
    around.keepDraft('')
    around.tell({ sending: false })
  }

  function send(before: LocalGame, { game, send: actions }: Whole, seat: Seat, again = false): LocalGame {
    const at = before.told ?? 0
    const steps = game.steps.slice(at)
    const last = actions.at(-1)
    // An action that shows something new has no step yet: what it did is told later.
    if (last !== undefined && steps.length < actions.length)
      steps.push({ action: last, before: unhushed(game, before), events: [] })
    const mine: Sending = { draft: { seat, at, actions }, steps, again, stale: false }
    sending = mine
    around.tell({ sending: true, dropped: undefined })
    void around.play(at, actions.map(formatAction)).then(outcome => {
      if (sending !== mine) return
      if ('done' in outcome) arrived()
      else if (outcome.refused.why === 'stale') sending = { ...mine, stale: true }
      else {
        sending = undefined
        drop('refused')
      }
      lay()
    })
    return onItsWay(game)
  }

  /** A turn that offers nothing more ends by itself, unless something could be taken back. */
  function endByItself(game: LocalGame, seat: Seat | undefined): void {
    if (seat === undefined || sending !== undefined || draft !== undefined || !around.endsByItself()) return
    const [only, ...others] = legalIn(seenBy(game.state, seat))
    if (only?.type === 'endTurn' && others.length === 0) around.act(only)
  }

  function carryOut(game: LocalGame, seat: Seat, drafted: Drafted): Played {
    if ('refusal' in drafted) return drafted
    around.tell({ dropped: undefined })
    return drafted.send === undefined ? drafted.game : send(undrafted(game), drafted, seat)
  }

  function seatToShow({ yours, waiting, chairs }: TableSeen): Seat | undefined {
    const { seat } = around.shown()
    const asked = yours.filter(one => waiting.includes(one) && chairs[one]?.kind === 'person')
    const from = asked.length > 0 ? asked : yours
    return seat !== undefined && from.includes(seat) ? seat : from[0]
  }

  return {
    hear(next) {
      known = next
      lay()
    },
    restore(found) {
      if (draft !== undefined || sending !== undefined || !known.table?.yours.includes(found.seat)) return
      draft = found
      restored = true
      lay()
    },
    act: (game, seat, action) => carryOut(game, seat, draftOn(game, seat, action)),
    redo: (game, seat) => carryOut(game, seat, redoDraft(game, seat)),
    changed(game, seat) {
      if (sending !== undefined) return
      const actions = draftIn(game)
      draft = actions.length === 0 ? undefined : { seat, at: game.told ?? 0, actions }
      restored = false
      laidParts = [...laidParts.slice(0, 3), draft]
      around.keepDraft(draft === undefined ? '' : writeDraft(draft))
    },
  }
}

/** What was drafted is what happened: it is not shown again when the server tells it. */
function keepSteps({ draft: { at }, steps }: Sending, { moves }: GameKnown): void {
  for (const [index, step] of steps.entries()) {
    const move = moves[at + index]
    if (move !== undefined) remember(move, step.events.length > 0 ? step : { ...step, events: move.events })
  }
}

/** Nothing of it can be taken back any more. */
function onItsWay(game: LocalGame): LocalGame {
  return { ...game, told: game.steps.length, undone: [] }
}

/** The game without what was drafted on it. */
function undrafted(game: LocalGame): LocalGame {
  const { told = 0, steps } = game
  const first = steps[told]
  return first === undefined ? game : { ...game, state: first.before, steps: steps.slice(0, told), undone: [] }
}

/** A hushed game has the table of its state, but for who is waited for. */
function unhushed({ state }: LocalGame, before: LocalGame): LocalGame['state'] {
  return { ...state, table: { ...state.table, waiting: before.state.table.waiting } }
}
