import { useEffect, useRef, useState } from 'react'
import { useOnlineWords } from '../online/words.ts'

interface CopyProps {
  /** For those who cannot see that it is a link. */
  readonly label: string
  readonly text: string
  readonly button: string
}

const SHOWN = 2_000

/** A text to be handed on, with a button that copies it; where that is not allowed, it marks it. */
export function Copy({ label, text, button }: CopyProps) {
  const { copied } = useOnlineWords().room
  const [done, setDone] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), SHOWN)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
    } catch {
      // Over plain http there is no clipboard. Marked, it is copied by hand.
      field.current?.focus()
      field.current?.select()
    }
  }
  return (
    <div className="lobby-copy">
      <input
        ref={field}
        className="shell-input"
        aria-label={label}
        readOnly
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="shell-button" onClick={() => void copy()}>
        {button}
      </button>
      <span className="lobby-copied" role="status">
        {done ? copied : ''}
      </span>
    </div>
  )
}
