import './dock.css'
import './timeline.css'
import './over.css'
import './eyes.css'
import './widths.css'
import { Finding } from './Finding.tsx'
import { Watched } from './Watched.tsx'

/** A game from its first action to its last, to be looked at from every side. */
export function Replay({ id }: { readonly id: string }) {
  return <Finding id={id}>{(game, online) => <Watched game={game} online={online} />}</Finding>
}
