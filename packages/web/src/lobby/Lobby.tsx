import '../start/start.css'
import './lobby.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../draw/Icon.tsx'
import { leaveGame } from '../game/store.ts'
import { api } from '../online/api.ts'
import { become, ensureMe, useMe } from '../online/me.ts'
import { usePasskeysOffered } from '../online/passkeys.ts'
import { useOnlineWords } from '../online/words.ts'
import { Scene } from '../start/Scene.tsx'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { EnterButton } from './EnterButton.tsx'
import { Identity, NameField } from './Identity.tsx'
import { byStage, useCount } from './mine.ts'
import { guestsIn, rememberTable, settingsFor, type TableSetup, USUAL } from './setup.ts'
import { TableList } from './TableList.tsx'
import { TroubleLine } from './TroubleLine.tsx'
import { useTables } from './useTables.ts'
import { useTrouble } from './useTrouble.ts'

const NewTable = lazy(() => import('./NewTable.tsx').then(({ NewTable }) => ({ default: NewTable })))

/** Tables with others: those that wait for one, one's own, those of others, and a new one. */
export function Lobby() {
  const words = useOnlineWords()
  const { lobby, form } = words
  const { tables } = useUi().back
  const [, go] = useLocation()
  const me = useMe(now => now.me)
  const [name, setName] = useState('')
  const [choosing, setChoosing] = useState(false)
  const [opening, setOpening] = useState(false)
  const passkeysOffered = usePasskeysOffered()
  const trouble = useTrouble()
  const { state, mine, listed } = useTables()
  useEffect(leaveGame, [])

  const openTable = async (setup: TableSetup) => {
    const person = await ensureMe(name)
    if ('error' in person) return trouble.answer(person.error)
    const answer = await api.open(person.ok.key, settingsFor(setup), guestsIn(setup, form.guestName))
    if ('error' in answer) return trouble.answer(answer.error)
    go(`/table/${answer.ok.id}`)
  }
  const open = async (setup: TableSetup) => {
    // Whoever clicks twice wants one table.
    if (opening) return
    setOpening(true)
    await openTable(setup)
    setOpening(false)
  }
  const openChosen = (setup: TableSetup) => {
    rememberTable(setup)
    setChoosing(false)
    void open(setup)
  }
  const { waiting, running, gathering, finished } = byStage(mine)
  useCount(waiting.length)
  const known = new Set(mine.map(({ id }) => id))
  return (
    <main className="start">
      <Scene />
      <div className="start-page lobby">
        <section className="start-hero">
          <h1 className="lobby-title">{lobby.title}</h1>
          <form
            id="open-table"
            className="lobby-open"
            onSubmit={event => {
              event.preventDefault()
              const { submitter } = event.nativeEvent as SubmitEvent
              if (submitter?.dataset.kind === 'other') setChoosing(true)
              else void open(USUAL)
            }}
          >
            {me === undefined ? <NameField name={name} onName={setName} /> : undefined}
            <button type="submit" className="shell-button start-play" data-primary aria-disabled={opening}>
              <Icon name="play" size={22} />
              <span>
                {lobby.open}
                <small>{lobby.openLine}</small>
              </span>
            </button>
          </form>
          <div className="start-more">
            {/* Of the form, because whoever opens a table needs a name, and is asked for it there. */}
            <button type="submit" form="open-table" data-kind="other" className="shell-button">
              {lobby.other}
            </button>
            {me === undefined && passkeysOffered === true ? (
              <EnterButton trouble={trouble} onFound={become} />
            ) : undefined}
            <button type="button" className="shell-button" onClick={() => go('/')}>
              <Sign name="door" size={16} />
              {lobby.back}
            </button>
          </div>
          <Identity trouble={trouble} />
          <TroubleLine trouble={trouble} />
          {state === 'forgotten' ? (
            <p className="lobby-trouble" role="alert">
              <Sign name="warning" />
              <span>{words.me.forgotten}</span>
              <button type="button" className="shell-button" onClick={() => become(undefined)}>
                {words.me.anew}
              </button>
            </p>
          ) : undefined}
        </section>
        <div className="lobby-tables">
          {state === 'offline' ? (
            <p className="lobby-offline" role="status">
              {lobby.offline}
            </p>
          ) : undefined}
          <p className="shell-hidden" role="status">
            {waiting.length === 0 ? '' : tables.waiting(waiting.length)}
          </p>
          <TableList title={lobby.waiting} tables={waiting} />
          <TableList
            title={tables.running}
            tables={running}
            {...(mine.length === 0 ? { none: lobby.noneOfMine } : {})}
          />
          <TableList title={tables.gathering} tables={gathering} />
          <TableList title={lobby.listed} tables={listed.filter(({ id }) => !known.has(id))} none={lobby.none} />
          <TableList title={tables.finished} tables={finished} />
        </div>
      </div>
      <Suspense>{choosing ? <NewTable onClose={() => setChoosing(false)} onOpen={openChosen} /> : undefined}</Suspense>
    </main>
  )
}
