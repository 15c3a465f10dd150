import type { PlayerView } from '@la-granja/engine'
import { type ReactNode, useContext } from 'react'
import type { LocalGame } from '../game/game.ts'
import { ExtrasContext } from '../table/extras.ts'
import type { Prompt } from '../table/usePrompt.ts'
import { useLanguage, useUi } from '../words.ts'
import { Chapters } from './Chapters.tsx'
import { Commands } from './Commands.tsx'
import { Deeds } from './Deeds.tsx'
import { changesFor } from './news.ts'
import { Titled } from './Parts.tsx'
import { Story } from './Story.tsx'
import type { Ear } from './useEar.ts'

interface TextTableProps {
  readonly game: LocalGame
  readonly view: PlayerView
  readonly prompt: Prompt
  readonly ear: Ear
  /** The sentence of the moment, with the way back. */
  readonly line: ReactNode
}

/** The table as headings, lists and tables, with everything that can be done as buttons. */
export function TextTable({ game, view, prompt, ear, line }: TextTableProps) {
  const { table: ui, ear: words } = useUi()
  const { tabs } = useContext(ExtrasContext)
  const language = useLanguage()
  const { names } = game
  const changes = changesFor(game, view.seat, language)
  return (
    <div className="ear">
      <Commands ear={ear} view={view} names={names} />
      <p className="shell-hint">{words.farmKey}</p>
      <Titled id="doing" title={ui.prompt.choices}>
        {line}
        <Deeds view={view} legal={prompt.legal} />
      </Titled>
      <Titled id="changed" title={words.changed}>
        <ul>
          {changes.length === 0 ? <li>{ui.log.nothingNew}</li> : undefined}
          {changes.map((change, index) => (
            <li key={index}>{change}</li>
          ))}
        </ul>
      </Titled>
      <Chapters view={view} names={names} />
      <Story game={game} seat={view.seat} />
      {tabs.map(({ id, title, body }) => (
        <Titled key={id} id={id} title={title}>
          {body}
        </Titled>
      ))}
    </div>
  )
}
