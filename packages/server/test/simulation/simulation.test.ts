import { describe, expect, it } from 'vitest'
import { simulate } from './simulate.ts'

const LIVES = 20

describe('servers, a store and people in trouble', () => {
  // Many more of them in `npm run soak:server`.
  it('twenty lives without a lost, doubled or denied command, and every game ends', async () => {
    const sum = { crashes: 0, connections: 0, carriedOut: 0 }
    for (let number = 0; number < LIVES; number++) {
      const lived = await simulate(`life ${number}`).catch(error => {
        throw new Error(`life ${number}: ${error instanceof Error ? error.message : error}`, { cause: error })
      })
      sum.crashes += lived.crashes
      sum.connections += lived.connections
      sum.carriedOut += lived.carriedOut
    }
    expect(sum.crashes).toBeGreaterThan(3 * LIVES)
    expect(sum.connections).toBeGreaterThan(20 * LIVES)
    expect(sum.carriedOut).toBeGreaterThan(100 * LIVES)
  })
})
