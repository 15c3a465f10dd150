import './coach.css'
import './ask.css'
import './cards.css'
import './widths.css'
import type { Seat } from '@la-granja/engine'
import { useSearchParams } from 'wouter'
import type { LocalGame } from '../game/game.ts'
import { Finding } from '../replay/Finding.tsx'
import { useUi } from '../words.ts'
import { Coached } from './Coached.tsx'

/** What the coach has to say about a game that is over. */
export function Coach({ id }: { readonly id: string }) {
  const { coach } = useUi()
  const [params, setParams] = useSearchParams()
  const choose = (other: Seat) =>
    setParams(
      before => {
        before.set('seat', String(other))
        return before
      },
      { replace: true },
    )
  return (
    <Finding id={id} onlyOver={coach.notOverHint}>
      {(game, online) => {
        const seat = seatIn(game, params.get('seat'))
        return <Coached key={seat} game={game} seat={seat} online={online} onSeat={choose} />
      }}
    </Finding>
  )
}

/** The seat that the address names, else the first person's. */
function seatIn({ sitters }: LocalGame, named: string | null): Seat {
  const seats = sitters.map((_, seat) => seat as Seat)
  return seats.find(seat => String(seat) === named) ?? seats.find(seat => sitters[seat] === 'person') ?? 0
}
