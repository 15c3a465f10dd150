import { useState } from 'react'
import type { Me } from '../online/me.ts'
import { meByPasskey } from '../online/passkeys.ts'
import { useUi } from '../words.ts'
import type { Trouble } from './useTrouble.ts'

interface EnterButtonProps {
  readonly trouble: Trouble
  readonly onFound: (person: Me) => void
}

/** Asks for a passkey, and tells whose it is. */
export function EnterButton({ trouble, onFound }: EnterButtonProps) {
  const { have } = useUi().passkeys
  const [asking, setAsking] = useState(false)
  const enter = async () => {
    // The browser asks once at a time, and would break off the first one.
    if (asking) return
    setAsking(true)
    trouble.dismiss()
    const answer = await meByPasskey()
    setAsking(false)
    if ('error' in answer) return trouble.answer(answer.error)
    onFound(answer.ok)
  }
  return (
    <button type="button" className="shell-button" aria-disabled={asking} onClick={() => void enter()}>
      {have}
    </button>
  )
}
