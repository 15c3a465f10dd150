import { type DailyTable, type Day, dayAt, daysBefore, type MyDays } from '@la-granja/server/protocol'
import { useCallback, useEffect, useState } from 'react'
import { api, isServed } from '../online/api.ts'
import { type Me, useMe } from '../online/me.ts'
import { type Counted, countedOn } from './counted.ts'
import { type DayKept, keptDay } from './days.ts'
import { enterDays } from './enter.ts'

export interface DailyNow {
  readonly day: Day
  readonly state: 'looking' | 'ready' | 'offline'
  readonly counted: Counted | undefined
  readonly kept: DayKept | undefined
  readonly today: DailyTable | undefined
  readonly yesterday: DailyTable | undefined
  readonly mine: MyDays | undefined
  /** Other days whose results were entered just now. */
  readonly late: readonly Day[]
  /** Why the server did not take a result, if it was not for the game. */
  readonly error: string | undefined
}

/** The day as it stands here and at the server. What was played without a network is entered on the way. */
export function useDaily(): DailyNow {
  const me = useMe(now => now.me)
  const day = useDay()
  const [now, setNow] = useState<DailyNow>(() => nothing(day))
  const look = useCallback(async () => {
    const counted = await countedOn(day)
    setNow(before => ({ ...(before.day === day ? before : nothing(day)), counted, kept: keptDay(day) }))
    const told = (await isServed()) ? await ask(day, me) : undefined
    // What came late is told until the page is left.
    setNow(({ late }) => {
      const own = { counted, kept: keptDay(day) }
      if (told === undefined) return { ...nothing(day), ...own, state: 'offline', late }
      return { ...told, ...own, late: [...late, ...told.late] }
    })
  }, [day, me])
  useEffect(() => {
    void look()
    const again = () => void look()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [look])
  return now
}

const nothing = (day: Day): DailyNow => ({
  day,
  state: 'looking',
  counted: undefined,
  kept: keptDay(day),
  today: undefined,
  yesterday: undefined,
  mine: undefined,
  late: [],
  error: undefined,
})

async function ask(day: Day, me: Me | undefined): Promise<DailyNow | undefined> {
  const entries = me === undefined ? { tables: [] } : await enterDays(me.key)
  // Whoever the server does not know may look all the same.
  const key = entries.error === 'unknownKey' ? undefined : me?.key
  const [today, yesterday, mine] = await Promise.all([
    api.daily(day, key),
    api.daily(daysBefore(day, 1), key),
    key === undefined ? undefined : api.myDays(key),
  ])
  if ('error' in today || 'error' in yesterday) return undefined
  return {
    ...nothing(day),
    state: 'ready',
    today: today.ok,
    yesterday: yesterday.ok,
    mine: mine !== undefined && 'ok' in mine ? mine.ok : undefined,
    late: entries.tables.map(table => table.day).filter(other => other !== day),
    error: entries.error,
  }
}

/** Today, also for a page that was left open over night. */
function useDay(): Day {
  const [day, setDay] = useState(() => dayAt(Date.now()))
  useEffect(() => {
    const look = () => setDay(dayAt(Date.now()))
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return day
}
