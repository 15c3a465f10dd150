import type { Level } from '@la-granja/bots'
import type { Action, PlayerView, Refusal, Seat } from '@la-granja/engine'
import { create } from 'zustand'
import { afterPaint } from '../draw/afterPaint.ts'
import { waitBefore } from '../motion/pace.ts'
import { actionsOn, type Thing, thingsOf } from '../things.ts'
import { whyNot } from '../whyNot.ts'
import { endByItself } from './byItself.ts'
import { freshId } from './freshId.ts'
import {
  act,
  begin,
  canUndo,
  computerToMove,
  type Invitation,
  type LocalGame,
  load,
  personToMove,
  redo,
  restart,
  type SavedGame,
  save,
  undo,
} from './game.ts'
import { guide } from './guide.ts'
import { untilAnswered } from './patience.ts'
import { legalIn, seenBy } from './seen.ts'
import { settings } from './settings.ts'
import { fetchGame, keepSoon } from './shelf.ts'
import { whenClaimed } from './tabs.ts'
import { chooseFor } from './thinker.ts'

export interface Shown {
  readonly game: LocalGame | undefined
  /** Through whose eyes the table is seen. */
  readonly seat: Seat | undefined
  /** Another person at this screen is next: the hand is hidden until they say that they are there. */
  readonly curtain: boolean
  /** The thing that was touched, while there are several things to do with it. */
  readonly chosen: Thing | undefined
  /** Why the thing that was touched last cannot be used. */
  readonly refused: Refusal | undefined
  readonly thinking: Seat | undefined
  /** Set while computer players cannot be fetched. */
  readonly stuck: boolean
  /** Set when a game could not be kept on this device. */
  readonly notKept: string | undefined
  /** Set when the game is kept by somebody else, over the network. */
  readonly keeper: Keeper | undefined
}

/** Whoever keeps a game that is not on this device: lets the others move, and is told what is done here. */
export interface Keeper {
  act(game: LocalGame, seat: Seat, action: Action): LocalGame | { readonly refusal: Refusal }
  redo(game: LocalGame, seat: Seat): LocalGame | { readonly refusal: Refusal }
  changed(game: LocalGame, seat: Seat): void
}

const NOTHING: Shown = {
  game: undefined,
  seat: undefined,
  curtain: false,
  chosen: undefined,
  refused: undefined,
  thinking: undefined,
  stuck: false,
  notKept: undefined,
  keeper: undefined,
}

export const useTable = create<Shown>(() => NOTHING)

const { getState, setState } = useTable

export function startGame(invitation: Invitation): string {
  const now = Date.now()
  const game = begin(invitation, freshId(), now)
  show(game)
  return game.id
}

export async function openGame(id: string): Promise<boolean> {
  if (getState().game?.id === id) return true
  const saved = await fetchGame(id)
  if (saved === undefined) return false
  openSaved(saved)
  return true
}

/** Throws for a game that cannot be played again. */
export function openSaved(saved: SavedGame): void {
  show(load(saved))
}

export function leaveGame(): void {
  setState(NOTHING)
}

// From then on the game goes on there, whatever room this tab is in: its own copy would be written over the other.
whenClaimed(id => {
  if (getState().game?.id === id) leaveGame()
})

/** Shows a game from the eyes of the first person at the table, and lets it run. */
function show(game: LocalGame): void {
  const persons = game.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat as Seat] : []))
  const mover = personToMove(game)
  setState({ ...NOTHING, game, seat: mover ?? persons[0], curtain: persons.length > 1 })
  settle()
}

/** Shows a game that somebody else keeps, as it stands now; with several people at this screen, behind a curtain. */
export function showKept(game: LocalGame, seat: Seat | undefined, keeper: Keeper, several: boolean): void {
  const before = getState()
  if (before.game?.id !== game.id) return setState({ ...NOTHING, game, seat, keeper, curtain: several })
  const same = before.game.state === game.state && before.seat === seat
  const curtain = several && (before.curtain || before.seat !== seat)
  setState({ game, seat, keeper, curtain, ...(same ? {} : { chosen: undefined, refused: undefined }) })
}

export function doAction(action: Action): void {
  const { game, seat, keeper } = getState()
  if (game === undefined) return
  if (keeper === undefined) {
    if (guide()?.holdsBack(game, action) !== true) put(act(game, action))
  } else if (seat !== undefined) put(keeper.act(game, seat, action))
}

function put(played: ReturnType<typeof act>): void {
  if ('refusal' in played) setState({ refused: played.refusal })
  else update(played)
}

export function undoAction(): void {
  change((game, seat) => (canUndo(game, seat) ? undo(game) : game))
}

