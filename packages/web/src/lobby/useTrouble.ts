import type { Refused } from '@la-granja/server/protocol'
import type { Ui } from '@la-granja/text'
import { useMemo, useState } from 'react'
import { useOnlineWords } from '../online/words.ts'

export interface Trouble {
  readonly text: string | undefined
  /** What the server said against a request, by name. */
  readonly answer: (error: string | undefined) => void
  readonly refuse: (refused: Refused | undefined) => void
  readonly dismiss: () => void
}

/** One line that says what did not work. */
export function useTrouble(): Trouble {
  const words = useOnlineWords()
  const [text, setText] = useState<string>()
  return useMemo(
    () => ({
      text,
      answer: error => setText(error === undefined ? undefined : sentence(error, words)),
      refuse: refused => setText(refused === undefined ? undefined : words.why[refused.why]),
      dismiss: () => setText(undefined),
    }),
    [text, words],
  )
}

function sentence(error: string, { trouble, why }: Ui['online']): string {
  if (error === 'unreachable' || error === 'unavailable') return trouble.unreachable
  if (/rate limit|429/i.test(error)) return trouble.tooMany
  return error in why ? why[error as keyof typeof why] : trouble.other(error)
}
