import type { BuildingId } from '@la-granja/engine'
import { Icon, type IconName } from './Icon.tsx'
import './goods.css'

/** What the marker of each building is about. */
export const CRAFT_ICONS: Readonly<Record<BuildingId, IconName>> = {
  merchantHouse: 'silver',
  wainwright: 'delivery',
  deli: 'commodity',
  greengrocer: 'basket',
  villageStore: 'point',
  butcher: 'barrow',
}

interface CraftProps {
  readonly building: BuildingId
  /** Markers on their instant side have done their work. */
  readonly lasting: boolean
  readonly size?: number
}

/** A craft marker: a double ring while it lasts, a pale disc with a tick where it was used at once. */
export function Craft({ building, lasting, size = 26 }: CraftProps) {
  return (
    <span className="craft" data-craft={building} data-lasting={lasting || undefined}>
      <Icon name={CRAFT_ICONS[building]} size={size * 0.66} />
      {!lasting && (
        <span className="craft-done">
          <Icon name="check" size={size * 0.5} />
        </span>
      )}
    </span>
  )
}
