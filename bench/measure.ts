/** Runs all cases in turn, round after round, so that a slow moment of the machine hits them alike. Every round is kept. */
export function interleaved<K extends string>(cases: Record<K, () => number>, rounds: number): Record<K, number[]> {
  const names = Object.keys(cases) as K[]
  const seen = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<K, number[]>
  for (const name of names) cases[name]() // warm-up
  for (let round = 0; round < rounds; round++) for (const name of names) seen[name].push(cases[name]())
  return seen
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of what the rounds say one by one: neighbours in time are compared with each other. */
export function ratio(values: readonly number[], peers: readonly number[]): number {
  return median(values.map((value, round) => value / (peers[round] ?? Number.NaN)))
}

/** How often a second, over at least `seconds`. `work` tells how many things it did. */
export function rate(work: () => number, seconds: number): number {
  const began = performance.now()
  let done = 0
  let spent = 0
  while (spent < seconds) {
    done += work()
    spent = (performance.now() - began) / 1000
  }
  return done / spent
}
