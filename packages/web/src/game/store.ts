import type { Level } from '@la-granja/bots'
import { type Action, legalActions, type PlayerView, type Refusal, type Seat, view } from '@la-granja/engine'
import { create } from 'zustand'
import { waitBefore } from '../motion/pace.ts'
import { actionsOn, type Thing, thingsOf } from '../things.ts'
import { whyNot } from '../whyNot.ts'
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
import { settings } from './settings.ts'
import { fetchGame, keep } from './shelf.ts'
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
  /** Set when a game could not be kept on this device. */
  readonly notKept: string | undefined
}

const NOTHING: Shown = {
  game: undefined,
  seat: undefined,
  curtain: false,
  chosen: undefined,
  refused: undefined,
  thinking: undefined,
  notKept: undefined,
}

export const useTable = create<Shown>(() => NOTHING)

const { getState, setState } = useTable

/** The view of the seat through whose eyes the table is seen. */
export function viewOf({ game, seat }: Pick<Shown, 'game' | 'seat'>): PlayerView | undefined {
  return game === undefined ? undefined : view(game.state, seat)
}

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

/** Shows a game from the eyes of the first person at the table, and lets it run. */
function show(game: LocalGame): void {
  const persons = game.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat as Seat] : []))
  const mover = personToMove(game)
  setState({ ...NOTHING, game, seat: mover ?? persons[0], curtain: persons.length > 1 })
  settle()
}

export function doAction(action: Action): void {
  const { game } = getState()
  if (game === undefined) return
  const played = act(game, action)
  if ('refusal' in played) return setState({ refused: played.refusal })
  update(played)
}

export function undoAction(): void {
  change((game, seat) => (canUndo(game, seat) ? undo(game) : game))
}

export function redoAction(): void {
  change(redo)
}

export function restartTurn(): void {
  change(restart)
}

function change(how: (game: LocalGame, seat: Seat) => LocalGame): void {
  const { game, seat } = getState()
  // What was taken back must not be played again at once.
  if (game !== undefined && seat !== undefined) update(how(game, seat), false)
}

export function liftCurtain(): void {
  setState({ curtain: false })
}

/** Touching a thing: what can be done with it happens, or is offered, or the reason why not is told. */
export function touch(thing: Thing): void {
  const { game, chosen } = getState()
  const seen = viewOf(getState())
  if (game === undefined || seen === undefined) return
  const legal = legalActions(seen)
  const on = actionsOn(thing, legal, seen.table)
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
  return chosen === undefined ? [] : actionsOn(chosen, legalActions(seen), seen.table)
}

function update(game: LocalGame, autoEnd = true): void {
  const { seat, curtain } = getState()
  const mover = personToMove(game)
  const next = mover ?? seat
  setState({ game, seat: next, curtain: curtain || next !== seat, chosen: undefined, refused: undefined })
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
  const legal = legalActions(view(game.state, mover))
  // Exactly one possibility, and it cannot matter.
  if (legal.length === 1 && legal[0]?.type === 'endTurn') doAction(legal[0])
}

async function letThink(game: LocalGame, seat: Seat): Promise<void> {
  setState({ thinking: seat })
  const moment = `${game.state.secrets.seed} ${game.steps.length} ${seat}`
  const [action] = await Promise.all([
    chooseFor(view(game.state, seat), game.sitters[seat] as Level, moment),
    new Promise(resolve => setTimeout(resolve, waitBefore(game, getState().seat))),
  ])
  // The game may have been left or changed meanwhile.
  if (getState().game !== game) return
  setState({ thinking: undefined })
  doAction(action)
}

function keepGame(game: LocalGame): void {
  keep(save(game, Date.now())).then(
    () => {
      if (getState().notKept !== undefined) setState({ notKept: undefined })
    },
    (error: unknown) => setState({ notKept: error instanceof Error ? error.message : String(error) }),
  )
}
