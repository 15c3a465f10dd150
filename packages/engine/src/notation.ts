import { ACTION_TYPES, type Action, type ActionType, malformed, SHAPES } from './action.ts'
import { SEATS } from './words.ts'

// One short line per action: seat, verb, then the fields in the order of its shape, e.g. `2 deliver olive field deli 0`.

export function formatAction(action: Action): string {
  const { fields, heads } = LINES[action.type]
  const values = action as unknown as Record<string, string | number>
  let line = heads[action.seat] as string
  for (const field of fields) line += ` ${values[field]}`
  return line
}

/** The inverse of `formatAction`; undefined for anything else. */
export function parseAction(text: string): Action | undefined {
  const [seat, type, ...values] = text.split(' ')
  if (type === undefined || !isType(type)) return undefined
  const { fields } = LINES[type]
  if (values.length !== fields.length) return undefined
  const action: Record<string, unknown> = { type, seat: number(seat) }
  fields.forEach((field, index) => {
    action[field] = number(values[index])
  })
  return malformed(action) === undefined && formatAction(action as Action) === text ? (action as Action) : undefined
}

interface Line {
  readonly fields: readonly string[]
  /** Seat and verb, by seat: the whole line for a third of all actions, so they are made once. */
  readonly heads: readonly string[]
}

const LINES = Object.fromEntries(
  ACTION_TYPES.map((type): [ActionType, Line] => [
    type,
    { fields: Object.keys(SHAPES[type]), heads: SEATS.map(seat => `${seat} ${type}`) },
  ]),
) as Readonly<Record<ActionType, Line>>

function isType(word: string): word is ActionType {
  return Object.hasOwn(SHAPES, word)
}

function number(word: string | undefined): string | number | undefined {
  return word !== undefined && /^\d+$/.test(word) ? Number(word) : word
}
