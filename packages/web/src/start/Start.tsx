import './start.css'
import { LAST_ROUND } from '@la-granja/engine'
import { LANGUAGES, type Language } from '@la-granja/text'
import { useEffect, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { useLocation } from 'wouter'
import { Icon } from '../draw/Icon.tsx'
import { leaveGame, openSaved, startGame } from '../game/store.ts'
import { setLanguage, useLanguage, useUi } from '../words.ts'
import { Pick } from './Choice.tsx'
import { type ReadFile, readGame } from './files.ts'
import { Games } from './Games.tsx'
import { NewGame } from './NewGame.tsx'
import { useOpponents } from './opponents.ts'
import { Rules } from './Rules.tsx'
import { Scene } from './Scene.tsx'
import { Settings } from './Settings.tsx'
import { Sign } from './Sign.tsx'
import { invitationFor, lastSetup, namesFor, rememberSetup, type Setup } from './setup.ts'
import { useGames } from './useGames.ts'

type Opened = 'new' | 'rules' | 'settings' | undefined

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

  const begin = (chosen: Setup, seed: string) => {
    rememberSetup(chosen)
    go(`/play/${startGame(invitationFor(chosen, seed, words))}`)
  }
  const openFile = async (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined) return
    const usual = (players: number) => namesFor({ ...setup, players: players as Setup['players'] }, words)
    const read = await readGame(file, usual)
    if ('wrong' in read) return setTrouble(explain(read))
    openSaved(read.saved)
    go(`/play/${read.saved.id}`)
  }
  const explain = ({ wrong, reason = '' }: Extract<ReadFile, { wrong: string }>): string =>
    wrong === 'notPlayable' ? words.file.notPlayable(reason) : words.file[wrong]

  const unfinished = shelf.games.find(({ over, playable }) => playable && !over)
  return (
    <main className="start">
      <Scene />
      <div className="start-page">
        <section className="start-hero">
          <h1 className="start-title">{words.title}</h1>
          <p className="start-subtitle">{words.subtitle}</p>
          <div className="start-actions">
            <Button className="shell-button start-play" data-primary onPress={() => begin(setup, '')}>
              <Icon name="play" size={22} />
              <span>
                {words.playNow}
                <small>{opponents(setup)}</small>
              </span>
            </Button>
            {unfinished === undefined ? undefined : (
              <Button className="shell-button start-continue" onPress={() => go(`/play/${unfinished.saved.id}`)}>
                <span>
                  {words.goOn}
                  <small>{words.goOnWith(unfinished.saved.names.join(', '), unfinished.round)}</small>
                </span>
              </Button>
            )}
          </div>
          <div className="start-more">
            <Button className="shell-button" onPress={() => open('new')}>
              {words.newGame}
            </Button>
            <FileTrigger acceptedFileTypes={['.json', 'application/json']} onSelect={openFile}>
              <Button className="shell-button">{words.openFile}</Button>
            </FileTrigger>
            <Button className="shell-button" onPress={() => open('rules')}>
              <Sign name="book" size={16} />
              {words.rules}
            </Button>
            <Button className="shell-button" onPress={() => open('settings')}>
              <Icon name="settings" size={16} />
              {words.settings}
            </Button>
            <LanguageChoice label={words.language} />
          </div>
          {trouble === undefined ? undefined : (
            <p className="start-trouble" role="alert">
              <Sign name="warning" />
              <span>{trouble}</span>
              <Button className="shell-tool" aria-label={words.file.dismiss} onPress={() => setTrouble(undefined)}>
                <Icon name="close" size={16} />
              </Button>
            </p>
          )}
        </section>
        <Games shelf={shelf} lastRound={LAST_ROUND} />
        <p className="start-unofficial">{words.unofficial}</p>
      </div>
      <NewGame open={opened === 'new'} onClose={() => open(undefined)} onBegin={begin} />
      <Rules open={opened === 'rules'} onClose={() => open(undefined)} />
      <Settings open={opened === 'settings'} onClose={() => open(undefined)} />
    </main>
  )
}

function LanguageChoice({ label }: { readonly label: string }) {
  const language = useLanguage()
  const nameOf = (id: Language) => new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id
  return (
    <Pick
      label={label}
      quiet
      value={language}
      options={LANGUAGES.map(value => ({ value, text: nameOf(value) }))}
      onChange={setLanguage}
    />
  )
}
