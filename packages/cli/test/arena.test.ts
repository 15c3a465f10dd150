import { BOT_NAMES } from '@la-granja/bots'
import { describe, expect, it, vi } from 'vitest'
import { type Contest, contest } from '../src/commands/contest.ts'
import { quantile } from '../src/draw/distribution.ts'
import { drawProgress, drawTime } from '../src/draw/progress.ts'
import { inline, type, typed, widest } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** The outcome that `--json` prints. */
async function outcome(args: string, setting?: Parameters<typeof type>[1]) {
  const { code, output, complaints } = await type(`arena ${args} --json`, setting)
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' })
  expect(output).toMatch(/^\{.*\}\n$/)
  return JSON.parse(output) as {
    bots: { name: string; games: number; winRate: number; ci95: [number, number]; points: number }[]
    scores?: number[]
  }
}

describe('arena', () => {
  it('--json prints one object and nothing else', async () => {
    const { bots, ...more } = await outcome('--bots farmer,random --players 4 --games 4 --seed s')
    expect(more).toEqual({})
    expect(bots.map(({ name, games }) => [name, games])).toEqual([
      ['farmer', 4],
      ['random', 12],
    ])
    for (const bot of bots) {
      expect(Object.keys(bot)).toEqual(['name', 'games', 'winRate', 'ci95', 'points', 'msPerDecision'])
      expect(bot.ci95[0]).toBeLessThanOrEqual(bot.winRate)
      expect(bot.ci95[1]).toBeGreaterThanOrEqual(bot.winRate)
    }
    expect(bots.reduce((wins, { games, winRate }) => wins + games * winRate, 0)).toBeCloseTo(4)
    expect(bots[0]!.points).toBeGreaterThan(bots[1]!.points)
  })

  it('without it there is a table, and on a terminal one sees how far it is', async () => {
    const { output, moments } = await type('arena --bots farmer,random --games 4 --seed s')
    expect(output).toMatch(/^4 games of 2 players, classic edition, seed “s”\n/)
    expect(output).toMatch(/farmer +4 +\d+\.\d % +\d+\.\d – \d+\.\d % +\d+\.\d\d +25\.00\n/)
    expect(output).toMatch(/random +4 /)
    expect(output).toContain('Equal players would win 50.0 % each.')
    expect(widest(output)).toBeLessThanOrEqual(100)
    expect(moments).toContainEqual(
      expect.stringMatching(/^█+░+ [123]\/4 · \d+ (s|min) left · farmer \d+ % · random \d+ %$/),
    )
    expect(moments.at(-1)).toBe('')
  })

  it('the edition changes the games', async () => {
    const args = '--bots random --players 3 --games 6 --seed e'
    expect(await outcome(`${args} --edition deluxe`)).not.toEqual(await outcome(args))
  })

  it('seats rotate, and each full rotation plays the same deal', async () => {
    let played: Contest | undefined
    const entrants = [{ name: 'novice' }, { name: 'random' }, { name: 'random' }] as const
    await typed(async world => {
      played = await contest({ entrants, edition: 'classic', seed: 'turns' }, 6, world)
    })
    const places = played!.games.map(game => game.findIndex(({ name }) => name === 'novice'))
    expect(places).toEqual([0, 2, 1, 0, 2, 1])
  })

  it('the outcome is the same for any number of threads, whoever is ready first', async () => {
    const args = '--bots random --games 9 --seed w'
    const last: (() => void)[] = []
    // The first part has to wait for the last one.
    const work: Parameters<typeof type>[1] = {
      workers: 1,
      async work(order) {
        const answer = inline(order, () => 0)
        if (order.do === 'games' && order.to < 9) await new Promise<void>(done => last.push(done))
        else for (const done of last.reverse()) done()
        return answer
      },
    }
    const late = await outcome(args, work)
    const one = await outcome(args, { workers: 1, work: order => inline(order, () => 0) })
    const many = await outcome(args, { workers: 8, work: order => inline(order, () => 0) })
    expect(new Set(one.scores).size).toBeGreaterThan(3)
    expect(late).toEqual(one)
    expect(many).toEqual(one)
  })

  it('bots that count their steps play alike every time', async () => {
    const args = '--bots steward,random --games 2 --iterations 1 --seed i'
    const once = await outcome(args)
    expect(await outcome(args)).toEqual(once)
    expect(once.bots.map(({ games }) => games)).toEqual([2, 2])
  })

  it('--ms is for all that think, name@ms for one of them; namesakes with different times are told apart', async () => {
    const { output } = await type('arena --bots steward@25,steward --ms 150 --games 2 --seed ms')
    const slowness = (name: string) => Number(new RegExp(`^${name} +2 .* ([\\d.]+)$`, 'm').exec(output)?.[1])
    // With 25 ms it looks at the clock no more than four times.
    expect(slowness('steward@25')).toBeLessThanOrEqual(75)
    expect(slowness('steward@150')).toBeGreaterThan(75)
  })

  it.each([
    ['', 'arena needs bots'],
    ['--bots farmer,wizard', `there is no bot “wizard”; there are ${BOT_NAMES.join(', ')}`],
    ['--bots farmer,', 'there is no bot “”'],
    ['--bots constructor', 'there is no bot “constructor”'],
    ['--bots random,random,random --players 2', '--bots names 3 bots; --players is 2'],
    ['--bots random,random,random,random,random', '--bots names 5 bots; four can play'],
    ['--bots random --players 5', '--players must be a whole number from 1 to 4'],
    ['--bots random --games 0', '--games must be a whole number from 1'],
    ['--bots random --games many', 'not “many”'],
    ['--bots random --edition gold', '--edition must be classic or deluxe'],
    ['--bots steward@0', 'after @ stand milliseconds'],
    ['--bots steward@1.5', 'after @ stand milliseconds'],
    ['--bots steward@1@2', 'after @ stand milliseconds'],
    ['--bots steward --ms 0', '--ms must be'],
    ['--bots steward --iterations -1', "Option '--iterations' argument is ambiguous. See granja help.\n"],
    ['--bots steward --iterations 5 --ms 5', 'do not go together'],
    ['--bots random now', '“now” is not an option'],
  ])('granja arena %s is refused with a reason', async (args, message) => {
    const { code, complaints, output } = await type(`arena ${args}`)
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(complaints).toContain(message)
  })

  it('an order that fails ends the command with exit code 1 and says which one it was', async () => {
    const { code, output, complaints } = await type('arena --bots random --players 2 --games 3 --seed f', {
      workers: 3,
      work: order =>
        inline(order.do === 'games' && order.from === 1 ? { ...order, arena: {} as never } : order, () => 0),
    })
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(complaints).toMatch(/^granja: the order “games” \(seed “.*”, game 1\) failed: .+\n$/)
  })
})

