import { farmOf, type PlayerView, waitingFor } from '@la-granja/engine'
import { describeBot } from '@la-granja/text'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { useLanguage, useUi } from '../words.ts'
import { isCovered } from './Forecast.tsx'

/** The turn order with everybody's VP, and who is deciding. */
export function Order({ game, view }: { readonly game: LocalGame; readonly view: PlayerView }) {
  const { bar } = useUi().table
  const language = useLanguage()
  const thinking = useTable(shown => shown.thinking)
  const { table } = view
  const neutral = table.players === 1 ? [<Neutral key="neutral" />] : []
  const waiting = waitingFor(game.state)
  const players = table.order.map(seat => {
    const sitter = game.sitters[seat] ?? 'person'
    const name = game.names[seat] ?? ''
    const state = thinking === seat ? 'thinking' : waiting.includes(seat) ? 'deciding' : undefined
    const covered = isCovered(view, seat)
    return (
      <li
        key={seat}
        className="table-player"
        data-chip={seat}
        data-state={state}
        data-own={seat === view.seat || undefined}
        title={sitter === 'person' ? name : `${name}: ${describeBot(sitter, language).name}`}
      >
        <Piece seat={seat} size={16} />
        <span className="table-player-name">{name}</span>
        <span className="table-player-points">
          {covered ? <Icon name="covered" size={15} title={bar.covered} /> : bar.points(farmOf(table, seat).points)}
        </span>
        {state === undefined ? undefined : <span className="shell-hidden">{bar[state]}</span>}
      </li>
    )
  })
  return (
    <ol className="table-order" aria-label={bar.order}>
      {table.neutralFirst ? [...neutral, ...players] : [...players, ...neutral]}
    </ol>
  )
}

function Neutral() {
  const { bar } = useUi().table
  return <li className="table-player">{bar.neutral}</li>
}
