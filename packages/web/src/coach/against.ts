import type { Seat } from '@la-granja/engine'
import type { Sitter } from '../game/game.ts'

/** Computers keep their strength; people who sat there are replaced. */
export function against(sitters: readonly Sitter[], seat: Seat): readonly Sitter[] {
  return sitters.map((sitter, other) => (other === seat ? 'person' : sitter === 'person' ? 'farmer' : sitter))
}
