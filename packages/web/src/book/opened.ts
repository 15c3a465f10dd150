import { create } from 'zustand'
import type { Page } from './pages.ts'

/** The page at which the book was opened over the table; nothing while it is closed. */
export const useOpened = create<{ readonly at: Page | undefined }>(() => ({ at: undefined }))

export function openBook(at: Page): void {
  useOpened.setState({ at })
}

export function closeBook(): void {
  useOpened.setState({ at: undefined })
}
