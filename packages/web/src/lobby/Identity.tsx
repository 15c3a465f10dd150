import { type SubmitEvent, useState } from 'react'
import { Link } from 'wouter'
import { linkToMe, renameMe, useMe } from '../online/me.ts'
import { usePasskeysOffered } from '../online/passkeys.ts'
import { useOnlineWords } from '../online/words.ts'
import { useUi } from '../words.ts'
import { Copy } from './Copy.tsx'
import type { Trouble } from './useTrouble.ts'

/** Who one is here: another name, and a link for another device. */
export function Identity({ trouble }: { readonly trouble: Trouble }) {
  const words = useOnlineWords().me
  const { numbers, passkeys } = useUi()
  const offered = usePasskeysOffered()
  const me = useMe(({ me }) => me)
  const [name, setName] = useState<string>()
  const [link, setLink] = useState<string>()
  if (me === undefined) return undefined
  const rename = async (event: SubmitEvent) => {
    event.preventDefault()
    const answer = await renameMe(name ?? '')
    if ('error' in answer) return trouble.answer(answer.error)
    setName(undefined)
  }
  const makeLink = async () => {
    const answer = await linkToMe()
    if ('error' in answer) return trouble.answer(answer.error)
    setLink(answer.ok)
  }
  return (
    <section className="lobby-me">
      <p>{words.you(me.name)}</p>
      {name === undefined ? (
        <div className="lobby-buttons">
          <button type="button" className="shell-button" onClick={() => setName(me.name)}>
            {words.rename}
          </button>
          <button type="button" className="shell-button" onClick={() => void makeLink()}>
            {words.link}
          </button>
          {offered === true ? (
            <Link className="shell-button lobby-numbers" href="/me">
              {passkeys.title}
            </Link>
          ) : undefined}
          <Link className="shell-button lobby-numbers" href="/numbers">
            {numbers.title}
          </Link>
        </div>
      ) : (
        <form className="lobby-name" onSubmit={event => void rename(event)}>
          <NameField name={name} onName={setName} />
          <button type="submit" className="shell-button">
            {words.save}
          </button>
        </form>
      )}
      {link === undefined ? undefined : (
        <>
          <p className="shell-hint">{words.linkHint}</p>
          <Copy label={words.link} text={link} button={words.copy} />
        </>
      )}
    </section>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly onName: (name: string) => void
}

/** Asked once, in the form that needs it. */
export function NameField({ name, onName }: NameFieldProps) {
  const words = useOnlineWords().me
  return (
    <label className="lobby-field">
      <span className="shell-label">{words.name}</span>
      <input
        className="shell-input"
        value={name}
        required
        maxLength={30}
        placeholder={words.nameHint}
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  )
}
