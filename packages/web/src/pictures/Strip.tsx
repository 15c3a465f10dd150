import { Head } from './Head.tsx'
import { Ground, type Scene } from './Position.tsx'
import { At } from './parts.tsx'
import { VILLAGE, Village } from './Village.tsx'

const SIDE = 24
const HEAD = 56
const BETWEEN = 28
/** Two beside each other are still wide enough to be read. */
const COLUMNS = 2
const SCALE = 0.75

const CELL = { width: VILLAGE.width, height: HEAD + VILLAGE.height } as const

export function sizeOfStrip(count: number): { readonly width: number; readonly height: number } {
  const columns = Math.min(COLUMNS, count)
  const rows = Math.ceil(count / COLUMNS)
  return {
    width: Math.round(columns * CELL.width * SCALE + (columns - 1) * BETWEEN + 2 * SIDE),
    height: Math.round(rows * CELL.height * SCALE + (rows - 1) * BETWEEN + 2 * SIDE),
  }
}

/** Several positions side by side, each with its village and how everybody stood. */
export function Strip({ scenes }: { readonly scenes: readonly Scene[] }) {
  return (
    <>
      <Ground {...sizeOfStrip(scenes.length)} />
      {scenes.map(({ view, names, says }, index) => (
        <g key={index} transform={cornerOf(index)}>
          <At x={0} y={HEAD / 2}>
            <Head view={view} names={names} says={says} width={CELL.width} />
          </At>
          <At x={0} y={HEAD}>
            <Village view={view} />
          </At>
        </g>
      ))}
    </>
  )
}

function cornerOf(index: number): string {
  const x = SIDE + (index % COLUMNS) * (CELL.width * SCALE + BETWEEN)
  const y = SIDE + Math.floor(index / COLUMNS) * (CELL.height * SCALE + BETWEEN)
  return `translate(${x} ${y}) scale(${SCALE})`
}
