import './end.css'
import { type GameRecord, record, result, type Seat } from '@la-granja/engine'
import { lazy, Suspense, useContext } from 'react'
import { Button } from 'react-aria-components'
import { useLocation } from 'wouter'
import { Piece } from '../draw/Piece.tsx'
import { type LocalGame, save } from '../game/game.ts'
import { startGame, useTable } from '../game/store.ts'
import { downloadGame } from '../start/files.ts'
import { Panel } from '../start/Panel.tsx'
import { newSeed } from '../start/setup.ts'
import { useLanguage, useUi } from '../words.ts'
import { RoundLines, SourceBars } from './Charts.tsx'
import { ExtrasContext } from './extras.ts'
import { SourceTable } from './SourceTable.tsx'

const Past = lazy(() => import('../numbers/Past.tsx').then(({ Past }) => ({ default: Past })))

interface EndProps {
  readonly game: LocalGame
  readonly onClose: () => void
}

/** Who won, by what, and what to do next. */
export function End({ game, onClose }: EndProps) {
  const { table, replay, coach } = useUi()
  const { end } = table
  const language = useLanguage()
  const [, go] = useLocation()
  const seat = useTable(shown => shown.seat)
  const final = result(game.state)
  if (final === undefined) return undefined
  const nameOf = (seat: number) => game.names[seat] ?? ''
  const winners = final.winners.map(nameOf)
  const [best] = final.ranking
  const title = () => {
    if (final.ranking.length === 1) return end.solo(best?.points ?? 0)
    if (winners.length > 1) return end.shared(new Intl.ListFormat(language).format(winners))
    const alone = game.sitters.filter(sitter => sitter === 'person').length === 1
    return alone && game.sitters[final.winners[0] ?? 0] === 'person' ? end.wonYou : end.won(winners[0] ?? '')
  }
  const { leave, again } = useContext(ExtrasContext)
  const rematch = again ?? (() => go(`/play/${startGame(invitationAgain(game))}`))
  return (
    <Panel title={title()} onClose={onClose} wide>
      <ol className="table-ranking" aria-label={end.ranking}>
        {final.ranking.map(({ seat, rank, points, silver }) => (
          <li key={seat} data-won={rank === 1 || undefined}>
            <span className="table-rank">{end.place(rank)}</span>
            <Piece seat={seat} size={20} />
            <strong>{nameOf(seat)}</strong>
            <b>{end.points(points)}</b>
            <span className="shell-hint">{end.silver(silver)}</span>
          </li>
        ))}
      </ol>
      <Suspense fallback={<p className="table-end-past" />}>
        <Past game={game} />
      </Suspense>
      <h3 className="table-end-heading">{end.sources}</h3>
      <SourceBars ranking={final.ranking} names={game.names} />
      <SourceTable ranking={final.ranking} names={game.names} />
      <h3 className="table-end-heading">{end.rounds}</h3>
      <RoundLines game={game} />
      <div className="shell-buttons table-end-buttons">
        <Button className="shell-button" onPress={leave ?? (() => go('/'))}>
          {end.back}
        </Button>
        <Button className="shell-button" onPress={() => downloadGame(save(game, Date.now()))}>
          {end.save}
        </Button>
        <Button className="shell-button" onPress={onClose}>
          {end.look}
        </Button>
        <Button
          className="shell-button"
          onPress={() => go(`/replay/${game.id}${leave === undefined ? '' : '?online'}`)}
        >
          {replay.watchAgain}
        </Button>
        <Button className="shell-button" onPress={() => go(coachFor(game, leave !== undefined, seat))}>
          {coach.ask}
        </Button>
        {leave !== undefined && again === undefined ? undefined : (
          <Button className="shell-button" data-primary onPress={rematch}>
            {end.rematch}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Over the network the record does not tell who of them sits here. */
function coachFor({ id }: LocalGame, online: boolean, seat: Seat | undefined): string {
  return `/coach/${id}${online ? `?online&seat=${seat ?? 0}` : ''}`
}

/** The same table once more, with another deal. */
function invitationAgain({ state, sitters, names }: LocalGame) {
  const { players, edition, options, components }: GameRecord = record(state)
  const base = { seed: newSeed(), players, edition, options }
  return { game: components === undefined ? base : { ...base, components }, sitters, names }
}
