import { farmOf, LAST_ROUND, PHASE_OF, type Seat, siestaPoints, stallsOf } from '@la-granja/engine'
import { namesIn, uiIn } from '@la-granja/text'
import { pointsShown } from '../farm/facts.ts'
import { nameOf } from '../village/useVillage.ts'
import type { Section, Told } from './page.ts'

/** Round, phase, and who plays in which order. */
export function momentSection({ view, names, language }: Told): Section {
  const { ear, table: ui, village } = uiIn(language)
  const { phases, steps } = namesIn(language)
  const { table } = view
  const toCome = table.queue.map(seat => nameOf(names, seat))
  const people = table.order.map(seat => ({
    name: nameOf(names, seat),
    points: String(pointsShown(view, seat) ?? ui.bar.covered),
    state: table.waiting.includes(seat) && !table.over ? ui.bar.deciding : '',
  }))
  const neutral = { name: village.neutral, points: '', state: '' }
  const all = table.players > 1 ? people : table.neutralFirst ? [neutral, ...people] : [...people, neutral]
  const { columns } = ear
  return {
    id: 'moment',
    title: ear.moment,
    parts: [
      {
        kind: 'list',
        items: [
          ui.bar.round(table.round, LAST_ROUND),
          table.over ? ear.over : ear.phase(phases[PHASE_OF[table.step]], steps[table.step]),
          ...(toCome.length === 0 ? [] : [ear.toCome(toCome)]),
        ],
      },
      {
        kind: 'grid',
        title: ui.bar.order,
        head: [columns.player, columns.place, columns.points, columns.state],
        rows: all.map(({ name, points, state }, index) => [name, String(index + 1), points, state]),
      },
    ],
  }
}

/** What this round's scoring would pay as things stand. */
export function forecastSection({ view, names, language }: Told): Section {
  const { forecast: words } = uiIn(language).table
  const { table } = view
  return {
    id: 'forecast',
    title: words.title,
    parts: [
      {
        kind: 'grid',
        title: words.says,
        head: [words.player, words.now, words.stalls, words.siesta, words.after],
        rows: table.order.map((seat: Seat) => {
          const covered = pointsShown(view, seat) === undefined
          const { points } = farmOf(table, seat)
          const [stalls, siesta] = [stallsOf(table, seat), siestaPoints(table, seat)]
          return [
            nameOf(names, seat),
            covered ? words.covered : String(points),
            words.gain(stalls),
            words.gain(siesta),
            covered ? words.covered : String(points + stalls + siesta),
          ]
        }),
      },
      { kind: 'list', items: [words.note] },
    ],
  }
}
