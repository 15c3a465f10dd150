import { wilson } from '@la-granja/bots'
import { type Edition, SEATS, SIDES, SOURCES } from '@la-granja/engine'
import { cardName, namesIn } from '@la-granja/text'
import { type Findings, type Found, findingsIn } from '../commands/balanceFindings.ts'
import { countOf, type Tally, type Thing } from '../commands/balanceTally.ts'
import { buildingsOf, cardsOf, helpersOf, hexesOf, roofsOf } from '../commands/balanceThings.ts'
import { drawColumns, interval, mean, percent } from './columns.ts'
import { type Look, labelled, rule, WIDTH, wrapped } from './paint.ts'

const names = namesIn()
/** The column of the headings under what stands out. */
const KIND = 16
const ORDINALS = ['first', 'second', 'third', 'fourth']

/** Everything that was counted, a table each, and what stands out. */
export function drawBalance(tally: Tally, edition: Edition, look: Look): string {
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Points by source, per player', drawSources(tally)],
    ['Win rate by seat and by place in the first turn order', drawSeats(tally)],
    ['Cards by side: times played, and the final points of whoever did', drawCards(tally, edition)],
    ['Helpers', drawHelpers(tally, edition)],
    ['Roofs', drawRoofs(tally, edition)],
    ['Craft buildings', drawBuildings(tally)],
    ['Market hexes: stalls placed during the game', drawHexes(tally, edition)],
    ['What stands out', drawFindings(findingsIn(tally, edition))],
  ]
  return sections.flatMap(([title, lines]) => [rule(look, title), ...lines, '']).join('\n')
}

function drawSources({ points, games }: Tally): string[] {
  const players = games * SEATS.length
  const all = SOURCES.reduce((sum, source) => sum + points[source], 0)
  const rows = SOURCES.map(source => [
    names.sources[source],
    (points[source] / players).toFixed(2),
    percent(points[source] / all),
  ])
  return drawColumns(['', 'points', 'share'], [...rows, ['All', (all / players).toFixed(2), '']])
}

/** Win rate with its interval, and mean points. */
function winning(tally: Tally, thing: Thing): string[] {
  const { players, won, points } = countOf(tally, thing)
  if (players === 0) return ['–', '–', '–']
  return [mean(points, players), percent(won / players), interval(wilson(won, players))]
}

function drawSeats(tally: Tally): string[] {
  return drawColumns(
    ['', 'points', 'win rate', '95 % interval'],
    [
      ...SEATS.map(seat => [`Seat ${seat}`, ...winning(tally, `seat ${seat}`)]),
      ...SEATS.map(place => [`Goes ${ORDINALS[place]}`, ...winning(tally, `place ${place}`)]),
    ],
  )
}

function drawCards(tally: Tally, edition: Edition): string[] {
  const rows = cardsOf(edition).map(card => [
    cardName(card),
    ...SIDES.flatMap(side => {
      const { times, players, points } = countOf(tally, `${side} ${card}`)
      return [String(times), mean(points, players)]
    }),
  ])
  return drawColumns(['', ...SIDES.flatMap(side => [names.sides[side], 'points'])], rows)
}

function drawHelpers(tally: Tally, edition: Edition): string[] {
  const rows = helpersOf(edition).map(({ thing, name }) => [
    name,
    String(countOf(tally, thing).times),
    ...winning(tally, thing),
  ])
  return drawColumns(['', 'hired', 'points', 'win rate', '95 % interval'], rows)
}

function drawRoofs(tally: Tally, edition: Edition): string[] {
  const rows = roofsOf(edition).map(roof => {
    const bought = countOf(tally, `bought ${roof}`)
    const used = countOf(tally, `used ${roof}`)
    return [names.roofs[roof], String(bought.times), String(used.times), mean(bought.points, bought.players)]
  })
  return drawColumns(['', 'bought', 'used', 'points'], rows)
}

function drawBuildings(tally: Tally): string[] {
  const rows = buildingsOf().map(({ thing, name }) => {
    const { times, rounds } = countOf(tally, thing)
    return [name, String(times), mean(rounds, times), ...winning(tally, thing)]
  })
  return drawColumns(['', 'completed', 'mean round', 'points', 'win rate', '95 % interval'], rows)
}

function drawHexes(tally: Tally, edition: Edition): string[] {
  const rows = hexesOf(edition).map(({ hex, value }) => {
    const { times } = countOf(tally, `hex ${hex}`)
    return [`Hex ${hex}`, String(value), String(times), mean(times, tally.games)]
  })
  return drawColumns(['', 'value', 'stalls', 'per game'], rows)
}

function drawFindings({ never, hardly, always, strong }: Findings): string[] {
  const told: readonly (readonly [string, readonly Found[]])[] = [
    ['Never used', never],
    ['Hardly used, in less than 1 % of the games', hardly],
    ['Always used, in 99 % of the games or more', always],
    ['Whose owners win clearly more than their share', strong],
  ]
  return told.flatMap(([title, found]) => {
    const lines = found.flatMap(({ kind, names: list }) =>
      labelled(`  ${kind}`, wrapped(list.join(', '), WIDTH - KIND), KIND),
    )
    return [`${title}:${lines.length === 0 ? ' nothing' : ''}`, ...lines]
  })
}
