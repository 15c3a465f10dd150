import type { GameState, Seat } from '@la-granja/engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Step } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { flightsOf, timeOf } from '../motion/flights.ts'
import { show, skip } from '../motion/running.ts'
import { hear } from '../sound/hear.ts'
import { useLanguage } from '../words.ts'
import { linesOf, othersSince } from './logLines.ts'

/** Where showing again has got to. */
export interface Moment {
  readonly state: GameState
  readonly sentence: string
  readonly number: number
  readonly all: number
}

interface Showing {
  readonly scenes: readonly Scene[]
  /** -1 for the table before the first of them. */
  readonly at: number
}

interface Scene {
  readonly step: Step
  readonly after: GameState
  readonly sentence: string
}

/** Somebody who only looks on has no last move; then it is these many. */
const MOST = 60
const LONGEST = 1800

/** The moves of the others since one's own last one, moment by moment. */
export function useAgain(seat: Seat | undefined) {
  const language = useLanguage()
  const [showing, setShowing] = useState<Showing>()
  const focused = useRef<Element | null>(null)

  const stop = useCallback(() => {
    skip()
    setShowing(undefined)
    const from = focused.current
    // What had the focus cannot take it back before the table can be touched again.
    setTimeout(() => {
      if (from instanceof HTMLElement && from.isConnected) from.focus()
    })
  }, [])

  /** The others' last turns, or a span of actions. Tells whether there is anything to show. */
  const start = useCallback(
    (span?: readonly [from: number, to: number]) => {
      const { game } = useTable.getState()
      if (game === undefined) return false
      const [since, to] = span ?? othersSince(game, seat)
      // Of what was only told there is nothing to show.
      const heard = game.steps.reduce((last, step, index) => (step.heard ? index + 1 : last), 0)
      const from = Math.max(since, span === undefined ? to - MOST : 0, heard)
      if (from >= to) return false
      const lines = linesOf(game, seat, language, from)
      const scenes = game.steps.slice(from, to).map((step, index) => ({
        step,
        after: game.steps[from + index + 1]?.before ?? game.state,
        sentence: lines.flatMap(({ at, text }) => (at === from + index ? [text] : [])).join(' '),
      }))
      focused.current = document.activeElement
      skip()
      setShowing({ scenes, at: -1 })
      return true
    },
    [seat, language],
  )

  useEffect(() => {
    if (showing === undefined) return
    const { scenes, at } = showing
    const next = scenes[at + 1]
    const forward = () => {
      if (next === undefined) return stop()
      // In one go, so that flights start where things were and end where they are.
      flushSync(() => {
        show(next.step, seat)
        setShowing({ scenes, at: at + 1 })
      })
      hear(next.step, seat)
    }
    const timer = setTimeout(forward, timeFor(scenes[at], seat))
    return () => clearTimeout(timer)
  }, [showing, seat, stop])

  return { moment: momentOf(showing), start, stop }
}

function momentOf(showing: Showing | undefined): Moment | undefined {
  if (showing === undefined) return undefined
  const { scenes, at } = showing
  const [first] = scenes
  const state = scenes[at]?.after ?? first?.step.before
  if (state === undefined) return undefined
  // An action that has nothing to say leaves the sentence before it.
  const said = scenes.slice(0, at + 1).filter(scene => scene.sentence !== '')
  const sentence = said.at(-1)?.sentence ?? ''
  return { state, sentence, number: Math.max(1, at + 1), all: scenes.length }
}

/** Long enough to be seen and to be read. */
function timeFor(scene: Scene | undefined, seat: Seat | undefined): number {
  if (scene === undefined) return 400
  const reading = scene.sentence === '' ? 0 : Math.min(LONGEST, 500 + 18 * scene.sentence.length)
  return Math.max(150, reading, timeOf(flightsOf(scene.step, seat)))
}
