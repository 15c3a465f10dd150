import './numbers.css'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { leaveGame } from '../game/store.ts'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { Filters } from './Filters.tsx'
import { EVERYTHING, matches } from './filter.ts'
import { numbersOf } from './numbers.ts'
import { Part } from './Part.tsx'
import { Sums } from './Sums.tsx'
import { useFacts } from './useFacts.ts'

/** What one's finished games add up to. */
export function NumbersPage() {
  const { numbers: words, daily } = useUi()
  const { facts, ratings, state, partial } = useFacts()
  const [filter, setFilter] = useState(EVERYTHING)
  const all = useMemo(() => numbersOf(facts), [facts])
  const some = useMemo(
    () => (filter === EVERYTHING ? all : numbersOf(facts.filter(game => matches(filter, game)))),
    [all, facts, filter],
  )
  // Nobody goes on thinking at a table that was left.
  useEffect(leaveGame, [])
  return (
    <main className="numbers">
      <header className="numbers-head">
        <h1>{words.title}</h1>
        <nav className="numbers-links">
          <Link className="shell-button" href="/daily">
            {daily.link}
          </Link>
          <Link className="shell-button" href="/">
            <Sign name="back" size={16} />
            {words.back}
          </Link>
        </nav>
      </header>
      {all.games === 0 ? (
        <Nothing state={state} />
      ) : (
        <>
          <Filters all={all} filter={filter} onChange={setFilter} />
          {some.games === 0 ? <p role="status">{words.noneSuch}</p> : <Sums numbers={some} ratings={ratings} />}
        </>
      )}
      {partial ? (
        <p className="numbers-partial" role="status">
          {words.partial}
        </p>
      ) : undefined}
      <p className="numbers-note">{words.whose}</p>
    </main>
  )
}

function Nothing({ state }: { readonly state: ReturnType<typeof useFacts>['state'] }) {
  const words = useUi().numbers
  if (state === 'looking') return <p role="status">{words.looking}</p>
  if (state === 'blocked') return <p role="status">{words.blocked}</p>
  return (
    <Part title={words.none}>
      <p>{words.noneHint}</p>
    </Part>
  )
}
