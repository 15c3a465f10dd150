export interface Progress {
  readonly finished: number
  readonly games: number
  /** Since the beginning. */
  readonly milliseconds: number
  readonly beside: string
}

const BAR = 20
/** A line that breaks could not be wiped out again. */
const WIDEST = 79

/** A bar, how many are done, how long the rest will take, and what else there is to say. */
export function drawProgress({ finished, games, milliseconds, beside }: Progress): string {
  const filled = Math.floor((BAR * finished) / games)
  const left = (milliseconds / finished) * (games - finished)
  const pieces = [`${finished}/${games}`, `${drawTime(left)} left`, ...(beside === '' ? [] : [beside])]
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${pieces.join(' · ')}`.slice(0, WIDEST)
}

export function drawTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
