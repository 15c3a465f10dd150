import { EDITIONS, type Edition, type TableOptions } from '@la-granja/engine'
import type { Ui } from '@la-granja/text'
import type { Invitation, Sitter } from '../game/game.ts'

export type Players = 1 | 2 | 3 | 4
export const PLAYERS: readonly Players[] = [1, 2, 3, 4]
// Asking the bots for their levels would bring all of them to the start screen; one that is missing here does not compile.
const EVERY: Readonly<Record<Sitter, true>> = {
  person: true,
  novice: true,
  farmer: true,
  steward: true,
  lagranja: true,
}
export const SITTERS = Object.keys(EVERY) as readonly Sitter[]

/** What the form for a new game asks; four seats always, so that changing the number forgets nothing. */
export interface Setup {
  readonly players: Players
  readonly seats: readonly Chair[]
  readonly edition: Edition
  readonly options: TableOptions
  /** Whether the computer may be asked for advice from the start. */
  readonly hints?: boolean
}

export interface Chair {
  readonly sitter: Sitter
  /** Empty for the usual name. */
  readonly name: string
}

const USUAL: Setup = {
  players: 4,
  seats: (['person', 'farmer', 'farmer', 'farmer'] as const).map(sitter => ({ sitter, name: '' })),
  edition: 'classic',
  options: {},
}
const KEY = 'la-granja-setup'

/** The setup of the last game on this device, or four seats against Farmers. */
export function lastSetup(): Setup {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isSetup(kept) ? kept : USUAL
  } catch {
    return USUAL
  }
}

function isSetup(value: unknown): value is Setup {
  if (typeof value !== 'object' || value === null) return false
  const { players, seats, edition, options, hints } = value as Partial<Record<keyof Setup, unknown>>
  return (
    PLAYERS.includes(players as Players) &&
    EDITIONS.includes(edition as Edition) &&
    typeof options === 'object' &&
    options !== null &&
    (hints === undefined || typeof hints === 'boolean') &&
    Array.isArray(seats) &&
    seats.length === 4 &&
    seats.every(chair => SITTERS.includes(chair?.sitter) && typeof chair?.name === 'string')
  )
}

export function rememberSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup))
  } catch {
    // The next game is set up by hand again.
  }
}

/** One person is "You"; several go by number; computers have first names. */
export function namesFor({ players, seats }: Setup, words: Ui['table']['start']): readonly string[] {
  const chairs = seats.slice(0, players)
  const persons = chairs.filter(({ sitter }) => sitter === 'person').length
  let computer = 0
  return chairs.map(({ sitter, name }, seat) => {
    const first = sitter === 'person' ? '' : (words.computers[computer++] ?? '')
    if (name.trim() !== '') return name.trim()
    if (sitter !== 'person') return first
    return persons === 1 ? words.you : words.person(seat + 1)
  })
}

export function invitationFor(setup: Setup, seed: string, words: Ui['table']['start']): Invitation {
  const { players, seats, edition, options, hints = false } = setup
  return {
    game: { seed: seed === '' ? newSeed() : seed, players, edition, options },
    sitters: seats.slice(0, players).map(({ sitter }) => sitter),
    names: namesFor(setup, words),
    hints,
  }
}

/** Short enough to be read out to a friend. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map(part => part.toString(36)).join('')
}
