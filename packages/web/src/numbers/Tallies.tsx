import type { ReactNode } from 'react'
import { useUi } from '../words.ts'
import type { Tally } from './numbers.ts'
import { useFormat } from './useFormat.ts'

export interface TallyRow {
  readonly key: string | number
  readonly label: string
  readonly tally: Tally
  /** Before the usual columns, as many as there are heads. */
  readonly cells?: readonly ReactNode[]
}

interface TalliesProps {
  /** What the first column holds. */
  readonly of: string
  readonly rows: readonly TallyRow[]
  readonly heads?: readonly string[]
}

/** How often, with how many points, and how many of them won. */
export function Tallies({ of, rows, heads = [] }: TalliesProps) {
  const words = useUi().numbers
  const { average, percent } = useFormat()
  return (
    <table className="numbers-table" data-many={heads.length > 0 || undefined}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">{words.games}</th>
          <th scope="col">{words.average}</th>
          <th scope="col">{words.wins}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, tally, cells = [] }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {cells.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
            <td>{tally.games}</td>
            <td>{average(tally.points)}</td>
            <td>{tally.contested === 0 ? '–' : percent(tally.wins / tally.contested)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
