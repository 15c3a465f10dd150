import type { ReactNode } from 'react'

interface PartProps {
  readonly title: string
  readonly hint?: string
  readonly wide?: boolean
  readonly children: ReactNode
}

export function Part({ title, hint, wide = false, children }: PartProps) {
  return (
    <section className="numbers-part" data-wide={wide || undefined}>
      <h2>{title}</h2>
      {hint === undefined ? undefined : <p className="shell-hint">{hint}</p>}
      {children}
    </section>
  )
}
