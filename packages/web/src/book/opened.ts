import { create } from 'zustand'
import type { Page } from './pages.ts'

interface Opened {
  /** The page at which the book was opened over the table; nothing while it is closed. */
  readonly at: Page | undefined
  /** Whether there is a table over which it can be opened. */
  readonly able: boolean
}

export const useOpened = create<Opened>(() => ({ at: undefined, able: false }))

export function openBook(at: Page): void {
  useOpened.setState({ at })
}

export function closeBook(): void {
  useOpened.setState({ at: undefined })
}
