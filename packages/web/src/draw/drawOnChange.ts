import { type ComponentType, type FunctionComponent, memo } from 'react'

/**
 * A part of the table that is drawn anew only when something that it is given has changed. Lists count as the same when their
 * parts are, so that a room may pick out what its parts show.
 */
export function drawOnChange<P extends object>(part: FunctionComponent<P>): ComponentType<P> {
  return memo(part, alike) as unknown as ComponentType<P>
}

function alike<P extends object>(a: P, b: P): boolean {
  const keys = Object.keys(a) as (keyof P)[]
  return keys.length === Object.keys(b).length && keys.every(key => sameParts(a[key], b[key]))
}

function sameParts(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((one, index) => Object.is(one, b[index]))
}
