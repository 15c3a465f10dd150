import { type Action, type PlayerView, parseAction, partsOf, refusal } from '@la-granja/engine'
import { cardName, describeRefusal } from '@la-granja/text'
import { drawCards, drawHand } from '../draw/hand.ts'
import type { Entry } from '../draw/menu.ts'
import { WIDTH, wrapped } from '../draw/paint.ts'
import { drawTable } from '../draw/table.ts'
import { PLAY_HELP } from '../help.ts'
import { saved, seenBy } from '../sitting.ts'
import { tell } from '../story.ts'
import { goOnWith } from './opponents.ts'
import type { Place } from './play.ts'

export interface Moment {
  readonly place: Place
  readonly seen: PlayerView
  readonly entries: readonly Entry[]
}

/** What a typed line leads to: an action, something to read (and perhaps the question again), or leaving. */
export type Reply = { readonly action: Action } | { readonly text: string; readonly asking: boolean } | 'leave'

type Command = (argument: string, moment: Moment) => Reply

const show = (text: string): Reply => ({ text, asking: true })
const explain = (text: string): Reply => ({ text, asking: false })

const COMMANDS: Readonly<Record<string, Command>> = {
  '?': () => show(PLAY_HELP),
  help: () => show(PLAY_HELP),
  table: (_, { place, seen }) => show(drawTable(seen, place.look)),
  hand: (_, { place, seen }) => show(drawHand(seen, place.look).join('\n')),
  log: (which, { place }) => show(log(which, place) || 'Nothing has happened yet.'),
  card: (name, { place, seen }) => findCard(name, seen, place),
  save: (path, { place }) => save(path, place),
  quit: () => 'leave',
  exit: () => 'leave',
}

export function answer(line: string, moment: Moment): Reply {
  const text = line.trim()
  const { entries, seen } = moment
  if (/^\d+$/.test(text)) {
    const entry = entries[Number(text) - 1]
    return entry === undefined
      ? explain(`There is no ${text} in the list. ${range(entries)}.`)
      : { action: entry.action }
  }
  const [word = '', ...rest] = text.split(/\s+/)
  const command = Object.hasOwn(COMMANDS, word.toLowerCase()) ? COMMANDS[word.toLowerCase()] : undefined
  if (command !== undefined) return command(rest.join(' '), moment)
  const action = parseAction(`${seen.seat} ${text}`)
  if (action === undefined)
    return explain(
      `${text === '' ? '' : `“${text}” means nothing here. `}${range(entries)}, ? for help, quit to leave.`,
    )
  const refused = refusal(seen, action)
  return refused === undefined ? { action } : explain(describeRefusal(refused))
}

function range(entries: readonly Entry[]): string {
  return entries.length === 1 ? 'Type 1' : `Type a number from 1 to ${entries.length}`
}

/** This round, or the whole game. */
function log(which: string, { sitting, seat, look }: Place): string {
  const all = seenBy(sitting.log, seat)
  const rounds = all.flatMap((told, index) => (told.type === 'stepBegan' && told.step === 'playing' ? [index] : []))
  return tell(which === 'all' ? all : all.slice(rounds.at(-1) ?? 0), sitting.state.table, look)
}

function findCard(name: string, { table }: PlayerView, { look }: Place): Reply {
  const wanted = name.toLowerCase()
  if (wanted === '') return explain('Which card? For example: card coachman.')
  const nameOf = (card: number) => cardName(card, table)
  const all = partsOf(table).set.cards.map(card => card.number)
  const exact = all.filter(card => nameOf(card).toLowerCase() === wanted || String(card) === wanted)
  const found = exact.length > 0 ? exact : all.filter(card => nameOf(card).toLowerCase().includes(wanted))
  if (found.length === 0) return explain(`There is no card “${name}”.`)
  if (found.length > 4) return explain(wrapped(`Several cards: ${found.map(nameOf).join(', ')}.`, WIDTH).join('\n'))
  return show(drawCards(found, table, look).join('\n'))
}

function save(path: string, place: Place): Reply {
  if (path === '') return explain('Where to? For example: save evening.json.')
  try {
    place.world.writeFile(path, saved(place.sitting))
  } catch (error) {
    return explain(`It could not be saved: ${error instanceof Error ? error.message : String(error)}`)
  }
  return explain(`Saved. Go on later with: ${goOnWith(path, place)}`)
}
