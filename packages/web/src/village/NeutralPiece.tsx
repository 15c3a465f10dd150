interface NeutralPieceProps {
  readonly size: number
  /** Without one, the piece only decorates. */
  readonly title?: string
}

/** The neutral player of the solo game has a shape of its own, too: a grey ring. */
export function NeutralPiece({ size, title }: NeutralPieceProps) {
  return (
    <svg
      className="village-neutral"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <circle cx="12" cy="12" r="8" />
    </svg>
  )
}
