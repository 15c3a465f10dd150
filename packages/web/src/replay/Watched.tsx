import '../table/table.css'
import '../table/bar.css'
import '../table/prompt.css'
import '../table/side.css'
import '../table/phone.css'
import '../table/large.css'
import '../table/scrolling.css'
import '../table/short.css'
import type { Seat } from '@la-granja/engine'
import { type MouseEvent, Suspense, useState } from 'react'
import { Chapters } from '../ear/later.ts'
import { FarmBoard } from '../farm/Farm.tsx'
import { factsOf } from '../farm/facts.ts'
import { FarmStrip } from '../farm/Strip.tsx'
import type { LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { useSettings } from '../game/settings.ts'
import { Flights } from '../motion/Flights.tsx'
import { isCovered } from '../table/Forecast.tsx'
import { Hand } from '../table/Hand.tsx'
import { RoomTabs } from '../table/RoomTabs.tsx'
import type { Room } from '../table/Table.tsx'
import { RestingContext } from '../table/useSpot.ts'
import { Village } from '../village/Village.tsx'
import { useUi } from '../words.ts'
import { Controls } from './Controls.tsx'
import { EyesChoice } from './EyesChoice.tsx'
import { type Eyes, eyesIn } from './eyes.ts'
import { OpenHands } from './OpenHands.tsx'
import { PlayOn } from './PlayOn.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { ReplayLog } from './ReplayLog.tsx'
import { Said } from './Said.tsx'
import { stateAt } from './stops.ts'
import { Timeline } from './Timeline.tsx'
import { useMoment } from './useMoment.ts'
import { useReplayKeys } from './useReplayKeys.ts'

interface WatchedProps {
  readonly game: LocalGame
  readonly online: boolean
}

/** The table at one moment of the game. It is drawn as when it was played, but nothing on it can be touched. */
export function Watched({ game, online }: WatchedProps) {
  const { table: words, replay } = useUi()
  const [room, setRoom] = useState<Room>('village')
  const seats = eyesIn(game)
  const { over } = game.state.table
  const [eyes, setEyes] = useState<Eyes>(() => ({ seat: firstEyes(game, seats), open: false }))
  const moment = useMoment(game, eyes)
  useReplayKeys(moment)
  const asText = useSettings(now => now.textTable)

  const { at, last } = moment
  const state = stateAt(game, at)
  const view = seenBy(state, eyes.seat)
  const own = view.seat ?? 0
  const farm = view.seat === undefined ? { ...view, seat: own } : view
  const all = game.names.map((_, seat) => seat as Seat)
  const others = all.filter(seat => seat !== own)
  const final = seenBy(game.state, eyes.seat)
  const { names } = game
  return (
    <RestingContext value={true}>
      <main
        className="table replay"
        data-text={asText || undefined}
        data-room={room}
        data-players={view.table.players}
        onClickCapture={leaveAlone}
        onDragStartCapture={event => event.preventDefault()}
      >
        <h1 className="shell-hidden">{replay.title}</h1>
        <ReplayBar game={game} state={state} view={view} at={at} online={online} />
        {asText ? (
          <div className="ear">
            <Suspense>
              <Chapters view={view} names={names} />
            </Suspense>
          </div>
        ) : (
          <>
            <section className="table-others" aria-label={words.rooms.otherFarms}>
              {others.map(other => (
                <div key={other} className="table-strip" data-farm={other}>
                  <FarmStrip
                    {...factsOf(view, other)}
                    name={names[other] ?? ''}
                    active={view.table.waiting.includes(other)}
                  />
                </div>
              ))}
            </section>
            <div className="table-centre">
              <div className="table-village">
                <Village view={view} names={names} />
              </div>
              <div className="table-farm" data-farm={own}>
                <FarmBoard view={farm} />
              </div>
            </div>
          </>
        )}
        <div className="table-right">
          <EyesChoice eyes={eyes} seats={seats} names={names} over={over} onEyes={setEyes} />
          {asText && !eyes.open ? undefined : (
            <section
              className="table-hand"
              aria-label={eyes.open ? replay.allHands : replay.handOf(names[own] ?? '')}
              data-hand={view.seat}
            >
              {eyes.open ? <OpenHands state={state} names={names} /> : <Hand view={view} />}
            </section>
          )}
          <div className="table-side">
            <div className="table-side-tabs">
              <ReplayLog game={game} eyes={eyes} at={at} onJump={moment.jump} />
            </div>
          </div>
        </div>
        <div className="table-dock">
          <div className="replay-dock">
            <Controls moment={moment} />
            <Timeline game={game} moment={moment} seats={all.filter(seat => !isCovered(final, seat))} />
            <p className="replay-count">{replay.count(at, last)}</p>
            <PlayOn game={game} at={at} over={state.table.over} taking={online ? own : undefined} />
          </div>
          <RoomTabs room={room} onRoom={setRoom} alone={others.length === 0} />
        </div>
      </main>
      <Said game={game} eyes={eyes} at={at} quiet={moment.playing} />
      <Flights live={false} />
    </RestingContext>
  )
}

/** A person of this device sees their own game first. */
function firstEyes({ sitters }: LocalGame, seats: readonly (Seat | undefined)[]): Seat | undefined {
  return seats.find(seat => seat !== undefined && sitters[seat] === 'person') ?? seats[0]
}

/** What could be touched then is not to be touched now. */
function leaveAlone(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.spot') !== null) event.stopPropagation()
}
