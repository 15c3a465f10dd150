import { describe, expect, test } from 'vitest'
import {
  ACTION_TYPES,
  type GameState,
  GOODS,
  legalActions,
  newGame,
  parseAction,
  play,
  type Refusal,
  refusal,
  type Seat,
  SIDES,
  view,
  waitingFor,
} from '../../src/index.ts'
import { deepFreeze, numberOf, scenario } from '../scenario.ts'

const start = deepFreeze(newGame({ seed: 'bad input', players: 2, edition: 'classic' }))
const [turn] = waitingFor(start)
const other = turn === 0 ? 1 : 0

/** Plays anything on a frozen state; the state must be as before. */
function tried(state: GameState, action: unknown): ReturnType<typeof play> {
  const before = JSON.stringify(state)
  const played = play(deepFreeze(state), action)
  expect(JSON.stringify(state)).toBe(before)
  return played
}

function refused(action: unknown, state = start): Refusal {
  const played = tried(state, action)
  if (!('refusal' in played)) throw new Error(`accepted: ${JSON.stringify(action)}`)
  return played.refusal
}

const malformed = (field: string) => ({ rule: 'input', why: 'malformed', field })
const fromJson = (text: string): unknown => JSON.parse(text)
const buy = { type: 'buy', seat: turn, good: 'olive' }

describe('input: who', () => {
  test('input: a seat that is not in this game', () => {
    expect(refused({ type: 'endTurn', seat: 3 })).toEqual({ rule: 'input', why: 'noSuchSeat', have: 2 })
  })

  test.each([
    -1,
    4,
    0.5,
    Number.NaN,
    Infinity,
    -0.1,
    '0',
    null,
    undefined,
    true,
    [0],
    {},
    '__proto__',
    'constructor',
    'toString',
    'length',
  ])('input: a seat that is no seat at all: %j', seat => {
    expect(refused({ type: 'endTurn', seat })).toEqual(malformed('seat'))
  })

  test('R4 a player whose turn it is not', () => {
    expect(refused({ type: 'endTurn', seat: other })).toEqual({ rule: 'R4', why: 'notYourTurn' })
    expect(legalActions(view(start, other))).toEqual([])
  })

  test('input: a spectator, and a seat that is not there, can do nothing', () => {
    const strange = ['constructor', 'length', -1, 0.5].map(seat => view(start, seat as Seat))
    for (const watcher of [view(start, undefined), view(start, 3), ...strange]) {
      expect(watcher).toMatchObject({ hand: [], donkey: 0, seen: [] })
      expect(legalActions(watcher)).toEqual([])
      expect(refusal(watcher, { type: 'endTurn', seat: turn })).toEqual({ rule: 'input', why: 'spectator' })
    }
  })

  test('input: an action for another seat than one’s own', () => {
    expect(refusal(view(start, turn), { type: 'endTurn', seat: other })).toEqual({ rule: 'input', why: 'notYourSeat' })
    expect(refusal(view(start, other), { type: 'endTurn', seat: turn })).toEqual({ rule: 'input', why: 'notYourSeat' })
  })

  test('§10 nothing is possible after the end', () => {
    const { state } = scenario({ round: 6, step: 'buying' }).do('endTurn', 'endTurn')
    for (const seat of [0, 1])
      expect(refused({ type: 'endTurn', seat }, state)).toEqual({ rule: '10', why: 'gameOver' })
  })
})

