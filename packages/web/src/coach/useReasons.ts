import { learnCoach, type ReasonTexts } from '@la-granja/text'
import { useEffect, useState } from 'react'
import { useLanguage } from '../words.ts'

/** The coach's words in the language that is chosen, once they are here. */
export function useReasons(): ReasonTexts | undefined {
  const language = useLanguage()
  const [learnt, setLearnt] = useState<ReasonTexts>()
  useEffect(() => {
    let here = true
    learnCoach(language).then(
      reasons => here && setLearnt(reasons),
      // Without them the figures still tell which way is better.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [language])
  return learnt
}
