import {
  BUILDINGS,
  type Good,
  LAST_ROUND,
  PHASE_OF,
  PHASES,
  type PlayerView,
  partsOf,
  type Row,
  roofPrice,
  type Seat,
} from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import {
  flow,
  flowWrapped,
  type Look,
  labelled,
  padded,
  paint,
  player,
  rightPadded,
  shape,
  WIDTH,
  widthOf,
  wrapped,
} from './paint.ts'

const LABEL = 10
const SYMBOLS = 25
const BUILDING = 56
const names = namesIn()
const ORDER_MARKERS = ['', '①', '②', '③'] as const

/** Round, phases with the current step, and whose turn it is. */
export function drawBar({ table }: PlayerView, look: Look): string[] {
  const now = PHASE_OF[table.step]
  const phases = PHASES.map(phase => {
    if (phase !== now || table.over) return paint(look, 'dim', names.phases[phase])
    const step = phase === 'scoring' ? '' : `: ${names.steps[table.step]}`
    return paint(look, 'bold', `[${names.phases[phase]}${step}]`)
  }).join(paint(look, 'dim', ' › '))
  const round = paint(
    look,
    'title',
    table.over ? 'La Granja · game over' : `La Granja · round ${table.round} of ${LAST_ROUND}`,
  )
  const order = table.order.map(
    (seat, place) => `${place + 1} ${player(look, seat)}${!table.over && table.waiting.includes(seat) ? ' ◂' : ''}`,
  )
  return [
    padded(round, WIDTH - widthOf(phases)) + phases,
    paint(look, 'dim', '━'.repeat(WIDTH)),
    ...labelled(paint(look, 'dim', 'Order'), flow(order, WIDTH - LABEL, '   '), LABEL),
    ...drawSiesta(table, look),
  ]
}

/** Each space with its VP; the upper disc stands first. */
function drawSiesta(table: PlayerView['table'], look: Look): string[] {
  const spaces = table.siesta.map((stack, space) => {
    const discs = [...stack].reverse().map(seat => shape(look, seat))
    return `${partsOf(table).set.siesta[space] ?? 0} VP ${discs.length === 0 ? paint(look, 'dim', '·') : discs.join('')}`
  })
  return labelled(paint(look, 'dim', 'Siesta'), [spaces.join(paint(look, 'dim', ' › '))], LABEL)
}

/** Two lines each: what a row asks for and what lies there; who has begun or completed a row. */
export function drawBuildings({ table, seat: own }: PlayerView, look: Look): string[] {
  return BUILDINGS.flatMap(id => {
    const { number, rows: printed } = partsOf(table).set.buildings[id]
    const { rows, owners, orderMarker } = table.buildings[id]
    const closed = orderMarker > 0
    const [symbols = '', ...more] = symbolLines(printed)
    const name = paint(look, closed ? 'dim' : 'bold', names.buildings[id])
    const lying = owners.length === 0 ? (closed ? '1+1 VP' : '1 VP') : ''
    const status = closed ? `closed ${ORDER_MARKERS[orderMarker] ?? ''} ${lying}` : lying
    const begun = rows
      .map((row, index) => ({ row, symbols: printed[index] ?? [] }))
      .filter(({ row }) => row.seat !== undefined && !owners.includes(row.seat))
      .sort((a, b) => Number(a.row.seat === own) - Number(b.row.seat === own))
    const done = owners.length === 0 ? [] : [`done ${owners.map(owner => shape(look, owner)).join('')}`]
    const progress = [...done, ...begun.map(({ row, symbols }) => drawRow(row, symbols, own, look))]
    const none = paint(look, 'dim', closed ? '' : 'no row begun')
    return [
      `${number} ${padded(name, 15)} ${padded(symbols, SYMBOLS)}${rightPadded(paint(look, 'dim', status), 14)}`,
      ...more.map(line => `${padded('', 18)}${line}`),
      ...(progress.length === 0 ? [none] : flowWrapped(progress, BUILDING, '  ')).map(line => ` ${line}`),
    ]
  })
}

/** What rows ask for; rows that are alike, as all printed ones are, only once. */
function symbolLines(rows: readonly (readonly Good[])[]): string[] {
  const different = new Set(rows.map(row => row.join(' ')))
  return [...different].flatMap(row => wrapped(row, SYMBOLS))
}

/** A pip for each symbol; for one's own row, which stands last, also what is missing. */
function drawRow({ seat, filled }: Row, symbols: readonly Good[], own: Seat | undefined, look: Look): string {
  const isOpen = (_: Good, index: number) => (filled & (1 << index)) === 0
  const pips = symbols.map((good, index) => (isOpen(good, index) ? '▫' : '▪')).join('')
  const missing = seat === own ? ` needs ${symbols.filter(isOpen).join(' ')}` : ''
  return `${seat === undefined ? '' : shape(look, seat)}${pips}${missing}`
}

/** Dice on their spaces, roofs with their price, the pile. */
export function drawSupply({ table, pile, seat }: PlayerView, look: Look): string[] {
  const spaces = [1, 2, 3, 4, 5, 6].flatMap(space => {
    const dice = table.dice.filter(die => die === space).length
    const keeper = table.reserved.find(one => one.space === space)
    const held = keeper === undefined ? '' : ` (last one for ${shape(look, keeper.seat)})`
    return dice === 0 ? [] : [`${paint(look, 'bold', `[${space}]`.repeat(dice))} ${names.spaces[space] ?? ''}${held}`]
  })
  const price = seat === undefined ? table.round : roofPrice(table, seat)
  const roofs = table.roofs.map(roof => `“${names.roofs[roof]}”`)
  return [
    ...(spaces.length === 0 ? [] : labelled(paint(look, 'dim', 'Dice'), flow(spaces, WIDTH - LABEL, '   '), LABEL)),
    ...labelled(
      paint(look, 'dim', 'Roofs'),
      flow(roofs.length === 0 ? ['none left'] : [`${price} silver each:`, ...roofs], WIDTH - LABEL, '  '),
      LABEL,
    ),
    ...labelled(paint(look, 'dim', 'Cards'), [`${pile} in the pile, ${table.discards.length} discarded`], LABEL),
  ]
}
