import { drawOnChange } from '../draw/drawOnChange.ts'
import { usePeek } from '../draw/Peek.tsx'
import type { FarmFacts } from './facts.ts'
import { StripFacts } from './StripFacts.tsx'
import { stripLabel } from './stripLabel.ts'
import { useFarm } from './useFarm.ts'
import './strip.css'
import './stripLarge.css'

export interface FarmStripProps extends FarmFacts {
  readonly name: string
  /** Whether the player is to move now. */
  readonly active: boolean
}

/** Everything public of a farm in a small box; hover, focus or long press shows the same in comfort. */
export const FarmStrip = drawOnChange(function FarmStrip({ name, active, ...facts }: FarmStripProps) {
  const { language } = useFarm()
  const large = () => (
    <div className="strip" data-large data-active={active || undefined}>
      <StripFacts {...facts} name={name} active={active} large />
    </div>
  )
  const { props, panel } = usePeek(large, ['right', 'left'])
  return (
    <>
      <article
        {...props}
        className="strip"
        data-active={active || undefined}
        aria-label={stripLabel(facts, name, language)}
      >
        <StripFacts {...facts} name={name} active={active} large={false} />
      </article>
      {panel}
    </>
  )
})
