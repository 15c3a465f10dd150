import type { PlayerView } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { roofPriceIn } from '../village/facts.ts'
import { ROOF_GIFTS } from '../village/gives.ts'
import { useVillage } from '../village/useVillage.ts'
import { giftsOf } from './gifts.tsx'
import { fitting, widthOf } from './measure.ts'
import { At, Plate, Words } from './parts.tsx'

const GAP = 6
const TITLE = 22

interface RoofsProps {
  readonly view: PlayerView
  readonly width: number
  readonly height: number
}

/** The roofs that can be bought. */
export function Roofs({ view, width, height }: RoofsProps) {
  const { words, names } = useVillage()
  const { roofs } = view.table
  const each = { width: (width - GAP) / 2, height: (height - TITLE - GAP) / 2 }
  const title = widthOf(words.roofs, { face: 'title' })
  return (
    <>
      <Words x={0} y={TITLE / 2} face="title">
        {words.roofs}
      </Words>
      {roofs.length > 0 ? (
        <At x={title + 10} y={TITLE / 2}>
          <Words x={0} y={0} bold>
            {roofPriceIn(view)}
          </Words>
          <At x={12} y={-8}>
            <Icon name="silver" size={16} />
          </At>
        </At>
      ) : (
        <Words x={title + 10} y={TITLE / 2} size={14} fill="var(--ink-soft)">
          {words.noRoofs}
        </Words>
      )}
      {roofs.map((roof, index) => {
        const gives = giftsOf('gives', ROOF_GIFTS[roof], 20)
        return (
          <At
            key={`${index} ${roof}`}
            x={(index % 2) * (each.width + GAP)}
            y={TITLE + Math.floor(index / 2) * (each.height + GAP)}
          >
            <Plate width={each.width} height={each.height} />
            <At x={8} y={each.height / 2}>
              {gives.drawn}
              <Words x={gives.width + 6} y={0} size={14}>
                {fitting(words.opening(names.roofs[roof]), each.width - gives.width - 22, { size: 14 })}
              </Words>
            </At>
          </At>
        )
      })}
    </>
  )
}
