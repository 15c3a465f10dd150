import { farmOf, type PlayerView, type Seat, waitingFor } from '@la-granja/engine'
import { describeBot } from '@la-granja/text'
import { useContext } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame, Sitter } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { useLanguage, useUi } from '../words.ts'
import { ExtrasContext } from './extras.ts'
import { isCovered } from './Forecast.tsx'

/** The turn order with everybody's VP, and who is deciding. */
export function Order({ game, view }: { readonly game: LocalGame; readonly view: PlayerView }) {
  const { bar } = useUi().table
  const thinking = useTable(shown => shown.thinking)
  const { table } = view
  const neutral = table.players === 1 ? [<Neutral key="neutral" />] : []
  const waiting = waitingFor(game.state)
  const players = table.order.map(seat => (
    <Player
      key={seat}
      seat={seat}
      sitter={game.sitters[seat] ?? 'person'}
      name={game.names[seat] ?? ''}
      state={thinking === seat ? 'thinking' : waiting.includes(seat) ? 'deciding' : undefined}
      own={seat === view.seat}
      points={isCovered(view, seat) ? undefined : farmOf(table, seat).points}
    />
  ))
  return (
    <ol className="table-order" aria-label={bar.order}>
      {table.neutralFirst ? [...neutral, ...players] : [...players, ...neutral]}
    </ol>
  )
}

interface PlayerProps {
  readonly seat: Seat
  readonly sitter: Sitter
  readonly name: string
  readonly state: 'thinking' | 'deciding' | undefined
  readonly own: boolean
  /** Nothing while they are covered. */
  readonly points: number | undefined
}

const Player = drawOnChange(function Player({ seat, sitter, name, state, own, points }: PlayerProps) {
  const { bar } = useUi().table
  const language = useLanguage()
  const { Chip } = useContext(ExtrasContext)
  return (
    <li
      className="table-player"
      data-chip={seat}
      data-state={state}
      data-own={own || undefined}
      title={sitter === 'person' ? name : `${name}: ${describeBot(sitter, language).name}`}
    >
      <Piece seat={seat} size={16} />
      <span className="table-player-name">{name}</span>
      <span className="table-player-points" data-points={points}>
        {points === undefined ? <Icon name="covered" size={15} title={bar.covered} /> : bar.points(points)}
      </span>
      {Chip === undefined ? undefined : <Chip seat={seat} />}
      {state === undefined ? undefined : <span className="shell-hidden">{bar[state]}</span>}
    </li>
  )
})

function Neutral() {
  const { bar } = useUi().table
  return <li className="table-player">{bar.neutral}</li>
}
