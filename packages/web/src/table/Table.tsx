import './table.css'
import './bar.css'
import './prompt.css'
import './side.css'
import './sizes.css'
import type { Seat } from '@la-granja/engine'
import { Suspense, useCallback, useContext, useState } from 'react'
import { useLocation } from 'wouter'
import { BookOver } from '../book/BookOver.tsx'
import { useAfterPaint } from '../draw/afterPaint.ts'
import { FarmBoard } from '../farm/Farm.tsx'
import { factsOf } from '../farm/facts.ts'
import { FarmStrip } from '../farm/Strip.tsx'
import type { LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { useTable } from '../game/store.ts'
import { Flights } from '../motion/Flights.tsx'
import { End, Settings } from '../start/later.ts'
import { Village } from '../village/Village.tsx'
import { useUi } from '../words.ts'
import { AgainBar } from './Again.tsx'
import { Curtain } from './Curtain.tsx'
import { ExtrasContext } from './extras.ts'
import { Hand } from './Hand.tsx'
import { PromptLine, Tray } from './PromptLine.tsx'
import { RoomTabs } from './RoomTabs.tsx'
import { Side, type SideTab } from './Side.tsx'
import { TopBar } from './TopBar.tsx'
import { Trouble } from './Trouble.tsx'
import { useAgain } from './useAgain.ts'
import { type Prompt, usePrompt } from './usePrompt.ts'
import { RestingContext } from './useSpot.ts'
import { useTableKeys } from './useTableKeys.ts'

export type Room = 'village' | 'farm' | 'others' | 'log'
export type Opened = 'settings' | 'results'

const NOTHING_ASKED: Prompt = { task: undefined, legal: [], buttons: [], listed: [] }

export function Table({ game }: { readonly game: LocalGame }) {
  const seat = useTable(shown => shown.seat)
  const curtain = useTable(shown => shown.curtain)
  if (curtain && seat !== undefined && !game.state.table.over)
    return <Curtain name={game.names[seat] ?? ''} seat={seat} />
  return <Laid game={game} seat={seat} />
}

function Laid({ game, seat }: { readonly game: LocalGame; readonly seat: Seat | undefined }) {
  const { rooms, start } = useUi().table
  const [, go] = useLocation()
  const notKept = useTable(shown => shown.notKept)
  const [room, setRoom] = useState<Room>('village')
  const [side, setSide] = useState<SideTab>('log')
  const [marked, setMarked] = useState(0)
  const { over } = game.state.table
  const [opened, open] = useState<Opened | undefined>(over ? 'results' : undefined)
  const [wasOver, setWasOver] = useState(over)
  // The results come up by themselves, once.
  if (over !== wasOver) {
    setWasOver(over)
    if (over) open('results')
  }
  const again = useAgain(seat)
  const resting = again.moment !== undefined
  const state = again.moment?.state ?? game.state
  const view = seenBy(state, seat)
  const promptNow = usePrompt(view)
  const prompt = resting ? NOTHING_ASKED : promptNow
  useTableKeys(prompt.legal)

  // Somebody who only looks on sees the farm of the first seat, without its hand.
  const own = view.seat ?? 0
  const shown = view.seat === undefined ? { ...view, seat: own } : view
  const others = game.names.map((_, other) => other as Seat).filter(other => other !== own)
  // The board is what somebody waits for who has touched it; the log may come a moment later.
  const told = useAfterPaint(game)
  const { start: startAgain } = again
  const showAgain = useCallback(() => {
    setSide('log')
    setMarked(count => count + 1)
    setRoom(startAgain() ? 'village' : 'log')
  }, [startAgain])
  const extras = useContext(ExtrasContext)
  const toStart = useCallback(() => go('/'), [go])
  const leave = extras.leave ?? toStart
  const close = () => open(undefined)
  return (
    <RestingContext value={resting}>
      <main className="table" data-room={room} data-players={view.table.players} inert={resting}>
        <h1 className="shell-hidden">{start.title}</h1>
        <TopBar
          game={resting ? { ...game, state } : game}
          view={view}
          onOpen={open}
          onAgain={showAgain}
          onLeave={leave}
        />
        {notKept === undefined ? undefined : <Trouble game={game} reason={notKept} />}
        {extras.line}
        <section className="table-others" aria-label={rooms.otherFarms}>
          {others.map(other => (
            <div key={other} className="table-strip" data-farm={other}>
              <FarmStrip
                {...factsOf(view, other)}
                name={game.names[other] ?? ''}
                active={view.table.waiting.includes(other)}
              />
            </div>
          ))}
        </section>
        <div className="table-centre">
          <div className="table-village">
            <Village view={view} names={game.names} />
          </div>
          <div className="table-farm" data-farm={own}>
            <FarmBoard view={shown} />
          </div>
        </div>
        <div className="table-right">
          <section className="table-hand" aria-label={rooms.hand} data-hand={view.seat}>
            <Hand view={view} />
          </section>
          <section className="table-side" aria-label={rooms.side}>
            <Side game={told} seat={view.seat} tab={side} onTab={setSide} again={marked} onAgain={showAgain} />
          </section>
        </div>
        <div className="table-dock">
          <Tray view={view} prompt={prompt} />
          <PromptLine game={game} view={view} prompt={prompt} onResults={() => open('results')} />
          <RoomTabs room={room} onRoom={setRoom} alone={others.length === 0} />
        </div>
      </main>
      <Flights live={!resting} />
      <BookOver table={view.table} />
      {again.moment === undefined ? undefined : <AgainBar moment={again.moment} onStop={again.stop} />}
      <Suspense>
        {opened === 'settings' ? <Settings onClose={close} /> : undefined}
        {opened === 'results' && over && !resting ? <End game={game} onClose={close} /> : undefined}
      </Suspense>
    </RestingContext>
  )
}
