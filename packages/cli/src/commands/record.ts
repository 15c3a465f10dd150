import type { GameRecord } from '@la-granja/engine'
import { UsageError, type World } from '../world.ts'

/** A saved game from a file. Whether it can be played is for the engine to say. */
export function readRecord(path: string, world: World): GameRecord {
  const text = world.readFile(path)
  try {
    return JSON.parse(text) as GameRecord
  } catch {
    throw new UsageError(`${path} is not a saved game: it is not JSON`)
  }
}
