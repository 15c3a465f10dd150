import type { ReactNode } from 'react'

/** Shown while its parent is hovered or focused. The spot's label says the same, so it is silent. */
export function Tip({ children }: { readonly children: ReactNode }) {
  return (
    <span className="village-tip" aria-hidden="true">
      {children}
    </span>
  )
}
