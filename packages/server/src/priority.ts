import { execFile } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// Whatever people do comes first: thinking takes the time that nobody else needs.

/** Said by a thread of itself. */
export function stepBack(): void {
  // Elsewhere this would be said of the whole process, and not of this thread alone.
  if (process.platform !== 'linux') return
  try {
    // A thread of low priority is still left alone for some milliseconds at a time; an idle one makes way at once.
    execFile('chrt', ['-i', '-p', '0', basename(readlinkSync('/proc/thread-self'))], () => {})
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {
    // Where it is not allowed, everybody goes on as equals.
  }
}

/**
 * V8 compiles what runs often in threads that serve the whole process and do not step back: for computer players they took more
 * time than the players themselves. Whoever is there when this is said goes on as before; each thread that begins afterwards
 * compiles for itself, at its own priority.
 */
export function compileAlone(): void {
  setFlagsFromString('--no-concurrent-recompilation')
}
