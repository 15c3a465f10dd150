import { create } from 'zustand'
import type { Page } from '../book/pages.ts'

export interface Unit {
  /** What is being explained, and must not be covered. */
  readonly anchor: Element
  /** The sign in it that is pointed at; nothing if all of it is meant. */
  readonly sign: Element | undefined
  readonly by: 'pointer' | 'focus' | 'press'
}

interface Shown {
  readonly unit: Unit | undefined
  /** Where the book tells more, once that is known. */
  readonly page: Page | undefined
}

export const useExplained = create<Shown>(() => ({ unit: undefined, page: undefined }))

export function explain(unit: Unit): void {
  useExplained.setState({ unit, page: undefined })
}

export function hideExplanation(): void {
  if (useExplained.getState().unit !== undefined) useExplained.setState({ unit: undefined, page: undefined })
}

/** The page of what is explained now. */
export function explainedPage(): Page | undefined {
  return useExplained.getState().page
}
