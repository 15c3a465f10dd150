import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** More than all tests together write. */
const ROOM = 1 << 30

/**
 * An empty folder, in memory where there is room for it: nobody here pulls the plug, so that waiting for a disk would be most of
 * the time and prove nothing. What survives a killed process survives it there as well.
 */
export function emptyFolder(): string {
  return mkdtempSync(join(roomInMemory() ? MEMORY : tmpdir(), 'granja-'))
}

function roomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM
  } catch {
    return false
  }
}
