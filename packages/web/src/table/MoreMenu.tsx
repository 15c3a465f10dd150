import type { Action, PlayerView } from '@la-granja/engine'
import { lazy, Suspense, useRef, useState } from 'react'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'

const MoreList = lazy(() => import('./MoreList.tsx').then(({ MoreList }) => ({ default: MoreList })))

/** Everything that the engine allows: whatever the board offers can be done from here too. */
export function MoreMenu({ legal, view }: { readonly legal: readonly Action[]; readonly view: PlayerView }) {
  const words = useUi().table.prompt
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="shell-button table-more"
        aria-label={words.moreLabel(legal.length)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {words.more}
        <Sign name="up" size={14} />
      </button>
      {open ? (
        <Suspense>
          <MoreList legal={legal} view={view} above={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
