import type { Seat } from '@la-granja/engine'
import { lazy, Suspense } from 'react'
import type { LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { useBack } from './useBack.ts'

const BackPanel = lazy(() => import('./BackPanel.tsx').then(({ BackPanel }) => ({ default: BackPanel })))

interface ComeBackProps {
  readonly game: LocalGame
  readonly seat: Seat | undefined
  /** Something is being shown on the board: nothing may lie over it. */
  readonly resting: boolean
  /** Shows the moves from one on, up to but without another. */
  readonly onShow: (from: number, to: number) => void
}

/** Tells somebody who comes back what has happened; nothing, mostly. */
export function ComeBack({ game, seat, resting, onShow }: ComeBackProps) {
  const back = useBack(game, seat)
  if (back === undefined || seat === undefined || resting) return undefined
  return (
    <Suspense>
      <BackPanel
        game={game}
        view={seenBy(game.state, seat)}
        seat={seat}
        back={back}
        onShow={() => onShow(back.from, back.to)}
      />
    </Suspense>
  )
}
