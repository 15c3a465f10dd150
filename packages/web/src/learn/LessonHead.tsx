import { useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../draw/Icon.tsx'
import { useUi } from '../words.ts'
import { keepLesson } from './kept.ts'
import { restartLesson } from './open.ts'
import { STEPS } from './steps.ts'

/** How far the lesson has come, and how to begin again or stop. */
export function LessonHead({ told }: { readonly told: number }) {
  const { learn, table } = useUi()
  const [, go] = useLocation()
  const [open, setOpen] = useState(false)
  const leave = () => {
    keepLesson(undefined)
    go('/')
  }
  return (
    <header className="learn-head">
      <span className="learn-part">{learn.part(Math.min(told + 1, STEPS.length), STEPS.length)}</span>
      <progress className="learn-bar" max={STEPS.length} value={told} aria-hidden="true" />
      <button
        type="button"
        className="shell-tool"
        aria-label={learn.more}
        title={learn.more}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" size={16} />
      </button>
      {open ? (
        <div className="learn-more">
          <button type="button" className="shell-button" onClick={() => restartLesson(table.start)}>
            {learn.again}
          </button>
          <button type="button" className="shell-button" onClick={leave}>
            {learn.leave}
          </button>
        </div>
      ) : undefined}
    </header>
  )
}
