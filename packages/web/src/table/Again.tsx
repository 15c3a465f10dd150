import { useEffect } from 'react'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import type { Moment } from './useAgain.ts'

interface AgainBarProps {
  readonly moment: Moment
  readonly onStop: () => void
}

/** What is being shown again, over the prompt line. The table rests meanwhile, so this is all that can be used. */
export function AgainBar({ moment: { sentence, number, all }, onStop }: AgainBarProps) {
  const { again } = useUi().table
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onStop()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onStop])
  return (
    <div className="table-again" role="dialog" aria-label={again.title}>
      <Sign name="again" size={20} />
      <p className="table-again-says">
        <b>{again.showing}</b> <span aria-live="polite">{sentence}</span>
      </p>
      <span className="table-again-count">{again.count(number, all)}</span>
      {/* biome-ignore lint/a11y/noAutofocus: whoever asked for this must be able to end it by key */}
      <button type="button" className="shell-button" autoFocus onClick={onStop}>
        {again.skip}
      </button>
    </div>
  )
}
