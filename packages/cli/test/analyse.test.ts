import { makeBot, playMatch } from '@la-granja/bots'
import { type GameRecord, record } from '@la-granja/engine'
import { describe, expect, it, vi } from 'vitest'
import { type, widest } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const players = [{ bot: makeBot('novice') }, { bot: makeBot('farmer') }]
const GAME: GameRecord = record(playMatch({ seed: 'told', players: 2, edition: 'classic' }, players).state)
const files = () => new Map([['a.json', JSON.stringify(GAME)]])

describe('analyse', () => {
  it('tells the turning points of a seat in the words of the game, and how long it took', async () => {
    const { code, output, moments } = await type('analyse a.json --seat 0 --iterations 10 --names Rosa,Pep', {
      files: files(),
    })
    expect(code).toBe(0)
    expect(output).toMatch(
      /^Game “told”, 2 players, \d+ actions\.\n\n● Rosa: \d+ turns with a choice; something clearly better was possible in \d+\.\n/,
    )
    expect(output).toContain('· Turning points')
    expect(output).toMatch(/ {2}Round \d, [^,]+, action \d+: win chance \d+ % → \d+ %, points \d+\.\d → \d+\.\d\n/)
    expect(output).toMatch(/\n {4}played {4}\S/)
    expect(output).toMatch(/\n {4}better {4}\S/)
    expect(output).toMatch(/\n {4}because {3}It [a-z]+ /)
    expect(output).toMatch(/\nAnalysed in \d+\.\d s\.\n$/)
    expect(output).not.toMatch(/undefined|\[object/)
    expect(output).not.toContain('Pep:')
    expect(widest(output)).toBeLessThanOrEqual(100)
    expect(moments).toContainEqual(expect.stringMatching(/^█+░+ \d+\/100 · \d+ (s|min) left · Rosa$/))
    expect(moments.at(-1)).toBe('')
  })

  it('without a seat it is about everybody; --json prints one object and nothing else', async () => {
    const { code, output } = await type('analyse a.json --iterations 2 --json', { files: files() })
    expect(code).toBe(0)
    expect(output).toMatch(/^\{.*\}\n$/)
    const { seats, milliseconds } = JSON.parse(output)
    expect(milliseconds).toBeGreaterThan(0)
    expect(seats).toMatchObject([{ seat: 0 }, { seat: 1 }])
    expect(output).not.toContain('"view"')
    for (const { verdicts, graph, table } of seats) {
      expect(graph).toHaveLength(verdicts.length)
      expect(table.at(-1).at).toBe(GAME.actions.length)
      for (const { at, played } of verdicts) expect(played.line[0]).toBe(GAME.actions[at])
    }
  })

  it('stops when the person goes away', async () => {
    let asked = 0
    const stillThere = () => ++asked < 3
    const { code, output } = await type('analyse a.json --iterations 2', { files: files(), stillThere })
    expect({ code, output, asked }).toEqual({ code: 0, output: '', asked: 3 })
  })

  it.each([
    ['analyse', 'analyse needs one file'],
    ['analyse a.json b.json', 'analyse needs one file'],
    ['analyse nowhere.json', 'nowhere.json cannot be read'],
    ['analyse a.json --seat 2', '--seat must be a whole number from 0 to 1'],
    ['analyse a.json --iterations 0', '--iterations must be'],
    ['analyse b.json', 'cannot be replayed'],
  ])('granja %s is refused with a reason', async (args, message) => {
    const { code, complaints, output } = await type(args, { files: files().set('b.json', '{}') })
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(complaints).toContain(message)
  })

  it('is in the help', async () => {
    expect((await type('help')).output).toContain('granja analyse FILE')
  })
})
