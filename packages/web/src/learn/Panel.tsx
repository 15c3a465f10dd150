import { describeAction } from '@la-granja/text'
import { type RefObject, useEffect, useRef } from 'react'
import { type LocalGame, personToMove } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { useTable } from '../game/store.ts'
import { useLanguage, useUi } from '../words.ts'
import { PUPIL } from './deal.ts'
import { useLearning } from './kept.ts'
import { LessonHead } from './LessonHead.tsx'
import { Ending, Onward } from './Onward.tsx'
import { isAstray, isDoing, standingOf, wantedNow } from './progress.ts'
import { STEPS } from './steps.ts'
import { useLessonText } from './useLessonText.ts'

/** Beside the board: what this is, why one does it, and what to do now. */
export function LessonPanel({ told }: { readonly told: number }) {
  const { learn } = useUi()
  const lesson = useLessonText()
  const game = useTable(shown => shown.game)
  const box = useFocusInLesson(told, lesson !== undefined)
  if (lesson === undefined || game === undefined) return undefined
  const step = STEPS[told]
  const { title, says } = lesson[step?.id ?? 'end']
  const astray = isAstray(game)
  return (
    <section
      ref={box}
      className="learn-panel"
      aria-label={learn.panel}
      tabIndex={-1}
      data-told={step?.id ?? 'end'}
      data-left={standingOf(game).left.length}
    >
      <LessonHead told={told} />
      <div className="learn-says" aria-live="polite" aria-atomic="true">
        <h2>{title}</h2>
        <p>{astray ? learn.astray : says}</p>
        {isDoing(step) && !astray ? (
          <>
            <p className="learn-asks">{lesson[step.id].asks}</p>
            <Named game={game} />
          </>
        ) : undefined}
        <Steered game={game} />
      </div>
      {step === undefined || astray ? (
        <Ending game={game} over={step === undefined} />
      ) : (
        <Onward game={game} step={step} />
      )}
    </section>
  )
}

/** A screen reader begins where the lesson does; and whoever goes on by key stays in it, though the button is gone. */
function useFocusInLesson(told: number, ready: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const inside = useRef(true)
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && box.current?.contains(target) === true
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  // With every part that is told.
  useEffect(() => {
    if (ready && inside.current && document.activeElement === document.body) box.current?.focus()
  }, [told, ready])
  return box
}

const MOST_NAMED = 3

/** The frames on the table in words, for those who cannot see them. */
function Named({ game }: { readonly game: LocalGame }) {
  const language = useLanguage()
  const seen = seenBy(game.state, PUPIL)
  const names = wantedNow(game).map(action => describeAction(action, seen, language))
  return (
    <ul className="learn-named">
      {[...new Set(names)].slice(0, MOST_NAMED).map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** A kind word for somebody who wanted to do something else, or who has to wait. */
function Steered({ game }: { readonly game: LocalGame }) {
  const { learn } = useUi()
  const steered = useLearning(learning => learning.steered)
  if (steered !== undefined) return <p className="learn-steered">{learn.steered[steered]}</p>
  const waits = !game.state.table.over && personToMove(game) !== PUPIL
  return waits ? <p className="learn-wait">{learn.wait}</p> : undefined
}
