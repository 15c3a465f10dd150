import type { PasskeyLine } from '@la-granja/server/protocol'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../online/api.ts'
import type { Me } from '../online/me.ts'
import { Sure } from '../start/Sure.tsx'
import { useLanguage, useUi } from '../words.ts'
import { AddPasskey } from './AddPasskey.tsx'
import type { Trouble } from './useTrouble.ts'

interface PasskeyListProps {
  readonly me: Me
  readonly trouble: Trouble
}

export function PasskeyList({ me, trouble }: PasskeyListProps) {
  const words = useUi().passkeys
  const dates = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' })
  const [lines, setLines] = useState<readonly PasskeyLine[]>()
  const [leaving, setLeaving] = useState<PasskeyLine>()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { answer } = trouble
  useEffect(() => {
    let here = true
    void api.passkeys(me.key).then(found => {
      if (!here) return
      if ('ok' in found) setLines(found.ok)
      else answer(found.error)
    })
    return () => {
      here = false
    }
    // A line of trouble is no reason to ask again.
  }, [me.key])
  if (lines === undefined) return undefined
  const remove = async ({ id }: PasskeyLine) => {
    setLeaving(undefined)
    const removed = await api.dropPasskey(me.key, id)
    // One that is gone already is as good as removed.
    if ('error' in removed && removed.error !== 'unknownPasskey') return answer(removed.error)
    const at = lines.findIndex(line => line.id === id)
    flushSync(() => setLines(now => now?.filter(line => line.id !== id)))
    // The button is gone; whoever uses keys goes on with the next line, unless they are elsewhere already.
    if (document.activeElement !== document.body) return
    const next = section.current?.querySelectorAll<HTMLElement>('li button')[at]
    ;(next ?? heading.current)?.focus()
  }
  return (
    <section className="lobby-card lobby-passkeys" aria-labelledby="lobby-passkeys" ref={section}>
      <h2 id="lobby-passkeys" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="shell-hint">{words.about}</p>
      {lines.length === 0 ? (
        <p className="lobby-none">{words.none}</p>
      ) : (
        <ul>
          {lines.map(line => (
            <li key={line.id}>
              <span>
                <strong>{line.name}</strong>
                <small>{words.since(dates.format(line.at))}</small>
              </span>
              <button
                type="button"
                className="shell-button"
                aria-label={words.removeOf(line.name)}
                onClick={() => setLeaving(line)}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey me={me} trouble={trouble} onAdded={line => setLines((now = []) => [...now, line])} />
      {leaving === undefined ? undefined : (
        // It may be the only way back for somebody who loses this device.
        <Sure
          words={{ title: words.sure, hint: words.sureHint(leaving.name), yes: words.remove, no: words.cancel }}
          onYes={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  )
}
