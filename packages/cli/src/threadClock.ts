import { readFileSync } from 'node:fs'

const TIMES = '/proc/thread-self/schedstat'

/**
 * Milliseconds for which the calling thread has really worked, where the system tells (Linux, to a few milliseconds); else those of
 * the clock on the wall. Bots that are measured beside other work think no less for it.
 */
export function threadClock(): () => number {
  try {
    worked()
    return worked
  } catch {
    return () => performance.now()
  }
}

function worked(): number {
  const nanoseconds = Number.parseInt(readFileSync(TIMES, 'latin1'), 10)
  if (!(nanoseconds > 0)) throw new RangeError('no times')
  return nanoseconds / 1e6
}
