import type { Seat } from '@la-granja/engine'
import { useLocation } from 'wouter'
import { freshId } from '../game/freshId.ts'
import type { LocalGame } from '../game/game.ts'
import { openSaved } from '../game/store.ts'
import { useUi } from '../words.ts'
import { cutAt } from './fork.ts'

interface PlayOnProps {
  readonly game: LocalGame
  readonly at: number
  readonly over: boolean
  readonly taking: Seat | undefined
}

/** Makes a game of its own out of this moment and sits down at it. */
export function PlayOn({ game, at, over, taking }: PlayOnProps) {
  const { replay } = useUi()
  const [, go] = useLocation()
  const begin = () => {
    if (over) return
    const id = freshId()
    openSaved(cutAt(game, { at, id, now: Date.now(), taking }))
    go(`/play/${id}`)
  }
  return (
    <button
      type="button"
      className="shell-button replay-on"
      aria-disabled={over}
      title={over ? replay.playOnOver : undefined}
      onClick={begin}
    >
      {replay.playOn}
    </button>
  )
}
