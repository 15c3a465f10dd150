import type { GameState, PlayerView } from '@la-granja/engine'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type LocalGame, save } from '../game/game.ts'
import { PictureTool } from '../pictures/PictureTool.tsx'
import { downloadGame } from '../start/files.ts'
import { Sign } from '../start/Sign.tsx'
import { Order } from '../table/Order.tsx'
import { Switches } from '../table/Switches.tsx'
import { Tool } from '../table/Tool.tsx'
import { Progress } from '../table/TopBar.tsx'
import { useUi } from '../words.ts'
import { LinkSign } from './LinkSign.tsx'

interface ReplayBarProps {
  readonly game: LocalGame
  readonly state: GameState
  readonly view: PlayerView
  readonly at: number
  readonly online: boolean
}

/** How long it is said that the link was copied. */
const SHOWN = 2_500

export function ReplayBar({ game, state, view, at, online }: ReplayBarProps) {
  const { table, replay, coach } = useUi()
  const [, go] = useLocation()
  const [copied, setCopied] = useState<'copied' | 'notCopied'>()
  const { round, step, over } = state.table
  // Whoever came from the table of a running game goes back to it.
  const back = online ? '/online' : game.state.table.over ? '/' : `/play/${game.id}`
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const link = `${location.origin}/replay/${game.id}${online ? '?online' : ''}#${at}`
    try {
      await navigator.clipboard.writeText(link)
      setCopied('copied')
    } catch {
      setCopied('notCopied')
    }
  }
  return (
    <header className="table-bar">
      <Progress round={round} step={step} over={over} />
      <Order game={{ ...game, state }} view={view} />
      <div className="table-tools" role="toolbar" aria-label={table.bar.tools}>
        <Tool label={replay.copy} onPress={() => void copy()}>
          <LinkSign />
        </Tool>
        {game.state.table.over ? (
          <Tool
            label={coach.ask}
            onPress={() => go(`/coach/${game.id}?${online ? 'online&' : ''}seat=${view.seat ?? 0}`)}
          >
            <Sign name="coach" />
          </Tool>
        ) : undefined}
        <PictureTool game={game} at={at} />
        <Tool label={replay.save} onPress={() => downloadGame(save(game, Date.now()))}>
          <Sign name="save" />
        </Tool>
        <Switches />
        <Tool label={replay.leave} onPress={() => go(back)}>
          <Sign name="door" />
        </Tool>
      </div>
      <p className="replay-copied" role="status">
        {copied === undefined ? '' : replay[copied]}
      </p>
    </header>
  )
}
