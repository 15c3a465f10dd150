import { type PlayerView, partsOf, type Step, type Task } from '@la-granja/engine'
import type { RuleId, SectionId } from '@la-granja/text'
import { type Page, pageOfRule } from './pages.ts'

/** Where the book speaks of what one is asked. */
const ASKED: Readonly<Partial<Record<Task['do'], RuleId>>> = {
  playing: '6.1',
  sorting: '6.1',
  discarding: '6.1',
  makingRoom: 'R6',
  paying: '6.1',
  payingRoof: '6.4',
  trading: '5.1',
  roofing: '6.4',
  choosingDie: '7.1',
  dieTaken: '7.2',
  dieResolved: '7.2',
  choosingDonkey: '8.1',
  resting: '8.2',
  delivering: '8.3',
  buying: '8.4',
  placing: 'R1',
  stalling: '8.3.3',
  doubling: 'R31',
}

/** While others are at it. */
const STEPS: Readonly<Record<Step, SectionId>> = {
  playing: '6.1',
  drawing: '6.1',
  income: '6.2',
  growing: '6.3',
  roofing: '6.4',
  reserving: '7',
  rolled: '7',
  firstDie: '7.1',
  secondDie: '7.1',
  lastDie: '7.1',
  choosingDonkeys: '8.1',
  exchangingDonkeys: '8.1',
  resting: '8.2',
  delivering: '8.3',
  buying: '8.4',
  scoring: '9',
}

/** By what gave something to choose from. */
const CAUSES: Readonly<Record<string, SectionId>> = {
  income: '6.2',
  commodity: '5.1.1',
  roof: '6.4',
  space: '7.2',
  craft: '8.3.1',
}

/** Helpers that ask a question of their own. */
const HELPERS: Readonly<Partial<Record<Task['do'], string>>> = {
  exchangingDonkey: 'card:courier',
  peeking: 'card:fortuneTeller',
  repeating: 'card:apprentice',
}

/** The page that answers “what can I do now?”. */
export function pageNow({ table }: PlayerView, task: Task | undefined): Page {
  const { set } = partsOf(table)
  const step = table.over ? '10' : STEPS[table.step]
  if (task === undefined) return step
  if (task.do === 'picking') {
    const [kind = ''] = task.by.split(':')
    return (kind === 'card' ? pageOfRule(task.by, set) : CAUSES[kind]) ?? step
  }
  const helper = HELPERS[task.do]
  return (helper === undefined ? ASKED[task.do] : pageOfRule(helper, set)) ?? step
}
