import type { GameRecord } from '@la-granja/engine'

/** Tells what a game has become from what it was under the same name: played on, or taken back and played otherwise. */
export function markOf({ seed, actions }: GameRecord): string {
  return `${seed} ${actions.length} ${fold(actions.join('\n'))}`
}

/** FNV-1a, for there is nobody here to deceive. */
function fold(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
