import type { GameRecord } from '@la-granja/engine'
import type { World } from '../world.ts'
import { readJson } from './file.ts'

/** A saved game from a file. Whether it can be played is for the engine to say. */
export function readRecord(path: string, world: World): GameRecord {
  return readJson(path, 'a saved game', world) as GameRecord
}
