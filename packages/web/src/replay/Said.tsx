import { useMemo } from 'react'
import type { LocalGame } from '../game/game.ts'
import { linesOf } from '../table/logLines.ts'
import { useLanguage, useUi } from '../words.ts'
import type { Eyes } from './eyes.ts'

interface SaidProps {
  readonly game: LocalGame
  readonly eyes: Eyes
  readonly at: number
  /** While it plays by itself, reading out would fall behind. */
  readonly quiet: boolean
}

/** Reads out where one is, and what has just happened. */
export function Said({ game, eyes, at, quiet }: SaidProps) {
  const { replay } = useUi()
  const language = useLanguage()
  const reader = eyes.open ? 'all' : eyes.seat
  const lines = useMemo(() => linesOf(game, reader, language), [game, reader, language])
  const just = lines.filter(line => line.at === at - 1).map(({ text }) => text)
  return (
    <p className="shell-hidden" aria-live="polite">
      {quiet ? '' : [`${replay.position(at, game.steps.length)}.`, ...just].join(' ')}
    </p>
  )
}
