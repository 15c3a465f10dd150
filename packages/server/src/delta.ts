// A view changes little with each move, and the engine shares what did not change. So what is sent is the difference: small to
// send, quick to find, and the same code puts it together again on the other side.

type Json = unknown
type Fields = Readonly<Record<string, Json>>

/** What has to be done to one value to get another. */
export type Delta =
  | { readonly set: Json }
  /** Fields or places that change, and those that go. An array is only ever cut at its end. */
  | { readonly in: Readonly<Record<string, Delta>>; readonly gone?: readonly string[]; readonly length?: number }

/** A field whose difference has been found before. */
export interface Found {
  readonly name: string
  readonly text: string | undefined
}

/**
 * As JSON, or nothing if both are alike. It is written out while it is found: to make values with ever other fields, only to write
 * them out afterwards, takes twice as long.
 */
export function deltaText(before: Json, after: Json, found?: Found): string | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return textOfLists(before, after)
  if (isFields(before) && isFields(after)) return textOfFields(before, after, found)
  return setTo(after)
}

function textOfLists(before: readonly Json[], after: readonly Json[]): string | undefined {
  let inside = ''
  for (let index = 0; index < after.length; index++) {
    if (index < before.length && before[index] === after[index]) continue
    const part = index < before.length ? deltaText(before[index], after[index]) : setTo(after[index])
    if (part !== undefined) inside += `${inside === '' ? '' : ','}"${index}":${part}`
  }
  if (before.length !== after.length) return `{"in":{${inside}},"length":${after.length}}`
  return inside === '' ? undefined : `{"in":{${inside}}}`
}

function textOfFields(before: Fields, after: Fields, found?: Found): string | undefined {
  let inside = ''
  let common = 0
  for (const name of Object.keys(after)) {
    const value = after[name]
    if (value === undefined) continue
    const was = before[name]
    // Nearly all of them, and each question more that is asked here is asked of all.
    if (was === value) {
      common++
      continue
    }
    const known = Object.hasOwn(before, name)
    if (known) common++
    const part = name === found?.name ? found.text : known ? deltaText(was, value) : setTo(value)
    if (part !== undefined) inside += `${inside === '' ? '' : ','}${quoted(name)}:${part}`
  }
  const names = Object.keys(before)
  const gone = names.length === common ? [] : names.filter(name => before[name] !== undefined && !has(after, name))
  if (gone.length > 0) return `{"in":{${inside}},"gone":${JSON.stringify(gone)}}`
  return inside === '' ? undefined : `{"in":{${inside}}}`
}

function has(fields: Fields, name: string): boolean {
  return Object.hasOwn(fields, name) && fields[name] !== undefined
}

function setTo(value: Json): string {
  return typeof value === 'number' && Number.isFinite(value) ? `{"set":${value}}` : `{"set":${JSON.stringify(value)}}`
}

/** The fields of a game have names of letters, as all words of a program. */
const PLAIN = /^\w+$/

function quoted(name: string): string {
  return PLAIN.test(name) ? `"${name}"` : JSON.stringify(name)
}

/** The other side: `patched(before, JSON.parse(deltaText(before, after)))` equals `after`. */
export function patched(before: Json, change: Delta | undefined): Json {
  if (change === undefined) return before
  if ('set' in change) return change.set
  if (Array.isArray(before)) {
    const list = before.slice(0, change.length ?? before.length)
    for (const [index, part] of Object.entries(change.in)) list[Number(index)] = patched(before[Number(index)], part)
    return list
  }
  const fields: Record<string, Json> = { ...(before as Fields) }
  for (const name of change.gone ?? []) delete fields[name]
  for (const [name, part] of Object.entries(change.in)) fields[name] = patched(fields[name], part)
  return fields
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
