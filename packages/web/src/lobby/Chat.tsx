import type { TableSeen } from '@la-granja/server/protocol'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useMe } from '../online/me.ts'
import { ask } from '../online/sitting.ts'
import { useOnlineWords } from '../online/words.ts'
import { Sign } from '../start/Sign.tsx'
import { useNewestInView } from '../table/useNewestInView.ts'
import { useLanguage } from '../words.ts'
import { sawTalk, setMuted, useChat } from './chatSeen.ts'
import { TroubleLine } from './TroubleLine.tsx'
import { useTrouble } from './useTrouble.ts'

/** What the people at the table say to each other. */
export function Chat({ table: { id, talk } }: { readonly table: TableSeen }) {
  const words = useOnlineWords().chat
  const me = useMe(now => now.me)
  const muted = useChat(chat => chat.muted)
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const trouble = useTrouble()
  const last = talk.at(-1)
  const follow = useNewestInView(box, last)
  useEffect(() => sawTalk(id, last?.version ?? 0), [id, last])
  const times = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'short' })
  const say = async (event: SubmitEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    trouble.refuse(await ask({ do: 'say', text: said }))
  }
  // Under the name that they had last.
  const hidden = muted.flatMap(by => talk.filter(said => said.by === by).slice(-1))
  return (
    <div className="lobby-chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key */}
      <div className="lobby-said" ref={box} tabIndex={0} role="log" aria-label={words.title} onScroll={follow}>
        {talk.length === 0 ? <p className="shell-hint">{words.empty}</p> : undefined}
        {talk
          .filter(({ by }) => !muted.includes(by))
          .map(({ version, at, by, name, text: said }) => (
            <p key={version}>
              <b>{name}</b> <time dateTime={new Date(at).toISOString()}>{times.format(at)}</time>
              {name === me?.name ? undefined : (
                <button
                  type="button"
                  className="lobby-mute"
                  aria-label={words.mute(name)}
                  title={words.mute(name)}
                  onClick={() => setMuted(by, true)}
                >
                  <Sign name="quiet" size={15} />
                </button>
              )}
              <br />
              {said}
            </p>
          ))}
      </div>
      {hidden.length === 0 ? undefined : (
        <p className="lobby-muted">
          {words.muted}{' '}
          {hidden.map(({ by, name }) => (
            <button
              key={by}
              type="button"
              className="lobby-unmute"
              aria-label={words.unmute(name)}
              title={words.unmute(name)}
              onClick={() => setMuted(by, false)}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      <TroubleLine trouble={trouble} />
      {me === undefined ? (
        <p className="shell-hint">{words.notYou}</p>
      ) : (
        <form className="lobby-say" onSubmit={event => void say(event)}>
          <input
            className="shell-input"
            aria-label={words.says}
            placeholder={words.says}
            maxLength={500}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="shell-button">
            {words.send}
          </button>
        </form>
      )}
    </div>
  )
}
