import type { DailyLine, DailyTable } from '@la-granja/server/protocol'
import { useLanguage, useUi } from '../words.ts'

interface ResultsProps {
  readonly title: string
  readonly table: DailyTable
  readonly empty: string
}

/** Who reached what on a day, best first. */
export function Results({ title, table, empty }: ResultsProps) {
  const words = useUi().daily
  const { lines, count, mine } = table
  const below = mine !== undefined && !lines.some(line => line.mine) ? [mine] : []
  return (
    <section className="daily-results">
      <h2>{title}</h2>
      {count === 0 ? (
        <p className="shell-hint">{empty}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {[words.rank, words.name, words.points, words.silver, words.at].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...lines, ...below].map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {count > lines.length ? <p className="shell-hint">{words.more(lines.length, count)}</p> : undefined}
    </section>
  )
}

function Line({ line }: { readonly line: DailyLine }) {
  const words = useUi().daily
  const { rank, name, points, silver, at, mine } = line
  const times = new Intl.DateTimeFormat(useLanguage(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <tr data-mine={mine || undefined}>
      <td>{rank}</td>
      <th scope="row">
        {name}
        {mine ? <span className="daily-you">{words.you}</span> : undefined}
      </th>
      <td>{points}</td>
      <td>{silver}</td>
      <td>
        <time dateTime={new Date(at).toISOString()}>{times.format(at)}</time>
      </td>
    </tr>
  )
}
