import type { LocalGame, Step } from '../game/game.ts'

/**
 * What leads from one to the other, as one action; nothing when something was taken back or another game was opened. Over the
 * network several actions come at once.
 */
export function lastStep(now: LocalGame | undefined, before: LocalGame | undefined): Step | undefined {
  if (now === undefined || before === undefined || now.id !== before.id) return undefined
  const fresh = now.steps.slice(before.steps.length)
  const [first] = fresh
  if (first === undefined || first.heard || now.steps[before.steps.length - 1] !== before.steps.at(-1)) return undefined
  return fresh.length === 1 ? first : { ...first, events: fresh.flatMap(({ events }) => events) }
}
