import './hints.css'
import type { PlayerView } from '@la-granja/engine'
import { lazy, Suspense } from 'react'
import type { LocalGame } from '../game/game.ts'
import { useHintable } from './HintTool.tsx'
import { useHints } from './shown.ts'

const HintPanel = lazy(() => import('./HintPanel.tsx').then(({ HintPanel }) => ({ default: HintPanel })))

interface HintsProps {
  readonly game: LocalGame
  readonly view: PlayerView
}

/** Advice, where somebody has asked for it. */
export function Hints({ game, view }: HintsProps) {
  const able = useHintable(view)
  const open = useHints(shown => shown.open)
  if (!able || !open) return undefined
  return (
    <Suspense>
      <HintPanel game={game} view={view} />
    </Suspense>
  )
}
