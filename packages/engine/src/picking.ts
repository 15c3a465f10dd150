import { deliveryPrice } from './ask.ts'
import { canDeliver } from './deliveries.ts'
import type { Mutable } from './evolve/copy.ts'
import { hasAny, hasEmptyField } from './goods.ts'
import { farmOf, topTask } from './look.ts'
import type { Refusal } from './refusal.ts'
import { lastSpace, spaceOf } from './siesta.ts'
import type { Table } from './state.ts'
import type { Choice, Picking, Task } from './task.ts'
import { pop, replaceTop, type Turn } from './turn.ts'
import type { PlayerView } from './view.ts'
import { type Good, HARVEST, type Seat } from './words.ts'

type ChoiceOf<P extends Choice['pick']> = Extract<Choice, { pick: P }>

export function choiceOf<P extends Choice['pick']>(task: Task, pick: P): ChoiceOf<P> | undefined {
  if (task.do !== 'picking') return undefined
  for (const choice of task.from) if (choice.pick === pick) return choice as ChoiceOf<P>
  return undefined
}

/** Whether anything of it can be done; what cannot is left out without asking (R11). */
export function canPick(view: PlayerView, seat: Seat, task: Picking): boolean {
  for (const choice of task.from) if (isPossible(view, seat, choice)) return true
  return false
}

function isPossible(view: PlayerView, seat: Seat, choice: Choice): boolean {
  const { table } = view
  switch (choice.pick) {
    case 'take':
    case 'collect':
    case 'changeDie':
      return true
    case 'upgrade':
      return hasAny(table, seat, choice.goods)
    case 'deliver':
      if (choice.bought === true && farmOf(table, seat).silver < deliveryPrice(table, seat)) return false
      return canDeliver(table, seat, choice.barrow)
    case 'play':
      return (view.hands[seat] ?? 0) > 0
    case 'draw':
      return canDraw(view)
    case 'advance':
      return spaceOf(table, seat) < lastSpace(table)
    case 'grow':
      return hasEmptyField(table, seat)
    case 'barter':
      return HARVEST.some(good => farmOf(table, seat).goods[good] > 0)
    case 'turnUp':
      return farmOf(table, seat).roofs.some(roof => roof.used && roof.roof !== choice.except)
  }
}

export function canDraw(view: PlayerView): boolean {
  return view.pile + view.table.discards.length > 0 && !drawsAreClosed(view.table)
}

/** §6, `simultaneousFarm`: in steps 1-3 nothing draws or shows cards but the draw that ends step 1. */
function drawsAreClosed(table: Table): boolean {
  return (
    table.options.simultaneousFarm === true &&
    (table.step === 'playing' || table.step === 'income' || table.step === 'growing')
  )
}

/** Where the effect that one is in the middle of is written down. */
export function ruleOf(task: Task): string {
  if (task.do !== 'picking') return '5.1'
  const [kind, id] = task.by.split(':')
  return kind === 'card' ? `card:${id}` : (SECTIONS[kind as keyof typeof SECTIONS] ?? '5.1')
}

const SECTIONS = { income: '6.2', commodity: '5.1.1', roof: '6.4', space: '7', craft: '8.3.1' } as const

/** Why nothing can be drawn. */
export function drawRefusal(table: Table, rule: string): Refusal {
  return drawsAreClosed(table) ? { rule: '6', why: 'noDrawingNow' } : { rule, why: 'noCardToDraw' }
}

/** Uses up one choice of the first task. */
export function consume(turn: Turn, seat: Seat, pick: Choice['pick'], good?: Good): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do !== 'picking') return
  if (task.left === 1) return pop(turn, seat)
  const from: Choice[] = []
  for (const choice of task.from) {
    const left = choice.pick === pick ? remaining(task, choice, good) : choice
    if (left !== undefined) from.push(left)
  }
  const rest: Mutable<Picking> = { do: 'picking', by: task.by, left: task.left - 1, from }
  if (task.once === true) rest.once = true
  if (task.must === true) rest.must = true
  replaceTop(turn, seat, rest)
}

function remaining(task: Picking, choice: Choice, good: Good | undefined): Choice | undefined {
  if (task.once === true) return undefined
  if (choice.pick !== 'take' || choice.different !== true) return choice
  return { ...choice, goods: choice.goods.filter(one => one !== good) }
}
