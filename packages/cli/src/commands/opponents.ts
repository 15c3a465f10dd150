import { LEVELS, type Level, makeBot, type Player, usualBudget } from '@la-granja/bots'
import type { Seat } from '@la-granja/engine'
import { describeBot } from '@la-granja/text'
import type { Given } from '../options.ts'
import { UsageError, type World } from '../world.ts'

export type Against = 'random' | Level

const KINDS: readonly Against[] = ['random', ...LEVELS]
const USUAL: Against = 'farmer'

export function againstOption({ against = USUAL }: Given): Against {
  const found = KINDS.find(kind => kind === against)
  if (found === undefined)
    throw new UsageError(`--against must be one of ${KINDS.join(', ')}, not “${String(against)}”`)
  return found
}

/** One of its own for each seat: some remember what they have thought. */
export function opponents(against: Against, players: number, world: World): readonly Player[] {
  const budget = usualBudget(against, () => world.clock())
  return Array.from({ length: players }, () => ({ bot: makeBot(against), ...(budget === undefined ? {} : { budget }) }))
}

/** Who they are, for the beginning of a game. */
export function describeOpponents(against: Against, auto: boolean): string {
  const where = auto ? 'At the table' : 'Against you'
  if (against === 'random') return `${where}: players who choose at random.`
  const { name, line } = describeBot(against)
  return `${where}: ${name}. ${line}`
}

/** The command that goes on with a saved game as it was. */
export function goOnWith(path: string, { seat, against }: { readonly seat: Seat; readonly against: Against }): string {
  const options = [...(seat === 0 ? [] : [`--seat ${seat}`]), ...(against === USUAL ? [] : [`--against ${against}`])]
  return ['npm run granja -- play --load', path, ...options].join(' ')
}
