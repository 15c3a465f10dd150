import { HARVEST, type RoofId } from '@la-granja/engine'
import { Fragment, memo } from 'react'
import { Icon, type IconName } from '../draw/Icon.tsx'
import { ROOF_GIFTS } from '../village/gives.ts'
import './roof.css'

interface RoofFaceProps {
  readonly roof: RoofId
  /** A basket for a harvest good of one's choice. */
  readonly short?: boolean
}

/** What a roof gives, in icons, the goods to choose from closely together. */
export const RoofFace = memo(function RoofFace({ roof, short = false }: RoofFaceProps) {
  return (
    <span className="farm-roof-face" data-roof={roof} aria-hidden="true">
      {ROOF_GIFTS[roof].map(({ sign, icons }, index) => (
        <Fragment key={`${sign} ${icons.join(' ')}`}>
          {index > 0 && <span className="farm-roof-or">/</span>}
          {sign !== undefined && <span className="farm-roof-sign">{sign}</span>}
          <span className="farm-roof-bundle" data-many={icons.length > 1 || undefined}>
            {(short ? shortened(icons) : icons).map(name => (
              <Icon key={name} name={name} />
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
})

function shortened(icons: readonly IconName[]): readonly IconName[] {
  return HARVEST.every(good => icons.includes(good)) ? ['basket'] : icons
}
