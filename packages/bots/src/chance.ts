import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A bot's own source of chance; never the game's. */
export interface Chance {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
}

/** The same text gives the same numbers, on every machine. */
export function chanceFrom(seed: string): Chance {
  const generator = xoroshiro128plusFromState([1, 2, 3, 4].map(salt => hash(seed, salt)))
  return { between: (low, high) => uniformInt(generator, low, high) }
}

/** FNV-1a with a salt and a final avalanche; 32 bits, never 0 for all salts at once in practice. */
function hash(text: string, salt: number): number {
  let bits = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) | 0
}
