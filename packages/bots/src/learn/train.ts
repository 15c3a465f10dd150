import type { Weights } from '../evaluate.ts'
import { addSums, emptySums, type Sums, solve } from './regression.ts'
import { COLUMNS, columnsFrom, weightsFrom } from './samples.ts'

/** How strongly weights keep to what they were, counted in samples. */
const PULL = 30

/** The next generation's weights from what this one's games have shown. Parts are added in order, so the sum is always the same. */
export function learnFrom(weights: Weights, parts: readonly Sums[]): Weights {
  const sums = emptySums(COLUMNS)
  for (const part of parts) addSums(sums, part)
  return weightsFrom(solve(sums, columnsFrom(weights), PULL))
}
