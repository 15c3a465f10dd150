import { wilson } from '@la-granja/bots'
import type { Edition } from '@la-granja/engine'
import { interval } from '../draw/columns.ts'
import { countOf, type Tally } from './balanceTally.ts'
import { buildingsOf, helpersOf, kindsOf, type Named } from './balanceThings.ts'

/** Names of things of one kind. */
export interface Found {
  readonly kind: string
  readonly names: readonly string[]
}

export interface Findings {
  readonly never: readonly Found[]
  readonly hardly: readonly Found[]
  readonly always: readonly Found[]
  readonly strong: readonly Found[]
}

const HARDLY = 0.01
const ALWAYS = 0.99
/** Of a four-player game, and how much more than that is too much. */
const SHARE = 0.25
const MORE = 0.05

/** What stands out: parts that nobody uses or everybody does, and those that win games. */
export function findingsIn(tally: Tally, edition: Edition): Findings {
  const where = (fits: (share: number) => boolean): Found[] =>
    kindsOf(edition).map(({ kind, things }) => ({
      kind,
      names: things.flatMap(({ thing, name }) => (fits(countOf(tally, thing).games / tally.games) ? name : [])),
    }))
  return {
    never: where(share => share === 0),
    hardly: where(share => share > 0 && share < HARDLY),
    always: where(share => share >= ALWAYS),
    strong: [
      { kind: 'helpers', names: strong(tally, helpersOf(edition)) },
      { kind: 'buildings', names: strong(tally, buildingsOf()) },
    ],
  }
}

function strong(tally: Tally, things: readonly Named[]): string[] {
  return things.flatMap(({ thing, name }) => {
    const { won, players } = countOf(tally, thing)
    const range = wilson(won, players)
    return range[0] > SHARE + MORE ? `${name} (${interval(range)})` : []
  })
}
