import type { Size } from './svg.tsx'

/** What browsers can write, the best first. */
const KINDS = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'] as const
/** How long each scene stands, and how long it takes to come, in milliseconds. */
const STANDS = 950
const COMES = 220
const FRAME = 40
/** Flat colours and letters need no more. */
const BITS = 3_500_000

export function clipKind(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined
  return KINDS.find(kind => MediaRecorder.isTypeSupported(kind))
}

interface Filming {
  /** Where it is played, for everybody to see. */
  readonly canvas: HTMLCanvasElement
  readonly images: readonly CanvasImageSource[]
  readonly size: Size
  readonly kind: string
  readonly signal: AbortSignal
  readonly onScene: (scene: number) => void
}

/** Plays the scenes on a canvas and films it. That takes as long as the clip; nothing comes of it once it was called off. */
export async function filmed({ canvas, images, size, kind, signal, onScene }: Filming): Promise<Blob | undefined> {
  const pen = canvas.getContext('2d')
  const [first] = images
  if (pen === null || first === undefined) return undefined
  pen.drawImage(first, 0, 0, size.width, size.height)
  const parts: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(1000 / FRAME), { mimeType: kind, videoBitsPerSecond: BITS })
  const stopped = new Promise<void>((done, fail) => {
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => done()
    recorder.onerror = () => fail(new Error('the clip could not be written'))
  })
  recorder.start()
  for (const [scene, image] of images.entries()) {
    if (signal.aborted) break
    onScene(scene + 1)
    await paintOver(pen, images[scene - 1], image, size)
  }
  recorder.stop()
  await stopped
  return signal.aborted ? undefined : new Blob(parts, { type: kind.split(';')[0] ?? kind })
}

/** One scene comes over the one before it, then stands. Every frame is painted anew, for only what changes is filmed. */
async function paintOver(
  pen: CanvasRenderingContext2D,
  before: CanvasImageSource | undefined,
  now: CanvasImageSource,
  { width, height }: Size,
): Promise<void> {
  for (let time = 0; time < STANDS; time += FRAME) {
    if (before !== undefined && time < COMES) pen.drawImage(before, 0, 0, width, height)
    pen.globalAlpha = before === undefined ? 1 : Math.min(1, time / COMES)
    pen.drawImage(now, 0, 0, width, height)
    pen.globalAlpha = 1
    await new Promise(resolve => setTimeout(resolve, FRAME))
  }
}
