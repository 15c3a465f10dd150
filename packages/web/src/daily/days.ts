import type { Day, NotEntered } from '@la-granja/server/protocol'

/** The game that counts on a day, and what became of it. */
export interface DayKept {
  /** Its id on the shelf. */
  readonly game: string
  readonly state: 'open' | 'entered' | 'refused'
  readonly why?: NotEntered
}

type Days = Readonly<Record<Day, DayKept>>

const KEY = 'la-granja-daily'
/** Later ones are of no use to anybody. */
const MOST = 30

// Where storage is blocked, it still holds for this visit.
let days: Days = read()

function read(): Days {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Days) : {}
  } catch {
    return {}
  }
}

// Another tab may have begun today's game.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) days = read()
})

export function keptDay(day: Day): DayKept | undefined {
  return days[day]
}

export function keepDay(day: Day, kept: DayKept): void {
  const all = Object.entries({ ...days, [day]: kept }).sort(([a], [b]) => (a < b ? 1 : -1))
  days = Object.fromEntries(all.slice(0, MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify(days))
  } catch {}
}

/** Days whose games were begun here and not yet entered, the oldest first. */
export function openDays(): readonly Day[] {
  return Object.keys(days)
    .filter(day => days[day]?.state === 'open')
    .sort()
}

/** Whether this is a game that counts on its day. */
export function isOfADay(game: string): boolean {
  return Object.values(days).some(kept => kept.game === game)
}
