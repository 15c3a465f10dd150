import type { PlayerView, Task } from '@la-granja/engine'
import { describeTask } from '@la-granja/text'
import { useEffect, useRef } from 'react'
import { afterPaint } from '../draw/afterPaint.ts'
import type { LocalGame } from '../game/game.ts'
import { useSettings } from '../game/settings.ts'
import { useLanguage } from '../words.ts'
import { newsSince } from './news.ts'
import { say, useSaid } from './said.ts'

interface SpokenProps {
  readonly game: LocalGame
  readonly view: PlayerView
  readonly task: Task | undefined
}

/** Reads out what the others did, and what is asked now. Nothing of it is seen. */
export function Spoken({ game, view, task }: SpokenProps) {
  const language = useLanguage()
  const detail = useSettings(now => now.detail)
  const { text, times } = useSaid()
  const told = useRef(game.steps.length)
  const asked = useRef('')
  useEffect(() => {
    let here = true
    // Finding the words must not hold up the board. What was not yet said when more happens is said with that.
    afterPaint(() => {
      if (!here) return
      const news = newsSince(game, view.seat, told.current, detail, language)
      told.current = news.upTo
      const sentence = task === undefined ? '' : describeTask(task, view, language)
      const fresh = sentence === asked.current ? '' : sentence
      asked.current = sentence
      say([news.text, fresh].filter(part => part !== '').join(' '))
    })
    return () => {
      here = false
    }
  }, [game, view, task, detail, language])
  return (
    <div className="shell-hidden" aria-live="polite">
      <p key={times}>{text}</p>
    </div>
  )
}
