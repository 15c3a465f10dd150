import type { Harvest } from '@la-granja/engine'

const TREE = 'a7 7 0 1 0 -.1 0zm-1 0v6h2v-6z'
const ROWS = 'M-6 62L34 40M10 64L42 40M28 64L50 40M46 64L58 40M66 64L66 40M86 64L74 40M106 62L82 40'

/** What grows on the card's field, as marks on the land. */
const GROWTH: Readonly<Record<Harvest, { readonly d: string; readonly line: string; readonly fill: string }>> = {
  olive: {
    d: [
      [20, 44],
      [42, 50],
      [68, 43],
      [88, 52],
    ]
      .map(([x, y]) => `M${x} ${y}${TREE}`)
      .join(''),
    line: 'none',
    fill: 'var(--tree)',
  },
  grain: {
    d: [8, 18, 28, 38, 48, 58, 68, 78, 88].map(x => `M${x} 60q1-8 0-14q-3 5 0 8q4-3 2-7`).join(''),
    line: 'var(--ink-food)',
    fill: 'none',
  },
  grape: { d: ROWS, line: 'var(--tree)', fill: 'none' },
}

/** A piece of Mallorca in the middle of a card: it only decorates. */
export function Vignette({ field }: { readonly field: Harvest }) {
  const { d, line, fill } = GROWTH[field]
  return (
    <svg className="card-vignette" viewBox="0 0 100 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="100" height="60" fill="var(--sky)" />
      <circle cx="74" cy="16" r="8" fill="var(--sun)" />
      <path d="M-5 40C10 22 24 22 36 33 48 18 66 18 78 31 88 26 98 28 106 36V62H-5z" fill="var(--hill-far)" />
      <path d="M-5 42C20 34 40 42 60 39S92 35 106 41V64H-5z" fill="var(--hill)" />
      <path d="M44 33h11v8H44zM42.5 33.5L49.5 28l7 5.500z" fill="var(--ink-tile)" />
      <path d={d} fill={fill} stroke={line} strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
