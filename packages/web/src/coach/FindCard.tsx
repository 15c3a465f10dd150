import type { Find } from '@la-granja/bots'
import { Link } from 'wouter'
import { useUi } from '../words.ts'
import type { Blind } from './notes.ts'
import { Because, Way } from './Prospects.tsx'
import { replayAt, type Scene, useFigures, useSentences, viewAt } from './scene.ts'

/** A turn in which the best was found, though it was not easy to see. */
export function FindCard({ find, scene }: { readonly find: Blind<Find>; readonly scene: Scene }) {
  const { coach } = useUi()
  const { place } = useFigures()
  const sentences = useSentences(scene)
  const { at, round, step, played, others, reasons } = find
  const [next] = others
  const view = viewAt(scene, at)
  const when = place(round, step)
  return (
    <li className="coach-card">
      <h3>
        <span className="coach-number" data-good aria-hidden="true">
          ★
        </span>
        {when}
      </h3>
      <Way title={coach.played} prospect={played} view={view} good />
      {next === undefined ? undefined : <Way title={coach.next} prospect={next} view={view} good={false} />}
      <Because title={coach.whyGood} said={sentences(reasons)} />
      <p className="coach-doors">
        <Link href={replayAt(scene, at)} className="shell-button" aria-label={`${coach.look}: ${when}`}>
          {coach.look}
        </Link>
      </p>
    </li>
  )
}
