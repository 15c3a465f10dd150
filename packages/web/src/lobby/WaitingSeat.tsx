import type { Level } from '@la-granja/bots'
import type { Seat } from '@la-granja/engine'
import type { ChairSeen, Command, TableSeen } from '@la-granja/server/protocol'
import { describeBot } from '@la-granja/text'
import { useState } from 'react'
import { Piece } from '../draw/Piece.tsx'
import { useOnline } from '../online/shown.ts'
import { useOnlineWords } from '../online/words.ts'
import { useLanguage, useUi } from '../words.ts'
import { Dot } from './Chip.tsx'
import { LEVELS } from './setup.ts'

interface WaitingSeatProps {
  readonly seat: Seat
  readonly chair: ChairSeen
  readonly table: TableSeen
  /** Whether whoever looks has a name. */
  readonly able: boolean
  readonly onSit: (guest?: string) => void
  readonly onTell: (command: Command) => void
}

/** A seat before the game, with what one may do about it. */
export function WaitingSeat({ seat, chair, table, able, onSit, onTell }: WaitingSeatProps) {
  const { room, form } = useOnlineWords()
  const language = useLanguage()
  const start = useUi().table.start.form
  const here = useOnline(({ known }) => known.here.includes(seat))
  const yours = table.yours.includes(seat)
  const name = () => {
    if (chair.kind === 'open') return room.open
    return chair.level === undefined ? (chair.name ?? '') : room.computer(describeBot(chair.level, language).name)
  }
  return (
    <li className="lobby-seat" data-open={chair.kind === 'open' || undefined}>
      <Piece seat={seat} size={22} title={start.seat(seat + 1)} />
      <span className="lobby-seat-name">
        {name()}
        {yours ? <small> {room.you}</small> : undefined}
        {chair.kind === 'person' ? <Dot here={here} text={here ? room.here : room.gone} /> : undefined}
      </span>
      <span className="lobby-seat-tools">
        {chair.kind === 'open' && table.host ? (
          <ComputerChoice label={room.putComputer(seat + 1)} onLevel={level => onTell({ do: 'seat', seat, level })} />
        ) : undefined}
        {chair.kind === 'open' ? (
          <SitDown
            seat={seat}
            beside={table.yours.length > 0}
            usual={form.guestName(seat + 1)}
            able={able}
            onSit={onSit}
          />
        ) : undefined}
        {chair.kind !== 'open' && (yours || table.host) ? (
          <button type="button" className="shell-button" onClick={() => onTell({ do: 'stand', seat })}>
            {yours ? room.stand : room.remove}
          </button>
        ) : undefined}
      </span>
    </li>
  )
}

interface SitDownProps {
  readonly seat: Seat
  /** One sits already: the next one here is somebody else at the same screen. */
  readonly beside: boolean
  readonly usual: string
  readonly able: boolean
  readonly onSit: (guest?: string) => void
}

function SitDown({ seat, beside, usual, able, onSit }: SitDownProps) {
  const { room } = useOnlineWords()
  const [guest, setGuest] = useState<string>()
  if (!beside)
    return (
      <button
        type="button"
        className="shell-button"
        data-primary
        aria-label={room.sitAs(seat + 1)}
        disabled={!able}
        onClick={() => onSit()}
      >
        {room.sit}
      </button>
    )
  if (guest === undefined)
    return (
      <button type="button" className="shell-button" onClick={() => setGuest('')}>
        {room.beside}
      </button>
    )
  return (
    <form
      className="lobby-beside"
      onSubmit={event => {
        event.preventDefault()
        onSit(guest.trim() === '' ? usual : guest.trim())
        setGuest(undefined)
      }}
    >
      <input
        className="shell-input"
        aria-label={room.besideName}
        placeholder={usual}
        maxLength={30}
        value={guest}
        onChange={({ target }) => setGuest(target.value)}
      />
      <button type="submit" className="shell-button">
        {room.sit}
      </button>
    </form>
  )
}

interface ComputerChoiceProps {
  readonly label: string
  readonly onLevel: (level: Level) => void
}

function ComputerChoice({ label, onLevel }: ComputerChoiceProps) {
  const { room } = useOnlineWords()
  const language = useLanguage()
  return (
    <select
      className="shell-button lobby-select"
      aria-label={label}
      value=""
      onChange={({ target }) => onLevel(target.value as Level)}
    >
      <option value="" disabled>
        {room.computerHere}
      </option>
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {describeBot(level, language).name}
        </option>
      ))}
    </select>
  )
}
