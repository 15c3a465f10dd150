import type { PlayerView, Seat } from '@la-granja/engine'
import { usePeek } from '../draw/Peek.tsx'
import { StripFacts } from './StripFacts.tsx'
import { stripLabel } from './stripLabel.ts'
import { useFarm } from './useFarm.ts'
import './strip.css'
import './stripLarge.css'

export interface FarmStripProps {
  readonly view: PlayerView
  readonly seat: Seat
  readonly name: string
  /** Whether the player is to move now. */
  readonly active: boolean
}

/** Everything public of a farm in a small box; hover, focus or long press shows the same in comfort. */
export function FarmStrip({ view, seat, name, active }: FarmStripProps) {
  const { language } = useFarm()
  const large = () => (
    <div className="strip" data-large data-active={active || undefined}>
      <StripFacts view={view} seat={seat} name={name} active={active} large />
    </div>
  )
  const { props, panel } = usePeek(large, ['right', 'left'])
  return (
    <>
      <article
        {...props}
        className="strip"
        data-active={active || undefined}
        aria-label={stripLabel(view, seat, name, language)}
      >
        <StripFacts view={view} seat={seat} name={name} active={active} large={false} />
      </article>
      {panel}
    </>
  )
}
