/** Tabs that show the same game would each save their own line of it; so the last one to open it has it. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('la-granja') : undefined

/** Tells the other tabs that the game is played here from now on. */
export function claim(id: string): void {
  channel?.postMessage(id)
}

/** Calls with each game that another tab takes; returns how to stop listening. */
export function whenClaimed(then: (id: unknown) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => then(data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
