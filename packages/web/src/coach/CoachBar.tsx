import { result, type Seat } from '@la-granja/engine'
import { useLocation } from 'wouter'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { setSetting, useSettings } from '../game/settings.ts'
import { isDark } from '../start/appearance.ts'
import { Sign } from '../start/Sign.tsx'
import { Tool } from '../table/Tool.tsx'
import { useUi } from '../words.ts'

interface CoachBarProps {
  readonly game: LocalGame
  readonly seat: Seat
  readonly online: boolean
  readonly onSeat: (seat: Seat) => void
}

/** The title, whose game it is, and the ways out. */
export function CoachBar({ game, seat, online, onSeat }: CoachBarProps) {
  const { coach, table } = useUi()
  const { bar, end } = table
  const [, go] = useLocation()
  // Read again whenever the theme is changed.
  useSettings(({ theme }) => theme)
  const dark = isDark()
  const points = new Map(result(game.state)?.ranking.map(standing => [standing.seat, standing.points]))
  // One's own game comes first.
  const seats = game.names.map((_, other) => other as Seat)
  const own = seats.filter(other => game.sitters[other] === 'person')
  const order = [...own, ...seats.filter(other => !own.includes(other))]
  return (
    <header className="coach-head">
      <div className="coach-title">
        <h1>{coach.title}</h1>
        <div className="coach-tools" role="toolbar" aria-label={bar.tools}>
          <Tool label={coach.replay} onPress={() => go(`/replay/${game.id}${online ? '?online' : ''}`)}>
            <Sign name="again" />
          </Tool>
          <Tool label={dark ? bar.toLight : bar.toDark} onPress={() => setSetting({ theme: dark ? 'light' : 'dark' })}>
            <Icon name={dark ? 'sun' : 'moon'} size={18} />
          </Tool>
          <Tool label={coach.leave} onPress={() => go(online ? '/online' : '/')}>
            <Sign name="door" />
          </Tool>
        </div>
      </div>
      {seats.length === 1 ? undefined : (
        <fieldset className="coach-seats">
          <legend>{coach.whose}</legend>
          {order.map(other => (
            <label key={other} className="coach-seat">
              <input type="radio" name="coach-seat" checked={other === seat} onChange={() => onSeat(other)} />
              <Piece seat={other} size={14} />
              <span>{game.names[other]}</span>
              <small>{end.points(points.get(other) ?? 0)}</small>
            </label>
          ))}
        </fieldset>
      )}
    </header>
  )
}
