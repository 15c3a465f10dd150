import './table.css'
import './bar.css'
import './prompt.css'
import './side.css'
import './phone.css'
import './large.css'
import './scrolling.css'
import './short.css'
import type { Seat } from '@la-granja/engine'
import { Suspense, useCallback, useContext, useState } from 'react'
import { useLocation } from 'wouter'
import { ComeBack } from '../back/ComeBack.tsx'
import { BookOver } from '../book/BookOver.tsx'
import { pageNow } from '../book/now.ts'
import { openBook } from '../book/opened.ts'
import { useAfterPaint } from '../draw/afterPaint.ts'
import { TextTable } from '../ear/later.ts'
import { Spoken } from '../ear/Spoken.tsx'
import { useEar } from '../ear/useEar.ts'
import { FarmBoard } from '../farm/Farm.tsx'
import { factsOf } from '../farm/facts.ts'
import { FarmStrip } from '../farm/Strip.tsx'
import type { LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { useSettings } from '../game/settings.ts'
import { useTable } from '../game/store.ts'
import { Hints } from '../hints/Hints.tsx'
import { useTableKeys } from '../keys/useTableKeys.ts'
import { Flights } from '../motion/Flights.tsx'
import { End, Settings, Shortcuts } from '../start/later.ts'
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
import { Stuck, Trouble } from './Trouble.tsx'
import { useAgain } from './useAgain.ts'
import { useLocks } from './useLocks.ts'
import { type Prompt, usePrompt } from './usePrompt.ts'
import { useRoom } from './useRoom.ts'
import { RestingContext } from './useSpot.ts'

export type Room = 'village' | 'farm' | 'others' | 'log'
export type Opened = 'settings' | 'results' | 'keys'

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
  const stuck = useTable(shown => shown.stuck)
  const extras = useContext(ExtrasContext)
  const [room, setRoom] = useRoom(extras.led)
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
  const toBook = () => openBook(pageNow(view, prompt.task))
  useLocks(view)
  useTableKeys({ legal: prompt.legal, onRoom: setRoom, onList: () => open('keys'), onBook: toBook })

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
  const showFrom = useCallback(
    (from: number, to: number) => {
      setSide('log')
      setRoom(startAgain([from, to]) ? 'village' : 'log')
    },
    [startAgain],
  )
  const toStart = useCallback(() => go('/'), [go])
  const leave = extras.leave ?? toStart
  const close = () => open(undefined)
  const asText = useSettings(now => now.textTable)
  const ear = useEar({ game, view, prompt })
  // In words, everything that can be done stands below the sentence.
  const asked = asText ? { ...prompt, legal: [], buttons: [] } : prompt
  const line = <PromptLine game={game} view={view} prompt={asked} onResults={() => open('results')} />
  return (
    <RestingContext value={resting}>
      <main
        className="table"
        data-text={asText || undefined}
        data-room={room}
        data-players={view.table.players}
        inert={resting}
      >
        <h1 className="shell-hidden">{start.title}</h1>
        <TopBar
          game={resting ? { ...game, state } : game}
          view={view}
          onOpen={open}
          onAgain={asText ? ear.whatChanged : showAgain}
          onLeave={leave}
        />
        {notKept === undefined ? undefined : <Trouble game={game} reason={notKept} />}
        {stuck ? <Stuck /> : undefined}
        {extras.line}
        {asText ? (
          <>
            <Hints game={game} view={view} />
            <Suspense>
              <TextTable game={told} view={view} prompt={prompt} ear={ear} line={line} />
            </Suspense>
          </>
        ) : (
          <>
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
              <div className="hints-place">
                <Hints game={game} view={view} />
                <Tray view={view} prompt={prompt} />
              </div>
              {line}
              <RoomTabs room={room} onRoom={setRoom} alone={others.length === 0} />
            </div>
          </>
        )}
      </main>
      <Flights live={!resting} />
      <Spoken game={game} view={view} task={promptNow.task} />
      <BookOver table={view.table} />
      <ComeBack game={game} seat={seat} resting={resting} onShow={asText ? ear.whatChanged : showFrom} />
      {again.moment === undefined ? undefined : <AgainBar moment={again.moment} onStop={again.stop} />}
      <Suspense>
        {opened === 'settings' ? <Settings onClose={close} /> : undefined}
        {opened === 'keys' ? <Shortcuts onClose={close} onBook={toBook} /> : undefined}
        {opened === 'results' && over && !resting ? <End game={game} onClose={close} /> : undefined}
      </Suspense>
    </RestingContext>
  )
}
