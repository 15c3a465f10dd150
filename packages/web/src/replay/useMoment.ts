import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LocalGame } from '../game/game.ts'
import { show, skip } from '../motion/running.ts'
import { hear } from '../sound/hear.ts'
import type { Eyes } from './eyes.ts'
import { momentIn, nextStop, type Stride, stopsOf } from './stops.ts'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

/** How long an action stands at the usual speed, in milliseconds. */
const STANDS = 1_100
/** Faster than this, things would still fly when the next action comes. */
const FLYING: Speed = 2
/** Browsers refuse to write the address too often. */
const SETTLES = 400

/** Where the replay stands, and everything that moves it. The address always names the moment. */
export function useMoment(game: LocalGame, { seat }: Eyes) {
  const last = game.steps.length
  const stops = useMemo(() => stopsOf(game), [game])
  const [at, setAt] = useState(() => momentIn(location.hash, last))
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)

  const jump = useCallback((to: number) => {
    setPlaying(false)
    skip()
    setAt(to)
  }, [])
  const forward = useCallback(
    (from: number, flying: boolean) => {
      const step = game.steps[from]
      if (step === undefined) return
      // In one go, so that flights start where things were and end where they are.
      flushSync(() => {
        if (flying) show(step, seat)
        setAt(from + 1)
      })
      if (flying) hear(step, seat)
    },
    [game, seat],
  )
  const move = useCallback(
    (stride: Stride, way: 1 | -1) => {
      if (stride !== 'action' || way === -1) return jump(nextStop(stops[stride], at, way))
      setPlaying(false)
      skip()
      forward(at, true)
    },
    [stops, at, jump, forward],
  )
  const toggle = useCallback(() => {
    // At the end there is nothing left to play: it begins anew.
    if (at === last) setAt(0)
    setPlaying(before => !before && last > 0)
  }, [at, last])

  const plays = playing && at < last
  useEffect(() => {
    if (!plays) return setPlaying(false)
    const timer = setTimeout(() => forward(at, speed <= FLYING), STANDS / speed)
    return () => clearTimeout(timer)
  }, [plays, at, speed, forward])

  useEffect(() => {
    const write = () => {
      if (location.hash !== `#${at}`) history.replaceState(history.state, '', `#${at}`)
    }
    const timer = setTimeout(write, SETTLES)
    return () => clearTimeout(timer)
  }, [at])
  useEffect(() => {
    const follow = () => jump(momentIn(location.hash, last))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [jump, last])

  return { at, last, stops, playing: plays, speed, setSpeed, jump, move, toggle }
}

export type Moment = ReturnType<typeof useMoment>
