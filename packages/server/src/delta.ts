// A view changes little with each move, and the engine shares what did not change. So what is sent is the difference: small to
// send, quick to find, and the same code puts it together again on the other side.

type Json = unknown
type Fields = Readonly<Record<string, Json>>

/** What has to be done to one value to get another. */
export type Delta =
  | { readonly set: Json }
  /** Fields or places that change, and those that go. An array is only ever cut at its end. */
  | { readonly in: Readonly<Record<string, Delta>>; readonly gone?: readonly string[]; readonly length?: number }

/** Nothing if both are alike. */
export function delta(before: Json, after: Json): Delta | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return deltaOfLists(before, after)
  if (isFields(before) && isFields(after)) return deltaOfFields(before, after)
  return { set: after }
}

function deltaOfLists(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  const inside: Record<string, Delta> = {}
  let same = before.length === after.length
  for (const [index, item] of after.entries()) {
    const part = index < before.length ? delta(before[index], item) : { set: item }
    if (part === undefined) continue
    inside[index] = part
    same = false
  }
  if (same) return undefined
  return before.length === after.length ? { in: inside } : { in: inside, length: after.length }
}

function deltaOfFields(before: Fields, after: Fields): Delta | undefined {
  const inside: Record<string, Delta> = {}
  const gone: string[] = []
  let same = true
  for (const name of Object.keys(after)) {
    const value = after[name]
    if (value === undefined) continue
    const part = Object.hasOwn(before, name) ? delta(before[name], value) : { set: value }
    if (part === undefined) continue
    inside[name] = part
    same = false
  }
  for (const name of Object.keys(before))
    if (before[name] !== undefined && (!Object.hasOwn(after, name) || after[name] === undefined)) gone.push(name)
  if (gone.length > 0) return { in: inside, gone }
  return same ? undefined : { in: inside }
}

/** The other side: `patched(before, delta(before, after))` equals `after`. */
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
