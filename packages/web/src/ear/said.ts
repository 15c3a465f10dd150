import { create } from 'zustand'

interface Said {
  readonly text: string
  /** Counts up, so that the same words are read out once more. */
  readonly times: number
}

/** What screen readers are given to read out. */
export const useSaid = create<Said>(() => ({ text: '', times: 0 }))

export function say(text: string): void {
  if (text !== '') useSaid.setState(({ times }) => ({ text, times: times + 1 }))
}
