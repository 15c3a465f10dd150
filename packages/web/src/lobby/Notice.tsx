import type { Seat } from '@la-granja/engine'
import type { Command, TableSeen } from '@la-granja/server/protocol'
import { useLocation } from 'wouter'
import { useOnline } from '../online/shown.ts'
import { ask } from '../online/sitting.ts'
import { useOnlineWords } from '../online/words.ts'
import { useLanguage } from '../words.ts'
import { TroubleLine } from './TroubleLine.tsx'
import type { Trouble } from './useTrouble.ts'

interface NoticeProps {
  readonly table: TableSeen
  readonly names: readonly string[]
  readonly trouble: Trouble
  readonly onAgain: () => void
}

interface Said {
  readonly text: string
  readonly buttons: readonly { readonly text: string; readonly press: () => void }[]
}

/** One line under the bar: how the connection is, and what the others ask. Nothing, mostly. */
export function Notice({ table, names, trouble, onAgain }: NoticeProps) {
  const said = useSaid({ table, names, trouble, onAgain })
  const lost = useOnline(({ line }) => line !== 'live')
  if (trouble.text !== undefined)
    return (
      <div className="lobby-notice">
        <TroubleLine trouble={trouble} />
      </div>
    )
  if (said === undefined) return undefined
  return (
    <div className="lobby-notice" data-lost={lost || undefined}>
      <span role="status">{said.text}</span>
      {said.buttons.map(({ text, press }) => (
        <button key={text} type="button" className="shell-button" onClick={press}>
          {text}
        </button>
      ))}
    </div>
  )
}

/** The most important first. */
function useSaid({ table, names, trouble, onAgain }: NoticeProps): Said | undefined {
  const { table: words } = useOnlineWords()
  const language = useLanguage()
  const [, go] = useLocation()
  const line = useOnline(now => now.line)
  const { stage, yours, chairs, ends, next } = table
  const tell = async (command: Command) => trouble.refuse(await ask(command))
  const here = (seat: Seat) => chairs[seat]?.kind === 'person'
  if (line === 'lost') return { text: words.lost, buttons: [] }
  if (line === 'connecting') return { text: words.connecting, buttons: [] }
  if (next !== undefined)
    return { text: words.next, buttons: [{ text: words.goNext, press: () => go(`/table/${next}`) }] }
  if (stage === 'aborted') {
    const again = yours.length === 0 ? [] : [{ text: words.again, press: onAgain }]
    return { text: words.aborted, buttons: [...again, { text: words.toLobby, press: () => go('/online') }] }
  }
  if (stage === 'over') return undefined
  if (yours.length === 0) return { text: words.watching, buttons: [] }
  const replaced = yours.filter(seat => chairs[seat]?.away === true)
  if (replaced.length > 0)
    return {
      text: words.replaced,
      buttons: replaced.map(seat => ({
        text: replaced.length === 1 ? words.comeBack : `${words.comeBack}: ${names[seat]}`,
        press: () => void tell({ do: 'return', seat }),
      })),
    }
  const wishing = ends.filter(seat => !yours.includes(seat))
  if (wishing.length === 0) return undefined
  const list = new Intl.ListFormat(language).format(wishing.map(seat => names[seat] ?? ''))
  const agree = () => {
    for (const seat of yours.filter(here)) void tell({ do: 'wishEnd', seat, wish: true })
  }
  return { text: words.wished(list), buttons: [{ text: words.agree, press: agree }] }
}
