import type { Prospect } from '@la-granja/bots'
import type { PlayerView } from '@la-granja/engine'
import { useUi } from '../words.ts'
import { LineList } from './LineList.tsx'
import { useFigures } from './scene.ts'

interface WayProps {
  readonly title: string
  readonly prospect: Prospect
  readonly view: PlayerView
  readonly good: boolean
}

/** One way to play a turn: what is done, and what may be expected of it. */
export function Way({ title, prospect, view, good }: WayProps) {
  return (
    <div className="coach-way" data-good={good || undefined}>
      <h4>{title}</h4>
      <LineList line={prospect.line} view={view} />
      <Outlook prospect={prospect} />
    </div>
  )
}

/** The chance to win as a bar, and the figures beside it. */
export function Outlook({ prospect: { winChance, points } }: { readonly prospect: Prospect }) {
  const { coach } = useUi()
  const figures = useFigures()
  return (
    <p className="coach-outlook">
      <span className="coach-chance" aria-hidden="true">
        <i style={{ width: `${100 * winChance}%` }} />
      </span>
      {coach.prospect(figures.percent(winChance), figures.points(points))}
    </p>
  )
}

interface BecauseProps {
  readonly title: string
  readonly said: readonly string[]
  /** What fits under the heading above it. */
  readonly heading?: 'h3' | 'h4'
}

export function Because({ title, said, heading: Heading = 'h4' }: BecauseProps) {
  if (said.length === 0) return undefined
  return (
    <div className="coach-why">
      <Heading>{title}</Heading>
      <ul>
        {said.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
