import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import {
  CLASSIC,
  EDITIONS,
  ENGINE_VERSION,
  type GameRecord,
  type GameState,
  newGame,
  RecordError,
  record,
  replay,
  stateHash,
  undoTo,
} from '../../src/index.ts'
import { planFor, playGame } from './randomGame.ts'

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** A state from the middle of a game for three. */
const whole = record(playGame(planFor(1, 'hash')))
const middle = replay({ ...whole, actions: whole.actions.slice(0, Math.floor(whole.actions.length / 2)) })

describe('records of whole games', () => {
  test.each(EDITIONS)(
    'record: twenty %s games for four stay under 20 KB each and replay bit by bit',
    edition => {
      for (let index = 0; index < 20; index++) {
        const state = playGame({ ...planFor(index, `size ${edition}`), players: 4, edition })
        const text = JSON.stringify(record(state))
        expect(Buffer.byteLength(text)).toBeLessThan(20_000)
        const again = replay(JSON.parse(text))
        expect(JSON.stringify(again)).toBe(JSON.stringify(state))
        expect(stateHash(again)).toBe(stateHash(state))
        expect(JSON.stringify(record(again))).toBe(text)
      }
    },
    60_000,
  )

  test('record: every moment of a game has its own, which leads exactly there', () => {
    let moment = 0
    playGame(planFor(5, 'moments'), ({ after }) => {
      if (moment++ % 20 > 0) return
      expect(record(after).actions).toHaveLength(moment)
      expect(replay(throughJson(record(after)))).toStrictEqual(after)
    })
  }, 60_000)

  test('record: options that are left out are off, in the record too', () => {
    const start = newGame({ seed: 'options', players: 2, edition: 'classic' })
    const { options } = record(start)
    expect(options).toEqual({ simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false })
    expect(replay({ ...record(start), options: {} })).toStrictEqual(start)
  })

  test('record: a set of one’s own components goes with it; the edition’s own does not', () => {
    const components = { ...CLASSIC, siesta: [0, 1, 1, 2, 4] }
    const start = newGame({ seed: 'own set', players: 2, edition: 'classic', components })
    expect(replay(throughJson(record(start)))).toStrictEqual(start)
    expect(record(start).components?.siesta).toEqual([0, 1, 1, 2, 4])
    expect(record(middle)).not.toHaveProperty('components')
  })

  test('record: replaying leaves the record as it was', () => {
    const text = JSON.stringify(whole)
    replay(whole)
    undoTo(whole, 0)
    expect(JSON.stringify(whole)).toBe(text)
  })

  test('record: one of another engine version says so, whatever is asked of it', () => {
    for (const engine of [0, ENGINE_VERSION - 1, ENGINE_VERSION + 1, ENGINE_VERSION + 0.5, 1000]) {
      const other = { ...record(middle), engine }
      const said = `made by engine ${engine}, this is engine ${ENGINE_VERSION}`
      for (const read of [replay, (json: GameRecord) => undoTo(json, 0)]) {
        expect(() => read(other)).toThrow(RecordError)
        expect(() => read(other)).toThrow(said)
      }
    }
  })
})

/** The same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, reversed(item)])
      .reverse(),
  )
}

/** Every copy of the value with one leaf changed. */
function* changed(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 1
  else if (typeof value === 'string') yield `${value}x`
  else if (typeof value === 'boolean') yield !value
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const other of changed(item)) yield value.map((one, at) => (at === index ? other : one))
    yield [...value, 0]
    if (value.length > 0) yield value.slice(0, -1)
  } else
    for (const [key, item] of Object.entries(value as object))
      for (const other of changed(item)) yield { ...(value as object), [key]: other }
}

describe('hash of a state', () => {
  const hash = stateHash(middle)
  const { table, secrets } = middle

  test('hash: 128 bits in hexadecimal, the same each time and through JSON', () => {
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect(stateHash(middle)).toBe(hash)
    expect(stateHash(throughJson(middle))).toBe(hash)
  })

  test('hash: one silver, one card in the pile or one step of the generator makes a difference', () => {
    const [first, ...farms] = table.farms
    const richer = { ...table, farms: [{ ...first!, silver: first!.silver + 1 }, ...farms] }
    const [low, next, ...pile] = secrets.pile
    const [word, ...words] = secrets.random
    const others = [
      { table: richer, secrets },
      { table, secrets: { ...secrets, pile: [next!, low!, ...pile] } },
      { table, secrets: { ...secrets, random: [word! ^ 1, ...words] } },
    ].map(stateHash)
    expect(new Set([hash, ...others]).size).toBe(4)
  })

  test('hash: every single field makes a difference, and a different one', () => {
    const { history: _, ...hashed } = secrets
    const hashes = new Set([hash])
    let count = 1
    for (const other of changed({ table, secrets: hashed })) {
      hashes.add(stateHash(other as GameState))
      count++
    }
    expect(count).toBeGreaterThan(300)
    expect(hashes.size).toBe(count)
  }, 60_000)

  test('hash: values are told apart by kind and by place', () => {
    const seeds = ['1', '01', '', '[]', '{}', 'null', '"', '\\', ',', '\u0000', 'ü', 'u\u0308', '💧']
    const hashes = seeds.map(seed => stateHash({ table, secrets: { ...secrets, seed } }))
    expect(new Set(hashes).size).toBe(seeds.length)
    const hands = [
      [[1, 2], [3]],
      [[1], [2, 3]],
      [[1, 2, 3], []],
      [[12], [3]],
      [[2, 1], [3]],
    ]
    expect(new Set(hands.map(one => stateHash({ table, secrets: { ...secrets, hands: one } }))).size).toBe(5)
  })

  test('hash: neither the order of keys nor the way that led there counts', () => {
    expect(stateHash(reversed(middle) as GameState)).toBe(hash)
    for (const history of ['', '0 endTurn\n', `${secrets.history}another way\n`])
      expect(stateHash({ table, secrets: { ...secrets, history } })).toBe(hash)
  })

  test('hash: two ways to the same position have the same hash', () => {
    const start = newGame({ seed: 'ways', players: 2, edition: 'classic', options: { simultaneousFarm: true } })
    const ends = [
      ['0 endTurn', '1 spend silver'],
      ['1 spend silver', '0 endTurn'],
    ].map(actions => replay({ ...record(start), actions }))
    expect(ends[0]!.secrets.history).not.toEqual(ends[1]!.secrets.history)
    expect(stateHash(ends[0]!)).toBe(stateHash(ends[1]!))
  })

  test('hash: needs nothing but the language: no Node, no browser, no clock, no chance from outside', () => {
    const built = buildSync({
      entryPoints: [join(import.meta.dirname, '../../src/record.ts')],
      bundle: true,
      write: false,
      platform: 'neutral',
      format: 'iife',
      globalName: 'engine',
    })
    const bare = createContext({})
    for (const name of ['process', 'Buffer', 'crypto', 'TextEncoder', 'window', 'performance', 'setTimeout'])
      expect(runInContext(`typeof ${name}`, bare)).toBe('undefined')
    runInContext('for (const name of ["Date", "Intl", "console", "WebAssembly"]) delete globalThis[name]', bare)
    runInContext('Math.random = () => { throw new Error("chance from outside") }', bare)
    runInContext(built.outputFiles[0]!.text, bare)
    const far = runInContext(`engine.stateHash(engine.replay(${JSON.stringify(record(middle))}))`, bare)
    expect(far).toBe(hash)
  })
})
