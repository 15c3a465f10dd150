import type { Problem } from './check.ts'

type Read<T> = (value: unknown, path: string) => T

/**
 * Reads typed values out of foreign JSON. What is wrong is noted with its path and reading goes on, so that one look shows all
 * problems; what is returned for a wrong value is never used.
 */
export class Reader {
  readonly problems: Problem[] = []

  problem(path: string, wrong: string, allowed: string): void {
    this.problems.push({ path: path === '' ? 'set' : path, wrong, allowed })
  }

  integer(value: unknown, path: string, low: number, high: number): number {
    if (Number.isInteger(value) && (value as number) >= low && (value as number) <= high) return value as number
    this.problem(path, show(value), `a whole number from ${low} to ${high}`)
    return low
  }

  boolean(value: unknown, path: string): boolean {
    if (typeof value !== 'boolean') this.problem(path, show(value), 'true or false')
    return value === true
  }

  oneOf<T extends string>(value: unknown, path: string, allowed: readonly T[]): T {
    if ((allowed as readonly unknown[]).includes(value)) return value as T
    this.problem(path, show(value), `one of ${allowed.join(', ')}`)
    return allowed[0] as T
  }

  list<T>(value: unknown, path: string, least: number, most: number, read: Read<T>): T[] {
    const size = least === most ? `${least}` : `${least} to ${most}`
    if (!Array.isArray(value)) {
      this.problem(path, show(value), `a list of ${size}`)
      return []
    }
    if (value.length < least || value.length > most) this.problem(path, `${value.length} entries`, size)
    return value.slice(0, most).map((one, index) => read(one, `${path}[${index}]`))
  }

  /** Every key, and no other. */
  object<T extends object>(value: unknown, path: string, fields: { [K in keyof T]-?: Read<T[K]> }): T {
    const keys = Object.keys(fields) as (keyof T & string)[]
    const given = this.keyed(value, path, keys)
    const read = {} as T
    for (const key of keys) {
      if (given === undefined || !Object.hasOwn(given, key)) {
        if (given !== undefined) this.problem(join(path, key), 'missing', 'a value')
      } else read[key] = fields[key](given[key], join(path, key))
    }
    return read
  }

  record<K extends string, T>(value: unknown, path: string, keys: readonly K[], read: Read<T>): Record<K, T> {
    const fields = Object.fromEntries(keys.map(key => [key, read])) as unknown as { [P in K]-?: Read<T> }
    return this.object<Record<K, T>>(value, path, fields as { [P in keyof Record<K, T>]-?: Read<Record<K, T>[P]> })
  }

  /** Any of the keys, and no other. */
  partial<K extends string, T>(value: unknown, path: string, keys: readonly K[], read: Read<T>): Partial<Record<K, T>> {
    const given = this.keyed(value, path, keys)
    const found: Partial<Record<K, T>> = {}
    for (const key of keys)
      if (given !== undefined && Object.hasOwn(given, key)) found[key] = read(given[key], join(path, key))
    return found
  }

  distinct(path: string, what: string, values: readonly (string | number)[]): void {
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) !== index) this.problem(path, `${what} ${value} twice`, `every ${what} once`)
    }
  }

  private keyed(value: unknown, path: string, keys: readonly string[]): Record<string, unknown> | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.problem(path, show(value), 'an object')
      return undefined
    }
    for (const key of Object.keys(value)) {
      if (!keys.includes(key)) this.problem(join(path, key), 'an unknown key', keys.join(', '))
    }
    return value as Record<string, unknown>
  }
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

/** A foreign value in a few letters, however deep or large it is. */
export function show(value: unknown): string {
  const text = written(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value
  } catch {
    return Array.isArray(value) ? 'a list' : 'an object' // too deep to be written
  }
}
