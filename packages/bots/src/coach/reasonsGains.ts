import { formatAction, GOODS, type Good, SOURCES } from '@la-granja/engine'
import { type Account, saw } from './account.ts'
import type { Amounts, Finder, Payment, Reason } from './reasons.ts'
import { without } from './reasonsDeliveries.ts'

const wastedGoods: Finder = (played, better) =>
  (['sold', 'forgone', 'lost'] as const).flatMap(how => {
    const goods = amounts(without(WASTE[how](played), WASTE[how](better)))
    return Object.keys(goods).length === 0 ? [] : { kind: 'wastedGoods', how, goods }
  })

const WASTE: Readonly<Record<'sold' | 'forgone' | 'lost', (account: Account) => Good[]>> = {
  sold: account => saw(account, 'sold').map(({ good }) => good),
  // R1: without a marker left, something has to go.
  forgone: account => [
    ...saw(account, 'gainForgone').flatMap(({ gain }) =>
      gain.gain === 'good' ? gain.good : gain.gain === 'birth' ? ('pig' as const) : [],
    ),
    ...saw(account, 'goodTakenBack').map(({ good }) => good),
  ],
  lost: account => [
    ...saw(account, 'pigsLost').flatMap(({ count }) => Array.from({ length: count }, () => 'pig' as const)),
    ...saw(account, 'soldUnhoused').map(() => 'pig' as const),
  ],
}

/** More given away for no more done. */
const overpaid: Finder = (played, better) => {
  const spent = paidIn(played)
  const enough = paidIn(better)
  if (doneIn(played) !== doneIn(better)) return []
  const dearer = spent.silver > enough.silver || spent.points > enough.points
  const other = without(listed(spent.goods), listed(enough.goods)).length > 0
  return dearer || other ? [{ kind: 'overpaid', played: spent, better: enough }] : []
}

export function paidIn(account: Account): Payment {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const silver = [
    ...saw(account, 'silverPaid').map(({ amount }) => amount),
    ...saw(account, 'bought').map(({ price }) => price),
    ...saw(account, 'upgraded').map(({ price }) => price),
  ]
  return {
    silver: sum(silver),
    points: sum(saw(account, 'pointsPaid').map(({ amount }) => amount)),
    goods: amounts(saw(account, 'paid').map(({ good }) => good)),
  }
}

/** What a turn is played for, as a text that can be compared. */
function doneIn({ events }: Account): string {
  const deeds = events.flatMap(event => {
    switch (event.type) {
      case 'cardPlayed':
        return `card ${event.card} ${event.side}`
      case 'roofBought':
        return `roof ${event.roof}`
      case 'delivered':
        return `delivered ${event.building} ${event.good}`
      case 'loaded':
        return `loaded ${event.card} ${event.good}`
      case 'upgraded':
        return `upgraded ${event.into}`
      case 'dieResolved':
        return `die ${event.space}`
      default:
        return []
    }
  })
  return deeds.sort().join()
}

const fewerUpgrades: Finder = (played, better) => {
  const upgrades = { played: saw(played, 'upgraded').length, better: saw(better, 'upgraded').length }
  return upgrades.better > upgrades.played ? [{ kind: 'fewerUpgrades', ...upgrades }] : []
}

/** What was taken, not what was made of it. */
const goods: Finder = (played, better) => {
  const taken = gainedIn(played)
  const instead = gainedIn(better)
  if (without(instead, taken).length === 0) return []
  const kind =
    instead.length > taken.length ? 'fewerGoods' : instead.length === taken.length ? 'weakerGoods' : undefined
  return kind === undefined ? [] : [{ kind, played: amounts(taken), better: amounts(instead) }]
}

function gainedIn(account: Account): Good[] {
  return account.events.flatMap(event =>
    event.type === 'gained' || event.type === 'grown' ? event.good : event.type === 'born' ? 'pig' : [],
  )
}

/** By source, the largest difference first. */
const fewerPoints: Finder = (played, better) =>
  SOURCES.map(source => ({ source, played: pointsIn(played, source), better: pointsIn(better, source) }))
    .filter(points => points.better > points.played)
    .sort((a, b) => b.better - b.played - (a.better - a.played))
    .map((points): Reason => ({ kind: 'fewerPoints', ...points }))

function pointsIn(account: Account, source: (typeof SOURCES)[number]): number {
  const gains = saw(account, 'pointsGained').filter(gain => gain.source === source)
  return gains.reduce((sum, { amount }) => sum + amount, 0)
}

/** The better line does all that was done, and more, for no more silver. */
const endedEarly: Finder = (played, better) => {
  const done = actionsIn(played)
  const instead = actionsIn(better)
  const left = without(instead, done).length
  if (left === 0 || without(done, instead).length > 0 || paidIn(better).silver > paidIn(played).silver) return []
  return [{ kind: 'endedEarly', left }]
}

/** Without those that only end something. */
function actionsIn({ line }: Account): string[] {
  return line.filter(({ type }) => type !== 'endTurn' && type !== 'finish').map(formatAction)
}

/** The weightiest first. */
export const GAIN_FINDERS: readonly Finder[] = [wastedGoods, overpaid, fewerPoints, fewerUpgrades, goods, endedEarly]

function amounts(list: readonly Good[]): Amounts {
  const kinds = GOODS.filter(good => list.includes(good))
  return Object.fromEntries(kinds.map(good => [good, list.filter(one => one === good).length]))
}

function listed(given: Amounts): Good[] {
  return GOODS.flatMap(good => Array.from({ length: given[good] ?? 0 }, () => good))
}
