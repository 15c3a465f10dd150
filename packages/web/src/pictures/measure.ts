import type { Face } from './parts.tsx'

interface Letters {
  readonly size?: number
  readonly bold?: boolean
  readonly face?: Face
}

const FACES: Readonly<Record<Face, string>> = { text: '"Alegreya Sans"', title: '"Fraunces Variable"' }

let pen: CanvasRenderingContext2D | null | undefined

/** How wide words will be, in the faces of the page. */
export function widthOf(text: string, { size = 15, bold = false, face = 'text' }: Letters = {}): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen === null) return text.length * size * 0.5
  pen.font = `${face === 'title' ? 600 : bold ? 700 : 400} ${size}px ${FACES[face]}`
  return pen.measureText(text).width
}

/** The words as far as they fit. */
export function fitting(text: string, width: number, letters: Letters = {}): string {
  if (widthOf(text, letters) <= width) return text
  let length = text.length
  while (length > 1 && widthOf(`${text.slice(0, length).trimEnd()}…`, letters) > width) length--
  return `${text.slice(0, length).trimEnd()}…`
}

/** Letters are measured and drawn in the faces that the page has fetched by then. */
export async function fetchFaces(text: string): Promise<void> {
  const fonts = [`400 15px ${FACES.text}`, `700 15px ${FACES.text}`, `600 15px ${FACES.title}`]
  await Promise.all(fonts.map(font => document.fonts.load(font, text).catch(() => [])))
}
