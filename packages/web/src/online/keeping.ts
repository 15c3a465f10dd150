import { api, type Topic } from './api.ts'

const PAUSE = 1_000
/** So many of the values that had no answer are remembered: a day without a network must not fill the device. */
const FEW = 5

export interface Keeping {
  /** What was kept last, here or elsewhere; what never arrived is sent now. Nothing if the server cannot be asked. */
  last(): Promise<string | undefined>
  /** Writes it down a moment later, so that not every touch is a request. */
  keep(value: string): void
  /** At once, if something waits to be written. */
  flush(): void
}

/** What this device keeps of a value until the server has said that it has it. */
interface Here {
  readonly value: string
  /** What the server had, and what was sent since then: that may have arrived although nobody heard the answer. */
  readonly before: readonly string[]
}

/**
 * Keeps what belongs to one person about one table on the server, the last value of it. Until the server has it, this device
 * has it: a page that is closed cannot wait.
 */
export function keeping(key: string, table: string, topic: Topic): Keeping {
  const place = placeOf(key, table, topic)
  /** Nothing until it is known: even an empty value can be new to the server. */
  let wanted: string | undefined
  let written: string | undefined
  let before = recall(place)?.before ?? []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (wanted === undefined || wanted === written) return
    const sent = wanted
    written = sent
    // What the server had, and the last that it may have got.
    const [had = sent, ...maybe] = before
    before = before.length === 0 ? [had] : [had, ...[...maybe, sent].slice(1 - FEW)]
    remember(place, { value: sent, before })
    const answer = await api.keep(key, table, topic, sent)
    if ('error' in answer) {
      // The next flush tries again.
      if (written === sent) written = undefined
      return
    }
    before = written === sent ? [sent] : [sent, ...before]
    if (wanted === sent) forget(place)
    else remember(place, { value: wanted, before })
  }

  return {
    async last() {
      const answer = await api.kept(key, table, topic)
      // Whatever was done in the meantime is later.
      if (wanted !== undefined) return wanted
      if ('error' in answer) return undefined
      written = answer.ok.value
      wanted = later(place, written)
      if (wanted !== written) void flush()
      else {
        before = [written]
        forget(place)
      }
      return wanted
    },
    keep(value) {
      if (value === wanted) return
      wanted = value
      remember(place, { value, before })
      timer ??= setTimeout(() => void flush(), PAUSE)
    },
    flush: () => void flush(),
  }
}

/** What was kept last, for somebody who only reads it. Nothing if the server cannot be asked. */
export async function lastKept(key: string, table: string, topic: Topic): Promise<string | undefined> {
  const answer = await api.kept(key, table, topic)
  return 'ok' in answer ? later(placeOf(key, table, topic), answer.ok.value) : undefined
}

/** The value of this device, if the server has not heard of a later one from elsewhere; else what the server has. */
function later(place: string, there: string): string {
  const here = recall(place)
  return here?.before.includes(there) === true ? here.value : there
}

/** Several people may have used this device. */
function placeOf(key: string, table: string, topic: Topic): string {
  return `la-granja-${topic} ${table} ${key.slice(0, 6)}`
}

// Storage may be blocked; then only the server keeps it.

function remember(place: string, here: Here): void {
  try {
    localStorage.setItem(place, JSON.stringify(here))
  } catch {}
}

function recall(place: string): Here | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isHere(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isHere(found: unknown): found is Here {
  if (typeof found !== 'object' || found === null) return false
  const { value, before } = found as Partial<Record<keyof Here, unknown>>
  return typeof value === 'string' && Array.isArray(before)
}

function forget(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {}
}
