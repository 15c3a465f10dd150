import { api, type Topic } from './api.ts'

const PAUSE = 1_000

export interface Keeping {
  /** Writes it down a moment later, so that not every touch is a request. */
  keep(value: string): void
  /** At once, if something waits to be written. */
  flush(): void
}

/**
 * Keeps what belongs to one person about one table on the server, the last value of it. Until the server has it, this device
 * has it: a page that is closed cannot wait.
 */
export function keeping(key: string, table: string, topic: Topic, kept = ''): Keeping {
  const place = placeOf(key, table, topic)
  let written = kept
  let wanted = kept
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (wanted === written) return
    const sent = wanted
    written = sent
    const answer = await api.keep(key, table, topic, sent)
    if ('ok' in answer && wanted === sent) forget(place)
  }

  return {
    keep(value) {
      if (value === wanted) return
      wanted = value
      remember(place, value)
      timer ??= setTimeout(() => void flush(), PAUSE)
    },
    flush: () => void flush(),
  }
}

/** What was kept last: here, if the server never heard of it. Nothing if nobody can be asked. */
export async function lastKept(key: string, table: string, topic: Topic): Promise<string | undefined> {
  const here = recall(placeOf(key, table, topic))
  if (here !== undefined) return here
  const answer = await api.kept(key, table, topic)
  return 'ok' in answer ? answer.ok.value : undefined
}

/** Several people may have used this device. */
function placeOf(key: string, table: string, topic: Topic): string {
  return `la-granja-${topic} ${table} ${key.slice(0, 6)}`
}

// Storage may be blocked; then only the server keeps it.

function remember(place: string, value: string): void {
  try {
    localStorage.setItem(place, value)
  } catch {}
}

function recall(place: string): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

function forget(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {}
}
