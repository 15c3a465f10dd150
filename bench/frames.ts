/// <reference lib="dom" />
import { type Place, press, SLOWER, sitDown, TOUCHES, target, visit } from './browser.ts'
import type { Row } from './rows.ts'

/** The share of late frames while things travel, and while nothing does: a busy machine is late by itself. */
export async function frames(at: Place): Promise<Row[]> {
  const { page, devtools } = await visit(at, {
    slower: SLOWER,
    pace: 250,
    before: page => page.addInitScript(watchFrames),
  })
  await sitDown(page)
  for (let count = 0; count < TOUCHES; count++) {
    const spot = await target(page)
    if (spot === undefined) break
    await press(devtools, spot)
    await page
      .waitForFunction(() => document.getAnimations().length === 0, undefined, { timeout: 10_000 })
      .catch(() => {})
  }
  const seen = await page.evaluate(() => (window as unknown as { framesSeen: FramesSeen }).framesSeen)
  await page.context().close()
  const share = ({ all, late }: Frames) => (all === 0 ? Number.NaN : (100 * late) / all)
  return [
    { name: `late frames in motion, ${SLOWER}x slower`, value: share(seen.moving), unit: '%' },
    { name: `late frames at rest, ${SLOWER}x slower`, value: share(seen.resting), unit: '%' },
    { name: 'frames seen in motion', value: seen.moving.all, unit: 'frames' },
  ]
}

interface Frames {
  all: number
  late: number
}

interface FramesSeen {
  readonly moving: Frames
  readonly resting: Frames
}

function watchFrames(): void {
  const seen = { moving: { all: 0, late: 0 }, resting: { all: 0, late: 0 } }
  Object.assign(window, { framesSeen: seen })
  let before = 0
  let moved = false
  const frame = (now: number) => {
    // The dot of whoever thinks pulses all the time, whatever the table does meanwhile: that is nothing that travels.
    const moves = (document.querySelector('.motion-layer')?.getAnimations({ subtree: true }).length ?? 0) > 0
    // Between two frames of the same kind: drawing the board anew is what a touch is measured by.
    if (before > 0 && moved === moves) {
      const kind = moves ? seen.moving : seen.resting
      kind.all++
      if (now - before > 25) kind.late++
    }
    before = now
    moved = moves
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
