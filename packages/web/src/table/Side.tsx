import type { PlayerView } from '@la-granja/engine'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { Icon } from '../draw/Icon.tsx'
import type { LocalGame } from '../game/game.ts'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { Forecast } from './Forecast.tsx'
import { Log, News } from './Log.tsx'

export type SideTab = 'log' | 'forecast'

interface SideProps {
  readonly game: LocalGame
  readonly view: PlayerView
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
  readonly again: number
  readonly onAgain: () => void
}

export function Side({ game, view, tab, onTab, again, onAgain }: SideProps) {
  const { rooms, log, forecast } = useUi().table
  return (
    <Tabs className="table-side-tabs" selectedKey={tab} onSelectionChange={key => onTab(key as SideTab)}>
      <div className="table-side-head">
        <TabList className="table-side-list" aria-label={rooms.side}>
          <Tab id="log" className="table-side-tab">
            <Icon name="log" size={16} />
            {log.title}
          </Tab>
          <Tab id="forecast" className="table-side-tab">
            <Icon name="chart" size={16} />
            {forecast.title}
          </Tab>
        </TabList>
        <button type="button" className="shell-tool" aria-label={log.again} title={log.again} onClick={onAgain}>
          <Sign name="again" />
        </button>
      </div>
      <TabPanel id="log" className="table-side-panel">
        <Log game={game} seat={view.seat} again={again} />
      </TabPanel>
      <TabPanel id="forecast" className="table-side-panel">
        <Forecast game={game} view={view} />
      </TabPanel>
      <News game={game} seat={view.seat} />
    </Tabs>
  )
}
