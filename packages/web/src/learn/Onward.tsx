import { useLocation } from 'wouter'
import type { LocalGame } from '../game/game.ts'
import { doAction } from '../game/store.ts'
import { useUi } from '../words.ts'
import { keepLesson, useLearning } from './kept.ts'
import { restartLesson, startFullGame } from './open.ts'
import { isDoing, wantedNow } from './progress.ts'
import type { LessonStep } from './steps.ts'

interface OnwardProps {
  readonly game: LocalGame
  readonly step: LessonStep
}

/** What was read is left behind; what is to be done can be done by the guide. */
export function Onward({ game, step }: OnwardProps) {
  const { learn } = useUi()
  const kept = useLearning(learning => learning.kept)
  if (kept === undefined) return undefined
  if (!isDoing(step))
    return (
      <div className="learn-buttons">
        <button
          type="button"
          className="shell-button"
          data-primary
          onClick={() => keepLesson({ ...kept, read: step.id })}
        >
          {learn.next}
        </button>
      </div>
    )
  const [next] = wantedNow(game)
  return (
    // Not the same button: whoever presses once more by mistake must not have it done already.
    <div key="doing" className="learn-buttons">
      <button
        type="button"
        className="shell-button"
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && doAction(next)}
      >
        {learn.doIt}
      </button>
    </div>
  )
}

/** The way on, when the lesson is over or cannot follow any more. */
export function Ending({ game, over }: { readonly game: LocalGame; readonly over: boolean }) {
  const { learn, table } = useUi()
  const [, go] = useLocation()
  const leave = (to: () => string) => () => {
    keepLesson(undefined)
    go(to())
  }
  const full = leave(() => `/play/${startFullGame(table.start)}`)
  return (
    <div className="learn-buttons">
      <button
        type="button"
        className="shell-button"
        data-primary
        onClick={over ? full : () => restartLesson(table.start)}
      >
        {over ? learn.ending.full : learn.again}
      </button>
      <button type="button" className="shell-button" onClick={leave(() => `/play/${game.id}`)}>
        {learn.ending.on}
      </button>
      <button type="button" className="shell-button" onClick={leave(() => '/')}>
        {learn.ending.back}
      </button>
    </div>
  )
}
