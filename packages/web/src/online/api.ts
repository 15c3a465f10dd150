import type { GameRecord, Seat } from '@la-granja/engine'
import type {
  DailyTable,
  Day,
  Finished,
  MyDays,
  MyTable,
  PasskeyLine,
  PasskeysOffered,
  Rating,
  Settings,
  TableLine,
} from '@la-granja/server/protocol'
import type { MakeOptions, ShowOptions } from './credentials.ts'

/** What the server answered, or by which name it refused; `unreachable` when there was no answer. */
export type Answer<T> = { readonly ok: T } | { readonly error: string }

export interface Person {
  readonly id: string
  readonly name: string
}

/** Somebody beside the one who opens a table, at the same screen. */
export interface Guest {
  readonly seat: Seat
  readonly name: string
}

/** What a person keeps about a table. */
export type Topic = 'note' | 'draft' | 'seen'

interface Request {
  readonly key?: string | undefined
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** Goes on even when the page is closed. */
  readonly keepalive?: boolean
}

async function ask<T>(
  path: string,
  { key, method = 'GET', body, keepalive = false }: Request = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      keepalive,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answered: unknown = text === '' ? undefined : JSON.parse(text)
    return response.ok ? { ok: answered as T } : { error: reasonIn(answered) ?? String(response.status) }
  } catch {
    return { error: 'unreachable' }
  }
}

function reasonIn(answered: unknown): string | undefined {
  if (typeof answered !== 'object' || answered === null || !('error' in answered)) return undefined
  return typeof answered.error === 'string' ? answered.error : undefined
}

export const api = {
  welcome: (name: string) => ask<Person & { readonly key: string }>('/people', { method: 'POST', body: { name } }),
  me: (key: string) => ask<Person>('/me', { key }),
  rename: (key: string, name: string) => ask<Person>('/me', { key, method: 'PUT', body: { name } }),
  anotherKey: (key: string) => ask<{ readonly key: string }>('/me/keys', { key, method: 'POST' }),
  dropKey: (key: string) => ask<undefined>('/me/keys', { key, method: 'DELETE' }),
  passkeysOffered: () => ask<PasskeysOffered>('/passkeys'),
  passkeys: (key: string) => ask<readonly PasskeyLine[]>('/me/passkeys', { key }),
  beginPasskey: (key: string) => ask<MakeOptions>('/me/passkeys/begin', { key, method: 'POST' }),
  addPasskey: (key: string, name: string, passkey: unknown) =>
    ask<PasskeyLine>('/me/passkeys', { key, method: 'POST', body: { name, passkey } }),
  dropPasskey: (key: string, id: string) => ask<undefined>(`/me/passkeys/${id}`, { key, method: 'DELETE' }),
  beginEntering: (key: string | undefined) => ask<ShowOptions>('/passkeys/begin', { key, method: 'POST' }),
  enter: (key: string | undefined, passkey: unknown) =>
    ask<Person & { readonly key: string }>('/passkeys/enter', { key, method: 'POST', body: { passkey } }),
  ratings: (key: string) => ask<readonly Rating[]>('/me/ratings', { key }),
  daily: (day: Day, key: string | undefined) => ask<DailyTable>(`/daily/${day}`, { key }),
  enterDaily: (key: string, day: Day, record: GameRecord) =>
    ask<DailyTable>(`/daily/${day}`, { key, method: 'POST', body: { record } }),
  myDays: (key: string) => ask<MyDays>('/me/daily', { key }),
  myTables: (key: string) => ask<readonly MyTable[]>('/me/tables', { key }),
  listed: () => ask<readonly TableLine[]>('/tables'),
  open: (key: string, settings: Settings, guests: readonly Guest[]) =>
    ask<{ readonly id: string }>('/tables', {
      key,
      method: 'POST',
      body: { ...settings, ...(guests.length === 0 ? {} : { guests }) },
    }),
  again: (key: string, table: string) =>
    ask<{ readonly id: string }>(`/tables/${table}/again`, { key, method: 'POST' }),
  record: (table: string) => ask<Finished>(`/tables/${table}/record`),
  kept: (key: string, table: string, topic: Topic) =>
    ask<{ readonly value: string }>(`/me/tables/${table}/${topic}`, { key }),
  keep: (key: string, table: string, topic: Topic, value: string) =>
    ask<undefined>(`/me/tables/${table}/${topic}`, { key, method: 'PUT', body: { value }, keepalive: true }),
} as const

/** Whether this page comes from a server where tables can be opened; one without a network is not even asked. */
export async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const response = await fetch('/health', { cache: 'no-store' })
    const answered: unknown = await response.json()
    return response.ok && typeof answered === 'object' && answered !== null && 'ok' in answered
  } catch {
    return false
  }
}
