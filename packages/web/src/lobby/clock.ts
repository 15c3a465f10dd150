import type { Ui } from '@la-granja/text'
import { useEffect, useState } from 'react'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time that is left, as short as it can be said. */
export function timeText(left: number, words: Ui['online']['table']): string {
  const time = Math.max(0, left)
  if (time >= DAY) return words.days(Math.floor(time / DAY), Math.floor((time % DAY) / HOUR))
  if (time >= HOUR) return words.hours(Math.floor(time / HOUR), Math.floor((time % HOUR) / MINUTE))
  const seconds = Math.ceil(time / SECOND)
  return words.minutes(Math.floor(seconds / 60), seconds % 60)
}

/** The time of this device, anew every second while something runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