describe('input: what', () => {
  test.each(
    [
      null,
      undefined,
      0,
      -1,
      1.5,
      Number.NaN,
      '',
      'endTurn',
      '0 endTurn',
      true,
      10n,
      Symbol('endTurn'),
      () => buy,
      [],
      [buy],
      [[['endTurn']]],
      Array.from({ length: 100_000 }, () => buy),
      'x'.repeat(1_000_000),
    ].map(value => [value] as const),
  )('input: what is no action at all (%#)', value => {
    expect(refused(value)).toEqual(malformed('action'))
  })

  test.each([
    {},
    { seat: turn },
    { type: null, seat: turn },
    { type: 7, seat: turn },
    { type: ['endTurn'], seat: turn },
    { type: { type: 'endTurn' }, seat: turn },
    { type: 'EndTurn', seat: turn },
    { type: 'endTurn ', seat: turn },
    { type: 'win', seat: turn },
    { type: '__proto__', seat: turn },
    { type: 'constructor', seat: turn },
    { type: 'toString', seat: turn },
    { type: 'hasOwnProperty', seat: turn },
    { type: 'e'.repeat(1_000_000), seat: turn },
    { action: buy },
    new Map(Object.entries(buy)),
    new Date(0),
  ])('input: an unknown or missing type (%#)', action => {
    expect(refused(action)).toEqual(malformed('type'))
  })

  test.each([
    ['good', { type: 'buy', seat: turn }],
    ['seat', { type: 'buy', good: 'olive' }],
    ['good', { ...buy, good: 'Olive' }],
    ['good', { ...buy, good: ['olive'] }],
    ['good', { ...buy, good: { toString: 'olive' } }],
    ['good', { ...buy, good: 'food' }],
    ['good', { ...buy, good: '__proto__' }],
    ['good', { ...buy, good: 'constructor' }],
    ['good', { ...buy, good: 'toString' }],
    ['good', { ...buy, good: undefined }],
    ['action', { ...buy, amount: 2 }],
    ['action', { ...buy, good: 'olive', from: 'store' }],
    ['action', { type: 'endTurn', seat: turn, seats: [0, 1] }],
    ['from', { type: 'sell', seat: turn, good: 'olive' }],
    ['good', { type: 'sell', seat: turn, from: 'store' }],
    ['space', { type: 'useRoof', seat: turn, space: -1 }],
    ['space', { type: 'useRoof', seat: turn, space: 0.5 }],
    ['space', { type: 'useRoof', seat: turn, space: '0' }],
    ['count', { type: 'buyDeliveries', seat: turn, count: -3 }],
    ['count', { type: 'buyDeliveries', seat: turn, count: 0 }],
    ['count', { type: 'buyDeliveries', seat: turn, count: 1e308 }],
    ['card', { type: 'play', seat: turn, card: 67, side: 'field' }],
    ['side', { type: 'play', seat: turn, card: 1, side: 'left' }],
    ['hex', { type: 'placeStall', seat: turn, hex: Infinity }],
    ['place', { type: 'takeBackDelivery', seat: turn, place: '__proto__', symbol: 0 }],
    ['gain', { type: 'forgo', seat: turn, gain: Array.from({ length: 100_000 }, () => 0) }],
    ['card', { type: 'discard', seat: turn, card: '9'.repeat(1_000_000) }],
  ])('input: what is missing, extra or impossible is named: %s (%#)', (field, action) => {
    expect(refused(action)).toEqual(malformed(field))
  })

  test('input: keys that reach for the prototype do not help', () => {
    expect(refused(fromJson(`{"__proto__": {"type": "endTurn", "seat": ${turn}}}`))).toEqual(malformed('type'))
    expect(refused(fromJson(`{"type": "buy", "seat": ${turn}, "__proto__": {"good": "olive"}}`))).toEqual(
      malformed('good'),
    )
    expect(refused(fromJson(`{"type": "endTurn", "seat": ${turn}, "__proto__": 1}`))).toEqual(malformed('action'))
    expect(refused(fromJson(`{"type": "endTurn", "seat": ${turn}, "constructor": {}}`))).toEqual(malformed('action'))
    expect(refused(Object.create({ type: 'endTurn', seat: turn }))).toEqual(malformed('type'))
    expect(Object.hasOwn(Object.prototype, 'good')).toBe(false)
  })

  test('input: an object without a prototype is judged by its fields like any other', () => {
    const bare = (fields: object): unknown => Object.assign(Object.create(null), fields)
    expect(refused(bare({}))).toEqual(malformed('type'))
    expect(refused(bare({ type: 'buy', seat: turn }))).toEqual(malformed('good'))
    expect(tried(start, bare({ type: 'endTurn', seat: turn }))).toHaveProperty('state')
  })

  test('input: fields that cannot even be read are refused, not passed on as an error', () => {
    const trap = (): never => {
      throw new Error('trap')
    }
    const trapped = Object.defineProperty({ seat: turn }, 'type', { enumerable: true, get: trap })
    expect(refused(trapped)).toMatchObject({ why: 'malformed' })
    expect(refused(new Proxy({}, { getOwnPropertyDescriptor: trap, get: trap, ownKeys: trap }))).toMatchObject({
      why: 'malformed',
    })
  })

  test('input: a bare type with its seat is refused, unless it needs nothing more and is possible now', () => {
    const accepted = ACTION_TYPES.filter(type => 'state' in tried(start, { type, seat: turn }))
    expect(accepted).toEqual(['endTurn'])
  })

  test.each([
    '',
    ' ',
    '0',
    '0 ',
    '0 endTurn 1',
    '00 endTurn',
    '0 buy',
    '0 buy olive ',
    '9 endTurn',
    '0 __proto__',
    '-1 endTurn',
    '0 constructor',
    '0 buy __proto__',
    '0.0 endTurn',
    '0 useRoof 01',
    '0 useRoof 1e0',
    ' '.repeat(100_000),
  ])('input: a line that is no action (%#)', line => {
    expect(parseAction(line)).toBeUndefined()
  })
})

describe('input: what is not there', () => {
  test('§6.1 a card that is not in one’s hand', () => {
    const game = scenario({ farms: [{ hand: ['chef'] }, { hand: ['baker'] }] })
    for (const side of SIDES)
      expect(game.refused(`play ${numberOf('baker')} ${side}`)).toEqual({ rule: '6.1', why: 'notInHand' })
    const sorting = scenario({
      step: 'drawing',
      farms: [{ hand: ['chef', 'porter', 'turner', 'joiner'] }, { hand: ['baker'] }],
    })
    expect(sorting.refused(`discard ${numberOf('baker')}`)).toEqual({ rule: '6.1', why: 'notInHand' })
  })

  test('input: goods, roofs, helpers and barrows that one does not have', () => {
    const game = scenario({ step: 'delivering', farms: [{ donkey: 4 }, { helpers: ['baker'], barrows: ['chef'] }] })
    for (const good of GOODS) expect(game.refused(`deliver ${good} store deli 0`).why).toBe('goodNotThere')
    expect(game.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'noSuchRoof' })
    expect(game.refused(`use ${numberOf('baker')} 0`)).toEqual({ rule: 'card:baker', why: 'notYours' })
    expect(game.refused('spend silver').why).toBe('noCommodity')
  })
})
