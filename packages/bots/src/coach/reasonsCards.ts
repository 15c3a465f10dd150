import { type Account, saw } from './account.ts'
import type { Finder, Tucked, Waiting } from './reasons.ts'
import { without } from './reasonsDeliveries.ts'

/** The same card on another side; else another card; else none at all. */
const cards: Finder = (played, better) => {
  const done = tucked(played)
  const instead = tucked(better)
  const turned = instead.find(({ card, side }) => done.some(one => one.card === card && one.side !== side))
  const before = done.find(({ card }) => card === turned?.card)
  if (turned !== undefined && before !== undefined) {
    return [{ kind: 'weakerSide', card: turned.card, played: before.side, better: turned.side }]
  }
  const to = instead.find(({ card }) => !done.some(one => one.card === card))
  if (to === undefined) return []
  const from = done.find(({ card }) => !instead.some(one => one.card === card))
  return [from === undefined ? { kind: 'missedCard', better: to } : { kind: 'weakerCard', played: from, better: to }]
}

function tucked(account: Account): Tucked[] {
  return saw(account, 'cardPlayed').map(({ card, side }) => ({ card, side }))
}

const roofs: Finder = (played, better) => {
  const to = saw(better, 'roofBought')[0]?.roof
  const from = saw(played, 'roofBought')[0]?.roof
  if (to === undefined || to === from) return []
  return [from === undefined ? { kind: 'missedRoof', roof: to } : { kind: 'weakerRoof', played: from, better: to }]
}

/** A roof, a helper or a commodity that only the better line uses. */
const unused: Finder = (played, better) => onlyIn(better, played).map(one => ({ kind: 'unused', ...one }))

/** The other way round, where the better line does not use something else instead. */
const usedTooSoon: Finder = (played, better) =>
  onlyIn(better, played).length > 0 ? [] : onlyIn(played, better).map(one => ({ kind: 'usedTooSoon', ...one }))

/** The weightiest first. */
export const CARD_FINDERS: readonly Finder[] = [cards, roofs, unused, usedTooSoon]

function onlyIn(one: Account, other: Account): Waiting[] {
  return without(usesIn(one), usesIn(other)).map(use => JSON.parse(use) as Waiting)
}

/** As texts, so that they can be compared. What the line has only just bought or played did not wait to be used. */
function usesIn(account: Account): string[] {
  const bought = saw(account, 'roofBought').map(({ space }) => space)
  const hired = tucked(account).map(({ card }) => card)
  const uses: Waiting[] = [
    ...saw(account, 'roofUsed')
      .filter(({ space }) => !bought.includes(space))
      .map(({ roof }) => ({ roof })),
    ...account.line.flatMap(action =>
      action.type === 'use' && !hired.includes(action.card) ? { helper: action.card } : [],
    ),
    ...saw(account, 'commoditySpent').map(({ on }) => ({ commodity: on })),
  ]
  return uses.map(use => JSON.stringify(use))
}
