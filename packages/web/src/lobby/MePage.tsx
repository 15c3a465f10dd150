import './lobby.css'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Answer, api, type Person } from '../online/api.ts'
import { become, keyIn, useMe } from '../online/me.ts'
import { useOnlineWords } from '../online/words.ts'

/** Opens with a link for another device: this one becomes that person, if somebody says yes. */
export function MePage() {
  const words = useOnlineWords()
  const [, go] = useLocation()
  const now = useMe(({ me }) => me)
  const [key] = useState(() => keyIn(location.hash))
  const [answer, setAnswer] = useState<Answer<Person>>()
  useEffect(() => {
    // Nobody who looks over a shoulder, or into the history, needs to see it.
    history.replaceState(undefined, '', '/me')
    if (key === undefined) setAnswer({ error: 'unknownKey' })
    else void api.me(key).then(setAnswer)
  }, [key])
  const leave = () => go('/online', { replace: true })
  if (answer === undefined) return <Page title={words.me.adoptTitle} lines={[words.me.looking]} />
  if ('error' in answer || key === undefined) {
    const unreachable = 'error' in answer && answer.error === 'unreachable'
    return (
      <Page title={words.me.adoptTitle} lines={[unreachable ? words.trouble.unreachable : words.me.wrong]}>
        <button type="button" className="shell-button" data-primary onClick={leave}>
          {words.lobby.title}
        </button>
      </Page>
    )
  }
  const { id, name } = answer.ok
  const same = now?.id === id
  const lines = same
    ? [words.me.already(name)]
    : [words.me.adoptHint(name), ...(now === undefined ? [] : [words.me.replaces(now.name)])]
  const adopt = () => {
    become({ id, name, key })
    leave()
  }
  return (
    <Page title={words.me.adoptTitle} lines={lines}>
      {same ? undefined : (
        <button type="button" className="shell-button" onClick={leave}>
          {words.me.keep}
        </button>
      )}
      <button type="button" className="shell-button" data-primary onClick={same ? leave : adopt}>
        {same ? words.lobby.title : words.me.adopt(name)}
      </button>
    </Page>
  )
}

interface PageProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly children?: React.ReactNode
}

function Page({ title, lines, children }: PageProps) {
  return (
    <main className="shell-page">
      <h1>{title}</h1>
      {lines.map(line => (
        <p key={line} role="status">
          {line}
        </p>
      ))}
      <div className="shell-buttons">{children}</div>
    </main>
  )
}
