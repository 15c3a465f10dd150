import { type Box, place, SPOTS, type Spot } from '../draw/place.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Beside what is explained and beside what is shown larger, if there is room; never on what is explained. */
export function clearPlace(
  anchor: Box,
  panel: Size,
  screen: Size,
  wishes: readonly Spot[],
  larger: readonly Box[],
): { left: number; top: number } {
  const { width, height } = panel
  const order = [...wishes, ...SPOTS.filter(spot => !wishes.includes(spot))]
  const boxes = [anchor, ...larger]
  const clear = boxes
    .flatMap(box => order.map(spot => place(box, panel, screen, [spot, ...order])))
    .find(found => boxes.every(box => !overlap({ ...found, width, height }, box)))
  return clear ?? place(anchor, panel, screen, wishes)
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
