/** Where a browser does not say when it has nothing to do, it is after so many milliseconds. */
const SURELY_IDLE = 2_000

/** Not every browser tells how it is connected. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

/** Fetches the table while somebody still reads the start screen, so that it is there when they begin. Tells how to stop that. */
export function prefetchTable(): () => void {
  if ((navigator as Connected).connection?.saveData === true) return () => undefined
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(fetchTable, SURELY_IDLE)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(fetchTable)
  return () => cancelIdleCallback(call)
}

function fetchTable(): void {
  // Without a network nothing comes, and nothing is lost: it is asked for again when it is needed.
  import('../table/Play.tsx').catch(() => undefined)
}

/** The form for a new game comes when somebody reaches for it: most people just play. */
export function prefetchForm(): void {
  import('./NewGame.tsx').catch(() => undefined)
}
