import { type Action, type ActionOf, type ActionType, malformed } from './action.ts'
import { RULES } from './actions/index.ts'
import type { Moment, Rule } from './actions/rule.ts'
import { farmOf } from './look.ts'
import type { Refusal } from './refusal.ts'
import type { Table } from './state.ts'
import type { Choice, Task } from './task.ts'
import type { PlayerView } from './view.ts'

/** §5.1: possible on every turn of one's own. */
const ANYTIME: readonly ActionType[] = ['sell', 'buy', 'upgrade', 'spend', 'useRoof', 'use']

/** The kinds of action that each task admits. What is not here is carried out without a decision. */
const ADMITTED: Readonly<Partial<Record<Task['do'], readonly (ActionType | 'anytime')[]>>> = {
  playing: ['play', 'anytime', 'endTurn'],
  trading: ['anytime', 'endTurn'],
  roofing: ['buyRoof', 'anytime', 'endTurn'],
  choosingDie: ['takeDie', 'anytime'],
  dieTaken: ['resolve', 'anytime'],
  dieResolved: ['anytime', 'endTurn'],
  resting: ['advance', 'anytime'],
  delivering: ['deliver', 'load', 'anytime', 'endTurn'],
  buying: ['deliver', 'load', 'buyDeliveries', 'anytime', 'endTurn'],
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

/** The same with every kind by its name. */
const ADMITTED_TYPES = Object.fromEntries(
  Object.entries(ADMITTED).map(([task, types]) => [task, types.flatMap(type => (type === 'anytime' ? ANYTIME : type))]),
) as Readonly<Partial<Record<Task['do'], readonly ActionType[]>>>

function isAdmitted(task: Task, type: ActionType): boolean {
  if (task.do !== 'picking') return ADMITTED_TYPES[task.do]?.includes(type) === true
  for (const choice of task.from) if (PICKS[choice.pick].includes(type)) return true
  return type === 'finish'
}

export type AnyRule = Rule<ActionType>

/** The same two tables with the rules themselves, so that nothing has to be looked up by name for each list. */
const ADMITTED_RULES = rulesIn(ADMITTED)
const PICK_RULES = rulesIn(PICKS)
const FINISH = RULES.finish as AnyRule

function rulesIn<K extends string>(types: Readonly<Partial<Record<K, readonly (ActionType | 'anytime')[]>>>) {
  const entries = Object.entries(types) as [K, readonly (ActionType | 'anytime')[]][]
  const rules = entries.map(([key, list]) => [
    key,
    list.map(type => (type === 'anytime' ? type : (RULES[type] as AnyRule))),
  ])
  return Object.fromEntries(rules) as Readonly<Partial<Record<K, readonly (AnyRule | 'anytime')[]>>>
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
  return listed(view, true)
}

/**
 * The same list without what can be sold, bought, upgraded or spent on any turn: half the work for whoever looks ahead and
 * would do none of it.
 */
export function legalWithoutTrade(view: PlayerView): readonly Action[] {
  return listed(view, false)
}

function listed(view: PlayerView, trade: boolean): readonly Action[] {
  const moment = momentOf(view)
  if (moment === undefined) return []
  const { task } = moment
  const legal: Action[] = []
  if (task.do === 'picking') {
    for (const choice of task.from) addAll(moment, PICK_RULES[choice.pick], legal, trade)
    addLegal(moment, FINISH, legal)
  } else {
    addAll(moment, ADMITTED_RULES[task.do], legal, trade)
  }
  return legal
}

function addAll(
  moment: Moment,
  rules: readonly (AnyRule | 'anytime')[] | undefined,
  legal: Action[],
  trade: boolean,
): void {
  if (rules === undefined) return
  for (const rule of rules) {
    if (rule !== 'anytime') {
      addLegal(moment, rule, legal)
      continue
    }
    if (trade) addTrade(moment, legal)
    addUses(moment, legal)
  }
}

/** The candidates of one kind that its predicate lets by. */
function addLegal(moment: Moment, rule: AnyRule, legal: Action[]): void {
  const before = legal.length
  rule.candidates(moment, legal)
  sift(moment, rule, legal, before)
}

/**
 * The same for the first half of `ANYTIME`, which is on most lists; spelt out, because V8 is quickest with a call that always
 * goes to one place.
 */
function addTrade(moment: Moment, legal: Action[]): void {
  let before = legal.length
  RULES.sell.candidates(moment, legal)
  before = sift(moment, RULES.sell, legal, before)
  RULES.buy.candidates(moment, legal)
  before = sift(moment, RULES.buy, legal, before)
  RULES.upgrade.candidates(moment, legal)
  before = sift(moment, RULES.upgrade, legal, before)
  RULES.spend.candidates(moment, legal)
  sift(moment, RULES.spend, legal, before)
}

/** And for the other half: roofs and helpers. */
function addUses(moment: Moment, legal: Action[]): void {
  let before = legal.length
  RULES.useRoof.candidates(moment, legal)
  before = sift(moment, RULES.useRoof, legal, before)
  RULES.use.candidates(moment, legal)
  sift(moment, RULES.use, legal, before)
}

/** Drops what the predicate refuses of the candidates from `before` on; tells how many actions are left in all. */
function sift<T extends ActionType>(moment: Moment, rule: Rule<T>, legal: Action[], before: number): number {
  let kept = before
  for (let index = before; index < legal.length; index++) {
    const action = legal[index] as Action
    if (rule.refusal(moment, action as unknown as ActionOf<T>) === undefined) legal[kept++] = action
  }
  while (legal.length > kept) legal.pop()
  return kept
}

/** Why the action is not possible, or nothing if it is. Takes any value. */
export function refusal(view: PlayerView, action: Action | unknown): Refusal | undefined {
  const field = malformed(action)
  if (field !== undefined) return { rule: 'input', why: 'malformed', field }
  const asked = action as Action
  if (view.seat === undefined) return { rule: 'input', why: 'spectator' }
  if (asked.seat !== view.seat) return { rule: 'input', why: 'notYourSeat' }
  const moment = momentOf(view)
  return moment === undefined ? notWaiting(view.table) : judged(moment, RULES[asked.type] as AnyRule, asked)
}

/** The refusal for somebody who has nothing to decide now. */
export function notWaiting(table: Table): Refusal {
  return table.over ? { rule: '10', why: 'gameOver' } : { rule: 'R4', why: 'notYourTurn' }
}

/** The refusal of a well-formed action, with the rule for its kind, by the seat whose moment it is. */
export function judged(moment: Moment, rule: AnyRule, action: Action): Refusal | undefined {
  const { task } = moment
  if (!isAdmitted(task, action.type)) return { rule: RULE_OF[task.do] ?? 'R23', why: 'notNow', during: task.do }
  return rule.refusal(moment, action as ActionOf<ActionType>)
}

export function momentOf(view: PlayerView): Moment | undefined {
  const { seat, table } = view
  if (seat === undefined || table.over || !table.waiting.includes(seat)) return undefined
  const farm = farmOf(table, seat)
  const task = farm.todo.at(-1)
  return task === undefined ? undefined : { view, table, seat, farm, task }
}
