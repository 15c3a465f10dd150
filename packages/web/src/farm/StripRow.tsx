import type { ReactNode } from 'react'

interface RowProps {
  readonly title: string | undefined
  readonly kind: string
  readonly children: ReactNode
}

/** A row of a strip; with a title where there is room for words. */
export function Row({ title, kind, children }: RowProps) {
  return (
    <div className="strip-row" data-row={kind}>
      {title !== undefined && <span className="strip-title">{title}</span>}
      <div className="strip-holds">{children}</div>
    </div>
  )
}
