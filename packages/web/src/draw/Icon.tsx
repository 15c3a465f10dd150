import { memo } from 'react'
import { FARM_DRAWINGS } from './farmDrawings.ts'
import { GOODS_DRAWINGS } from './goodsDrawings.ts'
import { type Drawing, inkOf } from './ink.ts'
import { TOOL_DRAWINGS } from './toolDrawings.ts'
import './goods.css'

const DRAWINGS = { ...GOODS_DRAWINGS, ...FARM_DRAWINGS, ...TOOL_DRAWINGS }

export type IconName = keyof typeof DRAWINGS

export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[]

interface IconProps {
  readonly name: IconName
  /** In px, or in units of the drawing around it. */
  readonly size?: number
  /** Without one, the icon only decorates. */
  readonly title?: string
}

export const Icon = memo(function Icon({ name, size = 18, title }: IconProps) {
  const drawing: Drawing = DRAWINGS[name]
  return (
    <svg
      className="icon"
      data-icon={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {drawing.map(({ d, fill, line, width }) => (
        <path
          key={d}
          d={d}
          fill={inkOf(fill)}
          stroke={inkOf(line)}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
})
