import { create } from 'zustand'
import { type Answer, api, type Person } from './api.ts'

/** Who this device is to the server. The key is all that it takes, so it never goes into an address that is sent. */
export interface Me extends Person {
  readonly key: string
}

const KEY = 'la-granja-me'

function kept(): Me | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isMe(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isMe(value: unknown): value is Me {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, key } = value as Partial<Record<keyof Me, unknown>>
  return [id, name, key].every(part => typeof part === 'string' && part !== '')
}

export const useMe = create<{ readonly me: Me | undefined }>(() => ({ me: kept() }))

// Another tab may have given itself a name.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) useMe.setState({ me: kept() })
})

export function me(): Me | undefined {
  return useMe.getState().me
}

/** From now on this device is that person; nobody when nothing is given. */
export function become(person: Me | undefined): void {
  useMe.setState({ me: person })
  try {
    if (person === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(person))
  } catch {
    // It still holds for this visit.
  }
}

let coming: Promise<Answer<Me>> | undefined

/** The person of this device; somebody new with this name when there is none yet. Asked twice at once, it is one person. */
export async function ensureMe(name: string): Promise<Answer<Me>> {
  const known = me()
  if (known !== undefined) return { ok: known }
  coming ??= comeIn(name).finally(() => {
    coming = undefined
  })
  return coming
}

async function comeIn(name: string): Promise<Answer<Me>> {
  const answer = await api.welcome(name.trim())
  if ('ok' in answer) become(answer.ok)
  return answer
}

export async function renameMe(name: string): Promise<Answer<Person>> {
  const known = me()
  if (known === undefined) return { error: 'unknownKey' }
  const answer = await api.rename(known.key, name.trim())
  if ('ok' in answer) become({ ...known, name: answer.ok.name })
  return answer
}

/** An address that makes another device this person. What follows the # stays in the browser. */
export async function linkToMe(): Promise<Answer<string>> {
  const known = me()
  if (known === undefined) return { error: 'unknownKey' }
  const answer = await api.anotherKey(known.key)
  return 'ok' in answer ? { ok: `${location.origin}/me#key=${answer.ok.key}` } : answer
}

export function keyIn(fragment: string): string | undefined {
  return /^#key=([\w-]{20,64})$/.exec(fragment)?.[1]
}
