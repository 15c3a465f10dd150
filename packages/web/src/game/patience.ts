/** Until the next try, in milliseconds: each time twice as long, so that a house that is down is left in peace. */
const FIRST = 2_000
const LONGEST = 60_000

interface Asked<T> {
  readonly ask: () => Promise<T>
  /** Whether anybody still waits for the answer. */
  readonly wanted: () => boolean
  readonly onFailure: () => void
}

/** Asks until there is an answer; nothing where nobody waits for it any more. */
export async function untilAnswered<T>({ ask, wanted, onFailure }: Asked<T>): Promise<T | undefined> {
  for (let wait = FIRST; wanted(); wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await ask()
    } catch {
      if (wanted()) onFailure()
    }
    await pause(wait)
  }
  return undefined
}

/** Ends early when the network is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
}
