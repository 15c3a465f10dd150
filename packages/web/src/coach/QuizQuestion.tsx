import type { Question, Reason } from '@la-granja/bots'
import type { PlayerView } from '@la-granja/engine'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useUi } from '../words.ts'
import { LineList } from './LineList.tsx'
import type { Blind } from './notes.ts'
import { Because, Outlook } from './Prospects.tsx'
import { type Scene, useFigures, useSentences } from './scene.ts'
import { tryFrom } from './try.ts'

interface AskedProps {
  readonly question: Blind<Question>
  readonly reasons: readonly Reason[]
  readonly view: PlayerView
  readonly scene: Scene
  readonly number: number
  readonly all: number
  readonly onAnswer: (right: boolean) => void
  readonly onNext: () => void
}

/** What would you play? After the answer: what each way was worth, and why the best one is. */
export function Asked({ question, reasons, view, scene, number, all, onAnswer, onNext }: AskedProps) {
  const { coach } = useUi()
  const { place } = useFigures()
  const sentences = useSentences(scene)
  const [, go] = useLocation()
  const [chosen, setChosen] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  // Each question, and each answer, is read out from its beginning.
  useEffect(() => heading.current?.focus(), [chosen])
  const { at, options, best, played } = question
  const answered = chosen !== undefined
  const answer = (index: number) => {
    setChosen(index)
    onAnswer(index === best)
  }
  return (
    <section className="coach-question" aria-labelledby="coach-question">
      <p className="coach-count">
        {coach.question(number, all)} · {place(view.table.round, view.table.step)}
      </p>
      <h2 id="coach-question" ref={heading} tabIndex={-1}>
        {!answered ? coach.what : chosen === best ? coach.right : coach.wrong}
      </h2>
      <ul className="coach-options">
        {options.map((option, index) => (
          <li key={index} data-best={(answered && index === best) || undefined}>
            {answered ? (
              <div className="coach-option">
                <LineList line={option.line} view={view} />
                <Outlook prospect={option} />
                <p className="coach-tags">
                  {index === best ? <b>{coach.best}</b> : undefined}
                  {index === chosen ? <span>{coach.yours}</span> : undefined}
                  {index === played ? <span>{coach.wasPlayed}</span> : undefined}
                </p>
              </div>
            ) : (
              <button type="button" className="coach-option" onClick={() => answer(index)}>
                <LineList line={option.line} view={view} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {answered ? (
        <>
          <Because title={coach.why} said={sentences(reasons)} heading="h3" />
          <p className="coach-doors">
            <button
              type="button"
              className="shell-button"
              title={coach.tryHint}
              onClick={() => go(tryFrom(scene.game, scene.seat, at))}
            >
              {coach.tryIt}
            </button>
            <button type="button" className="shell-button" data-primary onClick={onNext}>
              {number === all ? coach.toScore : coach.onward}
            </button>
          </p>
        </>
      ) : undefined}
    </section>
  )
}
