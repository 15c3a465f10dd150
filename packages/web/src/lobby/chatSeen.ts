import { create } from 'zustand'

const KEY = 'la-granja-hushed'

interface ChatSeen {
  /** Speakers whose words are not shown on this device, whatever they call themselves. */
  readonly muted: readonly string[]
  /** The last that was read, by table. */
  readonly seen: Readonly<Record<string, number>>
}

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(by => typeof by === 'string') : []
  } catch {
    return []
  }
}

export const useChat = create<ChatSeen>(() => ({ muted: kept(), seen: {} }))

export function sawTalk(table: string, version: number): void {
  useChat.setState(({ seen }) => ((seen[table] ?? -1) >= version ? {} : { seen: { ...seen, [table]: version } }))
}

export function setMuted(by: string, muted: boolean): void {
  const others = useChat.getState().muted.filter(one => one !== by)
  const now = muted ? [...others, by] : others
  useChat.setState({ muted: now })
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // It still holds for this visit.
  }
}
