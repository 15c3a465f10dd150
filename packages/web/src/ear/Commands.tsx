import type { PlayerView, Seat } from '@la-granja/engine'
import { useUi } from '../words.ts'
import type { Ear } from './useEar.ts'

interface CommandsProps {
  readonly ear: Ear
  readonly view: PlayerView
  readonly names: readonly string[]
}

/** Questions to the table, as buttons. */
export function Commands({ ear, view, names }: CommandsProps) {
  const { ear: words } = useUi()
  return (
    <div className="ear-commands" role="toolbar" aria-label={words.commands}>
      <button type="button" className="shell-button" onClick={ear.whatNow}>
        {words.whatNow}
      </button>
      <button type="button" className="shell-button" onClick={ear.whatChanged}>
        {words.whatChanged}
      </button>
      {names.map((name, seat) => (
        <button key={seat} type="button" className="shell-button" onClick={() => ear.readFarm(seat as Seat)}>
          {seat === view.seat ? words.myFarm : words.farmOf(name)}
        </button>
      ))}
    </div>
  )
}
