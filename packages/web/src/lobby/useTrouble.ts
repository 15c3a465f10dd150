import type { Refused } from '@la-granja/server/protocol'
import type { Ui } from '@la-granja/text'
import { useMemo, useState } from 'react'
import { useUi } from '../words.ts'

export interface Trouble {
  readonly text: string | undefined
  /** What the server said against a request, by name. */
  readonly answer: (error: string | undefined) => void
  readonly refuse: (refused: Refused | undefined) => void
  readonly dismiss: () => void
}

/** One line that says what did not work. */
export function useTrouble(): Trouble {
  const words = useUi()
  const [text, setText] = useState<string>()
  return useMemo(
    () => ({
      text,
      answer: error => setText(error === undefined ? undefined : sentence(error, words)),
      refuse: refused => setText(refused === undefined ? undefined : words.online.why[refused.why]),
      dismiss: () => setText(undefined),
    }),
    [text, words],
  )
}

function sentence(error: string, { online, passkeys }: Ui): string {
  const { trouble, sorry } = online
  if (error === 'unreachable' || error === 'unavailable') return trouble.unreachable
  if (error === 'unknownKey') return sorry.unknownKey
  if (/rate limit|429/i.test(error)) return trouble.tooMany
  const why: Readonly<Record<string, string>> = { ...online.why, ...passkeys.why }
  return why[error] ?? trouble.other(error)
}
