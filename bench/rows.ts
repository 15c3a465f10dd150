export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly peer?: string
  readonly ratio?: number
}

export function print(rows: readonly Row[], json: boolean): void {
  for (const row of rows) {
    const value = row.value >= 100 ? Math.round(row.value).toLocaleString('en') : row.value.toFixed(2)
    const against = row.ratio === undefined ? '' : `${row.ratio.toFixed(1)}x ${row.peer}`
    console.log(
      json ? JSON.stringify(row) : `${row.name.padEnd(34)}${value.padStart(10)} ${row.unit.padEnd(12)} ${against}`,
    )
  }
}
