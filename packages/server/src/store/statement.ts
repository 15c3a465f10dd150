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
  return values => {
    made ??= make(new Proxy({}, { get: (_, name) => markOf(String(name)) }) as Values).compile()
    const filled = made.parameters.map(one => (isMark(one) ? values[one.mark as keyof Values] : one))
    return { ...made, parameters: filled }
  }
}
