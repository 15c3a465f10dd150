import { partsOf } from '@la-granja/engine'
import { cardName, namesIn, uiIn } from '@la-granja/text'
import { holdersOf, roofPriceIn, SPACES } from '../village/facts.ts'
import { nameOf } from '../village/useVillage.ts'
import { listOf, type Section, type Told } from './page.ts'

/** The revenue spaces with the dice that lie on them. */
export function diceSection({ view: { table }, names: players, language }: Told): Section {
  const { village, ear } = uiIn(language)
  const { spaces } = namesIn(language)
  const { columns } = ear
  return {
    id: 'dice',
    title: village.revenue,
    parts: [
      {
        kind: 'grid',
        title: village.revenue,
        head: [columns.space, columns.gives, columns.dice, columns.notes],
        rows: SPACES.map(space => [
          String(space),
          spaces[space] ?? '',
          String(table.dice.filter(die => die === space).length),
          [
            ...table.reserved
              .filter(one => one.space === space)
              .map(({ seat }) => village.reservedFor(nameOf(players, seat))),
            ...holdersOf(table, space).map(seat => village.heldBy(nameOf(players, seat))),
          ].join('; '),
        ]),
      },
    ],
  }
}

/** The roofs that can be bought this round. */
export function roofsSection({ view, language }: Told): Section {
  const { village, ear } = uiIn(language)
  const names = namesIn(language)
  const { roofs } = view.table
  const { roofPhases } = partsOf(view.table).set
  const price = String(roofPriceIn(view))
  const { columns } = ear
  return {
    id: 'roofs',
    title: village.shop,
    parts:
      roofs.length === 0
        ? [listOf(undefined, [village.noRoofs], language)]
        : [
            {
              kind: 'grid',
              title: village.shop,
              head: [columns.roof, columns.price, columns.when],
              rows: roofs.map(roof => [
                village.opening(names.roofs[roof]),
                price,
                (roofPhases[roof] ?? []).map(phase => names.phases[phase]).join(', ') || ear.anyPhase,
              ]),
            },
          ],
  }
}

/** The siesta track from its end, which is where the turn order begins. */
export function siestaSection({ view: { table }, names, language }: Told): Section {
  const { village, ear } = uiIn(language)
  const { columns } = ear
  const rows = partsOf(table).set.siesta.map((points, space) => {
    const discs = (table.siesta[space] ?? []).map(seat => nameOf(names, seat))
    return [String(space), String(points), discs.length === 0 ? ear.nobody : discs.join(', ')]
  })
  return {
    id: 'siesta',
    title: village.siesta,
    parts: [
      {
        kind: 'grid',
        title: village.siesta,
        head: [columns.space, columns.points, columns.discs],
        rows: rows.reverse(),
      },
    ],
  }
}

/** The pile, and the discards with the latest first. */
export function cardsSection({ view: { table, pile }, language }: Told): Section {
  const { village, ear } = uiIn(language)
  const discards = [...table.discards].reverse().map(card => cardName(card, table, language))
  return {
    id: 'cards',
    title: village.cards,
    parts: [
      listOf(undefined, [village.pileOf(pile)], language),
      listOf(
        ear.titled(village.discards, String(discards.length)),
        discards.length === 0 ? [village.noDiscards] : discards,
        language,
      ),
    ],
  }
}
