import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type GameRecord, replay, result, stateHash } from '../../src/index.ts'

interface Recorded {
  readonly about: string
  readonly record: GameRecord
  readonly points: readonly number[]
  readonly winners: readonly number[]
  readonly hash: string
}

const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.json'))

describe('recorded games end as they did', () => {
  test.each(files)('%s', file => {
    const recorded: Recorded = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
    const state = replay(recorded.record)
    expect(state.table.farms.map(farm => farm.points)).toEqual(recorded.points)
    expect(result(state)?.winners).toEqual(recorded.winners)
    expect(stateHash(state)).toBe(recorded.hash)
  })

  test('there are some', () => {
    expect(files.length).toBeGreaterThanOrEqual(4)
  })
})
