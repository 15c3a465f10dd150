/** Tabs that show the same game would each save their own line of it; so the last one to open it has it. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('la-granja') : undefined

/** Tells the other tabs that the game is played here from now on. */
export function claim(id: string): void {
  channel?.postMessage(id)
}

/** Calls when another tab takes the game; returns how to stop listening. */
export function whenClaimed(id: string, then: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === id) then()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
