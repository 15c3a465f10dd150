import { BOT_NAMES } from '@la-granja/bots'
import { describe, expect, it, vi } from 'vitest'
import { summary } from '../src/commands/simulate.ts'
import { type, widest } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('what is typed after granja', () => {
  it.each(['help', '--help', '-h', 'help nonsense', 'help components'])('granja %s shows the commands', async args => {
    const { code, output } = await type(args)
    expect(code).toBe(0)
    for (const word of ['play', 'simulate', 'replay', 'arena', 'ladder', 'balance', 'train'])
      expect(output).toContain(`granja ${word}`.replace('granja play', 'granja [play]'))
    for (const word of [
      '--hidden-scores',
      '--load',
      '--against',
      '--iterations',
      '--generations',
      'NO_COLOR',
      ...BOT_NAMES,
    ])
      expect(output).toContain(word)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it.each(['help arena', 'arena --help', 'arena -h'])(
    'granja %s shows what an arena can be told, and no more',
    async args => {
      const { code, output } = await type(args)
      expect(code).toBe(0)
      expect(output).toMatch(/^Options of arena\n( {2}.+\n)+$/)
    },
  )

  it('granja help train shows both kinds of training', async () => {
    expect((await type('help train')).output).toMatch(
      /^Options of train\n( {2}.+\n)+\nOptions of train helpers\n( {2}.+\n)+$/,
    )
  })

  it.each([
    ['dance', 'there is no command “dance”'],
    ['constructor', 'there is no command “constructor”'],
    ['--players 5', '--players must be a whole number from 1 to 4, not “5”'],
    ['--players two', 'not “two”'],
    ['--players 2 --seat 2', '--seat must be a whole number from 0 to 1'],
    ['--names A,B,C,D --players 3', '4 names for 3 players'],
    ['--names Maximiliana-Josefa', 'longer than'],
    ['--names Eva,Eva', 'same name'],
    ['--sead x', "Unknown option '--sead'"],
    ['--seed', '--seed'],
    ['play now', '“now” is not an option'],
    ['simulate --games 0', '--games must be'],
    ['simulate 5', '“5” is not an option'],
    ['replay', 'replay needs one file'],
    ['replay a b', 'replay needs one file'],
    ['--load nowhere.json', 'nowhere.json cannot be read'],
  ])('granja %s is refused with a reason', async (args, message) => {
    const { code, complaints, output } = await type(args)
    expect(code).toBe(2)
    expect(complaints).toContain(message)
    expect(output).toBe('')
  })

  it('--load does not go with options that the saved game fixes', async () => {
    const { files } = await type('--players 2 --seed x', { lines: ['save a.json'] })
    const { complaints } = await type('--load a.json --players 3', { files })
    expect(complaints).toContain('--players cannot be changed in a saved game')
  })

  it('a game without a seed gets a fresh one and names it', async () => {
    expect((await type('--auto --players 2')).output).toContain('game “fresh”')
  })
})

describe('simulate', () => {
  it('gives mean points and where they come from', async () => {
    const { code, output } = await type('simulate --games 4 --players 2 --seed s')
    expect(code).toBe(0)
    expect(output).toContain('4 games of 2 random players, seed “s”')
    expect(output).toMatch(/Points +\d+\.\d\d +\d+\.\d\d +\d+ +\d+/)
    expect(output).toMatch(/· Start +1\.00 +0\.00 +1 +1/)
    expect(output).toMatch(/· Stalls +\d/)
  })

  it('is the same for the same seed', async () => {
    const once = async () => (await type('simulate --games 3 --players 3 --seed again')).output
    expect(await once()).toBe(await once())
  })

  it('counts rightly', () => {
    const bySource = { stalls: 4 } as never
    const standing = (seat: 0 | 1, points: number) => ({ seat, rank: seat + 1, points, silver: 0, bySource })
    const outcome = { result: { ranking: [standing(0, 12), standing(1, 8)], winners: [0 as const] }, turns: 300 }
    const lines = summary([outcome]).split('\n')
    expect(lines.find(line => line.startsWith('Points'))).toMatch(/10\.00 +2\.00 +8 +12$/)
    expect(lines.find(line => line.startsWith('Winner'))).toMatch(/12\.00 +0\.00 +12 +12$/)
    expect(lines.find(line => line.startsWith('Actions'))).toMatch(/300\.00/)
  })
})

describe('replay', () => {
  const longGame = async () => {
    const { files } = await type('--players 2 --seed told', {
      lines: Array.from({ length: 3000 }, (_, turn) =>
        turn % 40 === 39 ? 'save a.json' : String(1 + ((turn * 7) % 5)),
      ),
    })
    return files
  }

  it('tells an unfinished game as anybody at the table could', async () => {
    const { files } = await type('--players 2 --seed told', { lines: ['1', '1', 'spend silver', 'save a.json'] })
    const { code, output } = await type('replay a.json --names Rosa,Pep', { files })
    expect(code).toBe(0)
    expect(output).toMatch(/^Game “told”, 2 players, \d+ actions\.\n/)
    expect(output).toMatch(/Rosa played/)
    expect(output).toContain('The game is not over; it is in round 1.')
    expect(output).not.toMatch(/drew [A-Z]/)
  })

  it('tells a game up to any round without a hole', async () => {
    const { code, output } = await type('replay a.json', { files: await longGame() })
    expect(code).toBe(0)
    expect(output).toContain('· Round 5')
    expect(output).not.toMatch(/undefined|\[object/)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it.each([
    ['not json', 'not a saved game: it is not JSON'],
    ['{}', 'cannot be replayed: engine'],
    ['null', 'cannot be replayed: not a record'],
  ])('a file with %j is refused with a reason', async (text, message) => {
    const { code, complaints } = await type('replay a.json', { files: new Map([['a.json', text]]) })
    expect(code).toBe(2)
    expect(complaints).toContain(message)
  })

  it('a wrong action is named with its number', async () => {
    const { files } = await type('--players 2 --seed told', { lines: ['save a.json'] })
    const record = JSON.parse(files.get('a.json')!)
    files.set('a.json', JSON.stringify({ ...record, actions: ['0 takeDie 3'] }))
    expect((await type('replay a.json', { files })).complaints).toMatch(/action 0 \(0 takeDie 3\) is not possible/)
  })
})
