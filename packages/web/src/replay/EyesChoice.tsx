import type { Seat } from '@la-granja/engine'
import { useUi } from '../words.ts'
import type { Eyes } from './eyes.ts'

interface EyesChoiceProps {
  readonly eyes: Eyes
  readonly seats: readonly (Seat | undefined)[]
  readonly names: readonly string[]
  /** Whether there are no secrets any more. */
  readonly over: boolean
  readonly onEyes: (eyes: Eyes) => void
}

/** Through whose eyes; while the game runs, there is nothing to choose. */
export function EyesChoice({ eyes, seats, names, over, onEyes }: EyesChoiceProps) {
  const { replay } = useUi()
  const nameOf = (seat: Seat | undefined) => (seat === undefined ? replay.spectator : (names[seat] ?? ''))
  if (!over) return <p className="replay-eyes shell-hint">{replay.running}</p>
  return (
    <div className="replay-eyes">
      <label>
        <span>{replay.eyes}</span>
        <select
          className="replay-select"
          value={eyes.seat ?? ''}
          onChange={({ target }) => onEyes({ ...eyes, seat: Number(target.value) as Seat })}
        >
          {seats.map(seat => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={eyes.open}
          onChange={({ target }) => onEyes({ ...eyes, open: target.checked })}
        />
        <span>{replay.allHands}</span>
      </label>
    </div>
  )
}
