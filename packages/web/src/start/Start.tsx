import './start.css'
import { LAST_ROUND } from '@la-granja/engine'
import { LANGUAGES, type Language } from '@la-granja/text'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../draw/Icon.tsx'
import { leaveGame, openSaved, startGame } from '../game/store.ts'
import { isServed } from '../online/api.ts'
import { useOnlineWords } from '../online/words.ts'
import { setLanguage, useLanguage, useUi } from '../words.ts'
import { type ReadFile, readGame } from './files.ts'
import { Games } from './Games.tsx'
import { NewGame, Settings } from './later.ts'
import { MoreRooms } from './MoreRooms.tsx'
import { useOpponents } from './opponents.ts'
import { prefetchForm, prefetchTable } from './prefetch.ts'
import { Scene } from './Scene.tsx'
import { Sign } from './Sign.tsx'
import { invitationFor, lastSetup, namesFor, rememberSetup, type Setup } from './setup.ts'
import { useGames } from './useGames.ts'

type Opened = 'new' | 'settings' | undefined

export function Start() {
  const words = useUi().table.start
  const [, go] = useLocation()
  const [opened, open] = useState<Opened>()
  const [trouble, setTrouble] = useState<string>()
  const shelf = useGames()
  const setup = lastSetup()
  const opponents = useOpponents()

  // Nobody goes on thinking at a table that was left.
  useEffect(leaveGame, [])
  useEffect(prefetchTable, [])

  const begin = (chosen: Setup, seed: string) => {
    rememberSetup(chosen)
    go(`/play/${startGame(invitationFor(chosen, seed, words))}`)
  }
  const openFile = async (file: File) => {
    const usual = (players: number) => namesFor({ ...setup, players: players as Setup['players'] }, words)
    const read = await readGame(file, usual)
    if ('wrong' in read) return setTrouble(explain(read))
    openSaved(read.saved)
    go(`/play/${read.saved.id}`)
  }
  const explain = ({ wrong, reason = '' }: Extract<ReadFile, { wrong: string }>): string =>
    wrong === 'notPlayable' ? words.file.notPlayable(reason) : words.file[wrong]

  const close = () => open(undefined)
  const unfinished = shelf.games.find(({ over, playable }) => playable && !over)
  return (
    <main className="start">
      <Scene />
      <div className="start-page">
        <section className="start-hero">
          <h1 className="start-title">{words.title}</h1>
          <p className="start-subtitle">{words.subtitle}</p>
          <div className="start-actions">
            <button type="button" className="shell-button start-play" data-primary onClick={() => begin(setup, '')}>
              <Icon name="play" size={22} />
              <span>
                {words.playNow}
                <small>{opponents(setup)}</small>
              </span>
            </button>
            {unfinished === undefined ? undefined : (
              <button
                type="button"
                className="shell-button start-continue"
                onClick={() => go(`/play/${unfinished.saved.id}`)}
              >
                <span>
                  {words.goOn}
                  <small>{words.goOnWith(unfinished.saved.names.join(', '), unfinished.round)}</small>
                </span>
              </button>
            )}
            <LearnToPlay />
            <PlayOnline />
          </div>
          <div className="start-more">
            <button
              type="button"
              className="shell-button"
              onPointerEnter={prefetchForm}
              onFocus={prefetchForm}
              onClick={() => open('new')}
            >
              {words.newGame}
            </button>
            <FileChoice label={words.openFile} onFile={file => void openFile(file)} />
            <button type="button" className="shell-button" onClick={() => go('/rules')}>
              <Sign name="book" size={16} />
              {words.rules}
            </button>
            <MoreRooms />
            <button type="button" className="shell-button" onClick={() => open('settings')}>
              <Icon name="settings" size={16} />
              {words.settings}
            </button>
            <LanguageChoice label={words.language} />
          </div>
          {trouble === undefined ? undefined : (
            <p className="start-trouble" role="alert">
              <Sign name="warning" />
              <span>{trouble}</span>
              <button
                type="button"
                className="shell-tool"
                aria-label={words.file.dismiss}
                onClick={() => setTrouble(undefined)}
              >
                <Icon name="close" size={16} />
              </button>
            </p>
          )}
        </section>
        <Games shelf={shelf} lastRound={LAST_ROUND} />
        <p className="start-unofficial">{words.unofficial}</p>
      </div>
      <Suspense>
        {opened === 'new' ? <NewGame onClose={close} onBegin={begin} /> : undefined}
        {opened === 'settings' ? <Settings onClose={close} /> : undefined}
      </Suspense>
    </main>
  )
}

function LearnToPlay() {
  const { learn } = useUi()
  return (
    <Link className="shell-button start-continue start-online" href="/learn">
      <span>
        {learn.start}
        <small>{learn.startLine}</small>
      </span>
    </Link>
  )
}

/**
 * Only where there is a server: a page that was installed, or lies on a plain web server, has nobody to play with. Until that is
 * known its place is kept, so that nothing moves from below the finger of somebody who is quick.
 */
function PlayOnline() {
  const words = useOnlineWords().start
  const [served, setServed] = useState<boolean>()
  useEffect(() => {
    void isServed().then(setServed)
  }, [])
  if (served === false) return undefined
  return (
    <Link
      className="shell-button start-continue start-online"
      href="/online"
      data-unknown={served === undefined || undefined}
    >
      <span>
        {words.play}
        <small>{words.line}</small>
      </span>
    </Link>
  )
}

function LanguageChoice({ label }: { readonly label: string }) {
  const language = useLanguage()
  const nameOf = (id: Language) => new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id
  return (
    <select
      className="shell-button start-language"
      aria-label={label}
      value={language}
      onChange={({ target }) => setLanguage(target.value as Language)}
    >
      {LANGUAGES.map(id => (
        <option key={id} value={id} lang={id}>
          {nameOf(id)}
        </option>
      ))}
    </select>
  )
}

interface FileChoiceProps {
  readonly label: string
  readonly onFile: (file: File) => void
}

function FileChoice({ label, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="shell-button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
