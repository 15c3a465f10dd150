import { create } from 'zustand'

/** Whether the hints are open. They stay so from one decision to the next, until somebody closes them. */
export const useHints = create<{ readonly open: boolean }>(() => ({ open: false }))

export function openHints(open: boolean): void {
  useHints.setState({ open })
}

export function toggleHints(): void {
  openHints(!useHints.getState().open)
}
