import { type Action, type ActionOf, type ActionType, malformed } from './action.ts'
import { RULES } from './actions/index.ts'
import type { Moment, Rule } from './actions/rule.ts'
import { farmOf } from './look.ts'
import type { Refusal } from './refusal.ts'
import type { Table } from './state.ts'
import type { Choice, Task } from './task.ts'
import type { PlayerView } from './view.ts'

/** §5.1: possible on every turn of one's own. */
const ANYTIME = ['sell', 'buy', 'upgrade', 'spend', 'useRoof', 'use'] as const satisfies readonly ActionType[]

/** The kinds of action that each task admits. What is not here is carried out without a decision. */
const ADMITTED: Readonly<Partial<Record<Task['do'], readonly ActionType[]>>> = {
  playing: ['play', ...ANYTIME, 'endTurn'],
  trading: [...ANYTIME, 'endTurn'],
  roofing: ['buyRoof', ...ANYTIME, 'endTurn'],
  choosingDie: ['takeDie', ...ANYTIME],
  dieTaken: ['resolve', ...ANYTIME],
  dieResolved: [...ANYTIME, 'endTurn'],
  resting: ['advance', ...ANYTIME],
  delivering: ['deliver', 'load', ...ANYTIME, 'endTurn'],
  buying: ['deliver', 'load', 'buyDeliveries', ...ANYTIME, 'endTurn'],
  offered: ['use', 'endTurn'],
  choosingDonkey: ['chooseDonkey'],
  exchangingDonkey: ['chooseDonkey'],
  sorting: ['discard', 'endTurn'],
  discarding: ['discard'],
  makingRoom: ['discard', 'cancel'],
  paying: ['pay', 'cancel'],
  payingRoof: ['pay', 'cancel'],
  placing: ['takeBack', 'takeBackDelivery', 'takeBackStall', 'takeBackMark', 'forgo'],
  stalling: ['placeStall', 'finish'],
  doubling: ['useRoof', 'finish'],
  peeking: ['keep'],
  repeating: ['repeat'],
}

const PICKS: Readonly<Record<Choice['pick'], readonly ActionType[]>> = {
  take: ['take'],
  upgrade: ['upgrade'],
  deliver: ['deliver', 'load'],
  play: ['play'],
  draw: ['draw'],
  changeDie: ['changeDie'],
  advance: ['advance'],
  collect: ['collect'],
  grow: ['grow'],
  barter: ['barter'],
  turnUp: ['turnUp'],
}

function isAdmitted(task: Task, type: ActionType): boolean {
  if (task.do !== 'picking') return ADMITTED[task.do]?.includes(type) === true
  return type === 'finish' || task.from.some(choice => PICKS[choice.pick].includes(type))
}

type AnyRule = Rule<ActionType>

/** The same two tables with the rules themselves, so that nothing has to be looked up by name for each list. */
const ADMITTED_RULES = rulesIn(ADMITTED)
const PICK_RULES = rulesIn(PICKS)
const FINISH = RULES.finish as AnyRule

function rulesIn<K extends string, R extends Readonly<Partial<Record<K, readonly ActionType[]>>>>(types: R) {
  const entries = Object.entries(types as Record<string, readonly ActionType[]>)
  const rules = entries.map(([key, list]) => [key, list.map(type => RULES[type] as AnyRule)])
  return Object.fromEntries(rules) as { readonly [T in keyof R]: readonly AnyRule[] }
}

/** Where a rule book would look up what one is in the middle of, for refusals. */
const RULE_OF: Readonly<Partial<Record<Task['do'], string>>> = {
  playing: '6.1',
  sorting: '6.1',
  discarding: '6.1',
  makingRoom: 'R6',
  paying: '6.1',
  payingRoof: '6.4',
  trading: '6.2',
  roofing: '6.4',
  choosingDie: '7',
  dieTaken: '7',
  dieResolved: '7',
  choosingDonkey: '8.1',
  exchangingDonkey: 'card:courier',
  resting: '8.2',
  delivering: '8.3',
  buying: '8.4',
  placing: 'R1',
  stalling: '8.3.3',
}

/** Everything the seat can do now: nothing outside it is accepted, everything in it is. */
export function legalActions(view: PlayerView): readonly Action[] {
  const moment = momentOf(view)
  if (moment === undefined) return []
  const { task } = moment
  const legal: Action[] = []
  if (task.do === 'picking') {
    for (const choice of task.from) for (const rule of PICK_RULES[choice.pick]) addLegal(moment, rule, legal)
    addLegal(moment, FINISH, legal)
  } else {
    for (const rule of ADMITTED_RULES[task.do] ?? []) addLegal(moment, rule, legal)
  }
  return legal
}

/** The candidates of one kind that its predicate lets by. */
function addLegal(moment: Moment, rule: AnyRule, legal: Action[]): void {
  let kept = legal.length
  rule.candidates(moment, legal as ActionOf<ActionType>[])
  for (let index = kept; index < legal.length; index++) {
    const action = legal[index] as ActionOf<ActionType>
    if (rule.refusal(moment, action) === undefined) legal[kept++] = action as Action
  }
  while (legal.length > kept) legal.pop()
}

/** Why the action is not possible, or nothing if it is. Takes any value. */
export function refusal(view: PlayerView, action: Action | unknown): Refusal | undefined {
  const field = malformed(action)
  if (field !== undefined) return { rule: 'input', why: 'malformed', field }
  const asked = action as Action
  if (view.seat === undefined) return { rule: 'input', why: 'spectator' }
  if (asked.seat !== view.seat) return { rule: 'input', why: 'notYourSeat' }
  const moment = momentOf(view)
  return moment === undefined ? notWaiting(view.table) : judged(moment, asked)
}

/** The refusal for somebody who has nothing to decide now. */
export function notWaiting(table: Table): Refusal {
  return table.over ? { rule: '10', why: 'gameOver' } : { rule: 'R4', why: 'notYourTurn' }
}

/** The refusal of a well-formed action by the seat whose moment it is. */
export function judged(moment: Moment, action: Action): Refusal | undefined {
  const { task } = moment
  if (!isAdmitted(task, action.type)) return { rule: RULE_OF[task.do] ?? 'R23', why: 'notNow', during: task.do }
  return (RULES[action.type] as Rule<ActionType>).refusal(moment, action as ActionOf<ActionType>)
}

export function momentOf(view: PlayerView): Moment | undefined {
  const { seat, table } = view
  if (seat === undefined || table.over || !table.waiting.includes(seat)) return undefined
  const farm = farmOf(table, seat)
  const task = farm.todo.at(-1)
  return task === undefined ? undefined : { view, table, seat, farm, task }
}
