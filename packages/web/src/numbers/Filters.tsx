import { describeBot } from '@la-granja/text'
import type { Sitter } from '../game/game.ts'
import { Pick } from '../start/Choice.tsx'
import { useLanguage, useUi } from '../words.ts'
import type { Filter } from './filter.ts'
import type { Numbers } from './numbers.ts'

interface FiltersProps {
  /** Of all games, so that only what was played is offered. */
  readonly all: Numbers
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

export function Filters({ all, filter, onChange }: FiltersProps) {
  const { numbers: words, table } = useUi()
  const nameOf = useOpponentName()
  const any = { value: 'all', text: words.all } as const
  return (
    <fieldset className="numbers-filters">
      <legend className="shell-hidden">{words.which}</legend>
      <Pick<Filter['players']>
        label={words.players}
        value={filter.players}
        options={[any, ...all.byPlayers.map(({ key }) => ({ value: `${key}` as const, text: words.playing(key) }))]}
        onChange={players => onChange({ ...filter, players })}
      />
      <Pick<Filter['edition']>
        label={words.edition}
        value={filter.edition}
        options={[any, ...all.byEdition.map(({ key }) => ({ value: key, text: table.start.form.editions[key] }))]}
        onChange={edition => onChange({ ...filter, edition })}
      />
      <Pick<Filter['opponent']>
        label={words.opponents}
        value={filter.opponent}
        options={[any, ...all.byOpponent.map(({ key }) => ({ value: key, text: nameOf(key) }))]}
        onChange={opponent => onChange({ ...filter, opponent })}
      />
    </fieldset>
  )
}

export function useOpponentName(): (sitter: Sitter) => string {
  const { people } = useUi().numbers
  const language = useLanguage()
  return sitter => (sitter === 'person' ? people : describeBot(sitter, language).name)
}
