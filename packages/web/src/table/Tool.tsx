import type { ReactNode } from 'react'

interface ToolProps {
  readonly label: string
  readonly able?: boolean
  /** Why it cannot be pressed now. */
  readonly why?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A sign to press; while it cannot be pressed it stays in reach and tells why. */
export function Tool({ label, able = true, why = '', onPress, children }: ToolProps) {
  const said = able ? label : `${label} (${why})`
  return (
    <button
      type="button"
      className="shell-tool"
      aria-label={said}
      data-says={said}
      aria-disabled={!able}
      onClick={() => able && onPress()}
    >
      {children}
    </button>
  )
}
