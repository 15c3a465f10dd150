import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Chance as plain data: the generator's state is kept in the game and handed back after use. */
export interface Dice {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  state(): readonly number[]
}

export function diceFrom(state: readonly number[]): Dice {
  const generator = xoroshiro128plusFromState(state)
  return {
    between: (low, high) => uniformInt(generator, low, high),
    state: () => generator.getState(),
  }
}

export function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const left = list.slice()
  const mixed: T[] = []
  for (let last = left.length - 1; last >= 0; last--) {
    const drawn = dice.between(0, last)
    mixed.push(left[drawn] as T)
    // Closes the gap by hand: `splice` would make an array for each item.
    for (let index = drawn; index < last; index++) left[index] = left[index + 1] as T
  }
  return mixed
}

/** 128 bits from any text, so that a seed cannot be found by trying them all. */
export function seedState(seed: string): readonly number[] {
  const words = [0, 1, 2, 3].map(salt => mix(seed, salt))
  return words.some(word => word !== 0) ? words : [1, 2, 3, 4]
}

/** FNV-1a with a salt and a final avalanche; 32 bits. */
export function mix(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(salt + 1, 0x9e3779b1)
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
