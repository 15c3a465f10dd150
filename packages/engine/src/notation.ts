import { ACTION_TYPES, type Action, type ActionType, malformed, SHAPES } from './action.ts'

// One short line per action: seat, verb, then the fields in the order of its shape, e.g. `2 deliver olive field deli 0`.

export function formatAction(action: Action): string {
  const fields = action as unknown as Record<string, string | number>
  let line = `${action.seat} ${action.type}`
  for (const field of FIELDS[action.type]) line += ` ${fields[field]}`
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

function isType(word: string): word is ActionType {
  return Object.hasOwn(SHAPES, word)
}

function number(word: string | undefined): string | number | undefined {
  return word !== undefined && /^\d+$/.test(word) ? Number(word) : word
}
