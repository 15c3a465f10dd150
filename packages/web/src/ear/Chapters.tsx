import './ear.css'
import type { PlayerView } from '@la-granja/engine'
import { useMemo } from 'react'
import { useLanguage } from '../words.ts'
import { Chapter } from './Parts.tsx'
import { pageOf } from './page.ts'

interface ChaptersProps {
  readonly view: PlayerView
  readonly names: readonly string[]
}

/** Everything that lies on the table, in words. */
export function Chapters({ view, names }: ChaptersProps) {
  const language = useLanguage()
  const sections = useMemo(() => pageOf({ view, names, language }), [view, names, language])
  return sections.map(section => <Chapter key={section.id} section={section} />)
}
