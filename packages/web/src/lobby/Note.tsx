import { useEffect, useRef, useState } from 'react'
import { type Keeping, keeping } from '../online/keeping.ts'
import { useOnlineWords } from '../online/words.ts'

const TRY_AGAIN = 2_000

interface NoteProps {
  readonly table: string
  /** The key of whoever writes. */
  readonly owner: string
}

/** A private note about the game, kept with one's identity and not on the device. */
export function Note({ table, owner }: NoteProps) {
  const words = useOnlineWords().note
  const [text, setText] = useState<string>()
  const keeper = useRef<Keeping>(undefined)
  useEffect(() => {
    let here = true
    const mine = keeping(owner, table, 'note')
    keeper.current = mine
    let again: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const value = await mine.last()
      if (!here) return
      if (value === undefined) again = setTimeout(() => void look(), TRY_AGAIN)
      else setText(value)
    }
    void look()
    const flush = () => mine.flush()
    addEventListener('pagehide', flush)
    return () => {
      here = false
      clearTimeout(again)
      flush()
      removeEventListener('pagehide', flush)
    }
  }, [owner, table])
  return (
    <div className="lobby-note">
      <textarea
        className="shell-input"
        aria-label={words.label}
        placeholder={words.hint}
        maxLength={10_000}
        disabled={text === undefined}
        value={text ?? ''}
        onChange={({ target }) => {
          setText(target.value)
          keeper.current?.keep(target.value)
        }}
      />
      <p className="shell-hint">{words.hint}</p>
    </div>
  )
}
