import type { Seat } from '@la-granja/engine'
import { type KeyboardEvent, useContext, useRef } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import type { LocalGame } from '../game/game.ts'
import { PictureTool } from '../pictures/PictureTool.tsx'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { ExtrasContext, type ExtraTab } from './extras.ts'
import { Forecast } from './Forecast.tsx'
import { Log } from './Log.tsx'

const TABS = ['log', 'forecast'] as const
/** Or one of the extras, by its name. */
export type SideTab = string

interface SideProps {
  readonly game: LocalGame
  readonly seat: Seat | undefined
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
  readonly again: number
  readonly onAgain: () => void
}

export const Side = drawOnChange(function Side({ game, seat, tab, onTab, again, onAgain }: SideProps) {
  const { log } = useUi().table
  const { tabs } = useContext(ExtrasContext)
  const extra = tabs.find(({ id }) => id === tab)
  return (
    <div className="table-side-tabs">
      <div className="table-side-head">
        <TabList tab={tab} onTab={onTab} extra={tabs} />
        <span className="table-side-gap" />
        <PictureTool game={game} at={game.steps.length} />
        <button type="button" className="shell-tool" aria-label={log.again} title={log.again} onClick={onAgain}>
          <Sign name="again" />
        </button>
      </div>
      <div id="side-panel" className="table-side-panel" role="tabpanel" aria-labelledby={`side-${tab}`}>
        {tab === 'log' ? <Log game={game} seat={seat} again={again} /> : undefined}
        {tab === 'forecast' ? <Forecast game={game} seat={seat} /> : undefined}
        {extra?.body}
      </div>
    </div>
  )
})

interface TabListProps extends Pick<SideProps, 'tab' | 'onTab'> {
  readonly extra: readonly ExtraTab[]
}

/** Arrow keys go from tab to tab, as everywhere. */
const TabList = drawOnChange(function TabList({ tab, onTab, extra }: TabListProps) {
  const { rooms, log, forecast } = useUi().table
  const list = useRef<HTMLDivElement>(null)
  const signs = { log: 'log', forecast: 'chart' } as const
  const titles = { log: log.title, forecast: forecast.title }
  const usual = TABS.map(id => ({ id, title: titles[id], sign: signs[id], fresh: undefined }))
  const all = [...usual, ...extra.map(one => ({ ...one, sign: undefined }))]
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (all.findIndex(({ id }) => id === tab) + step + all.length) % all.length
    onTab(all[next]?.id ?? tab)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} className="table-side-list" role="tablist" aria-label={rooms.side} onKeyDown={press}>
      {all.map(({ id, title, sign, fresh }) => (
        <button
          key={id}
          id={`side-${id}`}
          type="button"
          role="tab"
          className="table-side-tab"
          aria-selected={id === tab}
          aria-controls="side-panel"
          tabIndex={id === tab ? 0 : -1}
          data-fresh={fresh !== undefined || undefined}
          onClick={() => onTab(id)}
        >
          {sign === undefined || extra.length > 0 ? undefined : <Icon name={sign} size={16} />}
          {title}
          {fresh === undefined ? undefined : <span className="shell-hidden">{fresh}</span>}
        </button>
      ))}
    </div>
  )
})
