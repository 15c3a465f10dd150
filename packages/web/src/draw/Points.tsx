import { memo } from 'react'
import './goods.css'

interface PointsProps {
  readonly value?: number | undefined
  readonly size?: number
}

/** Victory points as a shield with the number on it; without a number, covered. */
export const Points = memo(function Points({ value, size = 20 }: PointsProps) {
  const shown = value === undefined ? '?' : String(value)
  const long = shown.length > 2
  // Never below 12 px, however small the shield.
  const font = Math.max(long ? 11 : 13, Math.min(long ? 12.5 : 17, (12 * 24) / size))
  return (
    <svg className="points" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M12 .8l10 2.8v8c0 5.8-4.2 9.7-10 11.800C6.200 21.300 2 17.400 2 11.600v-8z"
        fill="var(--points)"
        stroke="var(--ink-line)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <text x="12" y={11.8 + font * 0.36} fontSize={font}>
        {shown}
      </text>
    </svg>
  )
})
