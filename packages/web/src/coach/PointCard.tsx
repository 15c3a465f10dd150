import type { TurningPoint } from '@la-granja/bots'
import { Link, useLocation } from 'wouter'
import { useUi } from '../words.ts'
import type { Blind } from './notes.ts'
import { Because, Way } from './Prospects.tsx'
import { replayAt, type Scene, useFigures, useSentences, viewAt } from './scene.ts'
import { tryFrom } from './try.ts'

interface PointCardProps {
  readonly point: Blind<TurningPoint>
  readonly number: number
  readonly scene: Scene
}

/** A turn that cost much: what was played, what was better and why, and a way to try it. */
export function PointCard({ point, number, scene }: PointCardProps) {
  const { coach } = useUi()
  const { place } = useFigures()
  const sentences = useSentences(scene)
  const [, go] = useLocation()
  const { at, round, step, played, best, reasons } = point
  const view = viewAt(scene, at)
  const when = place(round, step)
  return (
    <li className="coach-card">
      <h3>
        <span className="coach-number">{number}</span>
        {when}
      </h3>
      <Way title={coach.played} prospect={played} view={view} good={false} />
      <Way title={coach.better} prospect={best} view={view} good />
      <Because title={coach.why} said={sentences(reasons)} />
      <p className="coach-doors">
        <Link href={replayAt(scene, at)} className="shell-button" aria-label={`${coach.look}: ${when}`}>
          {coach.look}
        </Link>
        <button
          type="button"
          className="shell-button"
          data-primary
          title={coach.tryHint}
          aria-label={`${coach.tryIt}: ${when}`}
          onClick={() => go(tryFrom(scene.game, scene.seat, at))}
        >
          {coach.tryIt}
        </button>
      </p>
    </li>
  )
}
