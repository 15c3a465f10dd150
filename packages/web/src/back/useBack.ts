import type { Seat } from '@la-granja/engine'
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../draw/afterPaint.ts'
import type { LocalGame } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { ExtrasContext } from '../table/extras.ts'
import { othersSince } from '../table/logLines.ts'
import { deviceLooks, type Looks, type Mark, tellFrom } from './looks.ts'

/** Somebody is back at a table where something has happened. */
export interface Back {
  /** The first action that is told, and the one after the last. */
  readonly from: number
  readonly to: number
  /** When they last looked, if that is known. */
  readonly at: number | undefined
  readonly looks: Looks
  readonly close: () => void
}

interface Loaded {
  readonly looks: Looks
  readonly mark: Mark | undefined
}

/** Whoever looks at something else for a shorter time still knows what was going on. */
const SHORT = 60_000

/** The table that was opened last: at one screen, the table stays the same while people change seats behind the curtain. */
let visited: string | undefined
useTable.subscribe((now, before) => {
  if (now.game?.id !== before.game?.id) visited = undefined
})

/** Keeps how far the reader has looked, and finds out what they have missed. */
export function useBack(game: LocalGame, seat: Seat | undefined): Back | undefined {
  const { looks: elsewhere, partial = false } = useContext(ExtrasContext)
  const { id, steps } = game
  const looks = useMemo(
    () => (seat === undefined ? undefined : (elsewhere ?? deviceLooks(id, seat))),
    [elsewhere, id, seat],
  )
  const [loaded, setLoaded] = useState<Loaded>()
  const [missed, setMissed] = useState<Pick<Back, 'from' | 'at'>>()
  const [settled, setSettled] = useState<Looks>()
  const away = useRef<Mark>(undefined)
  const seen = game.told ?? steps.length
  // Nobody acts for anybody on this device: what one did last oneself is known, and still under way.
  const to = game.told ?? othersSince(game, seat)[1]
  const { over } = game.state.table

  useEffect(() => {
    let here = true
    void looks?.load().then(mark => here && setLoaded({ looks, mark }))
    return () => {
      here = false
    }
  }, [looks])

  const tell = useCallback(
    (mark: Mark | undefined) => {
      if (looks === undefined || seat === undefined || over) return
      const now = Date.now()
      const { tellsNewcomers = false } = looks
      const known = { seat, mark, now, tellsNewcomers, standIn: looks.standIn?.() ?? false }
      const from = tellFrom({ ...known, steps: steps.slice(0, seen) })
      if (from === undefined) return
      setMissed({ from, at: mark?.at })
      looks.picture?.(from)
    },
    [looks, seat, over, steps, seen],
  )

  useEffect(() => {
    if (looks === undefined || loaded?.looks !== looks || partial || settled === looks) return
    // Together with what was missed: what is told must not count as seen in between.
    setSettled(looks)
    const first = visited !== id
    visited = id
    if (first) tell(loaded.mark)
  }, [looks, loaded, settled, partial, id, tell])

  /** Nothing counts as seen while it is still being told, or nobody looks. */
  const saw = useCallback(() => {
    if (looks === undefined || settled !== looks || partial || missed !== undefined || document.hidden) return
    looks.keep({ moves: seen, at: Date.now() })
  }, [looks, settled, partial, missed, seen])
  useEffect(() => {
    let here = true
    // Writing it down must not hold up the board; whoever leaves before that has it written then.
    afterPaint(() => here && saw())
    return () => {
      here = false
    }
  }, [saw])

  useEffect(() => {
    const turn = () => {
      if (document.hidden) {
        away.current = missed === undefined ? { moves: seen, at: Date.now() } : undefined
        return looks?.leave()
      }
      const left = away.current
      away.current = undefined
      if (left !== undefined && Date.now() - left.at > SHORT) tell(left)
      else saw()
    }
    const leave = () => {
      saw()
      looks?.leave()
    }
    document.addEventListener('visibilitychange', turn)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      removeEventListener('pagehide', leave)
    }
  }, [looks, missed, seen, tell, saw])
  useEffect(() => () => looks?.leave(), [looks])

  const close = useCallback(() => setMissed(undefined), [])
  return useMemo(
    () => (missed === undefined || looks === undefined || over ? undefined : { ...missed, to, looks, close }),
    [missed, looks, over, to, close],
  )
}
