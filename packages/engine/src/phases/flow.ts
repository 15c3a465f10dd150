import { carryOut } from '../effects.ts'
import { without } from '../evolve/draft.ts'
import { topTask } from '../look.ts'
import { isTurn } from '../offers.ts'
import { emit, push, type Turn } from '../turn.ts'
import { type Seat, STEPS, type Step } from '../words.ts'
import { drawing, growing, income, playing, roofing } from './farm.ts'
import { firstDie, lastDie, reserving, rolled, secondDie } from './revenue.ts'
import { LAST_ROUND, scoring } from './scoring.ts'
import type { StepRule } from './step.ts'
import { buying, choosingDonkeys, delivering, exchangingDonkeys, resting } from './transport.ts'

const STEP_RULES: Readonly<Record<Step, StepRule>> = {
  playing,
  drawing,
  income,
  growing,
  roofing,
  reserving,
  rolled,
  firstDie,
  secondDie,
  lastDie,
  choosingDonkeys,
  exchangingDonkeys,
  resting,
  delivering,
  buying,
  scoring,
}

/** Lets everything happen that needs no decision, until a player has one to make or the game is over. */
export function run(turn: Turn): void {
  while (!turn.state.table.over) {
    settleAsides(turn)
    if (settle(turn)) return
    if (turn.state.table.queue.length > 0) nextSeat(turn)
    else nextStep(turn)
  }
}

const NO_SEATS: readonly Seat[] = []

/** Tells whether somebody has to decide. Seats with nothing left to do give the turn on. */
function settle(turn: Turn): boolean {
  for (const seat of turn.state.table.waiting) {
    for (;;) {
      const task = topTask(turn.state.table, seat)
      if (task === undefined) {
        const { waiting, queue } = turn.state.table
        setAgenda(turn, waiting.length === 1 ? NO_SEATS : without(waiting, waiting.indexOf(seat)), queue)
        break
      }
      if (!carryOut(turn, seat, task)) break
      settleAsides(turn)
    }
  }
  return turn.state.table.waiting.length > 0
}

/** R36: what a helper gives in another player's turn happens by itself. */
function settleAsides(turn: Turn): void {
  if (turn.asides.length === 0) return
  for (const seat of turn.asides) {
    for (let task = topTask(turn.state.table, seat); task !== undefined; task = topTask(turn.state.table, seat)) {
      if (!carryOut(turn, seat, task)) throw new Error(`nobody is there to decide: ${task.do}`)
    }
  }
  turn.asides = NO_SEATS
}

function nextSeat(turn: Turn): void {
  const { queue } = turn.state.table
  const [seat] = queue
  if (seat === undefined) return
  setAgenda(turn, [seat], queue.slice(1))
  enter(turn, seat)
}

function enter(turn: Turn, seat: Seat): void {
  const tasks = STEP_RULES[turn.state.table.step].enter(turn, seat)
  if (tasks.some(isTurn)) emit(turn, { type: 'turnBegan', seat })
  push(turn, seat, tasks)
}

function nextStep(turn: Turn): void {
  const { round, step } = turn.state.table
  STEP_RULES[step].end?.(turn)
  settleAsides(turn)
  if (turn.state.table.over) return
  const next = STEPS[STEPS.indexOf(step) + 1]
  if (next !== undefined) beginStep(turn, round, next)
  else if (round < LAST_ROUND) beginStep(turn, round + 1, 'playing')
}

export function beginStep(turn: Turn, round: number, step: Step): void {
  emit(turn, { type: 'stepBegan', round, step })
  const rule = STEP_RULES[step]
  rule.begin?.(turn)
  settleAsides(turn)
  const seats = rule.seats(turn)
  if (rule.atOnce?.(turn.state.table) !== true) return setAgenda(turn, NO_SEATS, seats)
  setAgenda(turn, seats, NO_SEATS)
  for (const seat of seats) enter(turn, seat)
}

function setAgenda(turn: Turn, waiting: readonly Seat[], queue: readonly Seat[]): void {
  turn.state.table.waiting = waiting
  turn.state.table.queue = queue
}
