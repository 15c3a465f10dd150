import { stateHash } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { load, save } from '../src/game/game.ts'
import { fileName, readGame } from '../src/start/files.ts'
import { playedGame } from './playedGame.ts'

const game = playedGame({ seed: 'files', until: ({ steps }) => steps.length > 60 })
const saved = save(game, 5)
const names = (players: number) => ['You', 'Ana', 'Ben', 'Carla'].slice(0, players)
const read = (value: unknown) =>
  readGame(new File([typeof value === 'string' ? value : JSON.stringify(value)], 'game.json'), names)

describe('a game from a file', () => {
  it('is the game that was saved, under a name of its own', async () => {
    const found = await read(saved)
    if (!('saved' in found)) throw new Error(found.wrong)
    expect(found.saved.id).not.toBe(saved.id)
    expect(found.saved).toMatchObject({ sitters: saved.sitters, names: saved.names, begun: 1 })
    expect(stateHash(load(found.saved).state)).toBe(stateHash(game.state))
  })

  it('two readings never get the same name', async () => {
    const [one, other] = await Promise.all([read(saved), read(saved)])
    expect('saved' in one && 'saved' in other && one.saved.id !== other.saved.id).toBe(true)
  })

  it('a bare record seats one person against Farmers', async () => {
    const found = await read(saved.record)
    expect(found).toMatchObject({ saved: { sitters: ['person', 'farmer'], names: ['You', 'Ana'] } })
  })

  it.each([
    ['no JSON', 'once upon a time', 'noJson'],
    ['an empty file', '', 'noJson'],
    ['null', 'null', 'noGame'],
    ['a number', '7', 'noGame'],
    ['a list', '[]', 'noGame'],
    ['another program’s file', { some: 'thing' }, 'noGame'],
    ['actions that are no list', { ...saved, record: { ...saved.record, actions: 'all' } }, 'noGame'],
    ['too few seats', { ...saved, sitters: ['person'] }, 'noSeats'],
    ['somebody unknown at the table', { ...saved, sitters: ['person', 'cat'] }, 'noSeats'],
    ['names that are no words', { ...saved, names: [1, 2] }, 'noSeats'],
    ['an unknown action', { ...saved, record: { ...saved.record, actions: ['0 dance'] } }, 'notPlayable'],
    [
      'actions in a wrong order',
      { ...saved, record: { ...saved.record, actions: [...saved.record.actions].reverse() } },
      'notPlayable',
    ],
    ['seven players', { ...saved, record: { ...saved.record, players: 7 } }, 'notPlayable'],
    ['an unknown edition', { ...saved, record: { ...saved.record, edition: 'gold' } }, 'notPlayable'],
    ['actions that are no words', { ...saved, record: { ...saved.record, actions: [null, {}] } }, 'notPlayable'],
  ])('%s is refused', async (_, value, wrong) => {
    const found = await read(value)
    expect(found).toMatchObject({ wrong })
    if (wrong === 'notPlayable') expect((found as { reason: string }).reason).not.toBe('')
  })

  it('a file as large as a film is not even read', async () => {
    expect(await read(' '.repeat(5_000_001))).toEqual({ wrong: 'tooBig' })
  })
})

describe('the name of a file', () => {
  const day = (date: string) => Date.parse(`${date}T12:00:00Z`)

  it('has the day on which the game was begun', () => {
    const begun = { ...saved, id: 'abcdefghijk', begun: day('2031-05-17'), played: day('2031-06-01') }
    expect(fileName(begun)).toBe('la-granja-2031-05-17-abcdefgh.json')
  })

  it('has the day on which an online game is saved, for nobody tells when it was begun', () => {
    expect(fileName({ ...saved, begun: 0, played: day('2031-06-01') })).toContain('-2031-06-01-')
  })

  it('has some day even if the game is damaged', () => {
    expect(fileName({ ...saved, begun: 'once', played: undefined } as never)).toContain('-1970-01-01-')
  })
})

describe('a game from the shelf', () => {
  it('is refused when nobody knows who sits there', () => {
    expect(() => load({ ...saved, names: ['You'] })).toThrow('who sits there')
    expect(() => load({ ...saved, sitters: undefined as never })).toThrow('who sits there')
  })
})
