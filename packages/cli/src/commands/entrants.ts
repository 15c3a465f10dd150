import { BOT_NAMES, type Entrant, isBotName, thinks } from '@la-granja/bots'
import { type Given, numberOption, playersOption } from '../options.ts'
import { UsageError } from '../world.ts'

const LONGEST = 600_000
const MOST_ITERATIONS = 1_000_000

/** One per seat. The last bot that is named takes the seats that are left. */
export function entrantsOption(given: Given): Entrant[] {
  if (typeof given.bots !== 'string') throw new UsageError('arena needs bots, e.g. --bots steward,farmer')
  const named = parseEntrants(given.bots)
  if (named.length > 4) throw new UsageError(`--bots names ${named.length} bots; four can play`)
  const players = playersOption(given, named.length as 1 | 2 | 3 | 4)
  if (named.length > players) throw new UsageError(`--bots names ${named.length} bots; --players is ${players}`)
  const budget = budgetOption(given)
  return seated(named, players).map(entrant => withBudget(entrant, budget))
}

/** `steward@100,farmer`: a name, and the milliseconds that it may think. */
export function parseEntrants(text: string): Entrant[] {
  return text.split(',').map(piece => {
    const [name = '', time, ...more] = piece.trim().split('@')
    if (!isBotName(name)) throw new UsageError(`there is no bot “${name}”; there are ${BOT_NAMES.join(', ')}`)
    if (time === undefined) return { name }
    const milliseconds = /^\d+$/.test(time) && more.length === 0 ? Number(time) : 0
    if (milliseconds < 1 || milliseconds > LONGEST)
      throw new UsageError(`“${piece}”: after @ stand milliseconds, a whole number from 1 to ${LONGEST}`)
    return { name, milliseconds }
  })
}

/** As many as there are seats. */
export function seated(named: readonly Entrant[], players: number): Entrant[] {
  return Array.from({ length: players }, (_, seat) => named[Math.min(seat, named.length - 1)] as Entrant)
}

/** As it is typed. */
export function spelled({ name, milliseconds }: Entrant): string {
  return milliseconds === undefined ? name : `${name}@${milliseconds}`
}

type Limits = Pick<Entrant, 'milliseconds' | 'iterations'>

function budgetOption(given: Given): Limits {
  if (given.ms !== undefined && given.iterations !== undefined)
    throw new UsageError('--ms and --iterations do not go together')
  if (given.ms !== undefined) return { milliseconds: numberOption(given, 'ms', 1, LONGEST, 1) }
  if (given.iterations === undefined) return {}
  return { iterations: numberOption(given, 'iterations', 1, MOST_ITERATIONS, 1) }
}

/** For all that think and have no time of their own. */
function withBudget(entrant: Entrant, budget: Limits): Entrant {
  return entrant.milliseconds === undefined && thinks(entrant.name) ? { ...entrant, ...budget } : entrant
}
