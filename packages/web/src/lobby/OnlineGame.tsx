import type { TableSeen } from '@la-granja/server/protocol'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type Looks, onlineLooks } from '../back/looks.ts'
import { Icon } from '../draw/Icon.tsx'
import type { LocalGame } from '../game/game.ts'
import { api } from '../online/api.ts'
import { lastKept } from '../online/keeping.ts'
import { isComplete } from '../online/known.ts'
import { useMe } from '../online/me.ts'
import { dismissDropped, useOnline } from '../online/shown.ts'
import { picture } from '../online/sitting.ts'
import { useOnlineWords } from '../online/words.ts'
import { Sign } from '../start/Sign.tsx'
import { type Extras, ExtrasContext } from '../table/extras.ts'
import { Table } from '../table/Table.tsx'
import { Tool } from '../table/Tool.tsx'
import { Chat } from './Chat.tsx'
import { Chip } from './Chip.tsx'
import { useChat } from './chatSeen.ts'
import { Note } from './Note.tsx'
import { Notice } from './Notice.tsx'
import { useTrouble } from './useTrouble.ts'

const TablePanel = lazy(() => import('./TablePanel.tsx').then(({ TablePanel }) => ({ default: TablePanel })))

interface OnlineGameProps {
  readonly game: LocalGame
  readonly table: TableSeen
}

/** The table itself, with what belongs to playing with others. */
export function OnlineGame({ game, table }: OnlineGameProps) {
  const words = useOnlineWords()
  const [, go] = useLocation()
  const owner = useMe(({ me }) => me?.key)
  const [opened, setOpened] = useState(false)
  const trouble = useTrouble()
  const fresh = useFresh(table)
  const says = useSays()
  const partial = useOnline(({ known }) => !known.games.every(one => isComplete(known, one)))
  const { id } = table
  const sits = table.yours.length > 0
  const looks = useMemo((): Looks | undefined => {
    if (owner === undefined || !sits) return undefined
    return { ...onlineLooks(owner, id), picture, standIn, note: () => lastKept(owner, id, 'note') }
  }, [owner, id, sits])
  useTitle(table)
  const extras = useMemo((): Extras => {
    const again = async () => {
      if (owner === undefined) return
      const answer = await api.again(owner, id)
      // Everybody is taken along by the table itself, the one who asked too.
      if ('error' in answer) trouble.answer(answer.error)
      else if (table.next !== undefined) go(`/table/${answer.ok.id}`)
    }
    return {
      Chip,
      tabs: [
        {
          id: 'chat',
          title: words.chat.title,
          fresh: fresh ? words.chat.fresh : undefined,
          body: <Chat table={table} />,
        },
        ...(owner === undefined || !sits
          ? []
          : [{ id: 'note', title: words.note.title, fresh: undefined, body: <Note table={id} owner={owner} /> }]),
      ],
      line: <Notice table={table} names={game.names} trouble={trouble} onAgain={() => void again()} />,
      tools: (
        <Tool label={words.table.panel} onPress={() => setOpened(true)}>
          <Icon name="person" size={18} />
        </Tool>
      ),
      says,
      again: sits ? () => void again() : undefined,
      leave: () => go('/online'),
      looks,
      partial,
    }
  }, [words, table, game.names, owner, id, sits, fresh, says, looks, partial, trouble, go])
  return (
    <ExtrasContext value={extras}>
      <Table game={game} />
      <Suspense>
        {opened ? <TablePanel table={table} names={game.names} onClose={() => setOpened(false)} /> : undefined}
      </Suspense>
    </ExtrasContext>
  )
}

/** Whether a computer player holds a seat of ours. */
function standIn(): boolean {
  const { table } = useOnline.getState().known
  return table?.yours.some(seat => table.chairs[seat]?.away === true) ?? false
}

/** So that somebody who looks at another tab sees it there. */
function useTitle({ stage, yours, waiting }: TableSeen): void {
  const { table: words } = useOnlineWords()
  const asked = stage === 'playing' && waiting.some(seat => yours.includes(seat))
  useEffect(() => {
    const before = document.title
    if (asked) document.title = words.yourTurn(before)
    return () => {
      document.title = before
    }
  }, [asked, words])
}

function useFresh({ id, talk }: TableSeen): boolean {
  const { muted, seen } = useChat()
  const last = talk.filter(({ by }) => !muted.includes(by)).at(-1)
  return (last?.version ?? 0) > (seen[id] ?? 0)
}

/** What has to be said before what can be done: one's turn is on its way, or it is gone. */
function useSays() {
  const { table: words, dropped: reasons, trouble } = useOnlineWords()
  const sending = useOnline(now => now.sending)
  const dropped = useOnline(now => now.dropped)
  const lost = useOnline(({ line }) => line !== 'live')
  return useMemo(() => {
    if (sending)
      return (
        <p className="table-sentence lobby-sending" role="status">
          <span>{lost ? words.sendingLost : words.sending}</span>
        </p>
      )
    if (dropped === undefined) return undefined
    return (
      <p className="table-sentence" data-refused role="alert">
        <Sign name="warning" size={20} />
        <span>{reasons[dropped]}</span>
        <button type="button" className="shell-tool" aria-label={trouble.dismiss} onClick={dismissDropped}>
          <Icon name="close" size={16} />
        </button>
      </p>
    )
  }, [sending, dropped, lost, words, reasons, trouble])
}
