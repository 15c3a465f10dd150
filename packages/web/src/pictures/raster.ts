import type { Probe } from './fonts.ts'
import type { Drawn, Size } from './svg.tsx'

/** Below the picture, for letters that tell whether their face is there; cut off in the end. */
const PROBED = 24
/** How often and how long to wait for faces, in milliseconds; after that it is done without them. */
const TRIES = 60
const WAIT = 50

export function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  return canvas
}

/** As pixels, so many to a unit of the drawing. Painting a drawing takes its time, painting pixels does not. */
export async function pixelsOf(drawn: Drawn, scale: number): Promise<HTMLCanvasElement> {
  const { width, height, probes } = drawn
  const image = await imageOf(withProbes(drawn))
  const canvas = canvasOf({ width: width * scale, height: height * scale })
  const whole = canvasOf({ width: canvas.width, height: canvas.height + PROBED * scale })
  const pen = whole.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('there is no canvas')
  // An image is ready before its letters are, and nobody tells when they come.
  for (let tries = 0; tries < TRIES; tries++) {
    pen.clearRect(0, 0, whole.width, whole.height)
    pen.drawImage(image, 0, 0, whole.width, whole.height)
    if (probes.every((_, index) => isInked(pen, index * PROBED * scale, canvas.height, PROBED * scale))) break
    await new Promise(resolve => setTimeout(resolve, WAIT))
  }
  canvas.getContext('2d')?.drawImage(whole, 0, 0)
  return canvas
}

export async function pngOf(drawn: Drawn, scale: number): Promise<Blob> {
  const canvas = await pixelsOf(drawn, scale)
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob === null ? fail(new Error('the picture is too large')) : done(blob)), 'image/png'),
  )
}

/** A data address, because what was painted from a blob may not be read back. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

function withProbes({ svg, width, height, probes }: Drawn): string {
  const tall = height + PROBED
  const sized = svg
    .replace(`viewBox="0 0 ${width} ${height}"`, `viewBox="0 0 ${width} ${tall}"`)
    .replace(`height="${height}"`, `height="${tall}"`)
  const letters = probes.map((probe, index) => letterOf(probe, index * PROBED, tall)).join('')
  return sized.replace(/<\/svg>$/, `${letters}</svg>`)
}

function letterOf({ family, weight, letter }: Probe, x: number, tall: number): string {
  const safe = `&#${letter.codePointAt(0) ?? 0};`
  return `<text x="${x + 4}" y="${tall - 7}" font-family="'${family}'" font-weight="${weight}" font-size="16">${safe}</text>`
}

function isInked(pen: CanvasRenderingContext2D, x: number, y: number, side: number): boolean {
  const { data } = pen.getImageData(x, y, side, side)
  return data.some((value, index) => index % 4 === 3 && value > 0)
}
