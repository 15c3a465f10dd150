import type { DailyTable, Day, NotEntered } from '@la-granja/server/protocol'
import { api } from '../online/api.ts'
import { countedOn } from './counted.ts'
import { keepDay, keptDay, openDays } from './days.ts'

const REASONS: Readonly<Record<NotEntered, true>> = {
  notYet: true,
  tooLate: true,
  otherEngine: true,
  otherGame: true,
  tooLong: true,
  impossible: true,
  unfinished: true,
}

export interface Entries {
  /** What was entered now. */
  readonly tables: readonly DailyTable[]
  /** Why some of them have to wait. */
  readonly error?: string
}

let entering: Promise<Entries> | undefined

/** Enters every finished game that has not been entered yet: today's, and those that were played without a network. */
export function enterDays(key: string): Promise<Entries> {
  // Two rooms may ask at the same time; a result is sent once.
  entering ??= enterAll(key).finally(() => {
    entering = undefined
  })
  return entering
}

async function enterAll(key: string): Promise<Entries> {
  const tables: DailyTable[] = []
  for (const day of openDays()) {
    const counted = await countedOn(day)
    if (counted.at !== 'over') continue
    const answer = await api.enterDaily(key, day, counted.record)
    if ('ok' in answer) {
      settle(day, {})
      tables.push(answer.ok)
    } else if (answer.error === 'entered') settle(day, {})
    else if (isReason(answer.error)) settle(day, { why: answer.error })
    else return { tables, error: answer.error }
  }
  return { tables }
}

function settle(day: Day, { why }: { readonly why?: NotEntered }): void {
  const kept = keptDay(day)
  if (kept === undefined) return
  // A clock that is wrong will be put right, a page that is old be loaded again.
  if (why === 'notYet' || why === 'otherEngine') keepDay(day, { ...kept, state: 'open', why })
  else if (why === undefined) keepDay(day, { game: kept.game, state: 'entered' })
  else keepDay(day, { ...kept, state: 'refused', why })
}

function isReason(error: string): error is NotEntered {
  return error in REASONS
}
