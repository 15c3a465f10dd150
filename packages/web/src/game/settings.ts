import { create } from 'zustand'

/** How this device likes to play. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  readonly motion: boolean
  readonly sound: boolean
  /** How loud, up to 1. */
  readonly volume: number
  /** Ask before an action even where only one is possible. */
  readonly confirm: boolean
  /** Turns that offer nothing end by themselves. */
  readonly autoEnd: 'always' | 'never'
  /** The least time between actions of computer players, in milliseconds. */
  readonly pace: number
  /** The table in words instead of the drawn one. */
  readonly textTable: boolean
  /** How much of what the others do is read out. */
  readonly detail: 'off' | 'short' | 'all'
  /** Whether keys without Ctrl, such as N, do something. */
  readonly letters: boolean
}

const USUAL: Settings = {
  theme: 'system',
  motion: true,
  sound: false,
  volume: 0.6,
  confirm: false,
  autoEnd: 'always',
  pace: 250,
  textTable: false,
  detail: 'short',
  letters: true,
}
const KEY = 'la-granja-settings'

/** Storage may be blocked; then the usual settings hold for this visit. */
function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return USUAL
  }
}

export const useSettings = create<Settings>(() => kept())

export function settings(): Settings {
  return useSettings.getState()
}

export function setSetting(change: Partial<Settings>): void {
  useSettings.setState(change)
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()))
  } catch {
    // Blocked or full: it still holds for this visit.
  }
}