export function redoAction(): void {
  const { game, seat, keeper } = getState()
  if (keeper === undefined) change(game => redo(game))
  else if (game !== undefined && seat !== undefined) put(keeper.redo(game, seat))
}

export function restartTurn(): void {
  change(restart)
}

function change(how: (game: LocalGame, seat: Seat) => LocalGame): void {
  const { game, seat } = getState()
  if (game === undefined || seat === undefined) return
  const changed = how(game, seat)
  // What was taken back must not be played again at once.
  if (changed !== game) update(changed, false)
}

/** Whether advice may be asked for in the game at the table, if it is one on this device. */
export function setHints(hints: boolean): void {
  const { game, keeper } = getState()
  if (game === undefined || keeper !== undefined) return
  setState({ game: { ...game, hints } })
  // A computer player that was thinking thought about the game as it was before.
  settle(false)
}

export function liftCurtain(): void {
  setState({ curtain: false })
}

/** Touching a thing: what can be done with it happens, or is offered, or the reason why not is told. */
export function touch(thing: Thing): void {
  const { game, seat, chosen } = getState()
  if (game === undefined) return
  const seen = seenBy(game.state, seat)
  const on = actionsOn(thing, legalIn(seen), seen.table)
  const both = chosen === undefined ? [] : on.filter(action => thingsOf(action, seen.table).includes(chosen))
  if (chosen !== undefined && chosen !== thing && both.length === 1) return doAction(both[0] as Action)
  if (chosen === thing) return setState({ chosen: undefined, refused: undefined })
  if (on.length === 0) return setState({ chosen: undefined, refused: whyNot(thing, seen) })
  if (on.length === 1 && !settings().confirm) return doAction(on[0] as Action)
  setState({ chosen: thing, refused: undefined })
}

/** Takes a thing up without doing anything yet, as a drag does. */
export function choose(thing: Thing): void {
  setState({ chosen: thing, refused: undefined })
}

export function dropChoice(): void {
  setState({ chosen: undefined, refused: undefined })
}

/** What can be done with what is chosen. */
export function choicesOf({ chosen }: Pick<Shown, 'chosen'>, seen: PlayerView): readonly Action[] {
  return chosen === undefined ? [] : actionsOn(chosen, legalIn(seen), seen.table)
}

function update(game: LocalGame, autoEnd = true): void {
  const { seat, curtain, keeper } = getState()
  if (keeper !== undefined && seat !== undefined) {
    setState({ game, chosen: undefined, refused: undefined })
    return keeper.changed(game, seat)
  }
  const mover = personToMove(game)
  const next = mover ?? seat
  const rest = { chosen: undefined, refused: undefined, thinking: undefined, stuck: false }
  setState({ game, seat: next, curtain: curtain || next !== seat, ...rest })
  settle(autoEnd)
}

/** Keeps the game, and lets computer players and forced steps go on. */
function settle(autoEnd = true): void {
  const { game } = getState()
  if (game === undefined) return
  keepGame(game)
  const computer = computerToMove(game)
  if (computer !== undefined) {
    void letThink(game, computer)
    return
  }
  const mover = personToMove(game)
  if (mover === undefined || !autoEnd || settings().autoEnd === 'never') return
  const end = endByItself(game, mover)
  if (end !== undefined) doAction(end)
}

async function letThink(game: LocalGame, seat: Seat): Promise<void> {
  setState({ thinking: seat })
  const last = game.steps.at(-1)?.action.seat
  // Handing over the table takes its time too; what a person has done is seen before that.
  if (last !== undefined && game.sitters[last] === 'person') await new Promise<void>(resolve => afterPaint(resolve))
  // The game may be left or changed meanwhile.
  const wanted = () => getState().game === game
  if (!wanted()) return
  const moment = `${game.state.secrets.seed} ${game.steps.length} ${seat}`
  const ask = () => chooseFor(seenBy(game.state, seat), game.sitters[seat] as Level, moment)
  const [action] = await Promise.all([
    guide()?.plays(game, seat) ?? untilAnswered({ ask, wanted, onFailure: () => setState({ stuck: true }) }),
    new Promise(resolve => setTimeout(resolve, waitBefore(game, getState().seat))),
  ])
  if (action === undefined || !wanted()) return
  setState({ thinking: undefined, stuck: false })
  doAction(action)
}

function keepGame(game: LocalGame): void {
  const now = Date.now()
  keepSoon(
    game.id,
    () => save(game, now),
    error => {
      const notKept = error === undefined ? undefined : error instanceof Error ? error.message : String(error)
      if (getState().notKept !== notKept) setState({ notKept })
    },
  )
}