describe('arena for one', () => {
  it('shows how the points are spread', async () => {
    const { output } = await type('arena --bots random --games 12 --seed solo')
    expect(output).toMatch(/^12 games alone/)
    expect(output).toMatch(/Points: mean [\d.]+, median [\d.]+, quartiles [\d.]+ and [\d.]+, least -?\d+, most \d+/)
    expect(output).not.toContain('win rate')
    const bars = [...output.matchAll(/^ +-?\d+ to -?\d+ {2}█* (\d+)$/gm)].map(([, count]) => Number(count))
    expect(bars.reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it('--json has the points of each game', async () => {
    const { bots, scores } = await outcome('--bots random --games 5 --seed solo')
    expect(scores).toHaveLength(5)
    expect(scores!.reduce((sum, points) => sum + points, 0) / 5).toBeCloseTo(bots[0]!.points)
  })

  it('quartiles lie between two values', () => {
    expect([0, 0.25, 0.5, 1].map(share => quantile([10, 20, 30, 50], share))).toEqual([10, 17.5, 25, 50])
    expect(quantile([7], 0.75)).toBe(7)
  })
})

describe('how far it is', () => {
  it('is drawn on one line that can be wiped out', () => {
    const progress = { finished: 5, games: 20, milliseconds: 60_000, beside: '' }
    expect(drawProgress(progress)).toBe('█████░░░░░░░░░░░░░░░ 5/20 · 3 min left')
    expect(drawProgress({ ...progress, beside: 'x'.repeat(200) })).toHaveLength(79)
    expect([900, 59_000, 3_540_000, 7_500_000].map(drawTime)).toEqual(['1 s', '59 s', '59 min', '2 h 5 min'])
  })
})
