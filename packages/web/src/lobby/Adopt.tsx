import type { ReactNode } from 'react'
import { become, type Me, useMe } from '../online/me.ts'
import { useOnlineWords } from '../online/words.ts'

interface AdoptProps {
  readonly person: Me
  /** How it is known who that is. */
  readonly hint: string
  /** Told whether this device is that person now by the key that was found. */
  readonly onDone: (adopted: boolean) => void
}

/** This device becomes another person, if somebody says yes: whoever it was before is forgotten here. */
export function Adopt({ person, hint, onDone }: AdoptProps) {
  const words = useOnlineWords()
  const now = useMe(({ me }) => me)
  const same = now?.id === person.id
  const lines = same
    ? [words.me.already(person.name)]
    : [hint, ...(now === undefined ? [] : [words.me.replaces(now.name)])]
  const adopt = () => {
    become(person)
    onDone(true)
  }
  return (
    <AdoptPage lines={lines}>
      {same ? undefined : (
        <button type="button" className="shell-button" onClick={() => onDone(false)}>
          {words.me.keep}
        </button>
      )}
      <button type="button" className="shell-button" data-primary onClick={same ? () => onDone(false) : adopt}>
        {same ? words.lobby.title : words.me.adopt(person.name)}
      </button>
    </AdoptPage>
  )
}

interface AdoptPageProps {
  readonly lines: readonly string[]
  readonly children?: ReactNode
}

export function AdoptPage({ lines, children }: AdoptPageProps) {
  const words = useOnlineWords()
  return (
    <main className="shell-page">
      <h1>{words.me.adoptTitle}</h1>
      {lines.map(line => (
        <p key={line} role="status">
          {line}
        </p>
      ))}
      <div className="shell-buttons">{children}</div>
    </main>
  )
}
