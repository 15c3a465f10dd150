import './quiz.css'
import { useState } from 'react'
import { Sign } from '../start/Sign.tsx'
import { Tool } from '../table/Tool.tsx'
import { useUi } from '../words.ts'
import type { Notes } from './notes.ts'
import { Position } from './Position.tsx'
import { Asked } from './QuizQuestion.tsx'
import { type Scene, viewAt } from './scene.ts'

interface QuizProps {
  readonly notes: Notes
  readonly scene: Scene
  readonly onClose: () => void
}

/** One position after the other from the seat's own mistakes, and how many were answered well. */
export function Quiz({ notes, scene, onClose }: QuizProps) {
  const { coach } = useUi()
  const { quiz, turningPoints } = notes
  const [number, setNumber] = useState(0)
  const [right, setRight] = useState(0)
  const question = quiz[number]
  if (question === undefined) {
    const again = () => {
      setNumber(0)
      setRight(0)
    }
    return (
      <main className="shell-page">
        <h1>{coach.quiz}</h1>
        <p className="coach-score" role="status">
          {coach.score(right, quiz.length)}
        </p>
        <div className="shell-buttons">
          <button type="button" className="shell-button" onClick={again}>
            {coach.again}
          </button>
          <button type="button" className="shell-button" data-primary onClick={onClose}>
            {coach.back}
          </button>
        </div>
      </main>
    )
  }
  const view = viewAt(scene, question.at)
  const reasons = turningPoints.find(({ at }) => at === question.at)?.reasons ?? []
  return (
    <Position
      view={view}
      names={scene.game.names}
      title={coach.quiz}
      tools={
        <Tool label={coach.back} onPress={onClose}>
          <Sign name="door" />
        </Tool>
      }
    >
      <Asked
        key={number}
        question={question}
        reasons={reasons}
        view={view}
        scene={scene}
        number={number + 1}
        all={quiz.length}
        onAnswer={isRight => isRight && setRight(before => before + 1)}
        onNext={() => setNumber(before => before + 1)}
      />
    </Position>
  )
}
