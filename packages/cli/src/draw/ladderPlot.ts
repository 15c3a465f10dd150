import type { Rung } from '../commands/ladderMatches.ts'
import { percent } from './columns.ts'

const WIDTH = 870
const LEFT = 360
const RIGHT = 90
const TOP = 20
const ROW = 26
const GAP = 44

/** With a ground of its own, so that it can be read on any page; dark where the reader likes it dark. */
const STYLE = `
  .ground { fill: #ffffff } text { fill: #24292f; font: 13px sans-serif } .head { font-weight: bold }
  .bar { fill: #8fae6b } .range { stroke: #24292f; stroke-width: 1.5 } .even { stroke: #57606a; stroke-width: 1.5; stroke-dasharray: 4 3 }
  .goal { stroke: #b3541e; stroke-width: 2.5 } .axis { stroke: #d0d7de } .small { font-size: 11px }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } text { fill: #e6edf3 } .bar { fill: #5f7f3f } .range { stroke: #e6edf3 }
    .even { stroke: #9198a1 } .goal { stroke: #f0883e } .axis { stroke: #30363d }
  }
`

/** A bar for each match with its interval, the line of equal players, and a mark where the bar to reach is. */
export function drawLadderPlot(rungs: readonly Rung[]): string {
  const shapes: string[] = []
  let y = TOP
  for (const players of [4, 2] as const) {
    const group = rungs.filter(({ match }) => match.players === players)
    if (group.length === 0) continue
    shapes.push(...drawGroup(group, players, y))
    y += GAP + group.length * ROW + GAP / 2
  }
  const height = y + ROW
  const legend = 'Win rate of the first bot with its 95 % interval; dashed: equal players; short line: the bar to reach'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${legend}">`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>`,
    ...shapes,
    `<text class="small" x="${TOP}" y="${height - 14}">${legend}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

function drawGroup(group: readonly Rung[], players: 2 | 4, top: number): string[] {
  const first = top + GAP
  const bottom = first + group.length * ROW
  const even = at(1 / players)
  return [
    `<text class="head" x="${TOP}" y="${top + 14}">${players === 4 ? 'Four players: one against three' : 'Two players'}</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap(share => [
      vertical('axis', at(share), first - 4, bottom),
      `<text class="small" x="${at(share)}" y="${first - 8}" text-anchor="middle">${100 * share} %</text>`,
    ]),
    ...group.flatMap((rung, index) => drawRung(rung, first + index * ROW)),
    vertical('even', even, first - 4, bottom),
  ]
}

function drawRung({ title, match, first }: Rung, y: number): string[] {
  const middle = y + ROW / 2
  const [low, high] = first.ci95
  const name = match.edition === 'classic' ? title : `${title}, ${match.edition}`
  return [
    `<text x="${LEFT - 10}" y="${middle + 4}" text-anchor="end">${name}</text>`,
    `<rect class="bar" x="${LEFT}" y="${y + 5}" width="${rounded(at(first.winRate) - LEFT)}" height="${ROW - 10}"/>`,
    `<line class="range" x1="${at(low)}" y1="${middle}" x2="${at(high)}" y2="${middle}"/>`,
    vertical('range', at(low), middle - 4, middle + 4),
    vertical('range', at(high), middle - 4, middle + 4),
    vertical('goal', at(match.bar), y + 2, y + ROW - 2),
    `<text x="${WIDTH - RIGHT + 12}" y="${middle + 4}">${percent(first.winRate)}</text>`,
  ]
}

function vertical(style: string, x: number, from: number, to: number): string {
  return `<line class="${style}" x1="${x}" y1="${from}" x2="${x}" y2="${to}"/>`
}

/** Where a share stands from left to right. */
function at(share: number): number {
  return rounded(LEFT + share * (WIDTH - LEFT - RIGHT))
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10
}
