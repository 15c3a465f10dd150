import { constants, getPriority, setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'

// Whatever people do comes first: thinking takes the time that nobody else needs.

/**
 * Said by a thread of itself. It steps back behind people, but not behind everybody: beside a program that keeps all cores busy, a
 * thread that takes only what is left over comes to nothing for seconds, and so would the table that waits for it.
 */
export function stepBack(): void {
  // Elsewhere this would be said of the whole process, and not of this thread alone.
  if (process.platform !== 'linux') return
  try {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
    setPriority(Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
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
