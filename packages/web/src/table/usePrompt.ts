import { type Action, type ActionType, type PlayerView, type Task, taskOf } from '@la-granja/engine'
import { useMemo } from 'react'
import { legalIn } from '../game/seen.ts'
import { choicesOf, useTable } from '../game/store.ts'
import { thingsOf } from '../things.ts'

export interface Prompt {
  readonly task: Task | undefined
  readonly legal: readonly Action[]
  /** For the line itself. */
  readonly buttons: readonly Action[]
  /** For the list above the line: what can be done with what is chosen, else the choices of this moment. */
  readonly listed: readonly Action[]
}

/** The choices that a turn is about; anytime actions stay in the menu, out of the way. */
const MAIN: Readonly<Partial<Record<Task['do'], readonly ActionType[]>>> = {
  playing: [],
  trading: [],
  roofing: [],
  choosingDie: ['takeDie'],
  dieTaken: ['changeDie'],
  dieResolved: [],
  resting: ['advance'],
  delivering: [],
  buying: ['buyDeliveries'],
  // A number says nothing about a place on the market; its hexes do.
  stalling: [],
}

const MOST_BUTTONS = 3
/** A longer list would be no help; the board and the menu have them all. */
const MOST_LISTED = 6

export function usePrompt(view: PlayerView): Prompt {
  const chosen = useTable(shown => shown.chosen)
  return useMemo(() => {
    const legal = legalIn(view)
    const task = legal.length === 0 ? undefined : taskOf(view)
    const plain = legal.filter(action => thingsOf(action, view.table).length === 0)
    const buttons = plain.slice(0, MOST_BUTTONS)
    if (chosen !== undefined) return { task, legal, buttons, listed: choicesOf({ chosen }, view) }
    const types = task && MAIN[task.do]
    const main = legal.filter(action => !plain.includes(action) && (types?.includes(action.type) ?? true))
    return { task, legal, buttons, listed: [...plain.slice(MOST_BUTTONS), ...(main.length > MOST_LISTED ? [] : main)] }
  }, [view, chosen])
}

/** Nothing of the turn itself is left to do. */
export function isDone(task: Task | undefined): boolean {
  if (task === undefined) return false
  switch (task.do) {
    case 'playing':
      return task.plays === 0
    case 'roofing':
      return task.bought
    case 'delivering':
    case 'buying':
      return task.left === 0
    default:
      return task.do === 'dieResolved' || task.do === 'trading'
  }
}
