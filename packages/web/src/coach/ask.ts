import type { Mark } from '@la-granja/bots'
import type { Answer, Asked } from './coach.worker.ts'
import type { Notes } from './notes.ts'

interface Listener {
  /** From 0 to 1, with what is known of the turn that was just looked at. */
  readonly onProgress: (share: number, mark: Mark) => void
  readonly onNotes: (notes: Notes) => void
  readonly onFailure: () => void
}

/** Lets a worker of its own go through the game; returns how to stop it at once. */
export function askCoach(asked: Asked, { onProgress, onNotes, onFailure }: Listener): () => void {
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('share' in data) return onProgress(data.share, data.mark)
    worker.terminate()
    onNotes(data.notes)
  }
  worker.onerror = () => {
    worker.terminate()
    onFailure()
  }
  worker.postMessage(asked)
  return () => worker.terminate()
}
