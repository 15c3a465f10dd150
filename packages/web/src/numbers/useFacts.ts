import type { Rating } from '@la-granja/server/protocol'
import { useEffect, useState } from 'react'
import { api } from '../online/api.ts'
import { useMe } from '../online/me.ts'
import type { GameFacts } from './facts.ts'
import { deviceFacts, onlineFacts } from './gather.ts'

export interface Gathered {
  readonly facts: readonly GameFacts[]
  readonly ratings: readonly Rating[]
  readonly state: 'looking' | 'ready' | 'blocked'
  /** The server did not tell everything. */
  readonly partial: boolean
}

const NOTHING: Gathered = { facts: [], ratings: [], state: 'looking', partial: false }

/** Everything that can be counted: first what lies here, then what the server adds. */
export function useFacts(): Gathered {
  const me = useMe(now => now.me)
  const [gathered, setGathered] = useState(NOTHING)
  useEffect(() => {
    let here = true
    const stopped = () => !here
    const look = async () => {
      const device = await deviceFacts(stopped).catch(() => undefined)
      const facts = device ?? []
      if (stopped()) return
      const state = device === undefined ? 'blocked' : 'ready'
      if (me === undefined) return setGathered({ ...NOTHING, facts, state })
      if (facts.length > 0) setGathered({ ...NOTHING, facts, state })
      const [online, ratings] = await Promise.all([onlineFacts(me, stopped), api.ratings(me.key)])
      if (stopped()) return
      setGathered({
        facts: [...facts, ...online.facts],
        ratings: 'ok' in ratings ? ratings.ok : [],
        state: online.facts.length > 0 ? 'ready' : state,
        partial: online.partial || 'error' in ratings,
      })
    }
    void look()
    return () => {
      here = false
    }
  }, [me])
  return gathered
}
