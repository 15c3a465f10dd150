import './learn.css'
import { useEffect, useMemo } from 'react'
import { follow } from '../game/guide.ts'
import { useTable } from '../game/store.ts'
import { Pointed } from '../hints/Pointed.tsx'
import { type Extras, ExtrasContext } from '../table/extras.ts'
import { Loading } from '../table/Lost.tsx'
import { Play } from '../table/Play.tsx'
import { useUi } from '../words.ts'
import { LESSON_GUIDE } from './guide.ts'
import { useLearning } from './kept.ts'
import { openLesson } from './open.ts'
import { LessonPanel } from './Panel.tsx'
import { pointedAt } from './pointed.ts'
import { standingOf, toldNow } from './progress.ts'
import { STEPS } from './steps.ts'
import { useInView } from './useInView.ts'

/** The guided first game: the table as it always is, with somebody who explains it. */
export function Learn() {
  const words = useUi().table.start
  const kept = useLearning(learning => learning.kept)
  useEffect(() => follow(LESSON_GUIDE), [])
  // Another language must not begin another lesson.
  useEffect(() => {
    void openLesson(words)
  }, [])
  const game = useTable(shown => (shown.game?.id === kept?.game ? shown.game : undefined))
  const read = STEPS.findIndex(({ id }) => id === kept?.read)
  const told = game === undefined ? 0 : toldNow(standingOf(game), read)
  const step = STEPS[told]
  const room = step?.room ?? 'farm'
  const at = game === undefined ? [] : pointedAt(game, step)
  useInView(at[0], told)
  const extras = useMemo((): Extras => ({ tabs: [], led: room, line: <LessonPanel told={told} /> }), [room, told])
  if (kept === undefined) return <Loading />
  return (
    <ExtrasContext value={extras}>
      <div className="learn">
        <Play key={kept.game} id={kept.game} />
        <Pointed at={at} />
      </div>
    </ExtrasContext>
  )
}
