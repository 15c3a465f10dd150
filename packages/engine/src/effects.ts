import { handLimit } from './ask.ts'
import { INSTANTS, SPACES } from './board.ts'
import { gain, place } from './gains.ts'
import { incomeTasks } from './income.ts'
import { farmOf, topTask } from './look.ts'
import { stallHexes } from './market.ts'
import { hasOffer, isTurn } from './offers.ts'
import { canPick } from './picking.ts'
import { draw, shuffleDiscards } from './pile.ts'
import { rest, siestaPoints } from './siesta.ts'
import type { Effect, Task } from './task.ts'
import { emit, pop, push, replaceTop, reveal, type Turn } from './turn.ts'
import { view } from './view.ts'
import type { Seat } from './words.ts'

type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>

/** What happens without a decision. The task itself has been taken off the stack. */
const EFFECTS: { readonly [D in Effect['do']]: (turn: Turn, seat: Seat, task: EffectOf<D>) => void } = {
  silver: (turn, seat, { amount, by }) => emit(turn, { type: 'silverGained', seat, amount, by }),
  points: (turn, seat, { amount, source, by }) => emit(turn, { type: 'pointsGained', seat, amount, source, by }),
  gain: (turn, seat, { gains }) => gain(turn, seat, gains),
  advance: (turn, seat, { steps, by }) => rest(turn, seat, steps, by),
  space: (turn, seat, { space }) => push(turn, seat, SPACES[space] ?? []),
  instant: (turn, seat, { building }) => push(turn, seat, INSTANTS[building]),
  siestaPoints: (turn, seat) => score(turn, seat, siestaPoints(turn.state.table, seat), 'craft:wainwright'),
  barrowPoints: (turn, seat) => score(turn, seat, farmOf(turn.state.table, seat).barrows.length, 'craft:butcher'),
  changeDie,
  resolveDie,
  reserve: (turn, seat, { space }) => emit(turn, { type: 'spaceReserved', seat, space }),
  peek,
  drawUp,
  income: (turn, seat) => push(turn, seat, incomeTasks(turn.state.table, seat)), // R29
}

/** Carries out the first task of a player if it needs no decision; tells whether it did. */
export function carryOut(turn: Turn, seat: Seat, task: Task): boolean {
  if (isTurn(task)) return false
  const effect = EFFECTS[task.do as Effect['do']] as ((turn: Turn, seat: Seat, task: Task) => void) | undefined
  if (effect === undefined && !isSettled(turn, seat, task)) return false
  pop(turn, seat)
  effect?.(turn, seat, task)
  if (task.do === 'placing') for (const one of task.gains) place(turn, seat, one)
  return true
}

/** Whether a question has answered itself: nothing is possible, or nothing is left to ask. */
function isSettled(turn: Turn, seat: Seat, task: Task): boolean {
  const { table, secrets } = turn.state
  switch (task.do) {
    case 'picking':
      return !canPick(view(turn.state, seat), seat, task)
    case 'offered':
      return !hasOffer(view(turn.state, seat), seat, task)
    case 'stalling':
      return stallHexes(table, seat, task).length === 0 // R13
    case 'placing':
      return farmOf(table, seat).pool >= task.gains.length
    case 'discarding':
      return (secrets.hands[seat]?.length ?? 0) <= handLimit(table, seat)
    default:
      return false
  }
}

function score(turn: Turn, seat: Seat, amount: number, by: 'craft:wainwright' | 'craft:butcher'): void {
  if (amount > 0) emit(turn, { type: 'pointsGained', seat, amount, source: 'markers', by })
}

function changeDie(turn: Turn, seat: Seat, { change }: EffectOf<'changeDie'>): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do !== 'dieTaken') return
  emit(turn, { type: 'dieChanged', seat, from: task.die, to: task.die + change })
  replaceTop(turn, seat, { ...task, die: task.die + change })
}

/** §7; `twice` with two different options instead of one (card 3). */
function resolveDie(turn: Turn, seat: Seat, { twice }: EffectOf<'resolveDie'>): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do !== 'dieTaken') return
  emit(turn, { type: 'dieResolved', seat, space: task.die })
  replaceTop(turn, seat, { do: 'dieResolved', space: task.die, last: task.last })
  const tasks = SPACES[task.die] ?? []
  push(turn, seat, twice === true ? tasks.map(one => (one.do === 'picking' ? { ...one, left: 2 } : one)) : tasks)
}

/** Fortune Teller: the top two cards; a single card in all is simply taken. */
function peek(turn: Turn, seat: Seat): void {
  if (turn.state.secrets.pile.length < 2) shuffleDiscards(turn)
  if (turn.state.secrets.pile.length < 2) return draw(turn, seat, 1)
  reveal(turn)
  emit(turn, { type: 'cardsSeen', seat, cards: turn.state.secrets.pile.slice(-2) })
  push(turn, seat, [{ do: 'peeking' }])
}

/** §6.1: up to the hand limit, or down to it. */
function drawUp(turn: Turn, seat: Seat): void {
  const limit = handLimit(turn.state.table, seat)
  const held = turn.state.secrets.hands[seat]?.length ?? 0
  if (held < limit) draw(turn, seat, limit - held)
  else if (held > limit) push(turn, seat, [{ do: 'discarding' }])
}
