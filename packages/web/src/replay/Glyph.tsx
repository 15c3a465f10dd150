import type { Stride } from './stops.ts'

// One head for an action, two for a turn; a bar before a single head for a step, before two for a round.
const FORWARD: Readonly<Record<Stride | 'end', string>> = {
  action: 'M9 5l8 7-8 7z',
  turn: 'M4.5 5l7.5 7-7.5 7zM12.5 5l7.5 7-7.5 7z',
  step: 'M6.5 5l8 7-8 7zM16 5h2.6v14H16z',
  round: 'M2.5 5l7 7-7 7zM10 5l7 7-7 7zM18.2 5h2.6v14h-2.6z',
  end: 'M3.5 5l8 7-8 7zM12.5 5h2.6v14h-2.6zM17.5 5h2.6v14h-2.6z',
}
const PLAIN = { play: 'M7 4v16l13-8z', pause: 'M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z' } as const

interface GlyphProps {
  readonly name: Stride | 'end' | keyof typeof PLAIN
  readonly back?: boolean
}

export function Glyph({ name, back = false }: GlyphProps) {
  const path = name === 'play' || name === 'pause' ? PLAIN[name] : FORWARD[name]
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" transform={back ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  )
}
