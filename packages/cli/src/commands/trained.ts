import { type Given, seedOption } from '../options.ts'
import { messageOf } from '../pool.ts'
import { UsageError, type World } from '../world.ts'

/** It is written into a comment, which ends with its line. */
export function oneLineSeed(given: Given): string {
  const seed = seedOption(given)
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(seed)) throw new UsageError('--seed must be text on one line')
  return seed
}

/** Gives the exit code. */
export function writeModule(out: string, text: string, world: World): number {
  try {
    world.writeFile(out, text)
  } catch (error) {
    // Hours of learning are not to be lost for want of a folder.
    world.write(text)
    world.complain(`granja: ${out} cannot be written: ${messageOf(error)}\n`)
    return 1
  }
  world.write(`Written to ${out}\n`)
  return 0
}
