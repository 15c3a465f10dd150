import { litIn, seenBy } from '../game/seen.ts'
import type { Shown } from '../game/store.ts'

/** The two rooms in which something can be done. */
type Workplace = 'village' | 'farm'

const IN_VILLAGE: ReadonlySet<string> = new Set(['row', 'building', 'die', 'hex', 'siesta', 'shop', 'pile'])

export function isLitIn({ game, seat, chosen }: Shown, room: Workplace): boolean {
  if (game === undefined) return false
  return [...litIn(seenBy(game.state, seat), chosen)].some(
    thing => IN_VILLAGE.has(thing.split(':')[0] ?? '') === (room === 'village'),
  )
}

/** The only room in which something can be done now, if it is only one. */
export function askedIn(shown: Shown): Workplace | undefined {
  const village = isLitIn(shown, 'village')
  if (village === isLitIn(shown, 'farm')) return undefined
  return village ? 'village' : 'farm'
}
