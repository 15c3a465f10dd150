import {
  CLASSIC,
  type ComponentSet,
  checkComponents,
  type Edition,
  type Farm,
  newGame,
  type Problem,
  type Seat,
  type Step,
} from '../../src/index.ts'
import { beginStep, run } from '../../src/phases/flow.ts'
import { turnOn } from '../../src/turn.ts'
import { Game, markersInUse } from '../scenario.ts'

type Node = Record<string, unknown>
export type Change = readonly [path: string, value: unknown]

/** A set as foreign JSON with some values changed; the path is written as in a problem, `undefined` takes a value away. */
export function changed(...changes: readonly Change[]): unknown {
  return changedFrom(CLASSIC, ...changes)
}

export function changedFrom(set: ComponentSet, ...changes: readonly Change[]): unknown {
  const json = JSON.parse(JSON.stringify(set)) as Node
  for (const [path, value] of changes) {
    const keys = path.split(/[.[\]]+/).filter(Boolean)
    const last = keys.pop()!
    const node = keys.reduce((at, key) => at[key] as Node, json)
    if (value === undefined) delete node[last]
    else node[last] = value
  }
  return json
}

/** What is wrong with it; fails if nothing is. */
export function problemsOf(json: unknown): readonly Problem[] {
  const checked = checkComponents(json)
  if ('set' in checked) throw new Error('this set is accepted')
  return checked.problems
}

export const problemsWith = (...changes: readonly Change[]): readonly Problem[] => problemsOf(changed(...changes))

/** The set, if it can be played; else fails with what is wrong. */
export function playable(json: unknown): ComponentSet {
  const checked = checkComponents(json)
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems))
  return checked.set
}

export type FarmChange = Partial<Omit<Farm, 'goods'>> & { readonly goods?: Partial<Farm['goods']> }

export interface Deal {
  players?: 1 | 2 | 3 | 4
  edition?: Edition
  round?: number
  step?: Step
  /** Laid over the first farm of each seat; there are no goods but these. */
  farms?: FarmChange[]
  hands?: number[][]
}

/** A game with a set of its own at the beginning of a step, in seat order, with open buildings and no stalls. */
export function dealt(components: ComponentSet, { players = 2, edition = 'classic', ...deal }: Deal = {}): Game {
  const { table, secrets } = newGame({ seed: 'dealt', players, edition, components })
  const seats = ([0, 1, 2, 3] as Seat[]).slice(0, players)
  const order = seats
  const stalls = table.stalls.map(() => -1 as const)
  const buildings = Object.fromEntries(
    Object.entries(table.buildings).map(([id, building]) => [id, { ...building, orderMarker: 0 }]),
  ) as unknown as typeof table.buildings
  const farms = seats.map(seat => {
    const goods = { ...table.farms[seat]!.goods, commodity: 0, ...deal.farms?.[seat]?.goods }
    const farm: Farm = { ...table.farms[seat]!, ...deal.farms?.[seat], goods, todo: [] }
    return { ...farm, pool: components.markers - markersInUse({ stalls, buildings }, farm, seat) }
  })
  const siesta = table.siesta.map((_, space) => (space === 0 ? [...order].reverse() : []))
  const dealtTable = { ...table, order, stalls, buildings, farms, siesta, waiting: [], queue: [] }
  const hands = seats.map(seat => deal.hands?.[seat] ?? [])
  const turn = turnOn({ table: dealtTable, secrets: { ...secrets, hands, history: '' } })
  beginStep(turn, deal.round ?? 1, deal.step ?? 'playing')
  run(turn)
  return new Game({ table: turn.state.table, secrets: turn.state.secrets }, turn.events)
}
