import type { Need, Offer, Price } from './card.ts'
import { cardOf } from './components/parts.ts'
import { canDeliver } from './deliveries.ts'
import { has, hasAny, hasEmptyField } from './goods.ts'
import { farmOf } from './look.ts'
import { canDraw, drawRefusal } from './picking.ts'
import type { Refusal } from './refusal.ts'
import { lastSpace, spaceOf } from './siesta.ts'
import type { Farm, HiredHelper, Table } from './state.ts'
import type { OfferTime, Task } from './task.ts'
import type { PlayerView } from './view.ts'
import { HARVEST, PHASE_OF, RESOURCES, type Seat } from './words.ts'

export function isTurn(task: Task): boolean {
  switch (task.do) {
    case 'playing':
    case 'trading':
    case 'roofing':
    case 'choosingDie':
    case 'dieTaken':
    case 'dieResolved':
    case 'resting':
    case 'delivering':
    case 'buying':
      return true
    default:
      return false
  }
}

/** Whether a helper's moment has come. */
export function isTimeFor(when: OfferTime, task: Task): boolean {
  switch (when) {
    case 'turn':
      return isTurn(task)
    case 'ownTransport':
      return task.do === 'delivering' || task.do === 'buying'
    case 'takenDie':
      return task.do === 'dieTaken' && !task.last
    case 'anyDie':
      return task.do === 'dieTaken'
    case 'resolvedDie':
      return task.do === 'dieResolved' && !task.last
    default:
      return task.do === 'offered' && task.at === when
  }
}

/** Why a helper's offer cannot be taken now. */
export function offerRefusal(
  view: PlayerView,
  seat: Seat,
  task: Task,
  card: number,
  index: number,
): Refusal | undefined {
  const { table } = view
  const hired = hiredBy(farmOf(table, seat), card)
  const printed = cardOf(table, card)
  const rule = `card:${printed.id}`
  if (hired === undefined) return { rule, why: 'notYours' }
  const { helper } = printed
  if (helper.may === undefined) return { rule, why: 'worksByItself' }
  const offer = helper.may[index]
  if (offer === undefined) return { rule, why: 'optionNotYours' }
  if (hired.used) return { rule, why: 'alreadyUsed' }
  if (!helper.phases.includes('any') && !helper.phases.includes(PHASE_OF[table.step]))
    return { rule, why: 'wrongPhase' }
  if (!isTimeFor(offer.when, task)) return { rule, why: 'notNow', during: task.do }
  if (offer.needs === 'cardToDraw' && !canDraw(view)) return drawRefusal(table, rule)
  return priceRefusal(table, seat, offer.pay, rule) ?? needRefusal(view, seat, task, offer, rule)
}

function hiredBy({ helpers }: Farm, card: number): HiredHelper | undefined {
  for (const hired of helpers) if (hired.card === card) return hired
  return undefined
}

/** A quick look: whether any helper on the farm is for this moment at all. */
export function hasHelperFor(table: Table, seat: Seat, when: OfferTime): boolean {
  for (const { card } of farmOf(table, seat).helpers) {
    for (const offer of cardOf(table, card).helper.may ?? []) if (offer.when === when) return true
  }
  return false
}

export function hasOffer(view: PlayerView, seat: Seat, task: Task): boolean {
  for (const { card } of farmOf(view.table, seat).helpers) {
    const offers = cardOf(view.table, card).helper.may ?? []
    for (let index = 0; index < offers.length; index++) {
      const { when } = offers[index] as Offer
      if (isTimeFor(when, task) && offerRefusal(view, seat, task, card, index) === undefined) return true
    }
  }
  return false
}

function priceRefusal(table: Table, seat: Seat, price: Price | undefined, rule: string): Refusal | undefined {
  if (price === undefined) return undefined
  const farm = farmOf(table, seat)
  for (const kind of Object.keys(price) as (keyof Price)[]) {
    const need = price[kind] ?? 0
    const have = kind === 'silver' ? farm.silver : kind === 'points' ? farm.points : farm.goods[kind]
    if (have >= need) continue
    return {
      rule,
      why: kind === 'silver' ? 'notEnoughSilver' : kind === 'points' ? 'notEnoughPoints' : 'notEnoughGoods',
      need,
      have,
    }
  }
  return undefined
}

function needRefusal(view: PlayerView, seat: Seat, task: Task, offer: Offer, rule: string): Refusal | undefined {
  return offer.needs === undefined || isMet(view, seat, task, offer.needs) ? undefined : { rule, why: offer.needs }
}

function isMet(view: PlayerView, seat: Seat, task: Task, need: Need): boolean {
  const { table } = view
  switch (need) {
    case 'grain':
    case 'olive':
    case 'pig':
      return has(table, seat, need)
    case 'resource':
      return hasAny(table, seat, RESOURCES)
    case 'harvestInDen':
      return HARVEST.some(good => farmOf(table, seat).goods[good] > 0)
    case 'emptyField':
      return hasEmptyField(table, seat)
    case 'usedRoof':
      return farmOf(table, seat).roofs.some(roof => roof.used)
    case 'cardInHand':
      return (view.hands[seat] ?? 0) > 0
    case 'cardToDraw':
      return canDraw(view)
    case 'dieOnFour':
      return table.dice.includes(4)
    case 'dieOnThree':
      return table.dice.includes(3)
    case 'dieUp':
      return task.do === 'dieTaken' && task.die < 6
    case 'dieDown':
      return task.do === 'dieTaken' && task.die > 1
    case 'dieOnTwoOrSix':
      return task.do === 'dieTaken' && (task.die === 2 || task.die === 6)
    case 'otherDonkey':
      return farmOf(table, seat).donkeys.length > 0
    case 'delivery':
      return canDeliver(table, seat)
    case 'siestaStep':
      return spaceOf(table, seat) < lastSpace(table)
  }
}
