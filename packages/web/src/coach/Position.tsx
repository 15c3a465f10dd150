import '../table/table.css'
import '../table/bar.css'
import '../table/prompt.css'
import '../table/side.css'
import '../table/phone.css'
import '../table/large.css'
import '../table/scrolling.css'
import type { PlayerView, Seat } from '@la-granja/engine'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { FarmBoard } from '../farm/Farm.tsx'
import { factsOf } from '../farm/facts.ts'
import { FarmStrip } from '../farm/Strip.tsx'
import { Hand } from '../table/Hand.tsx'
import { Progress } from '../table/TopBar.tsx'
import { RestingContext } from '../table/useSpot.ts'
import { Village } from '../village/Village.tsx'
import { useUi } from '../words.ts'

/** On a phone there is one room at a time; what happened before is no part of the question. */
const ROOMS = ['village', 'farm', 'others'] as const
type Room = (typeof ROOMS)[number]

interface PositionProps {
  readonly view: PlayerView
  readonly names: readonly string[]
  readonly title: string
  /** At the end of the bar. */
  readonly tools: ReactNode
  /** Beside the board; below it on a phone. */
  readonly children: ReactNode
}

/** The table as a player saw it then. Nothing on it can be touched. */
export function Position({ view, names, title, tools, children }: PositionProps) {
  const { rooms } = useUi().table
  const [room, setRoom] = useState<Room>('farm')
  const { round, step, over, players, waiting } = view.table
  const own = view.seat ?? 0
  const others = names.map((_, seat) => seat as Seat).filter(seat => seat !== own)
  return (
    <RestingContext value={true}>
      <main
        className="table coach-position"
        data-room={room}
        data-players={players}
        onClickCapture={leaveAlone}
        onDragStartCapture={event => event.preventDefault()}
      >
        <h1 className="shell-hidden">{title}</h1>
        <header className="table-bar">
          <Progress round={round} step={step} over={over} />
          <div className="table-tools">{tools}</div>
        </header>
        <section className="table-others" aria-label={rooms.otherFarms}>
          {others.map(other => (
            <div key={other} className="table-strip" data-farm={other}>
              <FarmStrip {...factsOf(view, other)} name={names[other] ?? ''} active={waiting.includes(other)} />
            </div>
          ))}
        </section>
        <div className="table-centre">
          <div className="table-village">
            <Village view={view} names={names} />
          </div>
          <div className="table-farm" data-farm={own}>
            <FarmBoard view={view} />
          </div>
        </div>
        <div className="table-right">
          <section className="table-hand" aria-label={rooms.hand} data-hand={view.seat}>
            <Hand view={view} />
          </section>
          <div className="coach-beside">{children}</div>
        </div>
        <div className="table-dock">
          <nav className="table-tabs" aria-label={rooms.tabs}>
            {ROOMS.filter(one => one !== 'others' || others.length > 0).map(one => (
              <button
                key={one}
                type="button"
                className="table-tab"
                aria-current={room === one ? 'page' : undefined}
                onClick={() => setRoom(one)}
              >
                {rooms[one]}
              </button>
            ))}
          </nav>
        </div>
      </main>
    </RestingContext>
  )
}

/** What could be touched then is not to be touched now. */
function leaveAlone(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.spot') !== null) event.stopPropagation()
}
