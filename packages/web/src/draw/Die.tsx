import { memo } from 'react'
import { dot } from './ink.ts'
import './goods.css'

const LOW = 7
const MID = 12
const HIGH = 17
const CENTRE = [[MID, MID]] as const
const FALLING = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const
const CORNERS = [...FALLING, [HIGH, LOW], [LOW, HIGH]] as const

/** The eyes of each face; index 0 is a die that has not been rolled. */
const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  CENTRE,
  FALLING,
  [...FALLING, ...CENTRE],
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, [LOW, MID], [HIGH, MID]],
]

export const Die = memo(function Die({ value, size = 24 }: { readonly value: number; readonly size?: number }) {
  return (
    <svg className="die" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" fill="var(--die)" stroke="var(--die-eye)" strokeWidth="1" />
      <path d={(FACES[value] ?? []).map(([x, y]) => dot(x, y, 2.2)).join('')} fill="var(--die-eye)" />
    </svg>
  )
})
