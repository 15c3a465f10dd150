import { LAST_ROUND } from '@la-granja/engine'
import { beginOf, challengeOf, endOf } from '@la-granja/server/protocol'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../draw/Icon.tsx'
import { startGame } from '../game/store.ts'
import { useTrouble } from '../lobby/useTrouble.ts'
import { ensureMe, useMe } from '../online/me.ts'
import { useLanguage, useUi } from '../words.ts'
import { keepDay } from './days.ts'
import type { DailyNow } from './useDaily.ts'

/** The game of today: what it is, how far one is with it, and what to do next. */
export function Today({ now }: { readonly now: DailyNow }) {
  const { daily: words, table } = useUi()
  const { form } = table.start
  const language = useLanguage()
  const [, go] = useLocation()
  const { day, counted } = now
  const { edition, options } = challengeOf(day)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(beginOf(day))
  const begin = (counts: boolean) => {
    const id = startGame({ game: challengeOf(day), sitters: ['person'], names: [table.start.you] })
    if (counts) keepDay(day, { game: id, state: 'open' })
    go(`/play/${id}`)
  }
  const entered = now.today?.mine !== undefined
  const open = !entered && counted?.at === 'none'
  return (
    <section className="daily-today">
      <h2>
        <time dateTime={day}>{date}</time>
      </h2>
      <p className="daily-game">
        <span>{form.editions[edition]}</span>
        {options.extraDeliveriesUpFront === true ? <span>{form.extraDeliveriesUpFront}</span> : undefined}
      </p>
      <p>{words.about}</p>
      <State now={now} />
      <div className="daily-buttons">
        {open ? (
          <button type="button" className="shell-button daily-play" data-primary onClick={() => begin(true)}>
            <Icon name="play" size={22} />
            <span>
              {words.play}
              <small>{words.playLine}</small>
            </span>
          </button>
        ) : undefined}
        {counted?.at === 'running' && !entered ? (
          <button
            type="button"
            className="shell-button daily-play"
            data-primary
            onClick={() => go(`/play/${counted.id}`)}
          >
            <Icon name="play" size={22} />
            <span>
              {words.goOn}
              <small>{table.start.games.round(counted.round, LAST_ROUND)}</small>
            </span>
          </button>
        ) : undefined}
        {counted === undefined || open || (counted.at === 'running' && !entered) ? undefined : (
          <button type="button" className="shell-button" onClick={() => begin(false)}>
            {words.practise}
          </button>
        )}
      </div>
      <Next day={day} />
    </section>
  )
}

function Next({ day }: { readonly day: string }) {
  const words = useUi().daily
  const left = Math.max(0, endOf(day) - Date.now())
  const relative = new Intl.RelativeTimeFormat(useLanguage(), { numeric: 'always' })
  const hours = Math.round(left / 3_600_000)
  const time = hours > 0 ? relative.format(hours, 'hour') : relative.format(Math.ceil(left / 60_000), 'minute')
  return <p className="shell-hint">{words.next(time)}</p>
}

/** What became of one's own game. */
function State({ now }: { readonly now: DailyNow }) {
  const { daily: words, online } = useUi()
  const me = useMe(known => known.me)
  const { counted, kept, today, state, error } = now
  const own = today?.mine
  if (own !== undefined)
    return (
      <p className="daily-own" role="status">
        <strong>{words.result(own.points)}</strong> {words.place(own.rank, today?.count ?? 0)}
      </p>
    )
  if (counted?.at === 'gone') return <p role="status">{words.gone}</p>
  if (counted?.at !== 'over') return undefined
  const reason = kept?.why === undefined ? undefined : words.refused[kept.why]
  const trouble = error === 'unknownKey' ? online.sorry.unknownKey : reason
  const waiting = state === 'looking' ? words.entering : words.waits
  return (
    <div className="daily-own">
      <p role="status">
        <strong>{words.result(counted.points)}</strong>
      </p>
      {trouble !== undefined ? (
        <p role="alert">{trouble}</p>
      ) : me === undefined && state === 'ready' ? (
        <Enter />
      ) : kept?.state === 'open' ? (
        <p className="shell-hint">{waiting}</p>
      ) : undefined}
    </div>
  )
}

/** A name is all that it takes: the rest happens once there is one. */
function Enter() {
  const { daily: words, online } = useUi()
  const [name, setName] = useState('')
  const trouble = useTrouble()
  const enter = async (event: SubmitEvent) => {
    event.preventDefault()
    const person = await ensureMe(name)
    if ('error' in person) trouble.answer(person.error)
  }
  return (
    <form className="daily-enter" onSubmit={event => void enter(event)}>
      <label>
        <span className="shell-label">{online.me.name}</span>
        <input
          className="shell-input"
          value={name}
          required
          maxLength={30}
          placeholder={online.me.nameHint}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="shell-button" data-primary>
        {words.enter}
      </button>
      {trouble.text === undefined ? undefined : <p role="alert">{trouble.text}</p>}
    </form>
  )
}
