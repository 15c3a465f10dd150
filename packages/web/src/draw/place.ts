export const SPOTS = ['left', 'right', 'above', 'below'] as const
export type Spot = (typeof SPOTS)[number]

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8

/** Where a panel goes so that it is wholly on screen and beside what it explains, never on it. */
export function place(anchor: Box, panel: Size, screen: Size, wishes: readonly Spot[]): { left: number; top: number } {
  const order = [...wishes, ...SPOTS.filter(spot => !wishes.includes(spot))]
  const fitting = order.find(spot => lack(spot, anchor, panel, screen) <= 0)
  const spot = fitting ?? order.reduce((best, other) => (less(best, other) ? best : other))
  const { left, top } = corner(spot, anchor, panel)
  return { left: within(left, screen.width - panel.width), top: within(top, screen.height - panel.height) }

  function less(one: Spot, other: Spot): boolean {
    return lack(one, anchor, panel, screen) <= lack(other, anchor, panel, screen)
  }
}

/** By how many pixels the panel is too large for that side. */
function lack(spot: Spot, anchor: Box, panel: Size, screen: Size): number {
  const room = {
    left: anchor.left,
    right: screen.width - anchor.left - anchor.width,
    above: anchor.top,
    below: screen.height - anchor.top - anchor.height,
  }
  const need = spot === 'left' || spot === 'right' ? panel.width : panel.height
  return need + 2 * GAP - room[spot]
}

function corner(spot: Spot, anchor: Box, panel: Size): { left: number; top: number } {
  const left = anchor.left + (anchor.width - panel.width) / 2
  const top = anchor.top + (anchor.height - panel.height) / 2
  if (spot === 'left') return { left: anchor.left - panel.width - GAP, top }
  if (spot === 'right') return { left: anchor.left + anchor.width + GAP, top }
  if (spot === 'above') return { left, top: anchor.top - panel.height - GAP }
  return { left, top: anchor.top + anchor.height + GAP }
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP))
}
