import { type Lesson, lessonIn } from '@la-granja/text'
import { useEffect, useState } from 'react'
import { useLanguage } from '../words.ts'

/** The sentences of the lesson, once they are fetched. */
export function useLessonText(): Lesson | undefined {
  const language = useLanguage()
  const [lesson, setLesson] = useState<Lesson>()
  useEffect(() => {
    let here = true
    // Without a network the sentences that are there stay.
    lessonIn(language).then(
      fetched => here && setLesson(fetched),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [language])
  return lesson
}
