import type { Compilable, CompiledQuery } from 'kysely'

/** Stands where a value goes. */
type Mark = { readonly mark: string }
const marks = new WeakSet<object>()

function markOf(name: string): Mark {
  const mark = { mark: name }
  marks.add(mark)
  return mark
}

function isMark(value: unknown): value is Mark {
  return typeof value === 'object' && value !== null && marks.has(value)
}

/**
 * A statement that is made once and used with other values each time: making SQL takes several times as long as running it. What
 * is not a value but changes the statement itself, such as how many rows there are, needs a statement of its own.
 */
export function statement<const Values extends object, Row>(
  make: (marks: Values) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  let made: CompiledQuery<Row> | undefined
  /** By place, the name of the value that goes there. */
  let names: readonly (keyof Values | undefined)[] = []
  return values => {
    if (made === undefined) {
      made = make(new Proxy({}, { get: (_, name) => markOf(String(name)) }) as Values).compile()
      names = made.parameters.map(one => (isMark(one) ? (one.mark as keyof Values) : undefined))
    }
    const { query, queryId, sql, parameters } = made
    // Grown and not mapped: a list that was made with its full length counts as one with holes, and is sent on more slowly.
    const filled: unknown[] = []
    for (let place = 0; place < parameters.length; place++) {
      const name = names[place]
      filled.push(name === undefined ? parameters[place] : values[name])
    }
    return { query, queryId, sql, parameters: filled }
  }
}
