import type { Level } from '@la-granja/bots'
import type { Seat } from '@la-granja/engine'
import type { Command, TableSeen } from '@la-granja/server/protocol'
import { describeBot } from '@la-granja/text'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { Piece } from '../draw/Piece.tsx'
import { useOnline } from '../online/shown.ts'
import { ask } from '../online/sitting.ts'
import { useOnlineWords } from '../online/words.ts'
import { Pick } from '../start/Choice.tsx'
import { Panel } from '../start/Panel.tsx'
import { useLanguage } from '../words.ts'
import { Dot } from './Chip.tsx'
import { Copy } from './Copy.tsx'
import { LEVELS } from './setup.ts'
import { TroubleLine } from './TroubleLine.tsx'
import { type Trouble, useTrouble } from './useTrouble.ts'
import { Facts } from './WaitingRoom.tsx'

interface TablePanelProps {
  readonly table: TableSeen
  readonly names: readonly string[]
  readonly onClose: () => void
}

/** Who is here, the link, and what can be agreed about the game itself. */
export function TablePanel({ table, names, onClose }: TablePanelProps) {
  const { table: words, room } = useOnlineWords()
  const language = useLanguage()
  const here = useOnline(({ known }) => known.here)
  const watchers = useOnline(({ known }) => known.watchers)
  const trouble = useTrouble()
  return (
    <Panel title={words.panel} onClose={onClose}>
      <div className="shell-form">
        <p className="shell-hint">
          <Facts table={table} />
        </p>
        <ul className="lobby-people">
          {table.chairs.map(({ kind, level }, seat) => (
            <li key={seat}>
              <Piece seat={seat as Seat} size={18} />
              <span>{names[seat]}</span>
              {level === undefined ? undefined : <small>{room.computer(describeBot(level, language).name)}</small>}
              {kind === 'person' ? (
                <Dot here={here.includes(seat as Seat)} text={here.includes(seat as Seat) ? words.here : words.gone} />
              ) : undefined}
            </li>
          ))}
        </ul>
        {watchers === 0 ? undefined : <p className="shell-hint">{room.looking(watchers)}</p>}
        <Copy label={words.link} text={`${location.origin}/table/${table.id}`} button={room.copy} />
        <TroubleLine trouble={trouble} />
        {table.stage !== 'playing'
          ? undefined
          : table.yours.map(seat => (
              <OwnSeat
                key={seat}
                seat={seat}
                name={table.yours.length > 1 ? names[seat] : undefined}
                table={table}
                trouble={trouble}
              />
            ))}
      </div>
    </Panel>
  )
}

interface OwnSeatProps {
  readonly seat: Seat
  /** Only where several people share the screen. */
  readonly name: string | undefined
  readonly table: TableSeen
  readonly trouble: Trouble
}

function OwnSeat({ seat, name, table, trouble }: OwnSeatProps) {
  const { table: words } = useOnlineWords()
  const language = useLanguage()
  const [level, setLevel] = useState<Level>('farmer')
  const tell = async (command: Command) => trouble.refuse(await ask(command))
  const { away, rest = 0 } = table.chairs[seat] ?? {}
  const wishes = table.ends.includes(seat)
  return (
    <section className="lobby-own">
      {name === undefined ? undefined : <h3>{words.seatOf(name)}</h3>}
      {away ? (
        <div className="lobby-deal">
          <p>{words.replaced}</p>
          <Button className="shell-button" onPress={() => void tell({ do: 'return', seat })}>
            {words.comeBack}
          </Button>
        </div>
      ) : (
        <div className="lobby-deal">
          {table.settings.rated ? undefined : (
            <Pick<Level>
              label={words.leaveWith}
              value={level}
              options={LEVELS.map(value => {
                const { name: text, line: hint } = describeBot(value, language)
                return { value, text, hint }
              })}
              onChange={setLevel}
            />
          )}
          <Button className="shell-button" onPress={() => void tell({ do: 'leave', seat, level })}>
            {words.leave}
          </Button>
          <p className="shell-hint">{words.leaveHint}</p>
        </div>
      )}
      <div className="lobby-deal">
        <p className="shell-hint">{words.endHint}</p>
        <Button className="shell-button" onPress={() => void tell({ do: 'wishEnd', seat, wish: !wishes })}>
          {wishes ? words.unwish : words.wish}
        </Button>
      </div>
      {rest === 0 ? undefined : (
        <div className="lobby-deal">
          <p className="shell-hint">{words.restHint(rest)}</p>
          {[1, 3, 7]
            .filter(days => days <= rest)
            .map(days => (
              <Button key={days} className="shell-button" onPress={() => void tell({ do: 'rest', seat, days })}>
                {words.restTake(days)}
              </Button>
            ))}
        </div>
      )}
    </section>
  )
}
