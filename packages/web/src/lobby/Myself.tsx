import { useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../online/api.ts'
import { type Me, useMe } from '../online/me.ts'
import { usePasskeysOffered } from '../online/passkeys.ts'
import { useOnlineWords } from '../online/words.ts'
import { useUi } from '../words.ts'
import { Adopt } from './Adopt.tsx'
import { EnterButton } from './EnterButton.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { TroubleLine } from './TroubleLine.tsx'
import { useTrouble } from './useTrouble.ts'

/** Who one is on this device, one's passkeys, and coming in with one. */
export function Myself() {
  const words = useOnlineWords()
  const { passkeys } = useUi()
  const [, go] = useLocation()
  const me = useMe(now => now.me)
  const offered = usePasskeysOffered()
  const trouble = useTrouble()
  const [found, setFound] = useState<Me>()
  const leave = () => go('/online', { replace: true })
  if (found !== undefined) {
    const done = (adopted: boolean) => {
      // Nobody uses the key that came with it.
      if (!adopted) void api.dropKey(found.key)
      leave()
    }
    return <Adopt person={found} hint={passkeys.belongs(found.name)} onDone={done} />
  }
  return (
    <main className="shell-page lobby-myself">
      <h1>{words.me.adoptTitle}</h1>
      <p>{me === undefined ? passkeys.nobody : words.me.you(me.name)}</p>
      {offered === true && me !== undefined ? <PasskeyList key={me.id} me={me} trouble={trouble} /> : undefined}
      {offered === false ? <p className="shell-hint">{passkeys.notHere}</p> : undefined}
      <TroubleLine trouble={trouble} />
      <div className="shell-buttons">
        {offered === true ? <EnterButton trouble={trouble} onFound={setFound} /> : undefined}
        <button type="button" className="shell-button" data-primary onClick={leave}>
          {words.lobby.title}
        </button>
      </div>
    </main>
  )
}
