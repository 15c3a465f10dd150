import './cards.css'
import { cardOf, GOODS, HARVEST, PHASES, partsOf } from '@la-granja/engine'
import { cardName, helperText, namesIn } from '@la-granja/text'
import { type ReactNode, useState } from 'react'
import { CardFace } from '../card/Card.tsx'
import { whenOf } from '../card/label.ts'
import { Icon } from '../draw/Icon.tsx'
import { oneOf } from '../farm/useFarm.ts'
import { useUi } from '../words.ts'
import { cardsLike, type Filters, isFiltered, NO_FILTERS } from './filters.ts'
import { useOpenBook } from './open.ts'
import { Heading, LeafLink } from './Prose.tsx'
import { cardPage } from './pages.ts'

/** All cards, or those that one looks for. */
export function Cards({ level = 1 }: { readonly level?: 1 | 2 }) {
  const { print, language } = useOpenBook()
  const words = useUi().book
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const { set } = partsOf(print)
  const shown = cardsLike(set, filters, language)
  return (
    <>
      <Heading level={level} className="book-title">
        {words.cards}
      </Heading>
      <p className="book-short">{words.cardsLead}</p>
      {level === 1 ? <FilterBar filters={filters} onChange={setFilters} /> : undefined}
      <p className="book-count" aria-live="polite">
        {shown.length === 0 ? words.noCards : words.cardsShown(shown.length, set.cards.length)}
      </p>
      <ul className="book-cards">
        {shown.map(({ number }) => (
          <li key={number}>
            <OneCard number={number} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OneCard({ number }: { readonly number: number }) {
  const { print, language } = useOpenBook()
  const name = cardName(number, print, language)
  return (
    <article className="book-card">
      <CardFace card={number} print={print} size="hand" />
      <div className="book-card-words">
        <LeafLink page={cardPage(number)} className="book-card-name">
          <span className="book-number">{number}</span> {name}
        </LeafLink>
        <p className="book-when">{whenOf(number, print, language)}</p>
        <p>{helperText(number, print, language)}</p>
        <Uses number={number} />
      </div>
    </article>
  )
}

/** The other three uses in words. */
function Uses({ number }: { readonly number: number }) {
  const { print, language } = useOpenBook()
  const names = namesIn(language)
  const { field, barrow, extension } = cardOf(print, number)
  return (
    <dl className="book-uses">
      <dt>{names.sides.field}</dt>
      <dd>{oneOf(names, field)}</dd>
      <dt>{names.sides.barrow}</dt>
      <dd>
        {barrow.goods.map(good => oneOf(names, good)).join(', ')}: {names.count(barrow.points, names.goods.point)}
      </dd>
      <dt>{names.sides.extension}</dt>
      <dd>{extension.map(icon => names.icons[icon]).join(', ')}</dd>
    </dl>
  )
}

interface FilterBarProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

function FilterBar({ filters, onChange }: FilterBarProps) {
  const words = useUi().book
  const { when } = useUi().farm
  const names = namesIn(useOpenBook().language)
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change })
  return (
    <search className="book-filters" aria-label={words.filters}>
      <input
        type="search"
        className="shell-input"
        aria-label={words.filterText}
        placeholder={words.filterText}
        value={filters.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Chips name={words.filterField} all={HARVEST} chosen={filters.fields} onChange={fields => set({ fields })}>
        {good => <GoodChip good={good} />}
      </Chips>
      <Chips name={words.filterBarrow} all={WANTED} chosen={filters.barrow} onChange={barrow => set({ barrow })}>
        {good => <GoodChip good={good} />}
      </Chips>
      <Chips name={words.filterIcon} all={ICONS} chosen={filters.icons} onChange={icons => set({ icons })}>
        {icon => (
          <>
            <Icon name={icon} size={18} />
            {names.icons[icon]}
          </>
        )}
      </Chips>
      <Chips name={words.filterPhase} all={WHEN} chosen={filters.phases} onChange={phases => set({ phases })}>
        {phase => (phase === 'any' || phase === 'end' ? when[phase] : names.phases[phase])}
      </Chips>
      <Chips name={words.filterLimit} all={LIMITS} chosen={filters.limits} onChange={limits => set({ limits })}>
        {limit => words.limits[limit]}
      </Chips>
      {isFiltered(filters) ? (
        <button type="button" className="shell-button" onClick={() => onChange(NO_FILTERS)}>
          {words.clearFilters}
        </button>
      ) : undefined}
    </search>
  )
}

// Every extension has the card sign, and no barrow wants a commodity: to ask for them would be no question.
const ICONS = ['income', 'delivery', 'pen'] as const
const WANTED = GOODS.filter(good => good !== 'commodity')
const WHEN = [...PHASES, 'any', 'end'] as const
const LIMITS = ['always', 'round'] as const

function GoodChip({ good }: { readonly good: (typeof GOODS)[number] }) {
  const names = namesIn(useOpenBook().language)
  return (
    <>
      <Icon name={good} size={18} />
      {oneOf(names, good)}
    </>
  )
}

interface ChipsProps<T> {
  readonly name: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly onChange: (chosen: readonly T[]) => void
  readonly children: (one: T) => ReactNode
}

function Chips<T extends string>({ name, all, chosen, onChange, children }: ChipsProps<T>) {
  const toggle = (one: T) => onChange(chosen.includes(one) ? chosen.filter(other => other !== one) : [...chosen, one])
  return (
    <fieldset className="book-chips">
      <legend>{name}</legend>
      {all.map(one => (
        <button
          key={one}
          type="button"
          className="book-chip"
          aria-pressed={chosen.includes(one)}
          onClick={() => toggle(one)}
        >
          {children(one)}
        </button>
      ))}
    </fieldset>
  )
}
