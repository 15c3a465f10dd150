import type { Mark } from '@la-granja/bots'
import { useUi } from '../words.ts'
import { useFigures } from './scene.ts'

interface FiguresProps {
  readonly graph: readonly Mark[]
  readonly remarkOf: (at: number) => string
}

/** The curves in numbers, for whoever cannot see them or wants to know exactly. */
export function Figures({ graph, remarkOf }: FiguresProps) {
  const { coach } = useUi()
  const { percent, points, place } = useFigures()
  return (
    <details className="coach-figures">
      <summary>{coach.figures}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{coach.when}</th>
            <th scope="col">{coach.winChance}</th>
            <th scope="col">{coach.points}</th>
          </tr>
        </thead>
        <tbody>
          {graph.map(mark => (
            <tr key={mark.at}>
              <th scope="row">
                {place(mark.round, mark.step)}
                {remarkOf(mark.at) === '' ? undefined : <b> · {remarkOf(mark.at)}</b>}
              </th>
              <td>{percent(mark.winChance)}</td>
              <td>{points(mark.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
