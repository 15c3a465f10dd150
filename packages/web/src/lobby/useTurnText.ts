import type { MyTable, TableLine } from '@la-granja/server/protocol'
import { describeBot } from '@la-granja/text'
import { useOnlineWords } from '../online/words.ts'
import { useLanguage, useUi } from '../words.ts'
import { timeText } from './clock.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in the largest unit that fits. */
export function agoText(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at)
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ['minute', 60_000]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}

/** Whose turn it is at a table, since when and for how long; of the reader's own seats first. */
export function useTurnText(): (line: TableLine | MyTable) => {
  readonly own: boolean
  readonly texts: readonly string[]
} {
  const { lobby, table: online } = useOnlineWords()
  const { tables: words } = useUi().back
  const language = useLanguage()
  return line => {
    const { waits = [], seats, stage } = line
    const yours: readonly number[] = 'yours' in line && line.waiting ? line.yours : []
    const own = waits.filter(({ seat }) => yours.includes(seat))
    const shown = own.length > 0 ? own : waits
    const [first] = shown
    if (stage !== 'playing' || first === undefined)
      return { own: yours.length > 0, texts: yours.length > 0 ? [lobby.yourTurn] : [] }
    const now = Date.now()
    const names = shown.map(({ seat }) => {
      const { name, computer } = seats[seat] ?? {}
      return name ?? (computer === undefined ? '' : describeBot(computer, language).name)
    })
    const deadlines = shown.flatMap(({ deadline }) => deadline ?? [])
    return {
      own: own.length > 0,
      texts: [
        own.length > 0 ? lobby.yourTurn : words.turnOf(names.join(', ')),
        words.turnBegan(agoText(first.since, now, language)),
        ...(deadlines.length === 0 ? [] : [online.clock(timeText(Math.min(...deadlines) - now, online))]),
      ],
    }
  }
}
