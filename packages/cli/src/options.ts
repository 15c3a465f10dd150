import { parseArgs } from 'node:util'
import { EDITIONS, type Edition, type NewGame, SEATS, type Seat } from '@la-granja/engine'
import type { Who } from '@la-granja/text'
import { UsageError } from './world.ts'

type Kinds = Readonly<Record<string, 'string' | 'boolean'>>
export type Given = Readonly<Record<string, string | boolean | undefined>>

/** Options and what else stands on the line; anything unknown is a `UsageError`. */
export function readOptions(args: readonly string[], kinds: Kinds): { given: Given; rest: readonly string[] } {
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true })
    return { given: values as Given, rest: positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? firstSentence(error.message) : 'the options cannot be read')
  }
}

function firstSentence(message: string): string {
  return message.split(/\.\s/)[0] ?? message
}

/** A whole number between two bounds. */
export function numberOption(given: Given, name: string, low: number, high: number, otherwise: number): number {
  const text = given[name]
  if (text === undefined) return otherwise
  const number = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= low && number <= high))
    throw new UsageError(`--${name} must be a whole number from ${low} to ${high}, not “${String(text)}”`)
  return number
}

export function playersOption(given: Given, otherwise: NewGame['players']): NewGame['players'] {
  return numberOption(given, 'players', 1, 4, otherwise) as NewGame['players']
}

export function editionOption({ edition = 'classic' }: Given): Edition {
  const found = EDITIONS.find(one => one === edition)
  if (found === undefined) throw new UsageError(`--edition must be ${EDITIONS.join(' or ')}, not “${String(edition)}”`)
  return found
}

export function seedOption({ seed = 'granja' }: Given): string {
  return String(seed)
}

/** Every word that is given must belong to an option. */
export function optionsOnly(args: readonly string[], kinds: Kinds): Given {
  const { given, rest } = readOptions(args, kinds)
  if (rest.length > 0) throw new UsageError(`“${rest.join(' ')}” is not an option; see granja help`)
  return given
}

const NAMES = ['Ana', 'Ben', 'Carla', 'Dan'] as const
const LONGEST = 11

/** Names by seat: as given, else “You” for the person and a name of ours for the others. */
export function whoOption(given: Given, players: number, person: Seat | undefined): Who {
  const own = typeof given.names === 'string' ? given.names.split(',').map(name => name.trim()) : []
  if (own.length > players) throw new UsageError(`--names has ${own.length} names for ${players} players`)
  for (const name of own)
    if (name.length > LONGEST) throw new UsageError(`--names: “${name}” is longer than ${LONGEST} letters`)
  const names = SEATS.map(seat => own[seat] || (seat === person ? 'You' : NAMES[seat]))
  if (new Set(names.slice(0, players)).size < players) throw new UsageError('--names: two players have the same name')
  return seat => names[seat] ?? NAMES[seat]
}
