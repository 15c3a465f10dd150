import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTION_TYPES,
  type Action,
  EDITIONS,
  formatAction,
  type GameRecord,
  type GameState,
  legalActions,
  parseAction,
  play,
  RecordError,
  record,
  replay,
  SHAPES,
  view,
} from '../../src/index.ts'
import { deepFreeze } from '../scenario.ts'
import { planFor, playGame } from './randomGame.ts'

/** States from all over four games, frozen, with what the seat to act can do. */
const moments: { state: GameState; text: string; legal: readonly Action[] }[] = []
for (const index of [0, 1, 2, 3]) {
  let count = 0
  playGame(planFor(index, 'bad input'), ({ state, legal }) => {
    if (count++ % 23 === 0) moments.push({ state: deepFreeze(state), text: JSON.stringify(state), legal })
  })
}
const anyMoment = fc.constantFrom(...moments)

/** Play never throws; what is not in the legal list is refused with a reason; the frozen state stays as it was. */
function judge({ state, text, legal }: (typeof moments)[number], action: unknown): void {
  const played = play(state, action)
  expect(JSON.stringify(state)).toBe(text)
  if (!('refusal' in played)) {
    expect(legal.map(formatAction)).toContain(formatAction(action as Action))
    return
  }
  expect(played.refusal.rule).not.toBe('')
  expect(played.refusal.why).not.toBe('')
}

/** Words and numbers that actions are made of, and their neighbours. */
const words = [...ACTION_TYPES, ...ACTION_TYPES.flatMap(type => Object.values(SHAPES[type]).flat())]
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...words),
  fc.constantFrom<unknown>('__proto__', 'constructor', 'toString', 'valueOf', '', null, undefined, true, [], {}),
  fc.integer({ min: -3, max: 100 }),
  fc.double(),
  fc.jsonValue(),
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
)

const anyField = fc.oneof(
  fc.constantFrom('type', 'seat', 'good', 'from', 'card', 'side', 'space', 'offer', 'row', 'building', 'hex', 'steps'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'extra'),
)

/** A legal action with one or two fields lost, changed or added. */
const nearMiss = fc
  .tuple(
    anyMoment,
    fc.nat(),
    fc.array(fc.tuple(fc.constantFrom('lose', 'change', 'own'), fc.nat(), anyField, anyValue), {
      minLength: 1,
      maxLength: 2,
    }),
  )
  .map(([moment, index, changes]) => {
    const action: Record<string, unknown> = { ...moment.legal[index % moment.legal.length] }
    for (const [change, which, field, value] of changes) {
      const keys = Object.keys(action)
      const own = keys[which % Math.max(1, keys.length)] ?? field
      if (change === 'lose') delete action[own]
      else
        Object.defineProperty(action, change === 'own' ? own : field, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        })
    }
    return { moment, action }
  })

describe('input: anything at all', () => {
  test('input: any JSON value is refused as malformed or judged by the rules', () => {
    fc.assert(
      fc.property(anyMoment, fc.jsonValue(), (moment, value) => judge(moment, value)),
      { numRuns: 1500, seed: 1 },
    )
  })

  test('input: any value, also such as no JSON can hold', () => {
    fc.assert(
      fc.property(anyMoment, anyValue, (moment, value) => judge(moment, value)),
      { numRuns: 1500, seed: 2 },
    )
  })

  test('input: a legal action with something lost, changed or added is refused, unless it is another legal one', () => {
    fc.assert(
      fc.property(nearMiss, ({ moment, action }) => judge(moment, action)),
      { numRuns: 4000, seed: 3 },
    )
  })

  test('input: any well-formed action at any time, by any seat', () => {
    const wellFormed = fc.constantFrom(...ACTION_TYPES).chain(type => {
      const fields = Object.entries(SHAPES[type]).map(
        ([field, values]) => [field, fc.constantFrom<unknown>(...values)] as const,
      )
      return fc.record({ type: fc.constant(type), seat: fc.constantFrom(0, 1, 2, 3), ...Object.fromEntries(fields) })
    })
    fc.assert(
      fc.property(anyMoment, wellFormed, (moment, action) => {
        const played = play(moment.state, action)
        const legal = legalActions(view(moment.state, action.seat as 0 | 1 | 2 | 3)).map(formatAction)
        expect('refusal' in played).toBe(!legal.includes(formatAction(action as unknown as Action)))
        expect(JSON.stringify(moment.state)).toBe(moment.text)
      }),
      { numRuns: 3000, seed: 4 },
    )
  })

  test('input: any text is an action line or nothing', () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom(...words.map(String)), fc.string()), { maxLength: 6 })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map(list => list.join(' ')),
        ),
        line => {
          const action = parseAction(line)
          if (action !== undefined) expect(formatAction(action)).toBe(line)
        },
      ),
      { numRuns: 3000, seed: 5 },
    )
  })

  test('record: with anything in it changed it replays to a game or fails with a RecordError', () => {
    const whole = record(moments[4]!.state)
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...EDITIONS, ...ACTION_TYPES, 1, 2, 3, 4))
    const line = fc.oneof(fc.constantFrom(...whole.actions), value)
    const edited = fc.oneof(
      fc
        .tuple(fc.constantFrom(...Object.keys(whole)), value)
        .map(([field, changed]) => ({ ...whole, [field]: changed })),
      fc.tuple(fc.nat(whole.actions.length), fc.nat(3), fc.array(line)).map(([at, gone, list]) => {
        const actions: unknown[] = [...whole.actions]
        actions.splice(at, gone, ...list)
        return { ...whole, actions }
      }),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(edited, json => {
        try {
          expect(replay(json as GameRecord).table.farms.length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError)
        }
      }),
      { numRuns: 400, seed: 6 },
    )
  })
})
