import type { Seat } from '@la-granja/engine'
import { useOnline } from '../online/shown.ts'
import { useOnlineWords } from '../online/words.ts'
import { timeText, useNow } from './clock.ts'

/** Whether somebody is looking at the table now. */
export function Dot({ here, text }: { readonly here: boolean; readonly text: string }) {
  return <span className="lobby-dot" role="img" aria-label={text} title={text} data-here={here || undefined} />
}

/** Less than this is told in the colour of trouble. */
const SHORT = 60_000

/** Behind a name in the turn order: whether they are here, and how much time they have. */
export function Chip({ seat }: { readonly seat: Seat }) {
  const { table: words } = useOnlineWords()
  const chair = useOnline(({ known }) => known.table?.chairs[seat])
  const here = useOnline(({ known }) => known.here.includes(seat))
  const ahead = useOnline(({ known }) => known.ahead)
  const { kind, away, deadline } = chair ?? {}
  const now = useNow(deadline !== undefined)
  const left = deadline === undefined ? chair?.left : deadline - (now + ahead)
  // Nobody minds how long a computer player has.
  if (kind !== 'person' && !away) return undefined
  const text = left === undefined ? undefined : timeText(left, words)
  return (
    <>
      {kind === 'person' ? <Dot here={here} text={here ? words.here : words.gone} /> : undefined}
      {away ? <Dot here={false} text={words.away} /> : undefined}
      {text === undefined ? undefined : (
        <span
          className="lobby-clock"
          data-runs={deadline !== undefined || undefined}
          data-short={(left ?? SHORT) < SHORT || undefined}
        >
          <span className="shell-hidden">{words.clock(text)}</span>
          <span aria-hidden="true">{text}</span>
        </span>
      )}
    </>
  )
}
