import { rightPadded } from './paint.ts'

const BAR = 50

/** Mean, quartiles and a bar for every ten points. */
export function drawDistribution(scores: readonly number[]): string[] {
  const sorted = [...scores].sort((a, b) => a - b)
  const average = sorted.reduce((sum, score) => sum + score, 0) / sorted.length
  const figures = [
    `mean ${average.toFixed(1)}`,
    `median ${quantile(sorted, 0.5)}`,
    `quartiles ${quantile(sorted, 0.25)} and ${quantile(sorted, 0.75)}`,
    `least ${sorted[0]}`,
    `most ${sorted.at(-1)}`,
  ]
  return [`Points: ${figures.join(', ')}`, '', ...histogram(sorted)]
}

/** Between two values of the sorted list it is interpolated. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? 0
  return Math.round(10 * (low + (high - low) * (at - Math.floor(at)))) / 10
}

function histogram(sorted: readonly number[]): string[] {
  const tens = sorted.map(score => Math.floor(score / 10))
  const first = tens[0] ?? 0
  const counts = Array.from({ length: (tens.at(-1) ?? 0) - first + 1 }, (_, index) => {
    return tens.filter(ten => ten === first + index).length
  })
  const highest = Math.max(...counts)
  return counts.map((count, index) => {
    const low = 10 * (first + index)
    const bar = '█'.repeat(Math.ceil((BAR * count) / highest))
    return `${rightPadded(`${low} to ${low + 9}`, 12)}  ${bar} ${count}`
  })
}
