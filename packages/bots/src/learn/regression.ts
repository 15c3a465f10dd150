/** Sums for a linear regression: they can be gathered in parts and added up. */
export interface Sums {
  readonly size: number
  /** Row by row, the upper triangle only. */
  readonly products: Float64Array
  readonly targets: Float64Array
  samples: number
}

export function emptySums(size: number): Sums {
  return { size, products: new Float64Array(size * size), targets: new Float64Array(size), samples: 0 }
}

/** Adds one sample, given as the columns that are not zero, in ascending order, and their values. */
export function addSample(sums: Sums, columns: readonly number[], values: readonly number[], target: number): void {
  const { size, products, targets } = sums
  for (let a = 0; a < columns.length; a++) {
    const row = columns[a] as number
    const value = values[a] as number
    targets[row] = (targets[row] as number) + value * target
    for (let b = a; b < columns.length; b++) {
      const at = row * size + (columns[b] as number)
      products[at] = (products[at] as number) + value * (values[b] as number)
    }
  }
  sums.samples++
}

export function addSums(into: Sums, more: Sums): void {
  for (let at = 0; at < into.products.length; at++)
    into.products[at] = (into.products[at] as number) + (more.products[at] as number)
  for (let at = 0; at < into.size; at++) into.targets[at] = (into.targets[at] as number) + (more.targets[at] as number)
  into.samples += more.samples
}

/** The weights that fit best; `pull` holds each of them back towards what is known already, the more the fewer samples speak. */
export function solve(sums: Sums, known: readonly number[], pull: number | ((column: number) => number)): number[] {
  const pullOf = typeof pull === 'number' ? () => pull : pull
  const { size, products, targets } = sums
  const matrix: Float64Array[] = []
  const right = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    const line = new Float64Array(size)
    for (let column = 0; column < size; column++) {
      line[column] = products[Math.min(row, column) * size + Math.max(row, column)] as number
    }
    line[row] = (line[row] as number) + pullOf(row)
    right[row] = (targets[row] as number) + pullOf(row) * (known[row] ?? 0)
    matrix.push(line)
  }
  return cholesky(matrix, right)
}

/** Solves a symmetric positive definite system. */
function cholesky(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const size = right.length
  for (let column = 0; column < size; column++) {
    const top = matrix[column] as Float64Array
    for (let row = column; row < size; row++) {
      const line = matrix[row] as Float64Array
      let sum = line[column] as number
      for (let k = 0; k < column; k++) sum -= (line[k] as number) * (top[k] as number)
      line[column] = row === column ? Math.sqrt(sum) : sum / (top[column] as number)
    }
  }
  const solution = Array.from(right)
  for (let row = 0; row < size; row++) {
    const line = matrix[row] as Float64Array
    for (let k = 0; k < row; k++)
      solution[row] = (solution[row] as number) - (line[k] as number) * (solution[k] as number)
    solution[row] = (solution[row] as number) / (line[row] as number)
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) {
      solution[row] = (solution[row] as number) - ((matrix[k] as Float64Array)[row] as number) * (solution[k] as number)
    }
    solution[row] = (solution[row] as number) / ((matrix[row] as Float64Array)[row] as number)
  }
  return solution
}
