import './course.css'
import type { Mark } from '@la-granja/bots'
import { useState } from 'react'
import { Link } from 'wouter'
import { useUi } from '../words.ts'
import { Curves } from './Curves.tsx'
import { Figures } from './Figures.tsx'
import { replayAt, type Scene, useFigures } from './scene.ts'

interface CourseProps {
  readonly scene: Scene
  readonly graph: readonly Mark[]
  /** The turns of the turning points in their order, and of the finds, by the number of their first action. */
  readonly points: readonly number[]
  readonly finds: readonly number[]
}

/** Chance to win and expected points, turn by turn: as curves to slide along, and as a table. */
export function Course({ scene, graph, points, finds }: CourseProps) {
  const { coach } = useUi()
  const { percent, points: tenths, place } = useFigures()
  const [chosen, setChosen] = useState<number>()
  // What went wrong first is what most people want to see first.
  const first = graph.findIndex(({ at }) => at === points[0])
  const index = chosen ?? (first < 0 ? graph.length - 1 : first)
  const mark = graph[index]
  if (mark === undefined) return undefined
  const reading = (one: Mark) => coach.reading(place(one.round, one.step), percent(one.winChance), tenths(one.points))
  const remarkOf = (at: number) => {
    if (points.includes(at)) return coach.marked(points.indexOf(at) + 1)
    return finds.includes(at) ? coach.praised : ''
  }
  const remark = remarkOf(mark.at)
  return (
    <section className="coach-part coach-course" aria-labelledby="coach-course">
      <h2 id="coach-course">{coach.course}</h2>
      <Curves graph={graph} points={points} finds={finds} chosen={index} onChoose={setChosen} />
      <input
        className="coach-range"
        type="range"
        min={0}
        max={graph.length - 1}
        value={index}
        aria-label={coach.decision}
        aria-valuetext={[reading(mark), remark].filter(Boolean).join(', ')}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <p className="coach-reading">
        <span>
          {reading(mark)}
          {remark === '' ? undefined : <b> · {remark}</b>}
        </span>
        <Link href={replayAt(scene, mark.at)}>{coach.look}</Link>
      </p>
      <Figures graph={graph} remarkOf={remarkOf} />
    </section>
  )
}
