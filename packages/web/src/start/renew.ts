import { isAllKept } from '../game/shelf.ts'

/** For so long a page that was loaded anew is not loaded anew again, in milliseconds. */
const ONCE_IN = 60_000

/** With each new version, the parts of an open page that it has not fetched yet are gone: only the new page finds its own. */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => void renew())
}

async function renew(): Promise<void> {
  // A part may be out of reach for other reasons, which a page that is loaded anew would share.
  if (wasRenewed() || !(await isOutdated()) || !(await isAllKept())) return
  location.reload()
}

function wasRenewed(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'reload' && performance.now() < ONCE_IN
}

/** Whether the page that would be loaded now begins with another script than this one. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const page = await answer.text()
    return answer.ok && script !== undefined && script !== null && !page.includes(`"${script}"`)
  } catch {
    return false
  }
}
