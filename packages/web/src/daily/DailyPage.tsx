import './daily.css'
import { beginOf } from '@la-granja/server/protocol'
import { Link } from 'wouter'
import { Sign } from '../start/Sign.tsx'
import { useLanguage, useUi } from '../words.ts'
import { Results } from './Results.tsx'
import { Today } from './Today.tsx'
import { useDaily } from './useDaily.ts'

/** The same solo game for everybody, a new one every day. */
export function DailyPage() {
  const { daily: words, numbers } = useUi()
  const now = useDaily()
  const dates = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  const { state, today, yesterday, mine, late } = now
  return (
    <main className="daily">
      <header className="daily-head">
        <h1>{words.title}</h1>
        {mine === undefined || mine.streak < 2 ? undefined : (
          <p className="daily-streak">{words.streak(mine.streak)}</p>
        )}
        <nav className="daily-links">
          <Link className="shell-button" href="/numbers">
            {words.numbers}
          </Link>
          <Link className="shell-button" href="/">
            <Sign name="back" size={16} />
            {numbers.back}
          </Link>
        </nav>
      </header>
      <div className="daily-page">
        <Today now={now} />
        <div className="daily-tables">
          {late.map(day => (
            <p key={day} role="status">
              {words.late(dates.format(beginOf(day)))}
            </p>
          ))}
          {state === 'offline' ? (
            <p className="daily-offline" role="status">
              {words.offline}
            </p>
          ) : undefined}
          {today === undefined ? undefined : <Results title={words.today} table={today} empty={words.empty} />}
          {yesterday === undefined ? undefined : (
            <Results title={words.yesterday} table={yesterday} empty={words.nobody} />
          )}
        </div>
      </div>
    </main>
  )
}
