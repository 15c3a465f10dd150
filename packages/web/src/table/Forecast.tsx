import { farmOf, type PlayerView, type Seat, siestaPoints, stallsOf } from '@la-granja/engine'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { useUi } from '../words.ts'

/** What this round's scoring would pay as things stand. */
export function Forecast({ game, seat: own }: { readonly game: LocalGame; readonly seat: Seat | undefined }) {
  const words = useUi().table.forecast
  const view = seenBy(game.state, own)
  const { table } = view
  return (
    <div className="table-forecast">
      <table>
        <caption>{words.says}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.stalls}</th>
            <th scope="col">{words.siesta}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {table.order.map((seat: Seat) => {
            const { points } = farmOf(table, seat)
            const stalls = stallsOf(table, seat)
            const siesta = siestaPoints(table, seat)
            const covered = isCovered(view, seat)
            return (
              <tr key={seat} data-own={seat === view.seat || undefined}>
                <th scope="row">
                  <Piece seat={seat} size={14} /> <span>{game.names[seat]}</span>
                </th>
                <td>{covered ? words.covered : points}</td>
                <td>{words.gain(stalls)}</td>
                <td>{words.gain(siesta)}</td>
                <td>{covered ? words.covered : points + stalls + siesta}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="shell-hint">{words.note}</p>
    </div>
  )
}

/** R21: the others' points stay covered until the end, if the table wants that. */
export function isCovered({ table, seat }: PlayerView, other: Seat): boolean {
  return table.options.hiddenScores === true && !table.over && other !== seat
}
