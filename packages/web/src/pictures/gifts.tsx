import { Die } from '../draw/Die.tsx'
import { Icon } from '../draw/Icon.tsx'
import type { Gifts } from '../village/gives.ts'
import type { Item } from './flow.tsx'
import { widthOf } from './measure.ts'
import { At, Words } from './parts.tsx'

/** Of several to choose from, each covers a part of the one before. */
const OVERLAP = 0.62

/** What a space or a roof gives, in one line. */
export function giftsOf(key: string, gifts: Gifts, size: number): Item {
  let x = 0
  const drawn = gifts.flatMap(({ sign, icons }, index) => {
    const parts = []
    if (index > 0) {
      parts.push(
        <Words key={`or ${index}`} x={x + 2} y={0} fill="var(--ink-soft)">
          /
        </Words>,
      )
      x += 10
    }
    if (sign !== undefined) {
      parts.push(
        <Words key={`sign ${index}`} x={x} y={0} bold>
          {sign}
        </Words>,
      )
      x += widthOf(sign, { bold: true }) + 2
    }
    for (const [place, name] of icons.entries()) {
      if (place > 0) x -= size * (1 - OVERLAP)
      parts.push(
        <At key={`${index} ${name}`} x={x} y={-size / 2}>
          {name === 'die' ? <Die value={5} size={size} /> : <Icon name={name} size={size} />}
        </At>,
      )
      x += size
    }
    return parts
  })
  return { key, width: x, drawn }
}
