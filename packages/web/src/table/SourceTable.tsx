import { SOURCES, type Standing } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { Piece } from '../draw/Piece.tsx'
import { useLanguage, useUi } from '../words.ts'

interface SourceTableProps {
  readonly ranking: readonly Standing[]
  readonly names: readonly string[]
  readonly format?: (points: number) => string
}

/** The numbers behind the bars; the swatches are their legend. */
export function SourceTable({ ranking, names, format = String }: SourceTableProps) {
  const { end } = useUi().table
  const { sources } = namesIn(useLanguage())
  const told = SOURCES.filter(source => ranking.some(({ bySource }) => bySource[source] !== 0))
  return (
    <div className="table-sources">
      <table>
        <thead>
          <tr>
            <th scope="col">{end.source}</th>
            {ranking.map(({ seat }) => (
              <th key={seat} scope="col">
                <Piece seat={seat} size={14} /> {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(source => (
            <tr key={source}>
              <th scope="row">
                <span className="table-swatch" data-source={source} aria-hidden="true" />
                {sources[source]}
              </th>
              {ranking.map(({ seat, bySource }) => (
                <td key={seat}>{format(bySource[source])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{end.total}</th>
            {ranking.map(({ seat, points }) => (
              <td key={seat}>{format(points)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
