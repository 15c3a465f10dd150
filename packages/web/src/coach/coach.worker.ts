import { analysing, isSure, type Mark } from '@la-granja/bots'
import type { GameRecord, Seat } from '@la-granja/engine'
import { EFFORTS, type Effort, type Notes, notesFrom } from './notes.ts'

export interface Asked {
  readonly record: GameRecord
  readonly seat: Seat
  readonly effort: Effort
}

export type Answer = { readonly share: number; readonly mark: Mark } | { readonly notes: Notes }

const answer = (told: Answer) => postMessage(told)

/** One game and one seat; then this worker has done its work. */
addEventListener('message', ({ data: { record, seat, effort } }: MessageEvent<Asked>) => {
  const steps = analysing(record, seat, { iterations: EFFORTS[effort] })
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return answer({ notes: notesFrom(step.value, effort, ({ missed }) => isSure(missed)) })
    const { done, total, verdict } = step.value
    const { at, round, step: during, played } = verdict
    const mark = { at, round, step: during, points: played.points, winChance: played.winChance }
    answer({ share: done / total, mark })
  }
})
