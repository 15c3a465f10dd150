import type { Action, PlayerView } from '@la-granja/engine'
import { describeLine } from '@la-granja/text'
import { useLanguage } from '../words.ts'

/** The actions of a turn, one after the other. That the turn ends with them goes without saying. */
export function LineList({ line, view }: { readonly line: readonly Action[]; readonly view: PlayerView }) {
  const language = useLanguage()
  const said = line.length > 1 && line.at(-1)?.type === 'endTurn' ? line.slice(0, -1) : line
  return (
    <ol className="coach-line">
      {describeLine(said, view, language).map((label, index) => (
        <li key={index}>{label}</li>
      ))}
    </ol>
  )
}
