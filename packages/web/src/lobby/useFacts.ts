import type { Settings, TableLine } from '@la-granja/server/protocol'
import { describeBot } from '@la-granja/text'
import { useOnlineWords } from '../online/words.ts'
import { useLanguage, useUi } from '../words.ts'

export function usePaceText(): (pace: Settings['pace']) => string {
  const { paces } = useOnlineWords()
  return pace => {
    if (pace.kind === 'live') return paces.live(pace.minutes, pace.seconds)
    return pace.kind === 'days' ? paces.days(pace.days) : paces.none
  }
}

/** A table in a list, in words: who sits there, and what kind of table it is. */
export function useFacts(): (line: TableLine) => { readonly names: string; readonly facts: string } {
  const { lobby } = useOnlineWords()
  const { editions } = useUi().table.start.form
  const language = useLanguage()
  const paceText = usePaceText()
  return ({ seats, stage, edition, pace, rated, round, players }) => {
    const nameOf = ({ name, computer }: TableLine['seats'][number]) =>
      name ?? (computer === undefined ? undefined : describeBot(computer, language).name)
    const names = seats.flatMap(seat => nameOf(seat) ?? [])
    const free = players - names.length
    const facts = [
      stage === 'playing' ? lobby.round(round) : lobby.stages[stage],
      ...(stage === 'gathering' && free > 0 ? [lobby.free(free)] : []),
      editions[edition],
      paceText(pace),
      ...(rated ? [lobby.rated] : []),
    ]
    return { names: names.length === 0 ? lobby.alone : names.join(', '), facts: facts.join(' · ') }
  }
}
