import type { MyTable, TableLine } from '@la-granja/server/protocol'
import { useEffect, useState } from 'react'
import { api } from '../online/api.ts'
import { useMe } from '../online/me.ts'

export interface Tables {
  readonly state: 'looking' | 'ready' | 'offline' | 'forgotten'
  readonly mine: readonly MyTable[]
  readonly listed: readonly TableLine[]
}

const EVERY = 5_000

/** One's own tables and those that look for players, asked for again and again while somebody looks. */
export function useTables(): Tables {
  const key = useMe(({ me }) => me?.key)
  const [tables, setTables] = useState<Tables>({ state: 'looking', mine: [], listed: [] })
  useEffect(() => {
    let here = true
    const look = async () => {
      if (document.hidden) return
      const [mine, listed] = await Promise.all([key === undefined ? { ok: [] } : api.myTables(key), api.listed()])
      if (!here) return
      if ('error' in mine && mine.error === 'unknownKey') setTables(now => ({ ...now, state: 'forgotten' }))
      else if ('error' in mine || 'error' in listed) setTables(now => ({ ...now, state: 'offline' }))
      else setTables({ state: 'ready', mine: mine.ok, listed: listed.ok })
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    const again = () => void look()
    document.addEventListener('visibilitychange', again)
    return () => {
      here = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [key])
  return tables
}
