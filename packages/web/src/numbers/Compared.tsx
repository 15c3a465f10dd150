import '../table/end.css'
import type { Seat, Standing } from '@la-granja/engine'
import { SourceBars } from '../table/Charts.tsx'
import { SourceTable } from '../table/SourceTable.tsx'
import type { Share } from './numbers.ts'
import { useFormat } from './useFormat.ts'

interface ComparedProps {
  readonly shares: readonly { readonly name: string; readonly share: Share }[]
}

/** Averages as the end of a game shows points: bars by source, and the numbers behind them. */
export function Compared({ shares }: ComparedProps) {
  const { average } = useFormat()
  const ranking = shares.map(
    ({ share }, index): Standing => ({
      seat: index as Seat,
      rank: index + 1,
      points: share.points,
      silver: 0,
      bySource: share.bySource,
    }),
  )
  const names = shares.map(({ name }) => name)
  return (
    <>
      <SourceBars ranking={ranking} names={names} format={average} />
      <SourceTable ranking={ranking} names={names} format={average} />
    </>
  )
}
