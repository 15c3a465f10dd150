import { lazy, Suspense } from 'react'
import { useExplained } from './shown.ts'
import { useExplaining } from './useExplaining.ts'

// Words and book are fetched when somebody first asks.
const Explained = lazy(() => import('./Explained.tsx').then(({ Explained }) => ({ default: Explained })))

/** Every sign explains itself on hover, focus or long press. */
export function Explaining() {
  useExplaining()
  const unit = useExplained(shown => shown.unit)
  return unit === undefined ? undefined : (
    <Suspense>
      <Explained unit={unit} />
    </Suspense>
  )
}
