import './lobby.css'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Answer, api, type Person } from '../online/api.ts'
import { keyIn } from '../online/me.ts'
import { useOnlineWords } from '../online/words.ts'
import { Adopt, AdoptPage } from './Adopt.tsx'
import { Myself } from './Myself.tsx'

/** Who one is on this device; with a link for another device, who one could be. */
export function MePage() {
  const [link] = useState(() => location.hash)
  return link === '' ? <Myself /> : <ByLink link={link} />
}

function ByLink({ link }: { readonly link: string }) {
  const words = useOnlineWords()
  const [, go] = useLocation()
  const key = keyIn(link)
  const [answer, setAnswer] = useState<Answer<Person>>()
  useEffect(() => {
    // Nobody who looks over a shoulder, or into the history, needs to see it.
    history.replaceState(undefined, '', '/me')
    if (key === undefined) setAnswer({ error: 'unknownKey' })
    else void api.me(key).then(setAnswer)
  }, [key])
  const leave = () => go('/online', { replace: true })
  if (answer === undefined) return <AdoptPage lines={[words.me.looking]} />
  if ('error' in answer || key === undefined) {
    const unreachable = 'error' in answer && answer.error === 'unreachable'
    return (
      <AdoptPage lines={[unreachable ? words.trouble.unreachable : words.me.wrong]}>
        <button type="button" className="shell-button" data-primary onClick={leave}>
          {words.lobby.title}
        </button>
      </AdoptPage>
    )
  }
  const { id, name } = answer.ok
  return <Adopt person={{ id, name, key }} hint={words.me.adoptHint(name)} onDone={leave} />
}
