import {
  type Action,
  type ActionType,
  extensionCost,
  legalActions,
  type PlayerView,
  SIDES,
  taskOf,
} from '@la-granja/engine'
import { cardName, describeAction, describeTask, namesIn, printedOf } from '@la-granja/text'
import { flow, type Look, labelled, padded, paint, rightPadded, WIDTH, widthOf, wrapped } from './paint.ts'

const names = namesIn()
const GUTTER = 12
const SIDE_WIDTHS = { field: 16, barrow: 18, extension: 19, helper: 10 } as const

const GROUPS = [
  'Cards',
  'Roofs',
  'Dice',
  'Donkeys',
  'Siesta',
  'Choose',
  'Pay',
  'Discard',
  'Deliver',
  'Market',
  'Go without',
  'Take back',
  'Helpers',
  'Roof bonus',
  'Commodity',
  'Sell',
  'Buy',
  'Upgrade',
  'Done',
] as const
type Group = (typeof GROUPS)[number]

/** What comes first is what the moment is about; trade stands at the end. */
const GROUP_OF: Readonly<Record<ActionType, Group>> = {
  play: 'Cards',
  draw: 'Cards',
  buyRoof: 'Roofs',
  takeDie: 'Dice',
  changeDie: 'Dice',
  resolve: 'Dice',
  chooseDonkey: 'Donkeys',
  advance: 'Siesta',
  take: 'Choose',
  collect: 'Choose',
  grow: 'Choose',
  barter: 'Choose',
  turnUp: 'Choose',
  keep: 'Choose',
  repeat: 'Choose',
  pay: 'Pay',
  discard: 'Discard',
  deliver: 'Deliver',
  load: 'Deliver',
  buyDeliveries: 'Deliver',
  placeStall: 'Market',
  forgo: 'Go without',
  takeBack: 'Take back',
  takeBackDelivery: 'Take back',
  takeBackStall: 'Take back',
  takeBackMark: 'Take back',
  use: 'Helpers',
  useRoof: 'Roof bonus',
  spend: 'Commodity',
  sell: 'Sell',
  buy: 'Buy',
  upgrade: 'Upgrade',
  endTurn: 'Done',
  finish: 'Done',
  cancel: 'Done',
}

export interface Entry {
  readonly action: Action
  readonly label: string
}

/** The legal actions in the order of the menu. Of actions that read alike (equal empty rows) only the first is listed. */
export function menuOf(view: PlayerView): readonly Entry[] {
  const entries = legalActions(view).map(action => ({ action, label: describeAction(action, view) }))
  const different = entries.filter((entry, index) => entries.findIndex(({ label }) => label === entry.label) === index)
  return GROUPS.flatMap(group => different.filter(({ action }) => GROUP_OF[action.type] === group))
}

export function drawPrompt(view: PlayerView, look: Look): string {
  const task = taskOf(view)
  return task === undefined ? '' : wrapped(paint(look, 'bold', describeTask(task, view)), WIDTH).join('\n')
}

/** Numbered from 1, group by group, as many beside each other as fit. */
export function drawMenu(entries: readonly Entry[], view: PlayerView, look: Look): string {
  const numbered = entries.map((entry, index) => ({ ...entry, number: index + 1 }))
  return GROUPS.flatMap(group => {
    const own = numbered.filter(({ action }) => GROUP_OF[action.type] === group)
    if (own.length === 0) return []
    const title = paint(look, 'dim', padded(group, GUTTER))
    if (group === 'Cards') return labelled(title, cardLines(own, view, look), GUTTER)
    const items = own.map(({ number, action, label }) => [numeral(number, look), shortLabel(action, label)] as const)
    return labelled(title, columns(items), GUTTER)
  }).join('\n')
}

type Numbered = Entry & { readonly number: number }

function numeral(number: number, look: Look): string {
  return rightPadded(`${paint(look, 'bold', String(number))})`, 3)
}

/** Under the heading “Commodity” it is enough to say what for. */
function shortLabel(action: Action, label: string): string {
  return action.type === 'spend' ? names.uses[action.on] : label
}

/** One line per card, one number per side. */
function cardLines(entries: readonly Numbered[], view: PlayerView, look: Look): string[] {
  const cards = new Set(entries.flatMap(({ action }) => (action.type === 'play' ? [action.card] : [])))
  const lines = [...cards].map(card => {
    const sides = SIDES.flatMap(side => {
      const entry = entries.find(({ action }) => action.type === 'play' && action.card === card && action.side === side)
      return entry === undefined
        ? []
        : [padded(`${numeral(entry.number, look)} ${sideLabel(card, side, view)}`, SIDE_WIDTHS[side])]
    })
    return `${padded(cardName(card, view.table), 20)}${sides.join('')}`.trimEnd()
  })
  const others = entries.filter(({ action }) => action.type !== 'play')
  return [
    ...lines,
    ...flow(
      others.map(({ number, label }) => `${numeral(number, look)} ${label}`),
      WIDTH - GUTTER,
      '  ',
    ),
  ]
}

function sideLabel(card: number, side: (typeof SIDES)[number], { table, seat }: PlayerView): string {
  const { field, barrow } = printedOf(card, table)
  switch (side) {
    case 'field':
      return `${field} field`
    case 'barrow':
      return `barrow, ${barrow.points} VP`
    case 'extension':
      return `extension, −${seat === undefined ? '' : extensionCost(table, seat)}`
    case 'helper':
      return 'helper'
  }
}

function columns(items: readonly (readonly [number: string, label: string])[]): string[] {
  const room = WIDTH - GUTTER
  const widest = Math.max(...items.map(([, label]) => widthOf(label))) + 6
  const perLine = Math.max(1, Math.floor((room + 2) / widest))
  if (perLine === 1) {
    return items.flatMap(([number, label]) => labelled(`${number} `, wrapped(label, room - 4), 4))
  }
  const lines: string[] = []
  for (let first = 0; first < items.length; first += perLine) {
    const line = items.slice(first, first + perLine).map(([number, label]) => padded(`${number} ${label}`, widest))
    lines.push(line.join('').trimEnd())
  }
  return lines
}
