import type { Edition, Problem, Sourced } from '@la-granja/engine'
import { SOURCES_HELP } from '../help.ts'
import { type Look, padded, paint, rule, WIDTH, widthOf, wrapped } from './paint.ts'

const GAP = 2

/** By the beginning of the path. */
const GROUPS: Readonly<Record<string, string>> = {
  prices: 'Prices',
  siesta: 'Tracks and numbers',
  donkeys: 'Tracks and numbers',
  roofSpaces: 'Tracks and numbers',
  pens: 'Tracks and numbers',
  handLimit: 'Tracks and numbers',
  boughtDeliveries: 'Tracks and numbers',
  markers: 'Tracks and numbers',
  buildings: 'Craft buildings: number and row',
  hexes: 'Market hexes: number, value and place',
  roofs: 'Roofs by round',
  roofPhases: 'Phases of roofs; those not listed can be used in any phase',
  cards: 'Farm cards: helper, field, barrow and extension',
}

/** Every value of an edition with its path in the set and its source, in groups with columns of their own. */
export function drawSources(edition: Edition, list: readonly Sourced[], look: Look): string {
  const groups = new Map<string, Sourced[]>()
  for (const sourced of list) {
    const [word = ''] = sourced.path.split(/\W/, 1)
    const title = GROUPS[word] ?? word
    groups.set(title, [...(groups.get(title) ?? []), sourced])
  }
  const lines = [...groups].flatMap(([title, rows]) => ['', rule(look, title), ...drawRows(rows, look)])
  return [paint(look, 'title', `The ${edition} set`), ...wrapped(SOURCES_HELP, WIDTH), ...lines].join('\n')
}

function drawRows(rows: readonly Sourced[], look: Look): string[] {
  const paths = Math.max(...rows.map(({ path }) => widthOf(path))) + GAP
  const sources = Math.max(...rows.map(({ source }) => widthOf(source)))
  const values = Math.min(Math.max(...rows.map(({ value }) => widthOf(value))), WIDTH - paths - GAP - sources)
  return rows.flatMap(({ path, value, source }, row) => {
    const lines = wrapped(value, values).map((line, index) =>
      index === 0
        ? `${padded(path, paths)}${padded(line, values + GAP)}${paint(look, 'dim', source)}`
        : `${padded('', paths)}${line}`,
    )
    return row > 0 && isCardHead(path) ? ['', ...lines] : lines
  })
}

/** A card takes several rows; this is the one with its name. */
function isCardHead(path: string): boolean {
  return path.endsWith('.id')
}

/** `path: wrong (allowed: …)`, broken between words. The words may come from anywhere, so nothing in them is obeyed. */
export function drawProblem({ path, wrong, allowed }: Problem): string {
  const text = `${shortened(path)}: ${shortened(wrong)} (allowed: ${allowed})`
  return wrapped(text, WIDTH - 12).join('\n    ')
}

function shortened(text: string): string {
  const harmless = text.replace(/\p{C}/gu, sign => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
  return harmless.length > 80 ? `${harmless.slice(0, 80)}…` : harmless
}
