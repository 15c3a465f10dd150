import { describe, expect, test } from 'vitest'
import {
  ENGINE_VERSION,
  type GameRecord,
  type NewGame,
  newGame,
  RecordError,
  record,
  replay,
  stateHash,
} from '../../src/index.ts'
import { deepFreeze } from '../scenario.ts'
import { planFor, playGame } from './randomGame.ts'

const state = playGame(planFor(0, 'bad record'))
const whole = deepFreeze(record(state))
const middle = Math.floor(whole.actions.length / 2)

function failure(json: unknown): RecordError {
  try {
    replay(json as GameRecord)
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('the record replays')
}

/** The record with some of its actions replaced. */
function edited(at: number, gone: number, ...actions: readonly unknown[]): unknown {
  return { ...whole, actions: [...whole.actions.slice(0, at), ...actions, ...whole.actions.slice(at + gone)] }
}

/** Lists in lists: nothing that could be written out. */
function deep(levels: number): unknown {
  let value: unknown = []
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

describe('records', () => {
  test('record: untouched it replays to the same state, and says who it is', () => {
    expect(stateHash(replay(whole))).toBe(stateHash(state))
    expect(whole).toMatchObject({ engine: ENGINE_VERSION, seed: planFor(0, 'bad record').seed, players: 2 })
  })

  test('record: cut off between two actions it is the game up to there', () => {
    const half = replay(edited(middle, Number.POSITIVE_INFINITY) as GameRecord)
    expect(record(half).actions).toEqual(whole.actions.slice(0, middle))
    expect(half.table.over).toBe(false)
    expect(replay({ ...whole, actions: [] })).toStrictEqual(
      newGame({ seed: whole.seed, players: whole.players, edition: whole.edition, options: whole.options }),
    )
  })

  test('record: cut off inside an action it fails there', () => {
    const [line] = whole.actions.slice(middle)
    const error = failure(edited(middle, Number.POSITIVE_INFINITY, line!.slice(0, 3)))
    expect(error).toMatchObject({ name: 'RecordError', at: middle })
    expect(error.message).toContain(`action ${middle} `)
    expect(error.message).toContain(JSON.stringify(line!.slice(0, 3)))
  })

  test('record: a hole in the list is no action, and is named with its number', () => {
    const actions = [...whole.actions]
    delete actions[middle]
    expect(failure({ ...whole, actions })).toMatchObject({ at: middle })
  })

  test('record: an illegal action in the middle is named with its number, its text and the reason', () => {
    const error = failure(edited(middle, 0, '3 endTurn'))
    expect(error.at).toBe(middle)
    expect(error.message).toBe(`action ${middle} (3 endTurn) is not possible: noSuchSeat, rule input`)
    const early = failure(edited(0, 0, '0 placeStall 1', '1 placeStall 1'))
    expect(early.at).toBe(0)
    expect(early.message).toMatch(
      /^action 0 \(0 placeStall 1\) is not possible: (notNow, rule 6\.1|notYourTurn, rule R4)$/,
    )
  })

  test('record: an action after the end is refused by §10', () => {
    const error = failure({ ...whole, actions: [...whole.actions, '0 endTurn'] })
    expect(error.at).toBe(whole.actions.length)
    expect(error.message).toContain('gameOver, rule 10')
  })

  test('record: a missing or doubled action is found at the place where the game can no longer go on', () => {
    const donkey = whole.actions.findIndex(line => line.includes('chooseDonkey'))
    const error = failure(edited(donkey, 0, whole.actions[donkey]))
    expect(error.at).toBe(donkey + 1)
    expect(failure(edited(donkey, 1)).at).toBeGreaterThanOrEqual(donkey)
  })

  test.each(
    [
      null,
      7,
      {},
      [],
      ['0 endTurn'],
      '',
      'endTurn',
      '0 win',
      '0 __proto__',
      '9 endTurn',
      { type: 'endTurn', seat: 0 },
      'x'.repeat(100_000),
      deep(100_000),
    ].map(line => [line] as const),
  )('record: an entry that is no action line (%#) is named with its number', line => {
    const error = failure(edited(3, 1, line))
    expect(error.at).toBe(3)
    expect(error.message).toContain('action 3 ')
  })

  test.each([null, undefined, 3, 'record', true])('record: what is no record at all: %j', json => {
    expect(failure(json)).toMatchObject({ message: 'not a record', at: -1 })
  })

  test.each(['engine', 'seed', 'players', 'edition', 'options', 'actions'])(
    'record: without %s it fails by name',
    field => {
      const { [field as keyof GameRecord]: _, ...rest } = whole
      expect(failure(rest)).toMatchObject({ at: -1, message: expect.stringContaining(`${field}:`) })
    },
  )

  test('record: one of another engine names both versions', () => {
    const error = failure({ ...whole, engine: ENGINE_VERSION + 1 })
    expect(error.at).toBe(-1)
    expect(error.message).toContain(`engine ${ENGINE_VERSION + 1}`)
    expect(error.message).toContain(`engine ${ENGINE_VERSION}`)
  })

  test.each([
    ['engine', '1'],
    ['engine', { toString: 1 }],
    ['seed', 12],
    ['seed', ['a']],
    ['players', 0],
    ['players', 5],
    ['players', 2.5],
    ['players', '2'],
    ['players', { toString: 1 }],
    ['edition', 'x'],
    ['edition', '__proto__'],
    ['options', null],
    ['options', []],
    ['options', 'simultaneousFarm'],
    ['options', { simultaneousFarm: 'yes' }],
    ['components', 3],
    ['components', {}],
    ['actions', 'endTurn'],
    ['actions', { 0: '0 endTurn', length: 1 }],
    ['actions', null],
  ])('record: a wrong value fails by name: %s %j', (field, value) => {
    expect(failure({ ...whole, [field]: value })).toMatchObject({ at: -1, message: expect.stringContaining(field) })
  })

  test('record: with another seed or player count the actions no longer fit, and the first that does not is named', () => {
    for (const change of [{ seed: `${whole.seed}!` }, { players: 4 as const }]) {
      const error = failure({ ...whole, ...change })
      expect(error.at).toBeGreaterThanOrEqual(0)
      expect(error.message).toContain(`action ${error.at} (${whole.actions[error.at]}) is not possible: `)
    }
  })
})

describe('§4 new games', () => {
  const good = { seed: 'a', players: 2, edition: 'classic' }

  test.each([
    ['players', 0],
    ['players', 5],
    ['players', -2],
    ['players', 2.5],
    ['players', Number.NaN],
    ['players', '2'],
    ['players', null],
    ['players', undefined],
    ['players', [2]],
    ['players', { toString: 1 }],
    ['edition', 'x'],
    ['edition', ''],
    ['edition', '__proto__'],
    ['edition', 'toString'],
    ['edition', undefined],
    ['edition', ['classic']],
    ['seed', 7],
    ['seed', null],
    ['seed', undefined],
    ['seed', { toString: () => 'a' }],
    ['options', null],
    ['options', []],
    ['options', 'simultaneousFarm'],
    ['components', {}],
  ])('§4 a game that cannot be set up throws a RangeError that names the option: %s %j', (field, value) => {
    let thrown: unknown
    try {
      newGame({ ...good, [field]: value } as unknown as NewGame)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(RangeError)
    expect((thrown as RangeError).message).toContain(`${field}:`)
  })

  test.each([2, 3, 4] as const)('§4 %i players are fine, and so is an empty or a long seed', players => {
    for (const seed of ['', 'ü💧', 's'.repeat(10_000)])
      expect(newGame({ seed, players, edition: 'classic' }).table.farms).toHaveLength(players)
  })
})
