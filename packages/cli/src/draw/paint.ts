import { stripVTControlCharacters } from 'node:util'
import type { Seat } from '@la-granja/engine'
import type { Who } from '@la-granja/text'

export type Style = 'bold' | 'dim' | 'title' | 'seat0' | 'seat1' | 'seat2' | 'seat3'

const CODES: Readonly<Record<Style, string>> = {
  bold: '1',
  dim: '2',
  title: '1;33',
  seat0: '1;31',
  seat1: '1;34',
  seat2: '1;32',
  seat3: '1;35',
}

/** How things are shown: with colour or without, and under which names. */
export interface Look {
  readonly colour: boolean
  readonly who: Who
}

/** Everything is drawn for this many columns. */
export const WIDTH = 100

/** Colour never stands alone: each seat has a shape of its own too. */
const SHAPES: Readonly<Record<Seat, string>> = { 0: '●', 1: '▲', 2: '■', 3: '◆' }

export function paint(look: Look, style: Style, text: string): string {
  return look.colour && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text
}

export function shape(look: Look, seat: Seat): string {
  return paint(look, `seat${seat}`, SHAPES[seat])
}

/** Shape and name. */
export function player(look: Look, seat: Seat): string {
  return `${shape(look, seat)} ${paint(look, `seat${seat}`, look.who(seat))}`
}

/** Columns on the screen: colours take none. */
export function widthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function rightPadded(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

/** Pieces set one after the other, with a new line where the next would not fit. */
export function flow(pieces: readonly string[], width: number, gap: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    const longer = line === '' ? piece : line + gap + piece
    if (line === '' || widthOf(longer) <= width) line = longer
    else {
      lines.push(line)
      line = piece
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** Text broken between words. */
export function wrapped(text: string, width: number): string[] {
  return flow(text.split(' '), width, ' ')
}

/** As `flow`; a piece that is too long by itself is broken between words. */
export function flowWrapped(pieces: readonly string[], width: number, gap: string): string[] {
  const short = pieces.flatMap(piece => wrapped(piece, width))
  return flow(short, width, gap)
}

/** A label in a column of its own, what belongs to it to the right. */
export function labelled(label: string, lines: readonly string[], width: number): string[] {
  return lines.map((line, index) => padded(index === 0 ? label : '', width) + line)
}

/** Two blocks side by side. */
export function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const height = Math.max(left.length, right.length)
  return Array.from({ length: height }, (_, row) => `${padded(left[row] ?? '', width)}${right[row] ?? ''}`.trimEnd())
}

/** A rule across the page with a title in it. */
export function rule(look: Look, title: string): string {
  return `${paint(look, 'dim', '──')} ${paint(look, 'title', title)} ${paint(look, 'dim', '─'.repeat(Math.max(0, WIDTH - widthOf(title) - 4)))}`
}
