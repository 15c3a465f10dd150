import type { PasskeyLine } from '@la-granja/server/protocol'
import { type SubmitEvent, useState } from 'react'
import type { Me } from '../online/me.ts'
import { addPasskey, deviceName } from '../online/passkeys.ts'
import { useUi } from '../words.ts'
import type { Trouble } from './useTrouble.ts'

interface AddPasskeyProps {
  readonly me: Me
  readonly trouble: Trouble
  readonly onAdded: (line: PasskeyLine) => void
}

/** A name for it first: whoever has several wants to know which one to remove. */
export function AddPasskey({ me, trouble, onAdded }: AddPasskeyProps) {
  const words = useUi().passkeys
  const [name, setName] = useState<string>()
  const [asking, setAsking] = useState(false)
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    if (asking) return
    setAsking(true)
    trouble.dismiss()
    const answer = await addPasskey(me, name ?? '')
    setAsking(false)
    if ('error' in answer) return trouble.answer(answer.error)
    setName(undefined)
    onAdded(answer.ok)
  }
  if (name === undefined)
    return (
      <button type="button" className="shell-button" onClick={() => setName(deviceName())}>
        {words.add}
      </button>
    )
  return (
    <form className="lobby-name" onSubmit={event => void add(event)}>
      <label className="lobby-field">
        <span className="shell-label">{words.name}</span>
        <input
          className="shell-input"
          // biome-ignore lint/a11y/noAutofocus: whoever pressed the button goes on here.
          autoFocus
          value={name}
          required
          maxLength={30}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="shell-button" data-primary aria-disabled={asking}>
        {words.make}
      </button>
      <button type="button" className="shell-button" onClick={() => setName(undefined)}>
        {words.cancel}
      </button>
    </form>
  )
}
