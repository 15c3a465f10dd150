import type { ActionType, PlayerView } from '@la-granja/engine'
import { legalIn, litIn, seenBy } from '../game/seen.ts'
import type { Shown } from '../game/store.ts'
import { litThings, type Thing } from '../things.ts'

/** The two rooms in which something can be done. */
type Workplace = 'village' | 'farm'

const IN_VILLAGE: ReadonlySet<string> = new Set(['row', 'building', 'die', 'hex', 'siesta', 'shop', 'pile'])
/** Possible in every turn; nobody is asked for these. */
const ANYTIME: ReadonlySet<ActionType> = new Set<ActionType>(['sell', 'buy', 'upgrade', 'spend', 'use', 'useRoof'])

export function isLitIn({ game, seat, chosen }: Shown, room: Workplace): boolean {
  return game !== undefined && reaches(litIn(seenBy(game.state, seat), chosen), room)
}

/** The only room in which something can be done now, if it is only one; first of all what the turn is about. */
export function askedIn(shown: Shown): Workplace | undefined {
  const lit = thingsAsked(shown)
  const village = reaches(lit, 'village')
  if (village === reaches(lit, 'farm')) return undefined
  return village ? 'village' : 'farm'
}

/** The kinds of things that the turn is about, unless one is chosen already. */
export function kindsAsked(shown: Shown): ReadonlySet<string> {
  return new Set(shown.chosen === undefined ? [...thingsAsked(shown)].map(kindOf) : [])
}

function thingsAsked({ game, seat, chosen }: Shown): ReadonlySet<Thing> {
  if (game === undefined) return new Set()
  const seen = seenBy(game.state, seat)
  const all = litIn(seen, chosen)
  if (chosen !== undefined) return all
  const main = mainThings(seen)
  return main.size > 0 ? main : all
}

const known = new WeakMap<PlayerView, ReadonlySet<Thing>>()

/** What the turn is about; asked for by several parts of the screen, and worked out once. */
function mainThings(seen: PlayerView): ReadonlySet<Thing> {
  const found = known.get(seen)
  if (found !== undefined) return found
  const main = legalIn(seen).filter(({ type }) => !ANYTIME.has(type))
  // A roof is chosen in the shop; where it goes is no question.
  const things = [...litThings(main, seen.table, undefined)].filter(thing => kindOf(thing) !== 'roofSpace')
  const made = new Set(things)
  known.set(seen, made)
  return made
}

function reaches(things: ReadonlySet<Thing>, room: Workplace): boolean {
  return [...things].some(thing => IN_VILLAGE.has(kindOf(thing)) === (room === 'village'))
}

function kindOf(thing: Thing): string {
  return thing.split(':')[0] ?? ''
}
