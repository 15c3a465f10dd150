import { type Drawing, dot, flat, solid, stroke } from './ink.ts'

/** What belongs to a farm, the village and their cards. */
export const FARM_DRAWINGS = {
  donkey: [
    solid(
      'donkey',
      'M12.6 8.4L10.7 2.3c-.3-1.2 1-1.7 1.7-.8L15.6 6l.9-4.3c.3-1.2 1.8-1.1 2 .1l.9 6.3c1.7 2.1 2.8 5.2 2.8 8.8v5.6h-7.6c0-2.6-.6-4.5-2-5.7-1.5 1.6-2.9 3-4.5 4-1.3.9-3.1.7-4.2-.5-1.2-1.3-1.3-2.8-.4-4.2 1.9-3.1 4.9-6.3 9.1-7.7z',
    ),
    flat('line', `${dot(12.4, 11.8, 1.15)}${dot(5.6, 17.8, 0.85)}`),
    stroke('line', 'M19.2 8.4c1 3 1.3 6.4 1.2 9.6', 1.3),
  ],
  hat: [
    solid('straw', 'M1.4 16.4c0-2 4.7-3.6 10.6-3.6s10.6 1.6 10.6 3.6S17.9 20 12 20 1.4 18.4 1.4 16.4z'),
    solid('straw', 'M6.6 15.4C6.6 9.4 8 5.2 12 5.2s5.4 4.2 5.4 10.2c-2.2 1.3-8.6 1.3-10.8 0z'),
    flat('tile', 'M6.7 12.4c2.8 1.2 7.8 1.2 10.6 0l.1 3c-2.2 1.3-8.6 1.3-10.8 0z'),
  ],
  pen: [
    solid('commodity', 'M1.4 9.6h21.2v2.8H1.4zM1.4 15.4h21.2v2.8H1.4z'),
    ...[3, 10, 17].map(x => solid('commodity', `M${x} 21.6V6.4l2-2.6 2 2.6v15.2z`)),
  ],
  stall: [
    solid('light', 'M4.2 11h15.6v11H4.2z'),
    solid('commodity', 'M2.8 15.6h18.4v2.8H2.8z'),
    solid(
      'tile',
      'M4 2.6h16l2.4 7.2c0 1.6-1 2.5-2.4 2.5s-2.4-.9-2.7-2c-.3 1.1-1.3 2-2.65 2S12.3 11.4 12 10.3c-.3 1.1-1.3 2-2.65 2S7 11.4 6.7 10.3c-.3 1.1-1.3 2-2.7 2s-2.4-.9-2.4-2.5z',
    ),
    flat(
      'light',
      'M8.4 3.1h2.2l-.9 7c-.2 1-.9 1.6-1.5 1.6-.9-.1-1.3-.8-1.3-1.6zM13.4 3.1h2.2l1.5 7c0 .8-.5 1.5-1.3 1.6-.8 0-1.3-.6-1.5-1.6z',
    ),
  ],
  card: [
    solid('light', 'M6 1.8h12c1 0 1.7.7 1.7 1.7v17c0 1-.7 1.7-1.7 1.7H6c-1 0-1.7-.7-1.7-1.7v-17c0-1 .7-1.7 1.7-1.7z'),
    flat('olive', 'M6.6 8.4h2.6v7.2H6.6z'),
    flat('grain', 'M8.4 4h7.2v2.6H8.4z'),
    flat('grape', 'M14.8 8.4h2.6v7.2h-2.6z'),
    flat('tile', 'M8.4 17.4h7.2V20H8.4z'),
  ],
  delivery: [
    solid('commodity', 'M1.6 5h15.2l-1.4 9H3.6z'),
    stroke('line', 'M2.6 9.3h13.6M7 5.4l.7 8.4M12 5.4l-.7 8.4', 1.1),
    stroke('now', 'M15.8 11.6h3.8l3-4.6', 1.8),
    solid('straw', dot(9.4, 17.6, 4.4)),
    stroke('line', 'M9.4 13.2v8.8M5 17.6h8.8', 1.1),
    flat('line', dot(9.4, 17.6, 1.3)),
  ],
  upgrade: [solid('leaf', 'M12 1.8l9 9.6h-5.2V22H8.2V11.4H3z')],
  field: [
    solid('earth', 'M2 4.6h20v15.8H2z'),
    stroke(
      'light',
      'M3.6 17.4c2.8-2 5.6-2 8.4 0s5.6 2 8.4 0M3.6 12.5c2.8-2 5.6-2 8.4 0s5.6 2 8.4 0M3.6 7.6c2.8-2 5.6-2 8.4 0s5.6 2 8.4 0',
      1.6,
    ),
  ],
  barrow: [
    stroke('now', 'M22.6 6.2l-4.8 2.2-2.4 11', 1.9),
    solid('commodity', 'M2.2 6h15.2l-2.6 8.2H6.8z'),
    stroke('now', 'M7 14.2l-1.6 3', 1.8),
    solid('straw', dot(5.6, 18, 3.8)),
    flat('line', dot(5.6, 18, 1.2)),
  ],
  extension: [
    solid('light', 'M4.4 10h15.2v12H4.4z'),
    solid('tile', 'M12 1.8l11 9.2H1z'),
    solid('commodity', 'M7.8 13.4h8.4V22H7.8z'),
    stroke('line', 'M12 13.6V22M8 13.8l3.9 8M16 13.8l-3.9 8', 1),
  ],
  helper: [
    solid('shirt', 'M3.6 22.4c0-5.2 3.4-8 8.4-8s8.4 2.8 8.4 8z'),
    solid('snout', dot(12, 10.2, 4.6)),
    solid(
      'straw',
      'M3.8 7.7c1.2-.9 2.4-1.2 3.6-1.4C8 3.3 9.4 1.6 12 1.6s4 1.7 4.6 4.7c1.2.2 2.4.5 3.6 1.4-2.2 1.3-5 1.7-8.2 1.7s-6-.4-8.2-1.7z',
    ),
  ],
  roof: [
    solid(
      'tile',
      'M5.4 3.6h13.2l4.4 15c-1.3 2.4-3.9 2.4-5.5 0-1.4 2.4-4 2.4-5.5 0-1.5 2.4-4.1 2.4-5.5 0-1.6 2.4-4.2 2.4-5.5 0z',
    ),
    stroke(
      'line',
      'M4 9.2c1.6 1.9 3.9 1.9 5.3 0 1.5 1.9 3.9 1.9 5.4 0 1.4 1.9 3.7 1.9 5.3 0M2.4 13.9c1.7 2 4.6 2 6.2 0 1.7 2 5.1 2 6.8 0 1.6 2 4.5 2 6.2 0',
      1.2,
    ),
  ],
  income: [
    solid('silver', dot(12, 7.6, 6)),
    flat('line', 'M12 4.6l1.9 3-1.9 3-1.9-3z'),
    solid('leaf', 'M9.7 12.4h4.6v3.8h4L12 22.8l-6.3-6.6h4z'),
  ],
  die: [
    solid('light', 'M6 2h12c2.4 0 4 1.6 4 4v12c0 2.4-1.6 4-4 4H6c-2.4 0-4-1.6-4-4V6c0-2.4 1.6-4 4-4z'),
    flat('line', [7.4, 12, 16.6].map(at => dot(at, at, 1.9)).join('')),
  ],
  basket: [
    solid('olive', dot(7.6, 10.4, 3.4)),
    solid('grape', dot(16.4, 10.4, 3.4)),
    solid('grain', dot(12, 9, 3.6)),
    solid('commodity', 'M2 12h20l-2.8 10H4.8z'),
    stroke('line', 'M2.8 15.2h18.4M3.8 18.6h16.4M8.6 12.4l.8 9.4M15.4 12.4l-.8 9.4', 1.1),
    stroke('now', 'M4.2 11.6C4.2 5.6 7.4 2 12 2s7.8 3.6 7.8 9.6', 1.7),
  ],
  marker: [
    solid('straw', 'M3 9v6.4c0 2.6 4 4.6 9 4.6s9-2 9-4.6V9z'),
    solid('straw', 'M3 9c0-2.6 4-4.6 9-4.6S21 6.4 21 9s-4 4.6-9 4.6S3 11.6 3 9z'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>
