import type { StallOwner } from '@la-granja/engine'
import { type Account, saw, stepsIn } from './account.ts'
import type { Delivery, Finder } from './reasons.ts'
import { type Margin, margin, meanOf } from './reckon.ts'

/** Averages that differ by less are not worth a word. */
const MATTERS = 0.5

const missedBuilding: Finder = (played, better) => {
  const done = saw(played, 'buildingCompleted')
  const more = saw(better, 'buildingCompleted').filter(({ building }) => !done.some(one => one.building === building))
  if (saw(better, 'buildingCompleted').length <= done.length) return []
  return more.map(({ building, first }) => ({ kind: first ? 'missedFirst' : 'missedBuilding', building }))
}

const missedBarrow: Finder = (played, better) => {
  const done = saw(played, 'barrowCompleted')
  if (saw(better, 'barrowCompleted').length <= done.length) return []
  return saw(better, 'barrowCompleted')
    .filter(({ card }) => !done.some(one => one.card === card))
    .map(({ card, points }) => ({ kind: 'missedBarrow', card, points }))
}

const unusedDelivery: Finder = (played, better) =>
  played.left > better.left && inTurn(better).length > inTurn(played).length
    ? [{ kind: 'unusedDelivery', left: played.left }]
    : []

const fewerDeliveries: Finder = (played, better) => {
  const now = { played: inTurn(played).length, better: inTurn(better).length }
  return now.better > now.played ? [{ kind: 'fewerDeliveries', ...now }] : []
}

/** A donkey, a die or a card tells in deliveries that come later in the round. */
const fewerLater: Finder = (played, better) => {
  const from = played.round.deliveries
  const to = better.round.deliveries
  if (inTurn(played).length !== inTurn(better).length || !isClear(margin(to, from))) return []
  return [{ kind: 'fewerDeliveries', played: tenths(from), better: tenths(to) }]
}

/** As many deliveries, of other goods or to other places. */
const weakerDelivery: Finder = (played, better) => {
  const done = inTurn(played)
  const instead = inTurn(better)
  if (done.length !== instead.length) return []
  const from = missing(done, instead)
  const to = missing(instead, done)
  return from === undefined || to === undefined ? [] : [{ kind: 'weakerDelivery', played: from, better: to }]
}

/** The first that the others do not have. */
function missing(list: readonly Delivery[], others: readonly Delivery[]): Delivery | undefined {
  const named = ({ good, to }: Delivery) => `${good} ${to}`
  const [name] = without(list.map(named), others.map(named))
  return list.find(one => named(one) === name)
}

const missedPush: Finder = (played, better) => {
  const pushes = { played: pushed(played).length, better: pushed(better).length }
  return pushes.better > pushes.played ? [{ kind: 'missedPush', ...pushes }] : []
}

/** As many stalls removed, but somebody else's. */
const weakerPush: Finder = (played, better) => {
  const [from] = without(pushed(played), pushed(better))
  const [to] = without(pushed(better), pushed(played))
  return from === undefined || to === undefined ? [] : [{ kind: 'weakerPush', played: from, better: to }]
}

function pushed(account: Account): StallOwner[] {
  return saw(account, 'stallRemoved').map(({ owner }) => owner)
}

/** Only by what the turn itself does: that others rest longer is nobody's mistake. */
const lostTurnOrder: Finder = (played, better) => {
  const from = played.round.places
  const to = better.round.places
  if (!restsLonger(played, better) || !isClear(margin(from, to))) return []
  return [{ kind: 'lostTurnOrder', played: tenths(from), better: tenths(to) }]
}

const shorterSiesta: Finder = (played, better) =>
  restsLonger(played, better)
    ? [{ kind: 'shorterSiesta', played: tenths(played.round.rested), better: tenths(better.round.rested) }]
    : []

/** The donkey, or steps on the track, make the better line rest longer. */
function restsLonger(played: Account, better: Account): boolean {
  const byTurn = stepsIn(better) !== stepsIn(played) || donkeyIn(better) !== donkeyIn(played)
  return byTurn && isClear(margin(better.round.rested, played.round.rested))
}

function donkeyIn(account: Account): number | undefined {
  return saw(account, 'donkeyChosen')[0]?.donkey
}

/** What the turn itself tells; the weightiest first. */
export const DELIVERY_FINDERS: readonly Finder[] = [
  missedBuilding,
  missedBarrow,
  missedPush,
  weakerPush,
  unusedDelivery,
  fewerDeliveries,
]

/** What the round tells on average, and where goods went. */
export const TEMPO_FINDERS: readonly Finder[] = [fewerLater, lostTurnOrder, shorterSiesta, weakerDelivery]

function isClear({ gap, error }: Margin): boolean {
  return gap >= MATTERS && gap > 2 * error
}

function tenths(counts: readonly number[]): number {
  return Math.round(10 * meanOf(counts)) / 10
}

function inTurn({ events }: Account): Delivery[] {
  return events.flatMap(event => {
    if (event.type === 'delivered') return { good: event.good, to: event.building }
    return event.type === 'loaded' ? { good: event.good, to: event.card } : []
  })
}

/** What is left of a list when each of the others has taken one away. */
export function without<T>(list: readonly T[], others: readonly T[]): T[] {
  const left = [...others]
  return list.filter(one => {
    const index = left.indexOf(one)
    if (index < 0) return true
    left.splice(index, 1)
    return false
  })
}
