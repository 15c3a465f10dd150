import type { PlayerView, Seat } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { pointsShown } from '../farm/facts.ts'
import { useUi } from '../words.ts'
import type { Span } from './BackPanel.tsx'
import { glanceAt, type Speaker } from './sentences.ts'
import type { Did } from './since.ts'

interface GlancesProps {
  readonly players: readonly Did[]
  readonly reader: Seat
  readonly span: Span
  readonly view: PlayerView
  readonly speaker: Speaker
}

/** Everybody who acted, with what they did and what it brought them. */
export function Glances({ players, reader, span, view, speaker }: GlancesProps) {
  const words = useUi().back
  return (
    <ul className="back-players">
      {players.map(did => {
        const facts = glanceAt(did, words, speaker)
        return (
          <li key={did.seat}>
            <p className="back-name">
              <Piece seat={did.seat} size={14} />
              <b>{speaker.who(did.seat)}</b>
              {did.seat === reader ? undefined : <Changes span={span} view={view} seat={did.seat} />}
            </p>
            {facts.length === 0 ? <p className="shell-hint">{words.nothing}</p> : undefined}
            <dl>
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

interface ChangesProps {
  readonly span: Span
  readonly view: PlayerView
  readonly seat: Seat
}

/** Points, silver and place in the turn order, where they are others than before. */
export function Changes({ span: { before, after }, view, seat }: ChangesProps) {
  const words = useUi().back
  const [then, now] = [before?.farms[seat], after.farms[seat]]
  if (before === undefined || then === undefined || now === undefined) return undefined
  const covered = pointsShown(view, seat) === undefined
  const place = (order: readonly Seat[]) => order.indexOf(seat) + 1
  const all = [
    { label: words.points, icon: 'point', from: covered ? 0 : then.points, to: covered ? 0 : now.points },
    { label: words.silver, icon: 'silver', from: then.silver, to: now.silver },
    { label: words.place, icon: 'person', from: place(before.order), to: place(after.order) },
  ] as const
  const changed = all.filter(({ from, to }) => from !== to)
  if (changed.length === 0) return undefined
  return (
    <span className="back-changes">
      {changed.map(({ label, icon, from, to }) => (
        <span key={label} title={label}>
          <Icon name={icon} size={16} title={label} />
          {words.change(from, to)}
        </span>
      ))}
    </span>
  )
}
