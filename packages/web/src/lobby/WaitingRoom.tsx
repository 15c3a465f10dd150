import type { Seat } from '@la-granja/engine'
import type { Command, TableSeen } from '@la-granja/server/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../draw/Icon.tsx'
import { become, ensureMe, useMe } from '../online/me.ts'
import { usePasskeysOffered } from '../online/passkeys.ts'
import { planFor } from '../online/plans.ts'
import { useOnline } from '../online/shown.ts'
import { ask } from '../online/sitting.ts'
import { useOnlineWords } from '../online/words.ts'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { Chat } from './Chat.tsx'
import { Copy } from './Copy.tsx'
import { EnterButton } from './EnterButton.tsx'
import { NameField } from './Identity.tsx'
import { TroubleLine } from './TroubleLine.tsx'
import { usePaceText } from './useFacts.ts'
import { useTrouble } from './useTrouble.ts'
import { WaitingSeat } from './WaitingSeat.tsx'

/** Before the game: who sits where, the link for the others, and the beginning. */
export function WaitingRoom({ table }: { readonly table: TableSeen }) {
  const { room, table: said, lobby } = useOnlineWords()
  const [, go] = useLocation()
  const me = useMe(now => now.me)
  const [name, setName] = useState('')
  const passkeysOffered = usePasskeysOffered()
  const trouble = useTrouble()
  const lost = useOnline(({ line }) => line === 'lost')
  const watchers = useOnline(({ known }) => known.watchers)
  const full = table.chairs.every(({ kind }) => kind !== 'open')
  const tell = async (command: Command) => trouble.refuse(await ask(command))
  /** Whoever has no name yet gives it here; the table is opened anew with it, and then the seat is taken. */
  const sit = async (seat: Seat, guest?: string) => {
    if (me !== undefined) return tell({ do: 'sit', seat, ...(guest === undefined ? {} : { name: guest }) })
    planFor(table.id, [{ seat }])
    const answer = await ensureMe(name)
    if ('error' in answer) trouble.answer(answer.error)
  }
  return (
    <main className="lobby-room">
      <header className="lobby-room-head">
        <h1>{room.title}</h1>
        <button type="button" className="shell-button" onClick={() => go('/online')}>
          <Sign name="door" size={16} />
          {lobby.title}
        </button>
      </header>
      <p className="lobby-facts">
        <Facts table={table} />
      </p>
      {lost ? (
        <p className="lobby-offline" role="status">
          {said.lost}
        </p>
      ) : undefined}
      <section className="lobby-card">
        <h2>{room.seats}</h2>
        {me === undefined ? (
          <div className="lobby-unknown">
            <NameField name={name} onName={setName} />
            {passkeysOffered === true ? <EnterButton trouble={trouble} onFound={become} /> : undefined}
          </div>
        ) : undefined}
        <ul className="lobby-seats">
          {table.chairs.map((chair, seat) => (
            <WaitingSeat
              key={seat}
              seat={seat as Seat}
              chair={chair}
              table={table}
              able={me !== undefined || name.trim() !== ''}
              onSit={guest => void sit(seat as Seat, guest)}
              onTell={command => void tell(command)}
            />
          ))}
        </ul>
        <TroubleLine trouble={trouble} />
        {table.host ? (
          <div className="lobby-begin">
            <button
              type="button"
              className="shell-button start-play"
              data-primary
              aria-disabled={!full}
              onClick={() => full && void tell({ do: 'begin' })}
            >
              <Icon name="play" size={22} />
              {room.begin}
            </button>
            {full ? undefined : <p className="shell-hint">{room.beginWaits}</p>}
          </div>
        ) : (
          <p className="shell-hint">{room.hostBegins}</p>
        )}
      </section>
      <section className="lobby-card">
        <h2>{room.linkLabel}</h2>
        <p>{room.invite}</p>
        <Copy label={room.linkLabel} text={`${location.origin}/table/${table.id}`} button={room.copy} />
        {watchers === 0 ? undefined : <p className="shell-hint">{room.looking(watchers)}</p>}
        <div className="lobby-room-chat">
          <Chat table={table} />
        </div>
      </section>
    </main>
  )
}

/** What is played here, in a few words. */
export function Facts({ table: { settings } }: { readonly table: TableSeen }) {
  const { room } = useOnlineWords()
  const { form } = useUi().table.start
  const paceText = usePaceText()
  const { edition, options, pace, listed, rated, watchers } = settings
  const optional = (['simultaneousFarm', 'extraDeliveriesUpFront', 'hiddenScores'] as const).filter(
    option => options[option],
  )
  const facts = [
    form.editions[edition],
    ...optional.map(option => form[option]),
    paceText(pace),
    listed ? room.listed : room.byLink,
    rated ? room.rated : room.unrated,
    watchers ? room.watchers : room.noWatchers,
  ]
  return facts.join(' · ')
}
