/** Everything that can be heard at the table. */
export const VOICES = ['card', 'dice', 'coin', 'goods', 'delivery', 'hat', 'turn', 'end'] as const
export type Voice = (typeof VOICES)[number]

/** A pitch in hertz that may slide. */
export interface Tone {
  readonly wave: 'sine' | 'triangle'
  readonly from: number
  readonly to: number
}

/** Noise around a pitch; the narrower, the more it rings. */
export interface Rustle {
  readonly around: number
  readonly narrow: number
}

/** Times in milliseconds. */
export interface Note {
  readonly at: number
  readonly lasts: number
  /** How loud, compared with the others. */
  readonly gain: number
  readonly made: Tone | Rustle
}

/** Longer than this, a sound would be in the way. */
export const LONGEST = 300

const ring = (at: number, lasts: number, pitch: number, gain: number): Note => ({
  at,
  lasts,
  gain,
  made: { wave: 'sine', from: pitch, to: pitch },
})
const thump = (at: number, from: number, to: number, gain: number): Note => ({
  at,
  lasts: 90,
  gain,
  made: { wave: 'triangle', from, to },
})
const rustle = (at: number, lasts: number, around: number, narrow: number, gain: number): Note => ({
  at,
  lasts,
  gain,
  made: { around, narrow },
})

/** Paper, wood, metal: dry and low where it happens often, with a pitch where somebody should look up. */
export const NOTES: Readonly<Record<Voice, readonly Note[]>> = {
  card: [rustle(0, 90, 2600, 0.8, 0.35), thump(60, 170, 110, 0.3)],
  dice: [0, 55, 100, 160, 235].map((at, index) => rustle(at, 45, 1500 - 130 * index, 5, 0.75 - 0.08 * index)),
  coin: [ring(0, 160, 2093, 0.16), ring(45, 220, 3136, 0.12)],
  goods: [thump(0, 320, 190, 0.4), rustle(0, 60, 900, 1.2, 0.15)],
  delivery: [thump(0, 220, 120, 0.5), rustle(20, 110, 500, 1, 0.25), ring(110, 170, 784, 0.1)],
  hat: [rustle(0, 140, 700, 0.7, 0.3), thump(110, 140, 90, 0.35)],
  turn: [ring(0, 180, 659, 0.22), ring(110, 190, 988, 0.2)],
  end: [ring(0, 140, 523, 0.2), ring(70, 150, 659, 0.2), ring(140, 160, 784, 0.2)],
}
