import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Delta, deltaText, patched } from '../src/delta.ts'

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const delta = (before: unknown, after: unknown): Delta | undefined => {
  const text = deltaText(before, after)
  return text === undefined ? undefined : (JSON.parse(text) as Delta)
}
// Names of fields are ours: none of them is special.
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter(value => !JSON.stringify(value).includes('__proto__'))
  .map(overTheWire)

describe('what changed from one value to another', () => {
  it('put together again is the other value', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(patched(before, delta(before, after))).toEqual(after)
      }),
      { numRuns: 2000, seed: 11, examples: [[{ valueOf: 0 }, {}]] },
    )
  })

  it('is nothing for values that are alike', () => {
    fc.assert(
      fc.property(json, value => {
        expect(delta(value, overTheWire(value))).toBeUndefined()
      }),
    )
  })

  it('changes neither of them', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = overTheWire({ before, after })
        patched(before, delta(before, after))
        expect({ before, after }).toEqual(kept)
      }),
    )
  })

  it('names only what differs', () => {
    const before = {
      farms: [
        { silver: 1, goods: ['olive'] },
        { silver: 2, goods: [] },
      ],
      round: 1,
    }
    const after = {
      farms: [
        { silver: 4, goods: ['olive'] },
        { silver: 2, goods: ['pig'] },
      ],
      round: 1,
    }
    expect(delta(before, after)).toEqual({
      in: {
        farms: {
          in: {
            0: { in: { silver: { set: 4 } } },
            1: { in: { goods: { in: { 0: { set: 'pig' } }, length: 1 } } },
          },
        },
      },
    })
  })

  it('does not look into what is shared', () => {
    const shared = new Proxy({}, { ownKeys: () => expect.unreachable('it looked') })
    expect(delta({ shared, a: 1 }, { shared, a: 2 })).toEqual({ in: { a: { set: 2 } } })
  })
})
