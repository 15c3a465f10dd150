import { cardOf, type Farm, GOODS, HARVEST, partsOf, type Seat, type Table } from '@la-granja/engine'
import { cardName, type ExtensionIcon, type Language } from '@la-granja/text'
import type { ReactNode } from 'react'
import { CRAFT_ICONS } from '../draw/Craft.tsx'
import { Icon, type IconName } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { Points } from '../draw/Points.tsx'
import { barrowGoods, type FarmFacts, spacesOf } from '../farm/facts.ts'
import { ROOF_GIFTS } from '../village/gives.ts'
import type { Item } from './flow.tsx'
import { giftsOf } from './gifts.tsx'
import { fitting, widthOf } from './measure.ts'
import { At, Plate, Words } from './parts.tsx'

const ICON = 18
/** Around what lies on a plate. */
const PAD = 4
const EXTENSIONS: readonly ExtensionIcon[] = ['card', 'income', 'delivery', 'pen']

/** An icon with a number behind it. */
function counted(key: string, icon: IconName, text: string, pale = false): Item {
  const drawn = (
    <g opacity={pale ? 0.3 : undefined}>
      <At x={0} y={-ICON / 2}>
        <Icon name={icon} size={ICON} />
      </At>
      <Words x={ICON + 2} y={0} bold>
        {text}
      </Words>
    </g>
  )
  return { key, width: ICON + (text === '' ? 0 : 2 + widthOf(text, { bold: true })), drawn }
}

/** Something on a plate of its own. */
function plated(item: Item, fill: string, pale = false, dashed = false): Item {
  const drawn = (
    <g opacity={pale ? 0.5 : undefined}>
      <At x={0} y={-12}>
        <Plate width={item.width + 2 * PAD} height={24} fill={fill} round={5} dashed={dashed} />
      </At>
      <At x={PAD} y={0}>
        {item.drawn}
      </At>
    </g>
  )
  return { ...item, width: item.width + 2 * PAD, drawn }
}

export function goodItems(farm: Farm): readonly Item[] {
  return GOODS.map(good => {
    const amount = farm.goods[good]
    return counted(good, good, amount > 0 ? String(amount) : '', amount === 0)
  })
}

/** By crop, how many stand of how many; then what the extensions bring. */
export function landItems(print: Table, farm: Farm): readonly Item[] {
  const fields = HARVEST.flatMap(crop => {
    const all = farm.fields.filter(({ good }) => good === crop)
    const ripe = all.filter(field => field.ripe).length
    const item = counted(`field ${crop}`, crop, `${ripe}/${all.length}`)
    return all.length === 0 ? [] : [plated(item, 'var(--ground-field)', ripe === 0)]
  })
  const printed = farm.extensions.flatMap(card => cardOf(print, card).extension)
  const extensions = EXTENSIONS.flatMap(icon => {
    const amount = printed.filter(other => other === icon).length
    return amount === 0
      ? []
      : [plated(counted(`extension ${icon}`, icon, amount > 1 ? String(amount) : ''), 'var(--ground-extension)')]
  })
  return [...fields, ...extensions]
}

export function barrowItems(print: Table, farm: Farm, seat: Seat): readonly Item[] {
  return farm.barrows.map(({ card, filled }) => {
    const { goods, points } = barrowGoods(print, card, filled)
    const symbols: ReactNode = goods.map((good, index) => {
      const full = (filled & (1 << index)) !== 0
      return (
        <At key={index} x={index * (ICON + 1)} y={-ICON / 2}>
          <g opacity={full ? 0.38 : undefined}>
            <Icon name={good} size={ICON} />
          </g>
          {full ? (
            <At x={3} y={3}>
              <Piece seat={seat} size={12} />
            </At>
          ) : undefined}
        </At>
      )
    })
    const width = goods.length * (ICON + 1)
    const drawn = (
      <>
        {symbols}
        <At x={width + 2} y={-10}>
          <Points value={points} size={20} />
        </At>
      </>
    )
    return plated({ key: `barrow ${card}`, width: width + 22, drawn }, 'var(--ground-barrow)')
  })
}

export function helperItems(print: Table, farm: Farm, width: number, language: Language): readonly Item[] {
  return farm.helpers.map(({ card, used }) => {
    const name = fitting(cardName(card, print, language), width - 12, { size: 14 })
    const drawn = (
      <Words x={0} y={0} size={14}>
        {name}
      </Words>
    )
    return plated({ key: `helper ${card}`, width: widthOf(name, { size: 14 }), drawn }, 'var(--ground-helper)', used)
  })
}

export function roofItems(farm: Farm, roofPoints: readonly number[]): readonly Item[] {
  return spacesOf(roofPoints, farm).map(({ space, roof, points }) => {
    if (roof !== undefined)
      return plated(giftsOf(`roof ${space}`, ROOF_GIFTS[roof.roof], ICON), 'var(--paper-sunk)', roof.used)
    const drawn = (
      <At x={0} y={-9}>
        <Points value={points} size={18} />
      </At>
    )
    return plated({ key: `roof ${space}`, width: 18, drawn }, 'none', true, true)
  })
}

export function craftItems(farm: Farm): readonly Item[] {
  return farm.crafts.map(({ building, lasting }) => {
    const drawn = (
      <g opacity={lasting ? undefined : 0.5}>
        <circle
          cx="12"
          r="11.5"
          fill="var(--paper-sunk)"
          stroke={lasting ? 'var(--olive)' : 'var(--line)'}
          strokeWidth="1.500"
        />
        <At x={4} y={-8}>
          <Icon name={CRAFT_ICONS[building]} size={16} />
        </At>
      </g>
    )
    return { key: `craft ${building}`, width: 24, drawn }
  })
}

/** Cards in hand, markers left, and the donkeys by their deliveries; the one of this round stands out. */
export function countItems({ print, farm, held, limit, donkey }: FarmFacts): readonly Item[] {
  const { donkeys } = partsOf(print).set
  let x = ICON + 3
  const numbers = donkeys.map(({ deliveries }, index) => {
    const gone = !farm.donkeys.includes(index + 1)
    const now = donkey === index + 1
    const at = x
    x += 15
    return (
      <At key={deliveries} x={at} y={0}>
        {now ? (
          <At x={-3} y={-9}>
            <Plate width={15} height={18} fill="var(--sea)" line="none" round={4} />
          </At>
        ) : undefined}
        <g opacity={gone && !now ? 0.35 : undefined}>
          <Words x={4.5} y={0} bold anchor="middle" fill={now ? 'var(--paper)' : 'var(--ink)'}>
            {deliveries}
          </Words>
        </g>
      </At>
    )
  })
  const drawn = (
    <>
      <At x={0} y={-ICON / 2}>
        <Icon name="donkey" size={ICON} />
      </At>
      {numbers}
    </>
  )
  return [
    counted('cards', 'card', `${held}/${limit}`),
    counted('markers', 'marker', String(farm.pool)),
    { key: 'donkeys', width: x, drawn },
  ]
}
