import { result } from '@la-granja/engine'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isOfADay } from '../daily/days.ts'
import type { LocalGame } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { me } from '../online/me.ts'
import { useUi } from '../words.ts'
import { knownFacts } from './cache.ts'
import { type GameFacts, seatOf } from './facts.ts'
import { deviceFacts } from './gather.ts'
import { numbersOf } from './numbers.ts'
import { useFormat } from './useFormat.ts'

/** At the end of a game: how it compares with one's own games of the same kind, in one line. */
export function Past({ game }: { readonly game: LocalGame }) {
  const { numbers: words, daily } = useUi()
  const { average } = useFormat()
  const before = useGamesBefore(game)
  const points = useOwnPoints(game)
  if (points === undefined) return undefined
  const counted = before === undefined ? undefined : numbersOf(before)
  const line = () => {
    if (counted === undefined) return undefined
    if (counted.games === 0) return words.end.first
    const [by, usual] = [average(Math.abs(points - counted.points)), average(counted.points)]
    if (by === average(0)) return words.end.level(usual, counted.games)
    const said = points > counted.points ? words.end.above : words.end.below
    const best = points > counted.best ? ` ${words.end.best}` : ''
    return said(by, usual, counted.games) + best
  }
  return (
    <p className="table-end-past">
      <span role="status">{line()}</span>
      <Link href="/numbers">{words.title}</Link>
      {isOfADay(game.id) ? <Link href="/daily">{daily.results}</Link> : undefined}
    </p>
  )
}

/** Earlier games with as many players and of the same edition; online nobody tells when a game was begun. */
function useGamesBefore({ id, state, begun }: LocalGame): readonly GameFacts[] | undefined {
  const [before, setBefore] = useState<readonly GameFacts[]>()
  const { players, edition } = state.table
  useEffect(() => {
    let here = true
    const look = async () => {
      const person = me()
      const [device, online] = await Promise.all([
        deviceFacts(() => !here).catch(() => []),
        person === undefined ? undefined : knownFacts(person.id),
      ])
      const alike = [...device, ...[...(online?.values() ?? [])].map(({ facts }) => facts)].filter(
        facts =>
          facts.id !== id &&
          (begun === 0 || facts.at < begun) &&
          facts.farms.length === players &&
          facts.edition === edition,
      )
      if (here) setBefore(alike)
    }
    void look()
    return () => {
      here = false
    }
  }, [id, begun, players, edition])
  return before
}

/** Nothing for those who only looked on. */
function useOwnPoints(game: LocalGame): number | undefined {
  const online = useTable(({ keeper }) => keeper !== undefined)
  const looking = useTable(({ seat }) => seat)
  const mine = online ? looking : seatOf(game)
  return result(game.state)?.ranking.find(({ seat }) => seat === mine)?.points
}
