import { ACTION_TYPES, type Action, type ActionType, malformed, SHAPES } from './action.ts'
import { SEATS } from './words.ts'

// One short line per action: seat, verb, then the fields in the order of its shape, e.g. `2 deliver olive field deli 0`.

export function formatAction(action: Action): string {
  const fields = FIELDS[action.type]
  if (fields.length === 0) return BARE[action.type][action.seat] as string
  const values = action as unknown as Record<string, string | number>
  let line = `${action.seat} ${action.type}`
  for (const field of fields) line += ` ${values[field]}`
  return line
}

/** The inverse of `formatAction`; undefined for anything else. */
export function parseAction(text: string): Action | undefined {
  const [seat, type, ...values] = text.split(' ')
  if (type === undefined || !isType(type)) return undefined
  const fields = FIELDS[type]
  if (values.length !== fields.length) return undefined
  const action: Record<string, unknown> = { type, seat: number(seat) }
  fields.forEach((field, index) => {
    action[field] = number(values[index])
  })
  return malformed(action) === undefined && formatAction(action as Action) === text ? (action as Action) : undefined
}

const FIELDS = Object.fromEntries(ACTION_TYPES.map(type => [type, Object.keys(SHAPES[type])])) as unknown as Readonly<
  Record<ActionType, readonly string[]>
>

/** The lines of actions without fields, which are a third of all: made once. */
const BARE = Object.fromEntries(
  ACTION_TYPES.map(type => [type, SEATS.map(seat => `${seat} ${type}`)]),
) as unknown as Readonly<Record<ActionType, readonly string[]>>

function isType(word: string): word is ActionType {
  return Object.hasOwn(SHAPES, word)
}

function number(word: string | undefined): string | number | undefined {
  return word !== undefined && /^\d+$/.test(word) ? Number(word) : word
}
