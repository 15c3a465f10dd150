import type { Seat } from '@la-granja/engine'
import { useState } from 'react'
import type { LocalGame } from '../game/game.ts'
import { useUi } from '../words.ts'
import { Ask } from './Ask.tsx'
import { CoachBar } from './CoachBar.tsx'
import { Course } from './Course.tsx'
import { FindCard } from './FindCard.tsx'
import type { Notes } from './notes.ts'
import { PointCard } from './PointCard.tsx'
import { Quiz } from './Quiz.tsx'
import type { Scene } from './scene.ts'
import { useNotes } from './useNotes.ts'
import { useReasons } from './useReasons.ts'

interface CoachedProps {
  readonly game: LocalGame
  readonly seat: Seat
  readonly online: boolean
  readonly onSeat: (seat: Seat) => void
}

/** One seat of a game with all that the coach says about it. */
export function Coached({ game, seat, online, onSeat }: CoachedProps) {
  const { coach } = useUi()
  const { searched, notes, running, failed, start, stop } = useNotes(game, seat)
  const [asking, setAsking] = useState(false)
  const reasons = useReasons()
  const scene: Scene = { game, seat, online, reasons }
  if (asking && notes !== undefined) return <Quiz notes={notes} scene={scene} onClose={() => setAsking(false)} />
  return (
    <main className="coach">
      <CoachBar game={game} seat={seat} online={online} onSeat={onSeat} />
      <p className="coach-fair">{coach.fair}</p>
      {searched ? <Ask notes={notes} running={running} failed={failed} onStart={start} onStop={stop} /> : undefined}
      {running !== undefined && running.marks.length > 1 ? (
        <Course scene={scene} graph={running.marks} points={[]} finds={[]} />
      ) : undefined}
      {notes !== undefined && running === undefined ? (
        <Told notes={notes} scene={scene} onQuiz={() => setAsking(true)} />
      ) : undefined}
    </main>
  )
}

interface ToldProps {
  readonly notes: Notes
  readonly scene: Scene
  readonly onQuiz: () => void
}

function Told({ notes, scene, onQuiz }: ToldProps) {
  const { coach } = useUi()
  const { turningPoints, finds, quiz, graph } = notes
  return (
    <>
      <Course
        scene={scene}
        graph={graph}
        points={turningPoints.map(({ turn }) => turn)}
        finds={finds.map(({ at }) => at)}
      />
      <section className="coach-part" aria-labelledby="coach-points">
        <h2 id="coach-points">{coach.turningPoints}</h2>
        {turningPoints.length === 0 ? <p>{coach.noPoints}</p> : undefined}
        <ol className="coach-cards">
          {turningPoints.map((point, index) => (
            <PointCard key={point.at} point={point} number={index + 1} scene={scene} />
          ))}
        </ol>
      </section>
      {quiz.length === 0 ? undefined : (
        <section className="coach-part coach-invite" aria-labelledby="coach-quiz">
          <h2 id="coach-quiz">{coach.quiz}</h2>
          <p>{coach.quizHint(quiz.length)}</p>
          <button type="button" className="shell-button" data-primary onClick={onQuiz}>
            {coach.begin}
          </button>
        </section>
      )}
      {finds.length === 0 ? undefined : (
        <section className="coach-part" aria-labelledby="coach-finds">
          <h2 id="coach-finds">{coach.finds}</h2>
          <ul className="coach-cards">
            {finds.map(find => (
              <FindCard key={find.at} find={find} scene={scene} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
