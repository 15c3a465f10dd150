import { newGame } from '@la-granja/engine'
import { uiIn } from '@la-granja/text'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begin } from '../src/game/game.ts'
import { invitationFor, lastSetup, namesFor, newSeed, rememberSetup, type Setup } from '../src/start/setup.ts'

const words = uiIn('en').table.start
const seat = (sitter: Setup['seats'][number]['sitter'], name = '') => ({ sitter, name })
const mixed: Setup = {
  players: 3,
  seats: [seat('person'), seat('person', '  Rui '), seat('novice'), seat('steward', 'Old Joan')],
  edition: 'deluxe',
  options: { hiddenScores: true },
}

describe('the setup of a new game', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is that of the last game', () => {
    rememberSetup(mixed)
    expect(lastSetup()).toEqual(mixed)
  })

  it('is four seats against Farmers at first', () => {
    expect(lastSetup()).toMatchObject({ players: 4, edition: 'classic', options: {} })
    expect(lastSetup().seats.map(({ sitter }) => sitter)).toEqual(['person', 'farmer', 'farmer', 'farmer'])
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['no seats', JSON.stringify({ ...mixed, seats: [] })],
    ['null for a seat', JSON.stringify({ ...mixed, seats: [null, null, null, null] })],
    ['somebody unknown', JSON.stringify({ ...mixed, seats: mixed.seats.map(one => ({ ...one, sitter: 'cat' })) })],
    ['five players', JSON.stringify({ ...mixed, players: 5 })],
    ['an edition that is gone', JSON.stringify({ ...mixed, edition: 'gold' })],
    ['no options', JSON.stringify({ ...mixed, options: null })],
    ['hints that are neither on nor off', JSON.stringify({ ...mixed, hints: 'some' })],
  ])('with %s on the shelf it is the usual one', (_, value) => {
    kept.set('la-granja-setup', value)
    expect(lastSetup().players).toBe(4)
    expect(lastSetup().edition).toBe('classic')
    expect(lastSetup().options).toEqual({})
  })

  it('works where nothing can be kept', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    expect(() => rememberSetup(mixed)).not.toThrow()
    expect(lastSetup().players).toBe(4)
  })
})

describe('names', () => {
  it('one person is You, several go by number, computers have first names', () => {
    expect(namesFor(mixed, words)).toEqual(['Player 1', 'Rui', 'Ana'])
    const alone = { ...mixed, seats: [seat('novice'), seat('person'), seat('novice'), seat('novice')] }
    expect(namesFor(alone, words)).toEqual(['Ana', 'You', 'Ben'])
  })
})

describe('the invitation', () => {
  it('has as many seats as players, and begins a game', () => {
    const { game, sitters, names } = invitationFor(mixed, 'a seed', words)
    expect(game).toEqual({ seed: 'a seed', players: 3, edition: 'deluxe', options: { hiddenScores: true } })
    expect(sitters).toEqual(['person', 'person', 'novice'])
    expect(names).toHaveLength(3)
    expect(newGame(game).table.players).toBe(3)
  })

  it('has hints where they are wished', () => {
    const hinted = (setup: Setup) => begin(invitationFor(setup, 'a seed', words), 'game', 0).hints
    expect([mixed, { ...mixed, hints: false }, { ...mixed, hints: true }].map(hinted)).toEqual([
      undefined,
      undefined,
      true,
    ])
  })

  it('deals anew when no seed is wished', () => {
    const seeds = new Set(Array.from({ length: 20 }, () => invitationFor(mixed, '', words).game.seed))
    expect(seeds.size).toBe(20)
    expect(newSeed()).toMatch(/^[0-9a-z]+$/)
  })
})
